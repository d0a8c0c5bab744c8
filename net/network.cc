#include "net/network.h"

#include <algorithm>
#include <cstring>

#include "net/encoding.h"
#include "net/relative.h"
#include "net/sums.h"

namespace dr {
namespace {

constexpr char kMagic[8] = {'d', 'r', 'n', 'e', 't', '0', '0', '1'};
constexpr int kShift = 20;  // of the factors that bring sums to the next layer's unit
constexpr int kUnit = 128;  // of an activation
constexpr int kCeiling = 15 * kUnit;
constexpr int kKeyUnit = 1 << 14;  // of the sum of query and key
constexpr int kMixUnit = 1 << 20;  // of the weighed sum of what is mixed
constexpr int kMostQuery = 8191;   // so that no sum overflows
constexpr int kMostWide = 1024;    // of a layer
constexpr int kMostWidth = 128;    // of a key
constexpr int kMostRows = 256;     // that a sum of 16 bits holds

std::int32_t scaled(std::int32_t sum, std::int32_t factor) {
  return static_cast<std::int32_t>((std::int64_t{sum} * factor + (1 << (kShift - 1))) >> kShift);
}
std::int16_t rectified(std::int32_t x) {
  return static_cast<std::int16_t>(std::clamp(x, 0, kCeiling));
}

// Reads numbers off the bytes of a file.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  bool ok() const { return ok_; }
  bool at_end() const { return ok_ && bytes_.empty(); }

  template <class T>
  T one() {
    T value{};
    take(&value, sizeof value);
    return value;
  }
  template <class T>
  std::vector<T> many(std::size_t n) {
    if (n * sizeof(T) > bytes_.size()) ok_ = false;
    std::vector<T> values(ok_ ? n : 0);
    take(values.data(), values.size() * sizeof(T));
    return values;
  }
  std::vector<std::int16_t> widened(std::size_t n) {
    const auto bytes = many<std::int8_t>(n);
    return {bytes.begin(), bytes.end()};
  }

 private:
  void take(void* out, std::size_t n) {
    if (n > bytes_.size()) ok_ = false;
    if (!ok_) return;
    if (n) std::memcpy(out, bytes_.data(), n);
    bytes_.remove_prefix(n);
  }

  std::string_view bytes_;
  bool ok_ = true;
};

}  // namespace

// What a position comes to, before any choice is looked at.
struct Network::Looked {
  alignas(64) std::int16_t last[kMostWide];
  alignas(64) std::int16_t query[kMostWidth];
  alignas(64) std::int16_t mix[kMostWidth];
};

std::unique_ptr<Network> Network::read(std::string_view bytes, std::string& problem) {
  Reader in(bytes);
  char magic[8];
  for (char& c : magic) c = in.one<char>();
  if (!in.ok() || std::memcmp(magic, kMagic, sizeof magic) != 0) {
    problem = "these bytes are no network";
    return nullptr;
  }
  const auto version = in.one<std::int32_t>(), facts = in.one<std::int32_t>(),
             marks = in.one<std::int32_t>();
  if (version != kEncodingVersion || facts != kFacts || marks != kMarks) {
    problem =
        "the network was made for another encoding; train it again, or take the one that comes "
        "with this program";
    return nullptr;
  }
  const auto layers = in.one<std::int32_t>();
  std::vector<int> wide;
  for (int i = 0; i < std::clamp(layers, 0, 8); ++i) wide.push_back(in.one<std::int32_t>());
  const auto width = in.one<std::int32_t>();
  const auto sensible = [](int n) { return n > 0 && n <= kMostWide; };
  if (!in.ok() || wide.empty() || !std::all_of(wide.begin(), wide.end(), sensible) ||
      !sensible(width) || width > kMostWidth) {
    problem = "the sizes of the network make no sense";
    return nullptr;
  }
  auto net = std::make_unique<Network>();
  const auto size = [](int n) { return static_cast<std::size_t>(n); };
  const auto layer = [&](int from, int to) {
    Layer l{from, to, in.widened(size(from) * size(to)), {}, {}};
    l.bias = in.many<std::int32_t>(size(to));
    l.scale = in.many<std::int32_t>(size(to));
    return l;
  };
  net->first_ = wide[0];
  net->width_ = width;
  net->facts_ = in.many<std::int8_t>(size(kFacts) * size(wide[0]));
  net->first_bias_ = in.many<std::int32_t>(size(wide[0]));
  net->first_scale_ = in.many<std::int32_t>(size(wide[0]));
  for (std::size_t i = 1; i < wide.size(); ++i) net->hidden_.push_back(layer(wide[i - 1], wide[i]));
  net->query_ = layer(wide.back(), width);
  net->mix_ = layer(wide.back(), width);
  net->win_ = layer(wide.back(), kMaxFigures);
  net->marks_ = in.many<std::int8_t>(size(kMarks) * size(2 * width));
  net->own_scale_ = in.many<std::int32_t>(size(width));
  net->weigh_ = in.many<std::int16_t>(size(width));
  if (!in.at_end()) {
    problem = "the network is cut short, or has something behind it";
    return nullptr;
  }
  return net;
}

