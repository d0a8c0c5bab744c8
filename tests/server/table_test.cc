// Games over the wire: whole ones, what is refused, what is taken back.
#include <gtest/gtest.h>

#include <cstring>

#include "tests/server/fixture.h"

namespace dr {
namespace {

struct Kind {
  const char* name;
  int people;
  const char* spec;
};

class GameTest : public ServerTest, public ::testing::WithParamInterface<Kind> {};

TEST_P(GameTest, IsPlayedToItsEndAndItsReplayVerifies) {
  run([&]() -> Task<> {
    const json::object spec = parse_object(GetParam().spec).value();
    std::vector<Guest> guests = co_await seat_guests(GetParam().people, spec);
    co_await play_to_end(guests);
    co_await settle(guests);
    for (const Guest& guest : guests) EXPECT_EQ(guest.follow.status, "over");
    const HttpAnswer replay =
        co_await expect_http(guests[0].client, "GET /api/tables/" + table_ + "/replay", "", 200);
    EXPECT_EQ(replay_problem(replay.body), "");
    const Content& content = default_content(guests[0].follow.modules);
    const ReplayResult read = read_replay(content, replay.body, "replay");
    EXPECT_TRUE(read.replay.ended);
    EXPECT_FALSE(read.replay.draws.empty());
    EXPECT_EQ(read.replay.seats.size(), static_cast<std::size_t>(*number_of(spec, "players")));
    int choices = 0;
    for (const Guest& guest : guests) choices += static_cast<int>(guest.follow.acts);
    EXPECT_LE(choices, static_cast<int>(read.replay.steps.size()));
    co_await expect_refused(guests[0], R"({"t":"choose","n":0,"choice":0})", "not-playing");
    co_await expect_refused(guests[0], R"({"t":"undo"})", "not-playing");
  });
}

constexpr Kind kKinds[] = {
    {"FirstGameOfTwo", 2, R"({"players":2,"firstGame":true})"},
    {"ThreePeopleWithGoals", 3, R"({"players":3,"length":"short","goals":true})"},
    {"AnteUpAgainstABot", 1,
     R"({"players":2,"length":"short","modules":["ante-up"],"bots":[null,"random"]})"},
    {"AnteUpWithEverything", 3,
     R"({"players":4,"length":"short","goals":true,"bots":[null,null,null,"random"],
         "modules":["ante-up","alternative-poker","community-poker"]})"},
    {"FourOfTheFrenchEdition", 4, R"({"players":4,"length":"short","edition":"fr-2018"})"},
    {"SixSeats", 2,
     R"({"players":6,"length":"short","bots":[null,null,"random","random","random","random"]})"},
};

INSTANTIATE_TEST_SUITE_P(Server, GameTest, ::testing::ValuesIn(kKinds),
                         [](const auto& kind) { return std::string(kind.param.name); });

class TableTest : public ServerTest {
 protected:
  static std::string choose(std::int64_t n, Choice choice) {
    return R"({"t":"choose","n":)" + std::to_string(n) +
           ",\"choice\":" + std::to_string(choice.code()) + "}";
  }
  // Somebody who is asked, and one who is not, after so many choices.
  struct Pair {
    std::size_t asked = 0, other = 0;
  };
  Task<Pair> until_one_is_asked(std::vector<Guest>& guests, int steps) {
    co_await settle(guests);
    while (guests[0].follow.is_asked() == guests[1].follow.is_asked() || steps-- > 0) {
      const bool more = co_await step(guests);
      if (!more) throw std::runtime_error("the game is over too soon");
      co_await settle(guests);
    }
    co_return guests[0].follow.is_asked() ? Pair{0, 1} : Pair{1, 0};
  }
  static bool same_view(const View& a, const View& b) { return !std::memcmp(&a, &b, sizeof a); }
  json::object two_seats() const { return {{"players", 2}, {"length", "short"}}; }
};

TEST_F(TableTest, ARefusalNamesTheRuleAndChangesNothing) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    const Pair who = co_await until_one_is_asked(guests, 20);
    Guest &asked = guests[who.asked], &other = guests[who.other];
    Choices options;
    asked.follow.options(options);
    const std::string stranger = choose(other.follow.acts, options[0]);
    Choice illegal{};
    illegal.verb = Verb::kTakeCharacter;
    const std::string wrong = choose(asked.follow.acts, illegal);
    const View before = asked.follow.view;
    const std::int64_t index = asked.follow.index;
    for (int i = 0; i < 2; ++i) {
      Guest& guest = i ? other : asked;
      const std::string message = i ? stranger : wrong;
      const json::object reply = co_await expect_refused(guest, message, "rule");
      EXPECT_TRUE(text_of(reply, "rule").value_or("").starts_with("B")) << json::serialize(reply);
      EXPECT_GT(text_of(reply, "why").value_or("").size(), 10u);
      EXPECT_TRUE(number_of(reply, "refusal").has_value());
    }
    for (const char* choice : {R"("fly to the moon")", "-1", "4294967296", "null", "[1]", "1.5"})
      co_await expect_refused(asked,
                              R"({"t":"choose","n":)" + std::to_string(asked.follow.acts) +
                                  ",\"choice\":" + choice + "}",
                              "bad-choice");
    co_await catch_up(asked);
    EXPECT_EQ(asked.follow.index, index);
    EXPECT_TRUE(same_view(asked.follow.view, before));
    co_await expect_ack(asked, choose(asked.follow.acts, options[0]));
  });
}

