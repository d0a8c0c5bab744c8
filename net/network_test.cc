// A network of made-up numbers, in the file format, against the same sums done plainly.
#include "net/network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "content/compiler/content.h"
#include "net/encoding.h"
#include "net/relative.h"

namespace dr {
namespace {

constexpr int kWide[] = {5, 3};  // its layers
constexpr int kKey = 4;          // width of a key

// The numbers of a network, as the file holds them.
struct MadeUp {
  struct Sums {
    std::vector<std::int8_t> weight;
    std::vector<std::int32_t> bias, scale;
  };
  std::int32_t version = kEncodingVersion;
  std::vector<std::int8_t> facts, marks;
  std::vector<std::int32_t> first_bias, first_scale, own_scale;
  Sums hidden, query, mix, win;
  std::vector<std::int16_t> weigh;

  explicit MadeUp(std::uint64_t seed) {
    Rng rng{seed};
    const auto fill = [&](auto& list, int n, int most) {
      for (int i = 0; i < n; ++i)
        list.push_back(static_cast<std::decay_t<decltype(list)>::value_type>(
            static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * most + 1))) - most));
    };
    const auto sums = [&](Sums& s, int in, int out) {
      fill(s.weight, in * out, 127);
      fill(s.bias, out, 20000);
      fill(s.scale, out, 1 << 17);
    };
    fill(facts, kFacts * kWide[0], 127);
    fill(first_bias, kWide[0], 1000);
    fill(first_scale, kWide[0], 1 << 20);
    sums(hidden, kWide[0], kWide[1]);
    sums(query, kWide[1], kKey);
    sums(mix, kWide[1], kKey);
    sums(win, kWide[1], kMaxFigures);
    fill(marks, kMarks * 2 * kKey, 127);
    fill(own_scale, kKey, 1 << 20);
    fill(weigh, kKey, 8191);
  }

  std::string file() const {
    std::string out = "drnet001";
    const auto number = [&](std::int32_t n) {
      out.append(reinterpret_cast<const char*>(&n), sizeof n);
    };
    const auto list = [&](const auto& of) {
      out.append(reinterpret_cast<const char*>(of.data()), of.size() * sizeof of[0]);
    };
    const auto sums = [&](const Sums& s) {
      list(s.weight);
      list(s.bias);
      list(s.scale);
    };
    for (const int n : {version, kFacts, kMarks, 2, kWide[0], kWide[1], kKey}) number(n);
    list(facts);
    list(first_bias);
    list(first_scale);
    for (const Sums* s : {&hidden, &query, &mix, &win}) sums(*s);
    list(marks);
    list(own_scale);
    list(weigh);
    return out;
  }
};

// A sum brought to the next unit: times a factor in parts of 2^20, rounded.
std::int64_t in_next_unit(std::int64_t sum, std::int64_t factor) {
  return (sum * factor + (1 << 19)) >> 20;
}
std::int64_t at_least_nothing(std::int64_t x) { return std::clamp<std::int64_t>(x, 0, 15 * 128); }
std::int64_t one_sum(const MadeUp::Sums& s, const std::vector<std::int64_t>& in, std::size_t o) {
  std::int64_t sum = s.bias[o];
  for (std::size_t i = 0; i < in.size(); ++i) sum += s.weight[o * in.size() + i] * in[i];
  return in_next_unit(sum, s.scale[o]);
}

// What the network should think: chances to win by seat counted from the one who looks, and a score.
struct Plainly {
  std::vector<std::int64_t> last, query, mix;

  Plainly(const MadeUp& net, const std::uint16_t* facts, int n) {
    std::vector<std::int64_t> first;
    for (std::size_t j = 0; j < kWide[0]; ++j) {
      std::int64_t sum = net.first_bias[j];
      for (int i = 0; i < n; ++i) sum += net.facts[std::size_t{facts[i]} * kWide[0] + j];
      first.push_back(at_least_nothing(in_next_unit(sum, net.first_scale[j])));
    }
    for (std::size_t o = 0; o < kWide[1]; ++o)
      last.push_back(at_least_nothing(one_sum(net.hidden, first, o)));
    for (std::size_t o = 0; o < kKey; ++o) {
      query.push_back(std::clamp<std::int64_t>(one_sum(net.query, last, o), -8191, 8191));
      mix.push_back(std::clamp<std::int64_t>(one_sum(net.mix, last, o), -8191, 8191));
    }
  }

