#include "text/wording.h"

#include <gtest/gtest.h>

#include <cctype>
#include <set>

#include "assets/assets.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/choice_table.h"
#include "darkrock/event_table.h"
#include "darkrock/modules.h"
#include "darkrock/queries.h"
#include "text/wording_event.h"
#include "text/wording_names.h"
#include "text/wording_prompt.h"

namespace dr {
namespace {

const Content& content() { return default_content(); }
const Content& all_content() { return default_content(kAllModules); }

// Words without a template are keys; words with an unfilled blank hold a brace.
void expect_clean(const std::string& text, std::string_view what) {
  EXPECT_FALSE(text.empty()) << what;
  EXPECT_EQ(text.find('{'), std::string::npos) << what << ": " << text;
  for (const std::string_view prefix :
       {"choice.", "event.", "refusal.", "switch.", "word.", "act.", "window."})
    for (std::size_t at = 0; (at = text.find(prefix, at)) != std::string::npos;) {
      at += prefix.size();  // where a sentence ends, no letter follows
      EXPECT_FALSE(std::isalnum(static_cast<unsigned char>(text[at]))) << what << ": " << text;
    }
}

Choice any_choice(const Catalog& catalog, const State& state, Seat seat, Rng& rng, Choices& legal) {
  dr::legal(catalog, observe(state, seat), legal);
  return legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.n)))];
}

// A state in which somebody is asked for an action.
State state_at_action(Seat& seat, int modules = 0) {
  const Catalog& catalog = default_content(modules).catalog;
  dr::Setup setup;
  setup.modules = static_cast<std::uint8_t>(modules);
  State state = new_game(catalog, setup, seed_from(4));
  Rng rng{4};
  while (state.pub.ask != Ask::kAction) {
    seat = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(to_act(state.pub))));
    Choices legal;
    apply(catalog, state, seat, any_choice(catalog, state, seat, rng, legal));
  }
  seat = state.pub.active;
  return state;
}

// A sentence for some value of the bytes of a choice.
bool has_variant(const Templates& t, const VerbInfo& verb, const std::string& key) {
  for (const Slot slot : {verb.a, verb.b})
    for (const std::string_view id : info_of(slot).list)
      if (t.has(key + "." + std::string(id))) return true;
  return false;
}

TEST(Wording, NoVerbRefusalOrSwitchIsWithoutWords) {
  const Templates& t = english();
  for (const VerbInfo& verb : kVerbTable) {
    EXPECT_TRUE(t.has("act." + std::string(verb.id))) << verb.id;
    const std::string key = "choice." + std::string(verb.id);
    EXPECT_TRUE(t.has(key) || has_variant(t, verb, key)) << key;
  }
  for (const RefusalInfo& refusal : kRefusalTable)
    EXPECT_TRUE(t.has("refusal." + std::string(refusal.id))) << refusal.id;
  for (int i = 0; i < kSwitches; ++i)
    for (int side = 0; side < 2; ++side)
      expect_clean(say_switch(static_cast<Switch>(i), side), kSwitchInfo[i].id);
}

// How many values a field of an event can have; some, where they pick no sentence.
int values_of(Field field, int some) {
  if (field == Field::kNone) return 1;
  if (is_flag(field) || field == Field::kGiven) return 2;
  if (field == Field::kTrigger || field == Field::kDelivery) return 3;
  if (field == Field::kFaro || field == Field::kNth) return 3;
  if (field == Field::kLoot) return 4;
  if (field == Field::kLookAt || field == Field::kTokenKind) return 5;
  return some;
}
bool can_be_negative(EventKind kind) {
  return kind == EventKind::kCash || kind == EventKind::kLp || kind == EventKind::kPoints ||
         kind == EventKind::kNuggets || kind == EventKind::kValue || kind == EventKind::kLonghorn ||
         kind == EventKind::kNpcDrew;
}

void expect_words(const Content& content, const Cast& cast, EventKind kind, int a, int b) {
  for (const Seat seat : {Seat{0}, kMib, kNone})
    for (const Seat other : {Seat{1}, kNone}) {
      const Event event{
          kind,   kAll, seat, other, static_cast<std::int16_t>(a), static_cast<std::int16_t>(b),
          B(3, 2)};
      EXPECT_TRUE(english().has(event_key(event))) << event_key(event);
      expect_clean(say_event(content, event, cast), id_of(kind));
    }
}

