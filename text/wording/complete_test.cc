// Nothing the game can say is without words, in any language.
#include "assets/assets.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/choice_table.h"
#include "darkrock/event_table.h"
#include "text/cards/names.h"
#include "text/wording/checks.h"
#include "text/wording/event.h"

namespace dr::wording_test {
namespace {

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

}  // namespace
}  // namespace dr::wording_test
