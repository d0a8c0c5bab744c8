#include "content/compiler/decks.h"

namespace dr::compiler {
namespace {

template <class F>
void for_each_ability(const Catalog& cat, Abilities range, F&& f) {
  for (const Ability& ability : abilities(cat, range))
    if (ability.head != Head::kAction) f(ability, static_cast<int>(ability.moment));
}

void poker_masks(Catalog& cat) {
  for (int kind = 0; kind < kPokerKinds; ++kind) {
    const PokerKind& poker = cat.poker[kind];
    const CardSet both = CardSet{3} << (kind * 2);
    for (const Ability& ability : abilities(cat, poker.abilities)) {
      const int m = static_cast<int>(ability.moment);
      if (ability.head == Head::kAction) cat.action_cards |= both;
      if (ability.head == Head::kBonus) cat.bonus_cards[m] |= both;
      if (ability.head == Head::kReaction) cat.reaction_cards[m] |= both;
    }
    if (poker.passive.flags & Passive::kCountsAsNugget) cat.nugget_cards |= both;
    if (poker.passive.flags & Passive::kCountsAsAnyCard) cat.wild_cards |= both;
  }
}

void mark_free(Catalog& cat) {
  for (Ability& ability : std::span(cat.abilities, static_cast<std::size_t>(cat.n_abilities)))
    ability.free = ability.switch_id == kNone && !(ability.flags & Ability::kOnce) &&
                   !ability.guards && cat.code[ability.code].op != Op::kCost;
}

void list_reactions(Catalog& cat) {
  for (const bool free : {true, false})
    for (const PokerKind& poker : cat.poker)
      for (const Ability& ability : abilities(cat, poker.abilities)) {
        if (ability.head != Head::kReaction || (ability.free != 0) != free) continue;
        auto& list = cat.reactions[static_cast<int>(ability.moment)];
        list.ability[list.n++] = static_cast<std::uint8_t>(&ability - cat.abilities);
      }
}

// The rules themselves offer something when a move, a turn or a fight is over.
void list_heard(Catalog& cat) {
  const auto bit = [](Moment moment) { return 1u << static_cast<int>(moment); };
  std::uint32_t heard = bit(Moment::kEndOfMove) | bit(Moment::kEndOfTurn) | bit(Moment::kFightOver);
  std::uint32_t goals = 0;
  for (int m = 0; m < kMoments; ++m) {
    if (cat.bonus_cards[m] | cat.reaction_cards[m] | cat.items_front[m] | cat.items_up[m] |
        cat.character_mask[m] | cat.trigger_mask[m])
      heard |= 1u << m;
    if (cat.goal_mask[m]) goals |= 1u << m;
  }
  cat.heard[0] = heard;
  cat.heard[1] = heard | goals;
}

bool has_action(const Catalog& cat, Abilities range) {
  for (const Ability& ability : abilities(cat, range))
    if (ability.head == Head::kAction) return true;
  return false;
}

void item_masks(Catalog& cat) {
  for (int i = 0; i < cat.n_items; ++i) {
    const auto bit = static_cast<std::uint16_t>(1u << i);
    cat.items_of_type[static_cast<int>(cat.items[i].type)] |= bit;
    for (int tens = 0; auto& kinds : cat.items_up_to)
      if (cat.items[i].price <= tens++) kinds |= bit;
    for (int side = 0; side < 2; ++side)
      if (has_action(cat, cat.items[i].side[side].abilities)) cat.items_with_action[side] |= bit;
  }
}

void walks(Catalog& cat) {
  for (int corners = 0; corners < 2; ++corners)
    for (int space = 0; space < cat.n_spaces; ++space) {
      SpaceSet reached = cat.near[corners][space];
      for (int longer = 0; longer < kWalks; ++longer) {
        cat.within[corners][longer][space] = reached;
        for_each(reached, [&](Space s) { reached = reached | cat.near[corners][s]; });
      }
      for (int to = 0; to < cat.n_spaces; ++to) {
        int steps = 0;
        if (to != space)
          while (steps < kWalks && !cat.within[corners][steps][space].has(static_cast<Space>(to)))
            ++steps;
        cat.steps[corners][space][to] = static_cast<std::uint8_t>(to == space ? 0 : steps + 1);
      }
    }
}

void tags(Catalog& cat) {
  for (int t = 0; t < static_cast<int>(Tag::kCount); ++t)
    for_each(cat.tag[t], [&](Space s) { cat.tags_of[s] |= 1u << t; });
}

}  // namespace

void fill_masks(Catalog& cat) {
  mark_free(cat);
  poker_masks(cat);
  list_reactions(cat);
  item_masks(cat);
  walks(cat);
  tags(cat);
  for (int i = 0; i < cat.n_items; ++i) {
    const auto bit = static_cast<std::uint16_t>(1u << i);
    for_each_ability(cat, cat.items[i].side[0].abilities,
                     [&](const Ability&, int m) { cat.items_front[m] |= bit; });
    for_each_ability(cat, cat.items[i].side[1].abilities,
                     [&](const Ability&, int m) { cat.items_up[m] |= bit; });
  }
  for (int i = 0; i < cat.n_characters; ++i) {
    const auto bit = std::uint32_t{1} << i;
    for_each_ability(cat, cat.characters[i].abilities,
                     [&](const Ability&, int m) { cat.character_mask[m] |= bit; });
    for (int g = 0; g < kGoalsPerCharacter; ++g) {
      const Requirement& goal = cat.goals[i * kGoalsPerCharacter + g];
      if (goal.used) cat.goal_mask[static_cast<int>(goal.moment)] |= bit;
    }
  }
  for (int i = 0; i < cat.n_triggers; ++i)
    cat.trigger_mask[static_cast<int>(cat.triggers[i].moment)] |=
        static_cast<std::uint16_t>(1u << i);
  list_heard(cat);
}

namespace {

// FNV-1a over numbers, each as eight bytes, lowest first.
class Hash {
 public:
  template <class T>
    requires std::is_arithmetic_v<T> || std::is_enum_v<T>
  void add(T number) {
    auto n = static_cast<std::uint64_t>(number);
    for (int i = 0; i < 8; ++i, n >>= 8) value_ = (value_ ^ (n & 0xff)) * 0x100000001b3u;
  }
  void add(const SpaceSet& s) {
    add(s.word[0]);
    add(s.word[1]);
  }
  void add(const Abilities& a) { all(a.first, a.n); }
  void add(const Passive& p) { all(p.hand, p.nugget, p.cash, p.flags); }
  void add(const MapSpace& s) { all(s.town, s.n_adjacent, s.adjacent); }
  void add(const PokerKind& p) { all(p.abilities, p.passive); }
  void add(const ItemSide& s) { all(s.abilities, s.passive, s.move, s.lp); }
  void add(const ItemKind& i) {
    all(i.type, i.price, i.copies, i.has_upgrade, i.first_game, i.side);
  }
  void add(const Character& c) {
    all(c.start, c.start_without_figure, c.cash, c.cards, c.mp, c.wp, c.gp, c.wounds,
        c.first_game_players, c.items, c.upgraded, c.abilities, c.passive);
  }
  void add(const Story& s) { all(s.trigger, s.bandits, s.sheriff, s.first_game, s.code); }
  void add(const Requirement& r) { all(r.moment, r.used, r.code); }
  void add(const EventToken& t) { all(t.kind, t.cards, t.reward); }
  void add(const FrontierToken& t) { all(t.number, t.reward); }
  void add(const TrainCard& t) { all(t.guard, t.reveal, t.win, t.lose); }
  void add(const DieFace& d) { all(d.nuggets, d.cash, d.again, d.gravel); }
  void add(const Ability& a) {
    all(a.head, a.moment, a.flags, a.once_slot, a.guards, a.switch_id, a.switch_side, a.code);
  }
  void add(const Instr& i) { all(i.op, i.a, i.b, i.c, i.to); }
  template <class T, std::size_t N>
  void add(const T (&list)[N]) {
    for (const T& one : list) add(one);
  }
  template <class... T>
  void all(const T&... parts) {
    (add(parts), ...);
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace

std::uint64_t fingerprint(const Catalog& c) {
  Hash hash;
  hash.all(c.n_spaces, c.n_mesas, c.spaces, c.near[0], c.near[1], c.mesa, c.tag, c.hideouts,
           c.ranches, c.towns, c.locations, c.n_places, c.places);
  hash.all(c.poker, c.n_items);
  for (int i = 0; i < std::max(c.n_items, kBoxItems); ++i) hash.add(c.items[i]);
  hash.all(c.fight, c.n_characters, c.characters, c.cattle, c.cattle_n, c.die, c.marshal_reward,
           c.wanted_reward, c.marshal_end_lp, c.wanted_turn_lp, c.legends, c.n_triggers, c.triggers,
           c.n_stories, c.stories, c.goals, c.n_mib, c.mib);
  hash.all(c.n_abilities, c.abilities, c.n_code, c.code);
  hash.all(c.bonus_cards, c.reaction_cards, c.action_cards, c.items_front, c.items_up,
           c.character_mask, c.goal_mask, c.trigger_mask, c.nugget_cards, c.wild_cards);
  if (c.ante_up) {
    hash.all(c.ante_up, c.n_longhorns, c.gulch, c.linked, c.passes, c.stops, c.frontier_space,
             c.frontier_value, c.n_tokens, c.tokens, c.frontier, c.train, c.n_events, c.events,
             c.gambler_reward, c.gambler_beyond, c.longhorn_reward);
  }
  return hash.value();
}

}  // namespace dr::compiler
