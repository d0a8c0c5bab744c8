// What fights between players (fight.cc) and with non-player characters (npc_fight.cc) share.
#pragma once

#include "engine/flow/window.h"

namespace dr {

enum class FightStep : std::uint8_t {
  kStart,
  kCommit,
  kAnswer,
  kLateStart,
  kReveal,
  kReact,
  kCompare,
  kWound,
  kCard,
  kPoints,
  kLoot,
  kLootCattle,
  kArrested,
  kOver,
  kEnd
};

// B6. Who fights and what lies there is in Public::fight.
struct [[gnu::may_alias]] FightFrame {
  static constexpr FrameKind kKind = FrameKind::kFight;

  FrameKind kind;
  FightStep step;
  Seat seat;  // attacker
  std::uint8_t pad;
  std::uint8_t arrest_made;  // 1 until its window was opened
  std::uint8_t rest[11];
};

void start_fight(Game& g, Seat attacker, Seat target, FightKind kind);
void run_fight(Game& g, FightFrame& f);
void options_fight(const Catalog& cat, const Sight& view, Choices& out);
void take_fight(Game& g, FightFrame& f, Seat seat, Choice choice);

enum class NpcFightStep : std::uint8_t {
  kDraw,
  kStart,
  kPlayerCommits,
  kNpcCommits,
  kReveal,
  kFightCard,
  kCompare,
  kReward,
  kLostLine,
  kLostWound,
  kLostCard,
  kLeave,
  kOver,
  kEnd
};

// Rows 10 to 12 of the edition table.
enum class NpcOrder : std::uint8_t { kStartFirst, kNpcFirst, kPlayerFirst };

// B11.
struct [[gnu::may_alias]] NpcFightFrame {
  static constexpr FrameKind kKind = FrameKind::kNpcFight;

  FrameKind kind;
  NpcFightStep step;
  Seat seat;
  FightKind enemy;
  NpcOrder order;
  std::uint8_t pad[6];
  std::uint8_t restart;  // 1: card 10 begins the fight anew (B11.9)
  std::uint8_t rest[4];
};

void start_npc_fight(Game& g, Seat seat, FightKind kind);
void run_npc_fight(Game& g, NpcFightFrame& f);
void options_npc_fight(const Catalog& cat, const Sight& view, Choices& out);
void take_npc_fight(Game& g, NpcFightFrame& f, Seat seat, Choice choice);

// Side 0 or 1 of a seat in the fight in progress, -1 if it is not in it.
int side_of_seat(const Public& pub, Seat seat);

// `enemy-card -N`, `own-card -N`: for the seat whose effect it is.
void change_value(Game& g, Seat seat, bool own_card, int change);
void set_fight_flag(Game& g, Seat seat, Fight::Flag flag);
void fewer_npc_cards(Game& g, int n);

// Fight card 10: the NPC side may begin the fight anew, once (B11.9).
void offer_restart(Game& g);
void request_restart(Game& g);

// The value of a side's card after all changes (B6.15).
int fight_value(const Public& pub, int side, int printed);

void begin_fight(Game& g, FightKind kind, Seat a, Seat b, Seat npc_player);
void end_fight(Game& g);  // discards the cards laid and played (B6.9)

// Lays a poker card face down / turns it up.
void commit_card(Game& g, Seat seat, Card card);
void reveal_card(Game& g, int side);
void discard_unrevealed(Game& g, Seat seat, Rule rule);

void won_fight(Game& g, int winner);  // counts and tells; the reward is the chapter's

}  // namespace dr