  std::int64_t score(const MadeUp& net, const std::uint16_t* marks, int n) const {
    std::int64_t by_key = 0, mixed = 0;
    for (std::size_t j = 0; j < kKey; ++j) {
      std::int64_t key = 0, own = 0;
      for (int i = 0; i < n; ++i) {
        key += net.marks[std::size_t{marks[i]} * 2 * kKey + j];
        own += net.marks[std::size_t{marks[i]} * 2 * kKey + kKey + j];
      }
      by_key += query[j] * key;
      mixed += net.weigh[j] * at_least_nothing(mix[j] + in_next_unit(own, net.own_scale[j]));
    }
    return by_key / 16 + mixed / 1024;
  }
};

std::string problem_of(std::string_view bytes) {
  std::string problem;
  EXPECT_EQ(Network::read(bytes, problem), nullptr);
  return problem;
}

TEST(Network, ComesToTheNumbersOfItsFile) {
  for (const std::uint64_t seed : {1, 2, 3}) {
    const MadeUp made(seed);
    std::string problem;
    const auto net = Network::read(made.file(), problem);
    ASSERT_TRUE(net) << problem;
    dr::Setup setup;
    setup.players = static_cast<std::uint8_t>(1 + seed);  // with two, the Man in Black
    const Catalog& catalog = default_content(0).catalog;
    State state = new_game(catalog, setup, seed_from(seed));
    Rng rng{seed};
    Choices choices;
    for (int step = 0; step < 120 && to_act(state.pub); ++step) {
      const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
      const Sight seen = sight(state, seat);
      legal(catalog, seen, choices);
      Judgement judged;
      net->judge(catalog, seen, 1, choices, judged);
      std::uint16_t numbers[kMostFacts];
      const Plainly plain(made, numbers, encode_position(catalog, seen, 1, numbers));
      const ChoiceEncoder encoder(catalog, seen);
      for (int i = 0; i < choices.n; ++i) {
        const int n = encoder.encode(choices[i], numbers);
        ASSERT_EQ(judged.logit[i], plain.score(made, numbers, n)) << "choice " << i;
      }
      const Around around(state.pub, seat);
      for (Seat s = 0; s < kMaxFigures; ++s) {
        if (!around.plays(s)) continue;
        const auto i = static_cast<std::size_t>(around.seat(s));
        ASSERT_EQ(judged.win[s], one_sum(made.win, plain.last, i)) << "seat " << int{s};
      }
      apply(catalog, state, seat,
            choices[static_cast<int>(rng.below(static_cast<std::uint32_t>(choices.n)))]);
    }
  }
}

TEST(Network, RefusesWhatIsNone) {
  const MadeUp made(4);
  const std::string whole = made.file();
  EXPECT_EQ(problem_of(""), "these bytes are no network");
  EXPECT_EQ(problem_of("drnet00"), "these bytes are no network");
  EXPECT_EQ(problem_of("GIF89a a picture of a horse"), "these bytes are no network");
  const std::string cut = "the network is cut short, or has something behind it";
  EXPECT_EQ(problem_of(whole + "x"), cut);
  for (const std::size_t n : {whole.size() - 1, whole.size() / 2, std::size_t{40}})
    EXPECT_EQ(problem_of(whole.substr(0, n)), cut) << n;
  EXPECT_EQ(problem_of(whole.substr(0, 30)), "the sizes of the network make no sense");
  std::string huge = whole;
  huge[24] = huge[25] = huge[26] = 0x7f;  // of its first layer
  EXPECT_EQ(problem_of(huge), "the sizes of the network make no sense");
}

TEST(Network, RefusesAnotherEncoding) {
  MadeUp made(5);
  made.version = kEncodingVersion + 1;
  EXPECT_EQ(problem_of(made.file()).substr(0, 45), "the network was made for another encoding; tr");
}

}  // namespace
}  // namespace dr
