// A game by the day: six people who come only when it is their turn, and a server that is stopped
// and killed again and again meanwhile.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>

#include "bots/bots.h"
#include "replay/recorded_game.h"
#include "replay/replay.h"
#include "server/account/people.h"
#include "server/client/client.h"
#include "server/client/player.h"
#include "server/store/test_database.h"
#include "tests/server/program.h"

namespace dr {
namespace {

constexpr int kPeople = 6;
constexpr std::uint32_t kChoicesPerRestart = 15;  // on average

class LongGameTest : public testing::Test {
 protected:
  enum class End { kStop, kStopWhileThere, kKill, kKillUnanswered };
  struct Person {
    std::string token;
    Following follow;
    std::int64_t messages = 0;
  };

  void run() {
    auto result = asio::co_spawn(context_, play(), asio::use_future);
    context_.run_for(std::chrono::minutes(10));  // only a test that hangs takes so long
    ASSERT_TRUE(context_.stopped()) << "nobody is asked any more\n" << program_.log();
    EXPECT_NO_THROW(result.get()) << program_.log();
  }

  Task<> play();
  Task<> invite();
  Task<> sit_down(int seat);
  Task<int> find_due();
  Task<> take_turn(int seat);
  Task<> come(Client& client, Person& person);
  Task<> hear(Client& client, Person& person);
  Task<json::object> ask(Client& client, Person& person, json::object message);
  Task<HttpAnswer> request(int seat, std::string method, std::string path, std::string body = {});
  void restart(End how);
  void note(int seat, Choice choice) { said_.emplace_back(static_cast<Seat>(seat), choice); }
  void check(const std::string& text);

  Client client(const Person& person) {
    Client client(context_.get_executor(), program_.address());
    client.set_token(person.token);
    return client;
  }

