// Fuzzed messages at tables in every state. DARKROCK_MESSAGES says how many; each gets one clean answer,
// no table breaks or forgets anything, and nothing is left in memory when all have gone.
#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <fstream>
#include <map>

#include "replay/test_games.h"
#include "server/account/people.h"
#include "server/admin/admin.h"
#include "server/base/clock.h"
#include "server/bots/bot_pool.h"
#include "server/cluster/member.h"
#include "server/notice/notices.h"
#include "server/ops/metrics.h"
#include "server/ops/settings.h"
#include "server/room/room.h"
#include "server/room/rooms.h"
#include "server/store/store.h"
#include "server/table/archive.h"
#include "server/table/new_table.h"
#include "tests/server/fuzz_listener.h"
#include "tests/server/fuzz_memory.h"
#include "tests/server/fuzz_messages.h"
#include "tests/support/asked_for.h"

namespace dr {
namespace {

constexpr int kUsers = 4;                 // three of them sit
constexpr int kTables = 6;                // at once
constexpr int kPerTable = 600;            // messages until a table is left
constexpr std::size_t kGrowth = 6 << 20;  // bytes that may stay for any reason

std::string user_id(std::uint32_t n) { return "user" + std::to_string(n); }

struct Scene {
  std::string id;
  std::vector<std::shared_ptr<Listener>> people;
  std::vector<std::string> recent;  // what was sent last
  int sent = 0;
};

class Fuzz : public testing::Test {
 protected:
  Fuzz() {
    store_.run([](Sql& sql) {
      for (std::uint32_t i = 0; i < kUsers; ++i) {
        User user;
        user.id = user_id(i);
        user.name = "Player " + std::to_string(i);
        add_user(sql, user);
        claim_name(sql, user.id, user.name, "-");
      }
    });
  }

  ~Fuzz() override {
    bots_.stop();  // nobody speaks to the context when it goes
    store_.run([](Sql&) {});
  }

  static Settings settings(const std::string& folder) {
    Settings s;
    s.database = folder + "/fuzz.db";
    s.bot_delay = s.table_idle = 0;
    s.log_level = LogLevel::kError;
    s.max_tables_per_user = 1 << 30;
    return s;
  }

  template <class Done>
  void pump(const Done& done, const char* what) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(5);
    while (!done() && !HasFatalFailure()) {
      ASSERT_LT(std::chrono::steady_clock::now(), end) << "it does not come: " << what;
      context_.restart();
      context_.run_one_for(std::chrono::milliseconds(20));
    }
  }

  void fuzz(int messages);
  Scene scene(int kind);
  std::string make_table(Sql& sql, int kind);
  void enter(Scene& scene, std::shared_ptr<Listener>& place, const std::string& user);
  void leave(Scene& scene, const std::shared_ptr<Listener>& peer);
  void say(Scene& scene, const std::shared_ptr<Listener>& peer, std::string text);
  void hear(const Scene& scene);
  std::shared_ptr<Listener>& speaker(Scene& scene);
  void end(Scene& scene);
  void check(const Scene& scene);