TEST(Wording, NoEventIsWithoutWords) {
  const Cast cast = cast_of(content(), Public{});
  for (int k = 0; k < static_cast<int>(EventKind::kCount); ++k) {
    const auto kind = static_cast<EventKind>(k);
    if (!is_told(kind)) {
      EXPECT_EQ(say_event_text(content(), {kind}, cast), "") << id_of(kind);
      continue;
    }
    for (int a = can_be_negative(kind) ? -2 : 0; a < values_of(info_of(kind).a, 6); ++a)
      for (int b = 0; b < values_of(info_of(kind).b, 2); ++b)
        for (const Content* c : {&content(), &all_content()}) expect_words(*c, cast, kind, a, b);
  }
  for (const EventKind kind :
       {EventKind::kNpcDrew, EventKind::kNpcDrewCard, EventKind::kNpcRevealed})
    for (int fight = 0; fight < kFightKinds; ++fight)
      expect_words(all_content(), cast, kind, 1, fight);
  expect_words(all_content(), cast, EventKind::kEventCalled, kNone, 0);
  expect_words(all_content(), cast, EventKind::kStoryShown, 0, kNone);
}

TEST(Wording, NoListLacksAWord) {
  const auto expect_list = [](std::string_view list, std::span<const std::string_view> ids) {
    for (const std::string_view id : ids)
      EXPECT_NE(listed(list, id, english()), "?") << list << " " << id;
  };
  const std::span<const std::string_view> fights = kIdsOf<FightKind>;
  const auto foes = fights.subspan(static_cast<std::size_t>(FightKind::kBandit));
  expect_list("lp-source", kIdsOf<LpSource>);
  expect_list("hand-rank", kIdsOf<HandRank>);
  expect_list("tag", compiler::kTagWords);
  expect_list("fight", fights);
  for (const char* list : {"foe", "npc", "enemy"}) expect_list(list, foes);
  expect_list("point", kIdsOf<PointKind>);
  expect_list("colour", kColourIds);
  expect_list("side", kSideIds);
  expect_list("town", compiler::kTownWords.subspan(1));
  expect_list("token", kIdsOf<TokenKind>);
  expect_list("marker", kMarkerIds);
  for (const std::string_view moment : compiler::kMomentWords)
    EXPECT_TRUE(english().has("window." + std::string(moment))) << moment;
}

TEST(Wording, RanksAndMoneyAreThoseOfTheLanguage) {
  const Templates& uk = templates("uk");
  EXPECT_EQ(rank_symbol(10, uk) + rank_symbol(11, uk) + rank_symbol(14, uk), "10ВТ");
  EXPECT_EQ(rank_symbol(12) + rank_symbol(13), "QK");
  EXPECT_EQ(rank_symbol(15, uk), "?");
  EXPECT_EQ(card_symbol(0).substr(1), card_symbol(0, uk).substr(1));  // the twos are alike
  EXPECT_EQ(dollars(3, uk), "30$");
  EXPECT_EQ(dollars(3), "$30");
}

// A number would change its meaning when its enum changes. Sides of switches are amounts.
TEST(Wording, NoKeyIsAnOrdinal) {
  for (const std::string_view key : english().keys()) {
    const std::string_view last = key.substr(key.rfind('.') + 1);
    EXPECT_TRUE(key.starts_with("switch.") ||
                last.find_first_not_of("0123456789") != std::string_view::npos)
        << key;
  }
}

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

// Whoever chooses by title and detail can tell any two options apart.
void expect_different_options(const Content& content, const View& view, const Choices& legal) {
  std::set<std::string> seen;
  for (const Choice option : legal) {
    const std::string text = say_title(content, view, option, english()) + ": " +
                             say_detail(content, view, option, english());
    EXPECT_TRUE(seen.insert(text).second) << id_of(view.pub.ask) << ": " << text;
  }
}

TEST(Wording, ASheriffWhoStaysIsNotOneWhoComesBack) {
  Seat seat = 0;
  View view = observe(state_at_action(seat), seat);
  view.pub.ask = Ask::kSheriffTo;
  Choices legal;
  for (const std::uint8_t b : {0, 1}) legal.add(Verb::kSheriffTo, view.pub.sheriff, b);
  expect_different_options(content(), view, legal);
  EXPECT_EQ(say_choice(content(), view, legal[1]),
            "Move the Sheriff away and back to the Sheriff's Office");
}