TEST_F(TableTest, AChoiceCarriesItsNumber) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    const Pair who = co_await until_one_is_asked(guests, 6);
    Guest& asked = guests[who.asked];
    Choices options;
    asked.follow.options(options);
    const std::int64_t n = asked.follow.acts, index = asked.follow.index;
    for (const std::int64_t wrong : {n + 1, n - 2, std::int64_t{-1}, std::int64_t{1} << 40})
      co_await expect_refused(asked, choose(wrong, options[0]), "bad-number",
                              "choice " + std::to_string(n));
    co_await expect_refused(asked, R"({"t":"choose","choice":0})", "bad-number", "'n'");
    co_await expect_refused(asked, R"({"t":"choose","choice":0,"n":"1"})", "bad-number", "'n'");
    EXPECT_EQ(asked.follow.index, index);
  });
}

TEST_F(TableTest, TheSameChoiceSentTwiceIsMadeOnce) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    for (int i = 0; i < 20; ++i) {
      const Pair who = co_await until_one_is_asked(guests, 0);
      Guest& asked = guests[who.asked];
      Choices options;
      asked.follow.options(options);
      const std::string message = choose(asked.follow.acts, options[0]);
      const json::object first = co_await expect_ack(asked, message);
      const std::int64_t acts = asked.follow.acts, index = asked.follow.index;
      // As after a connection that broke before the answer came.
      co_await asked.client.close();
      co_await enter(asked);
      const json::object second = co_await expect_ack(asked, message);
      EXPECT_EQ(number_of(first, "i"), number_of(second, "i"));
      EXPECT_EQ(asked.follow.acts, acts);
      EXPECT_EQ(asked.follow.index, index);
      if (options.n > 1)  // another one with that number is no repetition
        co_await expect_refused(asked, choose(acts - 1, options[1]), "bad-number");
    }
  });
}

TEST_F(TableTest, OwnChoicesAreTakenBackUntilSomethingIsRevealed) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    int undone = 0, refused = 0;
    for (int i = 0; i < 60; ++i) {
      const Pair who = co_await until_one_is_asked(guests, 0);
      Guest &asked = guests[who.asked], &other = guests[who.other];
      Choices options;
      asked.follow.options(options);
      const Choice choice =
          options[static_cast<int>(rng_.below(static_cast<std::uint32_t>(options.n)))];
      const View before = asked.follow.view;
      const std::int64_t n = asked.follow.acts;
      co_await expect_ack(asked, choose(n, choice));
      if (asked.follow.status == "over") break;
      co_await expect_refused(other, R"({"t":"undo"})", "no-undo", "B14.6");
      const json::object undo{{"t", "undo"}};
      const json::object reply = co_await ask(asked, undo);
      if (text_of(reply, "t") == "refused") {
        ++refused;
        EXPECT_EQ(text_of(reply, "code"), "no-undo");
        EXPECT_TRUE(text_of(reply, "why")->starts_with("B14.6: ")) << json::serialize(reply);
        continue;
      }
      ++undone;
      EXPECT_TRUE(same_view(asked.follow.view, before));
      EXPECT_EQ(asked.follow.acts, n + 2) << "the taking back has a number too";
      co_await catch_up(other);
      EXPECT_EQ(other.follow.index, asked.follow.index);
      co_await expect_refused(asked, choose(n, choice), "bad-number");
      co_await expect_refused(asked, choose(n + 1, choice), "bad-number");
      co_await step(guests);
    }
    EXPECT_GT(undone, 5);
    EXPECT_GT(refused, 5);
  });
}

// Such a message was taken for one carried out already, written to the log, and brought the table down.
TEST_F(TableTest, RepeatingTheFirstChoiceAfterItWasTakenBackHurtsNobody) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await seat_guests(2, two_seats());
    Guest& asked = guests[0].follow.is_asked() ? guests[0] : guests[1];
    Choices options;
    asked.follow.options(options);
    co_await expect_ack(asked, choose(0, options[0]));
    const std::int64_t first = asked.follow.index;
    const json::object undo{{"t", "undo"}};
    const json::object undone = co_await ask(asked, undo);
    const std::int64_t acts = asked.follow.acts;
    if (text_of(undone, "t") == "ack")
      co_await expect_refused(asked, choose(acts - 1, options[0]), "bad-number");
    // and the same after everything was taken back by consent
    if (text_of(undone, "t") == "ack") co_await expect_ack(asked, choose(acts, options[0]));
    const std::int64_t before = text_of(undone, "t") == "ack" ? asked.follow.index : first;
    co_await expect_ack(asked, R"({"t":"rewind","before":)" + std::to_string(before) + "}");
    Guest& other = &asked == &guests[0] ? guests[1] : guests[0];
    co_await expect_ack(other, R"({"t":"vote","yes":true})");
    co_await catch_up(asked);
    co_await expect_ack(asked, choose(asked.follow.acts - 1, options[0]));
    co_await expect_ack(asked, choose(asked.follow.acts, options[0]));
  });
}

}  // namespace
}  // namespace dr