  QuickFolder folder_;
  const Settings settings_ = settings(folder_.path());
  Metrics metrics_{"test", 1};
  Store store_{settings_.database};
  BotPool bots_{1};
  Notices notices_{settings_, metrics_};
  People people_;
  Member member_{store_, settings_.database};
  KeyedBuckets chat_rate_{1000, 1000};
  Services services_{settings_, store_, bots_, notices_,   metrics_, people_,
                     member_,   {},     false, chat_rate_, now_ms()};
  boost::asio::io_context context_{1};
  Rooms rooms_{services_, {context_.get_executor()}};
  Fuzzer fuzzer_{11};
  std::map<std::string, int> codes_;  // of refusals
  int acks_ = 0, dealt_ = 0;
};

// Open, being played from anywhere, or over; base game and Ante Up.
std::string Fuzz::make_table(Sql& sql, int kind) {
  const int modules = kind % 2 ? kAnteUp | kAlternativePoker : 0;
  if (kind < 2) {
    json::object spec{{"players", 2}, {"public", true}, {"length", "short"}};
    if (modules) spec["modules"] = json::array{"ante-up"};
    const TableSpec parsed = parse_spec(json::parse(json::serialize(spec)));
    const std::string id = new_table(sql, parsed, user_id(0), 1 << 30).id;
    for (std::uint32_t i = 1; i < kUsers; ++i) set_member(sql, id, user_id(i), "spectator", false);
    return id;
  }
  dr::Setup setup;
  setup.players = 3;
  setup.length = Length::kShort;
  setup.modules = static_cast<std::uint8_t>(modules);
  setup.switches = profile_switches(Profile::kIt2023, modules != 0);
  const std::size_t choices = kind < 4 ? fuzzer_.below(250) : 100'000;
  Replay replay =
      random_game(default_content(modules), setup, fuzzer_.below(1000), choices).replay();
  for (std::size_t i = 0; i < 3; ++i) replay.seats[i] = {"human", "Player " + std::to_string(i)};
  const std::string id = import_table(sql, replay, "").id;
  set_member(sql, id, user_id(3), "spectator", false);
  return id;
}

Scene Fuzz::scene(int kind) {
  Scene made;
  store_.run([&](Sql& sql) { made.id = make_table(sql, kind); });
  made.people.resize(kUsers + 1);  // somebody is there twice
  for (std::uint32_t i = 0; i < made.people.size(); ++i)
    enter(made, made.people[i], user_id(i % kUsers));
  return made;
}

void Fuzz::enter(Scene& scene, std::shared_ptr<Listener>& place, const std::string& user) {
  const std::int64_t known = place ? place->follow.index + 1 : 0;
  place = std::make_shared<Listener>(user, fuzzer_.chance(8));
  people_.add(place);
  const std::int64_t since = fuzzer_.chance(4)   ? fuzzer_.below(2000)
                             : fuzzer_.chance(2) ? known
                                                 : 0;
  rooms_.with(scene.id, [&](Room& room) { room.join(place, since, fuzzer_.below(50)); });
  pump([&] { return place->greeted || !place->closed.empty(); }, "a greeting");
  ASSERT_EQ(place->closed, "");
}

void Fuzz::leave(Scene& scene, const std::shared_ptr<Listener>& peer) {
  hear(scene);
  people_.remove(*peer);
  rooms_.with(scene.id, [&](Room& room) { room.leave(peer); });
  for (const std::string& code : peer->refusals) ++codes_[code];
  acks_ += peer->acks;
}

void Fuzz::say(Scene& scene, const std::shared_ptr<Listener>& peer, std::string text) {
  ++peer->asked;
  scene.recent.push_back(peer->user + ": " + text.substr(0, 300));
  if (scene.recent.size() > 8) scene.recent.erase(scene.recent.begin());
  rooms_.with(scene.id, [&](Room& room) { room.receive(peer, std::move(text)); });
}

// Waits for the answers to all that was said.
void Fuzz::hear(const Scene& scene) {
  for (const auto& peer : scene.people) {
    pump([&] { return peer->answers >= peer->asked || !peer->closed.empty(); }, "an answer");
    ASSERT_EQ(peer->answers, peer->asked) << peer->closed << "\n"
                                          << testing::PrintToString(scene.recent);
    ASSERT_EQ(peer->closed, "") << testing::PrintToString(scene.recent);
  }
}

// Ends the game, so that no bot plays on, and leaves.
void Fuzz::end(Scene& scene) {
  const auto& people = scene.people;
  hear(scene);
  const auto sits = [](const auto& peer) { return peer->follow.seat != kNone; };
  const auto over = [&] { return people[0]->follow.status != "playing"; };
  if (std::none_of(people.begin(), people.end(), sits)) pump(over, "the end of a game of bots");
  for (std::size_t n = 0; !over() && !HasFatalFailure(); ++n) {
    const auto& starter = people[n % kUsers];
    say(scene, starter, R"({"t":"vote","yes":false})");
    say(scene, starter, R"({"t":"abandon"})");
    for (const auto& peer : people) say(scene, peer, R"({"t":"vote","yes":true})");
    hear(scene);
  }
  for (const auto& peer : people) leave(scene, peer);
  check(scene);
  scene = {};
}

// Reading the log compares every state with the one it was written for.
void Fuzz::check(const Scene& scene) {
  std::string text;
  int modules = 0;
  store_.run([&](Sql& sql) {
    const TableRecord record = load_record(sql, scene.id);
    EXPECT_NE(record.status(), Status::kPlaying);
    modules = record.spec().setup.modules;
    if (record.game()) text = replay_text(sql, scene.id);
    delete_table(sql, scene.id);
  });
  if (text.empty()) return;
  ++dealt_;
  const ReplayResult read = read_replay(default_content(modules), text, "replay");
  ASSERT_TRUE(read.ok) << to_string(read.errors.front());
  EXPECT_EQ(verify(default_content(modules), read.replay).problem, "");
}

// Anybody, more often who is asked.
std::shared_ptr<Listener>& Fuzz::speaker(Scene& scene) {
  const auto asked = [](const auto& peer) { return peer->follow.is_asked(); };
  const auto found = std::find_if(scene.people.begin(), scene.people.end(), asked);
  if (found != scene.people.end() && fuzzer_.chance(2)) return *found;
  return scene.people[fuzzer_.below(static_cast<std::uint32_t>(scene.people.size()))];
}

void Fuzz::fuzz(int messages) {
  std::vector<Scene> scenes(kTables);
  for (int sent = 0; sent < messages && !HasFatalFailure();) {
    for (int kind = 0; kind < kTables && !HasFatalFailure(); ++kind) {
      Scene& one = scenes[static_cast<std::size_t>(kind)];
      if (one.sent >= kPerTable) end(one);
      if (one.id.empty()) one = scene(kind);
      auto& peer = speaker(one);
      if (fuzzer_.chance(60)) {
        leave(one, peer);
        enter(one, peer, std::string(peer->user));
      }
      for (std::uint32_t n = 1 + fuzzer_.below(4); n > 0; --n, ++one.sent, ++sent)
        say(one, peer, fuzzer_.message(peer->follow));
    }
    for (const Scene& one : scenes) hear(one);
  }
  for (Scene& one : scenes)
    if (!one.id.empty() && !HasFatalFailure()) end(one);
  if (HasFatalFailure()) return;
  pump([&] { return rooms_.size() == 0 && store_.waiting() == 0; }, "empty rooms");
  EXPECT_EQ(people_.size(), 0u);
}

TEST_F(Fuzz, TablesAnswerAnythingAndKeepNothing) {
  const int messages = asked_for("DARKROCK_MESSAGES", 20'000);
  fuzz(messages / 2);
  const std::size_t half = bytes_in_use();
  if (HasFatalFailure()) return;
  fuzz(messages - messages / 2);
  const std::size_t all = bytes_in_use();
  EXPECT_LT(all, half + kGrowth);
  // What was sent was neither all nonsense nor all sense.
  EXPECT_GT(acks_, messages / 20);
  EXPECT_GT(codes_.size(), 15u);
  EXPECT_GT(dealt_, messages / kPerTable / 4);
  std::printf("%d messages: %d carried out, the rest refused for %zu reasons; %d tables dealt; ",
              messages, acks_, codes_.size(), dealt_);
  std::printf("%zu bytes in use after half, %zu at the end\n", half, all);
}

TEST_F(Fuzz, ComingAndGoingPilesUpNoThoughts) {
  Scene one = scene(2);
  const auto asked = std::find_if(one.people.begin(), one.people.end(),
                                  [](const auto& peer) { return peer->follow.is_asked(); });
  ASSERT_NE(asked, one.people.end());
  const auto& other = one.people[asked == one.people.begin() ? 1 : 0];
  say(one, *asked, R"({"t":"leave"})");
  hear(one);
  for (int n = 0; n < 100; ++n) {
    say(one, other, n % 2 ? R"({"t":"back"})" : R"({"t":"leave"})");
    hear(one);
    ASSERT_LE(bots_.waiting(), 1u);
  }
  end(one);
}

}  // namespace
}  // namespace dr
