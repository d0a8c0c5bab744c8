#include "text/wording/wording.h"

#include "darkrock/choice_table.h"
#include "darkrock/queries.h"
#include "text/cards/names.h"
#include "text/wording/checks.h"
#include "text/wording/event.h"
#include "text/wording/prompt.h"

namespace dr::wording_test {
namespace {

TEST(Wording, FightsNameWhoIsFought) {
  Cast cast;
  cast.name[0] = "Annie Oakley";
  const auto say = [&](EventKind kind, Seat other, int a, int b = 0) {
    return say_event_text(all_content(),
                          {kind, kAll, 0, other, static_cast<std::int16_t>(a),
                           static_cast<std::int16_t>(b), B(11, 1)},
                          cast);
  };
  const int outlaw = static_cast<int>(FightKind::kOutlaw);
  EXPECT_EQ(say(EventKind::kFight, kNone, outlaw), "Annie Oakley begins a fight against an outlaw");
  EXPECT_EQ(say(EventKind::kWonFight, kNone, static_cast<int>(FightKind::kGuard)),
            "Annie Oakley wins against the bank guard");
  EXPECT_EQ(say(EventKind::kLostFight, kNone, static_cast<int>(FightKind::kTrain)),
            "Annie Oakley loses against the train guard");
  EXPECT_EQ(say(EventKind::kNpcDrew, kNone, 3, outlaw),
            "Annie Oakley plays the outlaw and draws 3 fight cards");
  EXPECT_EQ(say(EventKind::kNpcDrew, kNone, 3),
            "Annie Oakley plays the other side and draws 3 fight cards");
  EXPECT_EQ(say(EventKind::kNpcDrew, kNone, -1), "The other side returns 1 fight card unseen");
}

TEST(Wording, AnUpgradedItemGoesByItsUpgradedName) {
  const Item revolver = static_cast<Item>(content().lexicon.find("revolver")->second / 2);
  Cast cast;
  cast.name[0] = "Y.B. Rowdy";
  const Event bought{EventKind::kBought, kAll, 0, kNone, revolver, 0, B(2, 3)};
  const Event gone{EventKind::kItemGone, kAll, 0, kNone, revolver, 1, B(5, 1)};
  EXPECT_EQ(say_event_text(content(), bought, cast), "Y.B. Rowdy gets the Revolver");
  EXPECT_EQ(say_event_text(content(), gone, cast), "Y.B. Rowdy returns the Peacemaker to its rack");
  cast.upgraded[0] = static_cast<std::uint16_t>(1u << revolver);
  EXPECT_EQ(say_event_text(content(), bought, cast), "Y.B. Rowdy gets the Peacemaker");
}

TEST(Wording, TheLogOfAnteUp) {
  Cast cast;
  cast.name[0] = "Poker Alice";
  const auto say = [&](EventKind kind, int a, int b = 0) {
    return say_event_text(
        all_content(),
        {kind, kAll, 0, kNone, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), AU(10)},
        cast);
  };
  const Lexicon& ids = all_content().lexicon;
  const int big_claim = ids.find("fr21")->second, saloon = ids.find("bg1")->second;
  EXPECT_EQ(say(EventKind::kTrainMoved, 3), "The train stops at Buzzard Gulch Station");
  EXPECT_EQ(say(EventKind::kEventCalled, 0),
            "Poker Alice reaches the event marker of the Gambler track");
  EXPECT_EQ(say(EventKind::kEventCalled, 4), "Poker Alice reaches the event marker at 10 LP");
  EXPECT_EQ(say(EventKind::kEventCalled, kNone), "Poker Alice calls an event");
  EXPECT_EQ(say(EventKind::kTokenPlaced, saloon, 2),
            "A high roller sits down in the saloon in Buzzard Gulch");
  EXPECT_EQ(say(EventKind::kTokenTurned, 0),
            "Poker Alice turns the token over: an outlaw with 4 fight cards; a win: gain 1 LP; "
            "choose one: gain 1 MP or 1 WP");
  EXPECT_EQ(say(EventKind::kExplored, 1, big_claim),
            "Poker Alice explores the Big Claim: gain $40");
  EXPECT_EQ(say(EventKind::kPeeked, 4, 2), "Poker Alice looks at the next orange cattle token");
  EXPECT_EQ(say(EventKind::kSawToken, 0, 0), "Poker Alice sees the train card Trap!");
  EXPECT_EQ(say(EventKind::kBet, 12, 2), "Poker Alice bets $20 on A");
  EXPECT_EQ(say(EventKind::kFaroTurned, 6, 2), "The third card pays three to one: 8");
  EXPECT_EQ(say(EventKind::kFlop, 0, 0).substr(0, 10), "The flop: ");
  EXPECT_EQ(say(EventKind::kFlop, 0, 1).substr(0, 17), "The fourth card: ");
  EXPECT_EQ(say(EventKind::kFlop, 0, 2).substr(0, 16), "The fifth card: ");
  EXPECT_EQ(say(EventKind::kRaised, 2), "Poker Alice stays in for $20");
  EXPECT_EQ(say(EventKind::kLonghorn, -2), "Poker Alice gives up 2 longhorns");
  EXPECT_EQ(say(EventKind::kCash, -2), "Poker Alice loses $20");
  EXPECT_EQ(say(EventKind::kCash, -2, -2), "Poker Alice pays $20");
  EXPECT_EQ(say(EventKind::kCash, 0, 2), "Poker Alice gains nothing: the purse is full");
  EXPECT_EQ(say(EventKind::kPoker, 0),
            "Poker Alice starts a game of poker; the house adds nothing");
}

// A place brings the article, preposition or case that its sentence needs.
TEST(Wording, PlacesStandInSentences) {
  Cast cast;
  cast.name[0] = "Poker Alice";
  const auto said = [&](EventKind kind, const char* place, const char* language, int b = 0) {
    const auto space = static_cast<std::int16_t>(all_content().lexicon.find(place)->second);
    return say_event_text(all_content(),
                          {kind, kAll, 0, kNone, space, static_cast<std::int16_t>(b), AU(10)}, cast,
                          templates(language));
  };
  const auto moved = [&](const char* place, const char* language) {
    return said(EventKind::kMoved, place, language);
  };
  EXPECT_EQ(moved("dr10", "en"), "Poker Alice moves to the Bank of Darkrock");
  EXPECT_EQ(moved("sv12", "fr"), "Poker Alice va à la Gare de Spike’s View");
  EXPECT_EQ(moved("rf1", "it"), "Poker Alice si sposta nello Studio del Dottore");
  EXPECT_EQ(moved("dr6", "uk"), "Poker Alice переміщується на Головну вулицю");
  EXPECT_EQ(moved("cj7", "pt"), "Poker Alice vai até a Junção");
  EXPECT_EQ(said(EventKind::kStarted, "dr6", "uk"), "Poker Alice починає на Головній вулиці");
  EXPECT_EQ(said(EventKind::kTokenGone, "bg1", "uk", 2),
            "Хайролер в Яру Канюків встає з-за столу і йде");
}

TEST(Wording, ARulingHasAWordInEveryLanguage) {
  EXPECT_EQ(name_rule(Ruling(114)), "ruling 114");
  EXPECT_EQ(name_rule(Ruling(114), templates("fr")), "décision 114");
  EXPECT_EQ(name_rule(B(7, 3), templates("fr")), "B7.3");
}

// Somebody with an article begins a sentence too.
TEST(Wording, EventsBeginWithACapital) {
  Cast cast;
  cast.name[0] = "Annie Oakley";
  cast.name[kMib] = "the Man in Black";
  EXPECT_EQ(say_event_text(content(), {EventKind::kLp, kAll, kMib, kNone, 1, 15, MB(2)}, cast),
            "The Man in Black gains 1 LP from his own card");
  EXPECT_EQ(say_event_text(content(), {EventKind::kLonghorn, kAll, 0, kNone, 1, 0, AU(16)}, cast),
            "Annie Oakley takes 1 longhorn");
}

TEST(Wording, EventsCiteTheirRule) {
  Cast cast;
  cast.name[0] = "Annie Oakley";
  EXPECT_EQ(say_event(content(), {EventKind::kDrew, kAll, 0, kNone, 2, 0, B(3, 2)}, cast),
            "Annie Oakley draws 2 cards (B3.2)");
  EXPECT_EQ(say_event(content(), {EventKind::kDrew, kAll, 0, kNone, 1, 0, B(3, 2)}, cast),
            "Annie Oakley draws 1 card (B3.2)");
  EXPECT_EQ(say_event_text(content(), {EventKind::kCash, kAll, 0, kNone, -3, -3, B(7, 2)}, cast),
            "Annie Oakley pays $30");
}

TEST(Wording, RefusalsGiveRuleAndNumbers) {
  Seat seat = 0;
  State state = state_at_action(seat);
  const View view = observe(state, seat);
  const auto say = [&](Choice choice, WhyNot why) {
    return say_refusal(content(), view, choice, why);
  };
  EXPECT_EQ(say({Verb::kHeal}, {Refusal::kCash, B(7, 8), 1, 0}),
            "B7.8: a doctor costs $10 and you have $0.");
  EXPECT_EQ(
      say({Verb::kHeist}, {Refusal::kNotAtLocation, B(7, 7), static_cast<int>(Tag::kBank), -1}),
      "B7.7: you are not at the Bank.");
  EXPECT_EQ(say({Verb::kDeposit, 3}, {Refusal::kNothingToSell, B(7, 6), 3, 1}),
            "B7.6: you want to sell 3 and have 1 nugget.");
  EXPECT_EQ(say_refusal(content(), view, {Verb::kHeal}, {Refusal::kCash, B(7, 8), 1, 0},
                        templates("it")),  // money as the language writes it
            "B7.8: il Dottore costa 10$, ma hai 0$.");
  EXPECT_EQ(say({Verb::kPass}, {Refusal::kGameOver, {}, -1, -1}), "The game is over.");
  for (int code = 0; code < static_cast<int>(Refusal::kCount); ++code)
    for (int verb = 0; verb < kVerbs; ++verb)
      expect_clean(
          say({static_cast<Verb>(verb), 1, 1, 0}, {static_cast<Refusal>(code), B(3, 3), 2, 1}),
          id_of(static_cast<Refusal>(code)));
}

TEST(Wording, RefusalsOfAnteUp) {
  Seat seat = 0;
  const State state = state_at_action(seat, kAllModules);
  const View view = observe(state, seat);
  const auto say = [&](Choice choice, WhyNot why) {
    return say_refusal(all_content(), view, choice, why);
  };
  const Lexicon& ids = all_content().lexicon;
  const auto space = static_cast<std::int16_t>(ids.find("fr16")->second);
  const auto post = static_cast<std::int16_t>(Tag::kTradingPost);
  EXPECT_EQ(say({Verb::kRobTrain}, {Refusal::kNoTrain, AU(34), space, -1}),
            "AU34: the train is not here; it stands at Buzzard Gulch Station.");
  EXPECT_EQ(say({Verb::kExplore}, {Refusal::kHandValue, AU(41), 12, 9}),
            "AU41: exploring here takes cards worth 12 and yours are worth 9.");
  EXPECT_EQ(say({Verb::kBuy, 0}, {Refusal::kOtherRack, AU(37), post, -1}),
            "AU37: the Mule is on another rack: it is sold at the Trading Post.");
  EXPECT_EQ(say({Verb::kFaro}, {Refusal::kNotInThisGame, AU(1), -1, -1}),
            "AU1: that belongs to Ante Up, and this table plays without it.");
  EXPECT_EQ(say({Verb::kCommunityPoker}, {Refusal::kNotInThisGame, AU(52), -1, -1}),
            "AU52: this table plays without community card poker.");
  EXPECT_EQ(say({Verb::kCrossPass}, {Refusal::kNoWayAcross, AU(42), -1, -1}),
            "AU42: no mountain pass leads on from this space.");
  EXPECT_EQ(say_refusal(all_content(), view, {Verb::kRailTravel}, {Refusal::kCash, AU(39), 1, 0},
                        templates("fr")),  // the colon and the money of the language
            "AU39\u00a0: le voyage en train coûte 10\u00a0$ et vous avez 0\u00a0$.");
}

TEST(Wording, TheOptionsOfAnteUp) {
  Seat seat = 0;
  const State state = state_at_action(seat, kAllModules);
  View view = observe(state, seat);
  const auto say = [&](Choice choice) { return say_choice(all_content(), view, choice); };
  const auto space = [&](const char* id) {
    return static_cast<Space>(all_content().lexicon.find(id)->second);
  };
  view.pub.player[seat].space = space("fr16");
  EXPECT_EQ(say({Verb::kRailTravel}), "Travel by rail to the Rail Station for $10, then move");
  view.pub.player[seat].space = space("fr29");
  EXPECT_EQ(say({Verb::kCrossPass}), "Cross the mountain pass to the Cliff Hideout");
  view.pub.player[seat].space = space("fr36");
  EXPECT_EQ(say({Verb::kDeliver, 1}), "Rustle: sell your cattle to the outlaws");
  EXPECT_EQ(say({Verb::kDeliver, 2, 2}), "Deliver 2 longhorns; for each: gain 1 LP and $30");
  view.pub.player[seat].space = space("fr21");
  for (std::uint8_t& number : view.pub.au.frontier) number = 5;
  EXPECT_EQ(say({Verb::kExplore}), "Explore the Big Claim: discard cards worth 13");
  view.pub.au.outlaws.add(space("fr20"));
  EXPECT_EQ(say({Verb::kMove, space("fr20")}),
            "Move to the East Gate (1 space) and fight the outlaw");
  EXPECT_EQ(rule_behind(view.pub, {Verb::kMove, space("fr20")}), AU(20));
  EXPECT_EQ(say({Verb::kBet, 8, 1}), "Bet $20 on 10");
  EXPECT_EQ(say({Verb::kLook, 2, space("bg1")}), "Look at the high roller in Buzzard Gulch");
  EXPECT_EQ(
      say({Verb::kResolveEvent, 12}),
      "Resolve Lone Bull: put 1 longhorn at the South Flats and send the train to Mountain Pass "
      "C");
  EXPECT_EQ(say({Verb::kReward, 2}), "Take 1 GP");
  EXPECT_EQ(say({Verb::kLoot, 3}), "Take a longhorn");
  view.pub.au.faro.on = 1;
  EXPECT_EQ(say({Verb::kJoin}), "Join and place a bet");
}

TEST(Wording, AnyChoiceCanBeSaid) {
  for (const int modules : {0, kAllModules}) {
    Seat seat = 0;
    const State state = state_at_action(seat, modules);
    View view = observe(state, seat);
    for (std::size_t ask = 0; ask < std::size(kAskTable); ++ask) {
      view.pub.ask = static_cast<Ask>(ask);
      for (int verb = 0; verb < kVerbs; ++verb)
        for (const std::uint8_t a : {0, 1, 2, 4, 51, 255})
          for (const std::uint8_t b : {0, 1, 60, 255})
            say_choice(default_content(modules), view, {static_cast<Verb>(verb), a, b, 0});
    }
  }
}

}  // namespace
}  // namespace dr::wording_test
