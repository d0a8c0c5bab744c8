// C5: the legendary abilities up to Doc Holliday, once unlocked and not before.
#include <gtest/gtest.h>

#include "tests/support/scenario.h"

namespace dr::characters_test {
namespace {

const Catalog& catalog() { return default_content().catalog; }

// covers: annie-oakley, B2.9
TEST(AnnieOakley, MakesHerOpponentDiscardOrTakeAWoundAtTheStart) {
  Scenario card(3);
  card.character(0, "annie-oakley")
      .lp(0, 5)
      .at(0, "mp9")
      .at(1, "mp9")
      .hand(0, "8h")
      .hand(1, "2h Kh");
  card.turn(0);
  card.play(0, "fight duel 2").settle();
  card.expect(1, Ask::kOption);
  card.play(1, "option 1").play(1, "discard 2h").settle();
  EXPECT_EQ(card.cards(1), "Kh");
  EXPECT_EQ(card.player(1).wounds, 0);
  card.draws("3c").play(1, "decline").settle();

  Scenario wound(3);
  wound.character(0, "annie-oakley")
      .lp(0, 5)
      .at(0, "mp9")
      .at(1, "mp9")
      .hand(0, "8h")
      .hand(1, "2h Kh");
  wound.turn(0);
  wound.play(0, "fight duel 2").settle();
  wound.play(1, "option 2").settle();
  EXPECT_EQ(wound.player(1).wounds, 1);
  EXPECT_EQ(wound.cards(1), "2h Kh");
  wound.draws("3c").play(1, "decline").settle();
}

// covers: annie-oakley
TEST(AnnieOakley, AttackedDoesItToo) {
  Scenario s(3);
  s.character(1, "annie-oakley").lp(1, 5).at(0, "mp9").at(1, "mp9").hand(0, "8h 9h").hand(1, "2h");
  s.turn(0);
  s.play(0, "fight duel 2").settle();
  s.play(0, "option 2").settle();
  EXPECT_EQ(s.player(0).wounds, 1);
  s.draws("3c").play(0, "commit 8h").play(1, "decline").settle();
}

// covers: annie-oakley, B2.9, B11.5
TEST(AnnieOakley, NotBeforeFiveAndNotAgainstBandits) {
  Scenario locked(3);
  locked.character(0, "annie-oakley")
      .lp(0, 4)
      .at(0, "mp9")
      .at(1, "mp9")
      .hand(0, "8h")
      .hand(1, "2h Kh");
  locked.turn(0);
  locked.play(0, "fight duel 2").settle();
  EXPECT_TRUE(locked.asks(1, Ask::kCommit));
  locked.draws("3c").play(1, "decline").settle();

  Scenario npc(3);
  npc.character(0, "annie-oakley").lp(0, 5).at(0, "mp4").bandits("sh1").hand(0, "9h");
  npc.fight_deck("fight-8 fight-k").turn(0);
  npc.play(0, "move sh1").settle();
  EXPECT_TRUE(npc.asks(2, Ask::kCommitFight));
  npc.play(2, "npc-card 8").settle();
  npc.play(0, "reward lp");
}

// covers: bass-reeves
TEST(BassReeves, DrawsACardAtTheStartOfHisTurn) {
  Scenario s(3);
  s.character(0, "bass-reeves").lp(0, 5).draws("Kh").begin_turn(0);
  EXPECT_EQ(s.cards(0), "Kh");
  EXPECT_TRUE(s.asks(0, Ask::kIncome));

  Scenario locked(3);
  locked.character(0, "bass-reeves").lp(0, 4).begin_turn(0);
  EXPECT_EQ(locked.player(0).hand_n, 0);
}

// covers: billy-the-kid
TEST(BillyTheKid, TakesTenDollarsOrACardWhereHisMoveEnds) {
  Scenario s(3);
  s.character(0, "billy-the-kid")
      .lp(0, 5)
      .at(0, "mp8")
      .at(1, "mp9")
      .cash(1, 20)
      .hand(1, "2h")
      .turn(0);
  s.play(0, "move mp9");
  s.expect(1, Ask::kGive);  // no choice of his
  s.play(1, "give-cash").settle();
  EXPECT_EQ(s.dollars(0), 10);
  EXPECT_EQ(s.dollars(1), 10);

  Scenario card(3);
  card.character(0, "billy-the-kid")
      .lp(0, 5)
      .at(0, "mp8")
      .at(1, "mp9")
      .cash(1, 20)
      .hand(1, "2h")
      .turn(0);
  card.play(0, "move mp9").play(1, "give 2h").settle();
  EXPECT_EQ(card.cards(0), "2h");
  EXPECT_EQ(card.dollars(1), 20);
}

// covers: billy-the-kid
TEST(BillyTheKid, NotBeforeFiveAndNotAlone) {
  Scenario locked(3);
  locked.character(0, "billy-the-kid").lp(0, 4).at(0, "mp8").at(1, "mp9").cash(1, 20).turn(0);
  locked.play(0, "move mp9");
  EXPECT_EQ(locked.dollars(1), 20);

  Scenario alone(3);
  alone.character(0, "billy-the-kid").lp(0, 5).at(0, "mp8").at(1, "mp10").cash(1, 20).turn(0);
  alone.play(0, "move mp9");
  EXPECT_EQ(alone.dollars(1), 20);
}

// covers: bloody-knife, ruling 13
TEST(BloodyKnife, CrossesAMesaAsOneSpaceAndHeals) {
  Scenario s(3);
  s.character(0, "bloody-knife").lp(0, 5).at(0, "dr4").wounds(0, 2).turn(0);
  EXPECT_FALSE(s.offers(0, "move rf1"));
  EXPECT_TRUE(s.offers(0, "move rf1 mesa"));   // mesa rf1: two
  EXPECT_FALSE(s.offers(0, "move rf4 mesa"));  // three
  s.play(0, "move rf1 mesa").settle();
  EXPECT_EQ(s.space(0), "rf1");
  EXPECT_EQ(s.player(0).wounds, 1);

  Scenario plain(3);
  plain.character(0, "bloody-knife").lp(0, 5).at(0, "dr4").wounds(0, 2).turn(0);
  plain.play(0, "move dr7").settle();
  EXPECT_EQ(plain.player(0).wounds, 2);
}

// covers: bloody-knife
TEST(BloodyKnife, NotBeforeFive) {
  Scenario s(3);
  s.character(0, "bloody-knife").lp(0, 4).at(0, "dr4").turn(0);
  EXPECT_FALSE(s.offers(0, "move rf1 mesa"));
  EXPECT_FALSE(s.offers(0, "move sh4 mesa"));
}

// covers: calamity-jane, B10.5
TEST(CalamityJane, HoldsSixCards) {
  Scenario s(3);
  s.character(0, "calamity-jane").lp(0, 5).hand(0, "2h 3h 4h 5h 6h 7h").turn(0);
  EXPECT_EQ(hand_limit(catalog(), s.pub(), 0), 6);
  s.play(0, "end-turn");
  EXPECT_EQ(s.player(0).hand_n, 6);

  Scenario locked(3);
  locked.character(0, "calamity-jane").lp(0, 4).hand(0, "2h 3h 4h 5h 6h 7h").turn(0);
  EXPECT_EQ(hand_limit(catalog(), locked.pub(), 0), 5);
  locked.play(0, "end-turn").play(0, "discard 2h");
  EXPECT_EQ(locked.player(0).hand_n, 5);
}

// covers: calamity-jane
TEST(CalamityJane, DrawsForADiscPlaced) {
  Scenario s(3);
  s.character(0, "calamity-jane").lp(0, 5).at(0, "sh2").story(0, "story-ghost-mine");
  s.dice("die-nugget die-gravel").turn(0);
  s.play(0, "prospect");
  s.draws("Kh").play(0, "disc left").settle();
  EXPECT_EQ(s.cards(0), "Kh");

  Scenario locked(3);
  locked.character(0, "calamity-jane").lp(0, 4).at(0, "sh2").story(0, "story-ghost-mine");
  locked.dice("die-nugget die-gravel").turn(0);
  locked.play(0, "prospect").play(0, "disc left").settle();
  EXPECT_EQ(locked.player(0).hand_n, 0);
}

// covers: doc-holliday, ruling 122
TEST(DocHolliday, DrawsForEveryTimeHeIsWounded) {
  Scenario s(3);
  s.character(0, "doc-holliday").lp(0, 5).at(0, "mp4").bandits("sh1").hand(0, "9h");
  s.fight_deck("fight-3 fight-k").draws("2c").turn(0);
  s.play(0, "move sh1").settle();
  s.play(2, "npc-card 3").settle();  // two wounds at once: one card
  s.play(0, "reward lp").settle();
  EXPECT_EQ(s.player(0).wounds, 2);
  EXPECT_EQ(s.cards(0), "2c");

  Scenario fourth(3);
  fourth.character(0, "doc-holliday")
      .lp(0, 5)
      .wounds(0, 3)
      .at(0, "mp4")
      .bandits("sh1")
      .hand(0, "9h");
  fourth.fight_deck("fight-8 fight-k").turn(0);
  fourth.play(0, "move sh1").settle();
  fourth.play(2, "npc-card 8").settle();
  fourth.play(0, "reward lp").settle();
  EXPECT_EQ(fourth.player(0).hand_n, 0);

  Scenario locked(3);
  locked.character(0, "doc-holliday").lp(0, 3).at(0, "mp4").bandits("sh1").hand(0, "9h");
  locked.fight_deck("fight-8 fight-k").turn(0);
  locked.play(0, "move sh1").settle();
  locked.play(2, "npc-card 8").settle();
  locked.play(0, "reward lp").settle();
  EXPECT_EQ(locked.player(0).hand_n, 0);
}

// covers: doc-holliday, B10.5
TEST(DocHolliday, KeepsAFullHandWhateverHisWounds) {
  Scenario s(3);
  s.character(0, "doc-holliday").lp(0, 5).wounds(0, 3).turn(0);
  EXPECT_EQ(hand_limit(catalog(), s.pub(), 0), 5);
  Scenario locked(3);
  locked.character(0, "doc-holliday").lp(0, 4).wounds(0, 3).turn(0);
  EXPECT_EQ(hand_limit(catalog(), locked.pub(), 0), 2);
}

// covers: billy-the-kid, G6
TEST(BillyTheKid, TakesAtEveryMove) {
  Scenario s(3);
  s.character(0, "billy-the-kid").lp(0, 5).at(0, "mp8").at(1, "mp9").cash(1, 30).turn(0);
  s.play(0, "move mp9").settle();
  s.play(0, "move mp9").settle();  // out and back
  EXPECT_EQ(s.dollars(0), 20);
  EXPECT_EQ(s.dollars(1), 10);
}

}  // namespace
}  // namespace dr::characters_test