void expect_clean_options(const Content& content, const View& view, const Choices& legal) {
  expect_clean(say_prompt(content, view), "question");
  for (const Choice option : legal) {
    const std::string text = say_choice(content, view, option);
    expect_clean(text, "option");
    EXPECT_EQ(text.find('?'), std::string::npos) << text;
    EXPECT_NE(rule_text(rule_behind(view.pub, option)), "");
  }
  expect_different_options(content, view, legal);
  for (const Rule rule : {asked_by(view.pub), cause_now(view.pub).rule})
    EXPECT_NE(rule_text(rule), "") << say_rule(rule);
  for (const Choice refused : {Choice{Verb::kHeist}, Choice{Verb::kMove, 3}, Choice{Verb::kBuy, 0},
                               Choice{Verb::kRobTrain}, Choice{Verb::kExplore},
                               Choice{Verb::kHighRoller}, Choice{Verb::kCommunityPoker}})
    if (const WhyNot why = why_not(content.catalog, view, refused); !why.ok())
      expect_clean(say_refusal(content, view, refused, why), "refusal");
}

void expect_clean_events(const Content& content, const Public& pub, const Events& events) {
  const Cast cast = cast_of(content, pub);
  for (int e = 0; e < events.n; ++e) {
    if (!is_told(events.list[e].kind)) continue;
    const std::string text = say_event(content, events.list[e], cast);
    expect_clean(text, "event");
    EXPECT_EQ(text.find('?'), std::string::npos) << text;
    EXPECT_NE(rule_text(events.list[e].rule), "") << say_rule(events.list[e].rule);
  }
}

// What people read in whole games: every option, question, event and refusal.
void expect_clean_game(const dr::Setup& setup, std::uint64_t seed) {
  const Content& content = default_content(setup.modules);
  auto events = std::make_unique<Events>();
  State state = new_game(content.catalog, setup, seed_from(seed), events.get());
  expect_clean_events(content, state.pub, *events);
  Rng rng{seed};
  for (int i = 0; i < 500 && !state.pub.over; ++i) {
    const Seat seat = static_cast<Seat>(std::countr_zero(static_cast<unsigned>(to_act(state.pub))));
    Choices legal;
    const Choice choice = any_choice(content.catalog, state, seat, rng, legal);
    expect_clean_options(content, observe(state, seat), legal);
    events->clear();
    apply(content.catalog, state, seat, choice, events.get());
    expect_clean_events(content, state.pub, *events);
  }
}

TEST(Wording, GamesReadClean) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    dr::Setup setup;
    setup.players = static_cast<std::uint8_t>(1 + seed);
    setup.goals = 1;
    setup.switches = seed % 2 ? 0 : profile_switches(Profile::kUk);
    expect_clean_game(setup, seed);
  }
}

TEST(Wording, GamesWithAnteUpReadClean) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    dr::Setup setup;
    setup.players = static_cast<std::uint8_t>(1 + seed);
    setup.goals = 1;
    setup.modules = seed % 2 ? kAllModules : kAnteUp;
    setup.switches = profile_switches(Profile::kIt2023, true);
    expect_clean_game(setup, seed);
  }
}

TEST(Rules, NumbersAreSaidAndReadBack) {
  for (const Rule rule : {B(7, 3, 1), B(3, 2), B(14, 6), G(3), MB(5), Ruling(114), AU(12)})
    EXPECT_EQ(parse_rule(say_rule(rule)), rule) << say_rule(rule);
  EXPECT_EQ(say_rule(B(7, 3, 1)), "B7.3.1");
  EXPECT_EQ(say_rule(Ruling(114)), "ruling 114");
  EXPECT_EQ(say_rule({}), "");
  for (const char* text : {"", "B", "B7.3.1.2", "B99", "x", "B7..3", "G", "ruling", "B7.3x", "42"})
    EXPECT_EQ(parse_rule(text), Rule{}) << text;
}

TEST(Rules, HaveTheirParagraphs) {
  EXPECT_EQ(rule_text(B(7, 10)).substr(0, 4), "Work");
  EXPECT_NE(rule_text(B(7, 3)).find("ante $10"), std::string::npos);
  EXPECT_EQ(rule_text(B(7, 3)).find("B7.3.1"), std::string::npos);
  EXPECT_NE(rule_text(B(7, 3, 1)).find("flop"), std::string::npos);
  EXPECT_NE(rule_text(G(3)).find("these options may not be picked"), std::string::npos);
  EXPECT_NE(rule_text(MB(5)).find("Stalk"), std::string::npos);
  EXPECT_NE(rule_text(Ruling(114)).find("Fool's Gold in full"), std::string::npos);
  EXPECT_NE(rule_text(AU(12)).find("event token"), std::string::npos);
  EXPECT_EQ(rule_text(B(30, 1)), "");
  EXPECT_EQ(rule_text({}), "");
}

}  // namespace
}  // namespace dr
