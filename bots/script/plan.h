// A plan of play as whole numbers: what a scripted player thinks things are worth, what it seeks and
// how careful it is. Worths are hundredths of a legendary point (LP), chances thousandths unless
// percent are named. The numbers below are greedy's, and some of them turn on what greedy does not
// think of; plan.cc holds those of the personalities.
#pragma once

namespace dr {

struct Plan {
  // Which side of the law. By character: those who begin on a side stay there, of the others two in
  // three become outlaws, so that a table sees the whole game.
  enum Side : int { kByCharacter, kLaw, kCrime, kNeither };
  int side = kByCharacter;

  // What it seeks: percent of what such things are worth.
  int gold = 100, cattle = 100, gambling = 100, law = 100, crime = 100, duels = 100, frontier = 100;
  int card_sense = 0;  // 1: knows the odds of poker and Faro

  // How long the game will last.
  int pace = 27;     // LP a leader gains in a round, in tenths
  int longest = 10;  // turns to plan for at most

  // Goods.
  int cash_knee = 6;                                      // so many $10 are wanted most
  int cash_first = 21, cash_rest = 16;                    // each of those, and of the others
  int cash_first_last = 18, cash_rest_last = 17;          // ... in the last turn
  int hand[6] = {72, 56, 42, 32, 26, 22};                 // the first card, the second ...
  int hand_over = 12;                                     // a card above the limit
  int nugget = 90, nugget_last = 40;                      // carried
  int wound_late = 95, wound_mid = 75, wound_early = 55;  // 2, 5 or more turns before the end
  int disc = 50;                                          // on a story
  int extra_action = 85;

  // The tracks.
  int mp_nearer = 60, mp_nearer_free = 30;  // a step toward the big rewards, for the lawful, others
  int mp_given_up = 45;                     // each Marshal point lost by a crime
  int gp_nearer = 12;
  int wp_refused = 150;  // a lawful player's first crime
  // What Wanted points pay: for so many turns, an outlaw's and another's, or if `survival` is set for
  // as long as so many percent of outlaws are still free after each round.
  int freedom = 5, freedom_free = 3;
  int survival = 0;

  // Cards.
  int rank[13] = {0, 0, 0, 1, 1, 2, 4, 7, 10, 15, 20, 26, 33};  // what a rank 2..A adds to a card
  int keep_wild = 26, keep_reaction = 32;
  int keep_action = 50;  // percent of its effect

  // The choice of a character by its start bonus: each $10, card, point, wound, each $10 of the price
  // of an item and of an upgrade; and taste.
  int start_cash = 26, start_card = 22, start_mp = 60, start_wp = 110, start_gp = 0,
      start_wound = 60, start_item = 20, start_upgrade = 20, start_taste = 200;

  // Items.
  int edge = 18;       // each point by which the other card is lowered
  int item_move = 16;  // each space of movement, a turn
  int reroll = 25;     // a die rolled again

  // Fights.
  int duel_won = 225;
  int arrest_hurt = 45;  // each Wanted point taken from another
  int duel_defence = 60, arrest_defence = 30, robbery_defence = 30;  // what giving in costs more
  int arrested = 80, arrested_wp = 60;  // being arrested, and each Wanted point lost by it
  int decline[5] = {};   // percent of those attacked with 0, 1, .. 4 or more cards who give in
  int wary = 0;          // percent by which attackers are thought to come with a high card
  int least_odds = 0;    // below which no fight is begun
  int reserve = 0;       // chance of an arrest in a round, for which a card is kept
  int commit_keep = 67;  // percent of a card's worth that counts when it is laid

  // Discs. With `story` the reward of a story counts with so many percent, and what the Sheriff may
  // do when it is complete; 0: the numbers of the second line alone.
  int story = 0, story_done = 65, others_share = 20;
  int disc_first = 40, disc_second = 20, disc_completes = 15, disc_moved = 30;

  // The order of things. 0: whatever pays best for each action it takes; otherwise the average worth
  // of an action, against which errands in a row are weighed.
  int rate = 0;
  int fade = 10;       // percent of a worth lost when it must wait for the next turn
  int next_heist = 0;  // worth of a heist in the next turn

  // Caution.
  int sheriff_near = 12;  // the cost of ending a move within two spaces of him, Wanted
  int sheriff_away = 3;   // each space he is led away
  // Percent of what the Sheriff and the others may do to us where a turn ends, and of the same while
  // actions are left; 0: never thought of.
  int caution = 0, caution_passing = 30;
  int story_soon = 0, story_late = 0;  // chance that others complete a story with one disc missing,
  int manhunt = 0;                     // ... with more missing, or move the Sheriff by a card,
  int marshal_comes = 0, rival_comes = 0;  // ... or that one nearby attacks
  int attacked = 60;                       // what that costs besides wound and cash
};

inline constexpr Plan kGreedyPlan{};
// The law: arrests outlaws and fights bandits.
extern const Plan kMarshalPlan;
// Heists, robberies and the Wanted row.
extern const Plan kOutlawPlan;
// Digs for gold and brings it to the bank.
extern const Plan kProspectorPlan;
// Drives cattle and longhorns to the station.
extern const Plan kRancherPlan;
// Poker, Faro and the high rollers.
extern const Plan kGamblerPlan;
// Rides to the frontier (Ante Up).
extern const Plan kExplorerPlan;

}  // namespace dr
