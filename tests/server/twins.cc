#include "tests/server/twins.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "replay/deal.h"
#include "tests/support/property.h"

namespace dr {
namespace {

constexpr int kSteps = 12;
constexpr std::size_t kSides[] = {0, 1};

std::vector<Event> seen_by(const Events& events, Seat viewer) {
  std::vector<Event> out;
  std::copy_if(events.list, events.list + events.n, std::back_inserter(out),
               [&](const Event& event) { return sees(event, viewer); });
  // Who else sees it is not told.
  for (Event& event : out) event.audience = 0;
  return out;
}

bool same_events(const Events& a, const Events& b, Seat viewer) {
  const auto first = seen_by(a, viewer), second = seen_by(b, viewer);
  return std::equal(
      first.begin(), first.end(), second.begin(), second.end(),
      [](const Event& x, const Event& y) { return std::memcmp(&x, &y, sizeof x) == 0; });
}

// The place where two messages part.
std::string parting(const std::string& a, const std::string& b) {
  const auto at = static_cast<std::size_t>(
      std::mismatch(a.begin(), a.begin() + static_cast<long>(std::min(a.size(), b.size())),
                    b.begin())
          .first -
      a.begin());
  const std::size_t from = at > 60 ? at - 60 : 0;
  return "..." + a.substr(from, 120) + "...\n..." + b.substr(from, 120) + "...";
}

// An answer without when things happened, which also orders lists.
std::string without_time(const std::string& body) {
  json::object o = parse_object(body).value_or(json::object{});
  o.erase("updated");
  for (auto& [key, value] : o) {
    if (!value.is_array()) continue;
    std::vector<std::string> rows;
    for (json::value& row : value.get_array()) {
      if (row.is_object()) row.get_object().erase("updated");
      rows.push_back(json::serialize(row));
    }
    std::sort(rows.begin(), rows.end());
    value = json::array(rows.begin(), rows.end());
  }
  return json::serialize(o);
}

}  // namespace

Twins::Twins(const asio::any_io_executor& executor, std::array<int, 2> ports,
             const TwinPositions& positions, int n, TwinTally& tally)
    : positions_(positions),
      id_(fmt::format("twin{}", n)),
      tally_(tally),
      rng_{static_cast<std::uint64_t>(n) + 1},
      games_{RecordedGame(*positions.content, positions.state[0], {}),
             RecordedGame(*positions.content, positions.state[1], {})},
      items_(2 + 2 * players()) {
  const std::size_t viewer = positions.viewer == kNone ? kMaxPlayers : positions.viewer;
  for (const std::size_t side : kSides)
    for (std::size_t i = 0; i < players() + 2u; ++i) {
      const std::size_t person = i < players() ? i : i == players() ? viewer : kMaxPlayers;
      Ear ear{Client(executor, {"127.0.0.1", ports[side]}),
              i == players() ? "&words=1" : "",
              {},
              {},
              0};
      ear.client.set_token(fmt::format("{:060x}{:04x}", n + 1, person));
      ears_[side].push_back(std::move(ear));
    }
  if (positions.viewer != kNone) watched_.push_back(positions.viewer);
  watched_.push_back(players());
  watched_.push_back(players() + 1u);
}

Task<> Twins::hear(Ear& ear) {
  const auto text = co_await ear.client.receive();
  if (!text) throw std::runtime_error("the connection ended: " + ear.client.close_reason());
  if (!ear.follow.hear(*text)) throw std::runtime_error("no message: " + *text);
  ear.presences += text->starts_with(R"({"t":"presence")");
  ear.heard.push_back(*text);
}

Task<> Twins::reply(Ear& ear, std::int64_t id) {
  while (ear.follow.replies.empty()) co_await hear(ear);
  if (number_of(ear.follow.replies[0], "id") != id)
    throw std::runtime_error("an answer to something else");
  ear.follow.replies.clear();
}

Task<> Twins::say(std::size_t ear, json::object first, json::object second) {
  ++said_;
  for (const std::size_t side : kSides) {
    json::object& message = side ? second : first;
    message["id"] = said_;
    co_await ears_[side][ear].client.send(json::serialize(message));
  }
  for (const std::size_t side : kSides) co_await reply(ears_[side][ear], said_);
  const auto &a = ears_[0][ear].heard.back(), &b = ears_[1][ear].heard.back();
  if (a.substr(0, 10) != b.substr(0, 10)) throw std::runtime_error(a + " but " + b);
}

Task<> Twins::open(std::size_t ear, std::int64_t since) {
  const std::string where = fmt::format("{}?since={}", id_, since);
  for (const std::size_t side : kSides)
    co_await ears_[side][ear].client.open(where + ears_[side][ear].options);
  const json::object ping{{"t", "ping"}};
  co_await say(ear, ping, ping);
}

// Another of the watched hears that it has gone; only then it comes back.
Task<> Twins::come_and_go(std::size_t ear) {
  co_await compare();
  const std::size_t witness = watched_[0] == ear ? watched_[1] : watched_[0];
  for (const std::size_t side : kSides) {
    Ear& other = ears_[side][witness];
    const int before = other.presences;
    co_await ears_[side][ear].client.close();
    while (other.presences == before) co_await hear(other);
  }
  const std::int64_t last = items_ - 1;
  const std::int64_t since[] = {0, last + 1, rng_.below(static_cast<std::uint32_t>(items_)),
                                1 << 30};
  co_await open(ear, since[rng_.below(4)]);
  ++tally_.returns;
}

Task<> Twins::compare() {
  const json::object ping{{"t", "ping"}};
  for (const std::size_t ear : watched_) {
    co_await say(ear, ping, ping);
    auto &a = ears_[0][ear].heard, &b = ears_[1][ear].heard;
    differ_ = differ_ || a != b;
    EXPECT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
      EXPECT_TRUE(a[i] == b[i]) << parting(a[i], b[i]);
    tally_.messages += static_cast<int>(a.size());
    a.clear();
    b.clear();
    const Seat viewer = ear == players() + 1u ? kNone : positions_.viewer;
    EXPECT_TRUE(look_alike(ears_[0][ear].follow.view, observe(games_[0].state(), viewer)));
  }
}

Task<> Twins::compare_requests(std::size_t ear) {
  const std::string table = "/api/tables/" + id_;
  const std::string paths[] = {"/api/tables", "/api/me/tables", table, table + "/replay"};
  for (const std::string& path : paths) {
    HttpAnswer answers[2];
    for (const std::size_t side : kSides)
      answers[side] = co_await ears_[side][ear].client.request("GET", path);
    EXPECT_EQ(answers[0].status, path.ends_with("replay") ? 400 : 200);
    EXPECT_EQ(answers[0].status, answers[1].status);
    EXPECT_EQ(without_time(answers[0].body), without_time(answers[1].body));
    EXPECT_FALSE(answers[0].json().empty());
    ++tally_.requests;
  }
}

// The viewer asks for something at random.
Task<> Twins::refuse() {
  const Seat seat = positions_.viewer;
  const Choice wild = Choice::from(static_cast<std::uint32_t>(rng_.next()) % (kVerbs << 24));
  const Catalog& catalog = positions_.content->catalog;
  if (seat == kNone || why_not(catalog, observe(games_[0].state(), seat), wild).ok()) co_return;
  const json::object message{{"t", "choose"}, {"n", acts_[seat]}, {"choice", wild.code()}};
  co_await say(seat, message, message);
  ++tally_.refused;
}

// Whether the viewer and spectators can tell the games apart by these choices.
bool Twins::alike(Seat seat, Choice first, Choice second) const {
  const Catalog& catalog = positions_.content->catalog;
  State states[2] = {games_[0].state(), games_[1].state()};
  const auto events = std::make_unique<std::array<Events, 2>>();
  apply(catalog, states[0], seat, first, &(*events)[0]);
  apply(catalog, states[1], seat, second, &(*events)[1]);
  const Seat viewer = positions_.viewer;
  return !states[0].pub.over && !states[1].pub.over &&
         look_alike(observe(states[0], viewer), observe(states[1], viewer)) &&
         same_events((*events)[0], (*events)[1], viewer) &&
         same_events((*events)[0], (*events)[1], kNone);
}

// The viewer does the same in both; others may do what it does not see.
bool Twins::find_choices(Seat seat, Choice& first, Choice& second) {
  Choices options[2];
  for (const std::size_t side : kSides)
    legal(positions_.content->catalog, observe(games_[side].state(), seat), options[side]);
  const auto any = [&](std::size_t side) {
    return options[side][static_cast<int>(rng_.below(static_cast<std::uint32_t>(options[side].n)))];
  };
  for (int attempt = 0; attempt < 40; ++attempt) {
    first = any(0);
    second = seat != positions_.viewer && attempt < 20 ? any(1) : first;
    if (options[1].has(second) && alike(seat, first, second)) return true;
  }
  return false;
}

Task<bool> Twins::choose() {
  const SeatSet asked = to_act(games_[0].state().pub);
  Seat seat = static_cast<Seat>(rng_.below(players()));
  while (!(asked & seat_bit(seat))) seat = static_cast<Seat>((seat + 1) % players());
  Choice first, second;
  if (!find_choices(seat, first, second)) co_return false;
  const std::int64_t n = acts_[seat]++;
  const json::object a{{"t", "choose"}, {"n", n}, {"choice", first.code()}};
  const json::object b{{"t", "choose"}, {"n", n}, {"choice", second.code()}};
  co_await say(seat, a, b);
  games_[0].choose(seat, first);
  games_[1].choose(seat, second);
  standing_.push_back(items_++);
  ++tally_.choices;
  tally_.different += !(first == second);
  co_return true;
}

Task<> Twins::undo() {
  if (standing_.empty()) co_return;
  const Seat seat = games_[0].steps().back().seat;
  if (games_[0].can_undo(seat) != Undo::kYes) co_return;
  const json::object message{{"t", "undo"}};
  co_await say(seat, message, message);
  for (RecordedGame& game : games_) game.undo(seat);
  ++acts_[seat];
  ++items_;
  standing_.pop_back();
  ++tally_.undos;
}

Task<> Twins::rewind() {
  if (standing_.empty()) co_return;
  const std::size_t to = rng_.below(static_cast<std::uint32_t>(standing_.size()));
  const json::object ask{{"t", "rewind"}, {"before", standing_[to]}};
  const json::object yes{{"t", "vote"}, {"yes", true}};
  for (Seat seat = 0; seat < players(); ++seat)
    co_await say(seat, seat ? yes : ask, seat ? yes : ask);
  const Bytes32 secret =
      *parse_bytes(fmt::format("{:060x}{:04x}", std::stoi(id_.substr(4)) + 1, 0));
  for (RecordedGame& game : games_)
    game.rewind(to, rekey_seed(secret, game.next_rekey(), static_cast<std::uint32_t>(to)));
  standing_.resize(to);
  ++items_;
  ++tally_.rewinds;
}

Task<> Twins::play() {
  for (std::size_t ear = 0; ear < ears_[0].size(); ++ear) co_await open(ear, 0);
  co_await compare();
  bool more = true;
  for (int step = 0; step < kSteps && more && !differ_; ++step) {
    if (chance(2)) co_await refuse();
    more = co_await choose();
    if (chance(3)) co_await undo();
    if (chance(12)) co_await rewind();
    if (chance(3))
      co_await come_and_go(watched_[rng_.below(static_cast<std::uint32_t>(watched_.size()))]);
    co_await compare();
  }
  if (differ_) co_return;
  for (const std::size_t ear : watched_) co_await come_and_go(ear);
  co_await compare();
  co_await compare_requests(watched_.front());
  for (const std::size_t side : kSides)
    for (Ear& ear : ears_[side]) co_await ear.client.close();
}

}  // namespace dr