  TemporaryFolder folder_;
  Program program_{"sqlite:" + (folder_ / "test.db"), folder_ / "log"};
  asio::io_context context_;
  Rng rng_{23};
  const std::unique_ptr<Bot> bot_ = make_bot("greedy", 23);  // a game at random takes long
  std::vector<Person> people_{kPeople};
  std::string table_, code_;
  int turn_ = 0;  // whom to look at first
  std::vector<std::pair<Seat, Choice>> said_;
  int ends_[4] = {};
};

Task<HttpAnswer> LongGameTest::request(int seat, std::string method, std::string path,
                                       std::string body) {
  Client one = client(people_[static_cast<std::size_t>(seat)]);
  HttpAnswer answer = co_await one.request(method, path, body);
  if (answer.status >= 300) throw std::runtime_error(path + ": " + answer.body);
  people_[static_cast<std::size_t>(seat)].token = one.token();
  co_return answer;
}

Task<> LongGameTest::hear(Client& client, Person& person) {
  const auto text = co_await client.receive();
  if (!text) throw std::runtime_error("the connection has ended: " + client.close_reason());
  if (!person.follow.hear(*text)) throw std::runtime_error("no message: " + *text);
}

Task<json::object> LongGameTest::ask(Client& client, Person& person, json::object message) {
  message["id"] = ++person.messages;
  const std::string text = json::serialize(message);
  co_await client.send(text);
  while (person.follow.replies.empty()) co_await hear(client, person);
  const json::object reply = person.follow.replies.front();
  person.follow.replies.clear();
  if (text_of(reply, "t") != "ack") throw std::runtime_error(json::serialize(reply));
  co_return reply;
}

Task<> LongGameTest::come(Client& client, Person& person) {
  std::string place = table_;
  if (person.follow.index >= 0) place += person.follow.resume();
  co_await client.open(place);
  person.follow.index = -1;
  while (person.follow.index < 0) co_await hear(client, person);
}

Task<> LongGameTest::invite() {
  for (int seat = 0; seat < kPeople; ++seat) co_await request(seat, "POST", "/api/guest", "{}");
  const std::string options = R"({"players":6,"length":"short","clock":{"kind":"days","days":2}})";
  const HttpAnswer made = co_await request(0, "POST", "/api/tables", options);
  table_ = text_of(made.json(), "id").value();
  code_ = text_of(made.json(), "code").value();
  for (int seat = 0; seat < kPeople; ++seat) {
    co_await sit_down(seat);
    restart(End::kKill);
  }
}

Task<> LongGameTest::sit_down(int seat) {
  Person& person = people_[static_cast<std::size_t>(seat)];
  const std::string code = fmt::format("{{\"code\":\"{}\"}}", code_);
  co_await request(seat, "POST", "/api/join", code);
  Client one = client(person);
  co_await come(one, person);
  json::object sit{{"t", "sit"}, {"seat", seat}};
  if (seat > 0) co_await ask(one, person, sit);
  json::object ready{{"t", "ready"}, {"entropy", std::string(64, static_cast<char>('a' + seat))}};
  co_await ask(one, person, ready);
  co_await one.close();
}

// Who is asked, by the list of their tables; -1 if the game is over.
Task<int> LongGameTest::find_due() {
  for (int i = 0; i < kPeople; ++i) {
    const int seat = (turn_ + i) % kPeople;
    const HttpAnswer answer = co_await request(seat, "GET", "/api/me/tables");
    const json::object table = answer.json().at("tables").at(0).as_object();
    if (flag_of(table, "due").value()) co_return seat;
    if (text_of(table, "status") == "over") co_return -1;
  }
  throw std::runtime_error("nobody is due");
}

Task<> LongGameTest::take_turn(int seat) {
  Person& person = people_[static_cast<std::size_t>(seat)];
  Client one = client(person);
  co_await come(one, person);
  EXPECT_TRUE(person.follow.is_asked());
  const std::int64_t n = person.follow.acts;
  Choices options;
  person.follow.options(options);
  const Choice choice = bot_->choose(default_content().catalog, person.follow.view, options);
  const bool ends = rng_.below(kChoicesPerRestart) == 0;
  const End how = static_cast<End>(program_.start_times().size() % 4);
  if (ends && how == End::kKillUnanswered) {
    const std::string text = choose_message(1, n, choice);
    co_await one.send(text);
    restart(how);
    Client again = client(person);
    co_await come(again, person);
    if (person.follow.acts == n + 1) note(seat, choice);
    co_await again.close();
    co_return;
  }
  json::object message{{"t", "choose"}, {"n", n}, {"choice", choice.code()}};
  co_await ask(one, person, message);
  note(seat, choice);
  if (ends && how == End::kStopWhileThere) {
    program_.ask_to_stop();
    std::optional<std::string> text = co_await one.receive();
    while (text) text = co_await one.receive();
    EXPECT_EQ(one.close_code(), kComeBack) << one.close_reason();
  } else {
    co_await one.close();
  }
  if (ends) restart(how);
}

void LongGameTest::restart(End how) {
  ++ends_[static_cast<int>(how)];
  if (how == End::kStop) program_.ask_to_stop();
  if (how == End::kStop || how == End::kStopWhileThere)
    EXPECT_EQ(program_.wait(), 0);
  else
    program_.kill9();
  program_.start();
}

Task<> LongGameTest::play() {
  program_.start();
  co_await invite();
  turn_ = co_await find_due();
  while (turn_ >= 0) {
    co_await take_turn(turn_);
    turn_ = co_await find_due();
  }
  const std::string path = "/api/tables/" + table_ + "/replay";
  const HttpAnswer replay = co_await request(0, "GET", path);
  check(replay.body);
}

// The file holds; and whoever plays the same deal here, with what was said, gets the same game.
void LongGameTest::check(const std::string& text) {
  const Content& content = default_content();
  const ReplayResult read = read_replay(content, text, "replay");
  ASSERT_TRUE(read.ok);
  const VerifyResult again = verify(content, read.replay);
  EXPECT_TRUE(again.ok) << again.problem;
  RecordedGame local(content, read.replay.setup, read.replay.seed, {});
  for (const auto& [seat, choice] : said_) ASSERT_TRUE(local.choose(seat, choice).ok());
  EXPECT_TRUE(local.state().pub.over);
  EXPECT_EQ(hash(local.state()), hash(again.state));
  EXPECT_EQ(local.steps().size(), read.replay.steps.size());
}

TEST_F(LongGameTest, SixGuestsFinishAGameOverManyRestarts) {
  ASSERT_NO_FATAL_FAILURE(run());
  for (const int times : ends_) EXPECT_GT(times, 0);
  const auto starts = program_.start_times().size();
  fmt::print("{} choices over {} restarts: {} and {} stops, {} and {} kills\n", said_.size(),
             starts - 1, ends_[0], ends_[1], ends_[2], ends_[3]);
}

}  // namespace
}  // namespace dr