void Network::look(const std::uint16_t* facts, int n, Looked& out) const {
  alignas(64) std::int16_t sum[kMostWide];
  alignas(64) std::int16_t next[kMostWide];
  std::int32_t whole[kMostWide];
  std::copy(first_bias_.begin(), first_bias_.end(), whole);
  for (int at = 0; at < n; at += kMostRows) {
    std::fill_n(sum, first_, std::int16_t{0});
    add_rows(facts_.data(), first_, facts + at, std::min(kMostRows, n - at), sum);
    for (int j = 0; j < first_; ++j) whole[j] += sum[j];
  }
  for (int j = 0; j < first_; ++j)
    out.last[j] = rectified(scaled(whole[j], first_scale_[static_cast<std::size_t>(j)]));
  const auto through = [&](const Layer& l, auto&& put) {
    for (int o = 0; o < l.out; ++o) {
      const auto i = static_cast<std::size_t>(o);
      const std::int16_t* weight = l.weight.data() + i * static_cast<std::size_t>(l.in);
      put(o, scaled(l.bias[i] + dot(weight, out.last, l.in), l.scale[i]));
    }
  };
  for (const Layer& l : hidden_) {
    through(l, [&](int o, std::int32_t x) { next[o] = rectified(x); });
    std::copy_n(next, l.out, out.last);
  }
  const auto bounded = [](std::int32_t x) {
    return static_cast<std::int16_t>(std::clamp(x, -kMostQuery, kMostQuery));
  };
  through(query_, [&](int o, std::int32_t x) { out.query[o] = bounded(x); });
  through(mix_, [&](int o, std::int32_t x) { out.mix[o] = bounded(x); });
}

std::int32_t Network::score(const Looked& looked, const std::uint16_t* marks, int n) const {
  alignas(64) std::int16_t sum[2 * kMostWidth];
  alignas(64) std::int16_t mixed[kMostWidth];
  std::fill_n(sum, 2 * width_, std::int16_t{0});
  add_rows(marks_.data(), 2 * width_, marks, n, sum);
  const std::int16_t* own = sum + width_;
  for (int j = 0; j < width_; ++j)
    mixed[j] = rectified(looked.mix[j] + scaled(own[j], own_scale_[static_cast<std::size_t>(j)]));
  return dot(looked.query, sum, width_) / (kKeyUnit / kLogitUnit) +
         dot(weigh_.data(), mixed, width_) / (kMixUnit / kLogitUnit);
}

void Network::judge(const Catalog& catalog, const Sight& sight, LikeSet likes, const Choices& legal,
                    Judgement& out) const {
  std::uint16_t numbers[kMostFacts];
  Looked looked;
  look(numbers, encode_position(catalog, sight, likes, numbers), looked);
  const ChoiceEncoder encoder(catalog, sight);
  for (int i = 0; i < legal.n; ++i)
    out.logit[i] = score(looked, numbers, encoder.encode(legal[i], numbers));
  say_win(sight.pub, sight.seat, looked, out.win);
}

void Network::foresee(const Catalog& catalog, const Sight& sight, LikeSet likes,
                      std::int32_t* win) const {
  std::uint16_t numbers[kMostFacts];
  Looked looked;
  look(numbers, encode_position(catalog, sight, likes, numbers), looked);
  say_win(sight.pub, sight.seat, looked, win);
}

void Network::say_win(const Public& pub, Seat seat_that_looks, const Looked& looked,
                      std::int32_t* win) const {
  const Around around(pub, seat_that_looks);
  for (int s = 0; s < kMaxFigures; ++s) {
    const auto seat = static_cast<Seat>(s);
    if (!around.plays(seat)) continue;
    const auto i = static_cast<std::size_t>(around.seat(seat));
    const std::int16_t* weight = win_.weight.data() + i * static_cast<std::size_t>(win_.in);
    win[s] = scaled(win_.bias[i] + dot(weight, looked.last, win_.in), win_.scale[i]);
  }
}

std::size_t Network::bytes() const {
  std::size_t sum = sizeof *this + facts_.size() + marks_.size();
  for (const auto* numbers : {&first_bias_, &first_scale_, &own_scale_}) sum += 4 * numbers->size();
  for (const Layer& l : hidden_) sum += 2 * l.weight.size() + 4 * (l.bias.size() + l.scale.size());
  for (const Layer* l : {&query_, &mix_, &win_})
    sum += 2 * l->weight.size() + 4 * (l->bias.size() + l->scale.size());
  return sum + 2 * weigh_.size();
}

}  // namespace dr
