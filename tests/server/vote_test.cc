// What a table does by consent, and people who go away.
#include <gtest/gtest.h>

#include "tests/server/fixture.h"

namespace dr {
namespace {

class VoteTest : public ServerTest {
 protected:
  // Two people and a bot, after some choices.
  Task<std::vector<Guest>> in_the_middle(int steps) {
    const json::object spec =
        parse_object(R"({"players":3,"length":"short","bots":[null,null,"random"]})").value();
    std::vector<Guest> guests = co_await seat_guests(2, spec);
    for (Guest& guest : guests) guest.follow.keep_items = true;
    for (int i = 0; i < steps; ++i) co_await step(guests);
    co_await quiet(guests);
    co_return guests;
  }
  // Steps until a person is asked: no bot changes anything now.
  Task<> quiet(std::vector<Guest>& guests) {
    co_await settle(guests);
    while (!guests[0].follow.is_asked() && !guests[1].follow.is_asked()) {
      co_await step(guests);
      co_await settle(guests);
    }
  }
  // The index of a choice that stands, `back` choices before the last.
  static std::int64_t choice_before(const Guest& guest, int back) {
    std::vector<std::int64_t> found;
    for (const std::string& item : guest.follow.items) {
      const json::object parsed = parse_object(item).value();
      if (text_of(parsed, "k") == "choose") found.push_back(*number_of(parsed, "i"));
      if (text_of(parsed, "k") == "rewind") found.clear();
    }
    return found.at(found.size() - 1 - static_cast<std::size_t>(back));
  }
  static std::string rewind(std::int64_t before) {
    return R"({"t":"rewind","before":)" + std::to_string(before) + "}";
  }
  static std::string last_item(const Guest& guest) {
    return text_of(parse_object(guest.follow.items.back()).value(), "k").value_or("");
  }
  const json::object& seat(const Guest& guest, std::size_t n) const {
    return guest.table.at("seats").as_array()[n].as_object();
  }
  Task<> hear_vote(Guest& guest, std::string kind) {
    const json::object vote = co_await hear(guest, "vote");
    EXPECT_EQ(text_of(vote, "kind").value_or(""), kind) << json::serialize(vote);
  }
};

TEST_F(VoteTest, TheGameIsTakenBackByConsentAndDealtAnewFromThere) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await in_the_middle(40);
    for (const int back : {6, 3}) {
      const std::int64_t before = choice_before(guests[0], back);
      guests[1].heard.clear();
      co_await expect_ack(guests[0], rewind(before));
      const json::object vote = co_await hear(guests[1], "vote");
      EXPECT_EQ(text_of(vote, "kind"), "rewind");
      EXPECT_EQ(number_of(vote, "before"), before);
      EXPECT_EQ(number_of(vote, "by"), 0);
      EXPECT_EQ(number_of(vote, "yes"), 1);
      EXPECT_EQ(number_of(vote, "of"), 3) << "bots agree";
      const std::int64_t index = guests[1].follow.index;
      co_await expect_ack(guests[1], R"({"t":"vote","yes":true})");
      co_await settle(guests);
      EXPECT_GT(guests[0].follow.index, index);
      co_await expect_refused(guests[0], rewind(before), "bad-item");
      for (int i = 0; i < 12; ++i) co_await step(guests);
      co_await quiet(guests);
    }
    co_await expect_ack(guests[0], R"({"t":"abandon"})");
    co_await expect_ack(guests[1], R"({"t":"vote","yes":true})");
    const HttpAnswer replay =
        co_await expect_http(guests[0].client, "GET /api/tables/" + table_ + "/replay", "", 200);
    EXPECT_EQ(replay_problem(replay.body), "");
    const ReplayResult read = read_replay(default_content(), replay.body, "replay");
    EXPECT_EQ(read.replay.rekeys.size(), 2u);
  });
}

TEST_F(VoteTest, OneNoIsEnough) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await in_the_middle(20);
    const std::int64_t index = guests[0].follow.index;
    co_await expect_refused(guests[1], R"({"t":"vote","yes":true})", "no-vote");
    for (const char* before : {"-1", "0", "99999", "\"5\"", "null"})
      co_await expect_refused(guests[0], std::string(R"({"t":"rewind","before":)") + before + "}",
                              "bad-item");
    co_await expect_ack(guests[0], rewind(choice_before(guests[0], 3)));
    co_await expect_refused(guests[1], R"({"t":"abandon"})", "voting");
    co_await hear_vote(guests[1], "rewind");
    co_await expect_ack(guests[1], R"({"t":"vote","yes":false})");
    co_await hear_vote(guests[0], "rewind");
    co_await hear_vote(guests[0], "");
    co_await expect_refused(guests[0], R"({"t":"vote","yes":true})", "no-vote");
    EXPECT_EQ(guests[0].follow.index, index);
    // and a choice ends the question
    co_await expect_ack(guests[0], rewind(choice_before(guests[0], 3)));
    co_await step(guests);
    co_await catch_up(guests[1]);
    co_await expect_refused(guests[1], R"({"t":"vote","yes":true})", "no-vote");
  });
}

TEST_F(VoteTest, NobodysGameIsTakenBackWhileTheyAreAway) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await in_the_middle(20);
    Guest& here = guests[0].follow.is_asked() ? guests[0] : guests[1];
    Guest& away = &here == &guests[0] ? guests[1] : guests[0];
    co_await expect_ack(away, R"({"t":"leave"})");
    co_await catch_up(here);
    co_await expect_ack(here, rewind(choice_before(here, 3)));
    co_await catch_up(here);
    EXPECT_EQ(last_item(here), "away");
    co_await expect_ack(away, R"({"t":"vote","yes":true})");
    co_await catch_up(here);
    EXPECT_NE(last_item(here), "away");
  });
}

TEST_F(VoteTest, ABotPlaysForWhoLeavesAndHandsTheSeatBack) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await in_the_middle(10);
    Guest& gone = guests[0].follow.is_asked() ? guests[0] : guests[1];
    const std::size_t at = gone.follow.seat;
    const std::int64_t acts = gone.follow.acts;
    co_await expect_refused(gone, R"({"t":"back"})", "here");
    co_await expect_ack(gone, R"({"t":"leave"})");
    EXPECT_EQ(text_of(seat(gone, at), "bot"), "normal");
    co_await expect_refused(gone, R"({"t":"choose","n":99,"choice":0})", "away");
    co_await expect_refused(gone, R"({"t":"undo"})", "away");
    co_await expect_refused(gone, R"({"t":"leave"})", "away");
    co_await hear_until(gone, [acts](const Following& f) { return f.acts > acts; });
    co_await expect_ack(gone, R"({"t":"back"})");
    EXPECT_EQ(seat(gone, at).count("bot"), 0u);
    for (int i = 0; i < 10; ++i) co_await step(guests);
    // who opens the table again is back
    co_await quiet(guests);
    co_await expect_ack(gone, R"({"t":"leave"})");
    co_await gone.client.close();
    co_await enter(gone);
    while (seat(gone, at).count("bot")) {
      const std::int64_t last = gone.follow.index;
      co_await hear_until(gone, [last](const Following& f) { return f.index > last; });
    }
  });
}

TEST_F(VoteTest, WhoResignsDoesNotComeBackAndHasNoVote) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await in_the_middle(10);
    Guest& gone = guests[0].follow.is_asked() ? guests[0] : guests[1];
    Guest& here = &gone == &guests[0] ? guests[1] : guests[0];
    const std::size_t at = gone.follow.seat;
    co_await expect_ack(gone, R"({"t":"resign"})");
    EXPECT_EQ(flag_of(seat(gone, at), "resigned"), true);
    co_await expect_refused(gone, R"({"t":"resign"})", "resigned");
    co_await expect_refused(gone, R"({"t":"back"})", "resigned");
    co_await expect_refused(gone, R"({"t":"undo"})", "away");
    co_await gone.client.close();
    co_await enter(gone);
    co_await catch_up(gone);
    EXPECT_EQ(text_of(seat(gone, at), "bot"), "normal") << "opening the table changes nothing";
    co_await expect_ack(here, R"({"t":"abandon"})");
    EXPECT_EQ(here.follow.status, "abandoned");
  });
}

TEST_F(VoteTest, AllMustAgreeToAbandon) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await in_the_middle(10);
    co_await expect_ack(guests[0], R"({"t":"abandon"})");
    co_await hear_vote(guests[1], "abandon");
    co_await expect_ack(guests[1], R"({"t":"vote","yes":false})");
    co_await catch_up(guests[0]);
    EXPECT_EQ(guests[0].follow.status, "playing");
    co_await expect_ack(guests[1], R"({"t":"abandon"})");
    co_await expect_ack(guests[0], R"({"t":"vote","yes":true})");
    co_await settle(guests);
    for (const Guest& guest : guests) EXPECT_EQ(guest.follow.status, "abandoned");
    co_await expect_refused(guests[0], R"({"t":"abandon"})", "not-playing");
    co_await expect_refused(guests[0], R"({"t":"leave"})", "not-playing");
    const HttpAnswer replay =
        co_await expect_http(guests[0].client, "GET /api/tables/" + table_ + "/replay", "", 200);
    EXPECT_EQ(replay_problem(replay.body), "");
  });
}

TEST_F(VoteTest, WhoGoesIsNotWaitedFor) {
  run([&]() -> Task<> {
    std::vector<Guest> guests = co_await in_the_middle(10);
    co_await expect_ack(guests[0], R"({"t":"abandon"})");
    co_await expect_ack(guests[1], R"({"t":"leave"})");
    co_await catch_up(guests[0]);
    EXPECT_EQ(guests[0].follow.status, "abandoned");
  });
}

}  // namespace
}  // namespace dr
