#include "tests/support/property.h"

#include <bit>
#include <cstring>

#include "darkrock/event_table.h"
#include "engine/flow/facts.h"
#include "engine/rules/story.h"

namespace dr {
namespace {

constexpr int kMaxDecisions = 100'000;

// Adds a set of cards to the ones met so far; false if one was met before.
bool add_cards(CardSet& all, CardSet cards) {
  const bool fresh = !(all & cards);
  all |= cards;
  return fresh;
}

CardSet one(std::uint8_t card) { return card == kNone ? 0 : bit(card); }

// Who knew a card does not learn that it was laid face down.
CardSet held_or_laid(const Private& own) {
  return own.hand | one(own.committed) | one(own.laid[0]) | one(own.laid[1]);
}

std::string check_poker_cards(const State& s) {
  CardSet all = 0;
  bool fresh = add_cards(all, s.hid.poker_deck) && add_cards(all, s.pub.discards) &&
               add_cards(all, s.pub.table) && add_cards(all, s.hid.mib_hand) &&
               add_cards(all, one(s.hid.mib_commit));
  for (int i = 0; i < s.pub.players; ++i) {
    const Private& own = s.own[i];
    fresh = fresh && add_cards(all, own.hand) && add_cards(all, own.deal) &&
            add_cards(all, one(own.committed)) && add_cards(all, one(own.laid[0])) &&
            add_cards(all, one(own.laid[1]));
    if (count(own.hand) != s.pub.player[i].hand_n) return fault("hand_n", i);
    if (count(own.deal) != s.pub.player[i].deal_n) return fault("deal_n", i);
    if ((own.committed != kNone) != (s.pub.player[i].committed != 0)) return fault("committed", i);
    for (int other = 0; other < s.pub.players; ++other)
      if (other != i && (own.known[other] & ~held_or_laid(s.own[other])))
        return fault("known card not in hand", i, other);
  }
  if (!fresh) return "a poker card is in two places";
  if (all != (CardSet{1} << kPokerCards) - 1) return "a poker card is lost";
  if (count(s.hid.poker_deck) != s.pub.poker_deck_n) return "poker_deck_n";
  if (count(s.hid.mib_hand) != s.pub.mib.hand_n) return "mib.hand_n";
  return {};
}

std::string check_fight_cards(const State& s) {
  unsigned all = 0;
  int n = 0;
  for (int i = 0; i < s.pub.fight_deck_n; ++i, ++n) all |= 1u << s.hid.fight_order[i];
  for (int i = 0; i < s.pub.players; ++i) {
    all |= s.own[i].npc_cards;
    n += std::popcount(s.own[i].npc_cards);
    if (s.own[i].npc_commit != kNone) all |= 1u << s.own[i].npc_commit, ++n;
  }
  const bool faro = s.pub.au.faro.on && s.pub.au.faro.shown[0] != kNone;
  for (int i = 0; i < 4 && faro; ++i, ++n) all |= 1u << s.hid.au.faro[i];
  if (std::popcount(all) != n) return "a fight card is in two places";
  if (!s.pub.fight.on && n != kFightCards) return fault("fight cards", n);
  return {};
}

std::string check_tokens(const Catalog& cat, const State& s) {
  int nuggets = s.pub.supply_nuggets, legends = 0;
  for (const AnteUp::Pile& pile : s.pub.au.gold) nuggets += pile.n;
  int stock[kMaxItems] = {}, cattle[kCattleColours] = {};
  for (int worth = 0; worth < 3; ++worth) legends += s.hid.legends[worth];
  if (legends != s.pub.legends_n) return "legends_n";
  for (int i = 0; i < s.pub.players; ++i) {
    const Player& p = s.pub.player[i];
    nuggets += p.nuggets;
    for (int item = 0; item < cat.n_items; ++item) stock[item] += p.items >> item & 1;
    if (p.upgraded & ~p.items) return fault("upgraded without owning", i);
    if (p.cattle != kNone) ++cattle[p.cattle];
    if ((p.cattle != kNone) != (s.own[i].cattle != kNone)) return fault("cattle", i);
    int held = 0;
    for (int worth = 0; worth < 3; ++worth)
      held += s.own[i].legends[worth] + s.own[i].legends_new[worth];
    if (held != p.legends_n) return fault("legends held", i, held);
    legends += held;
  }
  if (nuggets != 36) return fault("nuggets", nuggets);
  if (legends != cat.legends[0] + cat.legends[1] + cat.legends[2]) return fault("legends", legends);
  for (int item = 0; item < cat.n_items; ++item) {
    const bool out = s.pub.first_game && !cat.items[item].first_game;
    if (!out && stock[item] + stock_of(s.pub, item) != cat.items[item].copies)
      return fault("items", item);
  }
  for (int colour = 0; colour < kCattleColours && s.pub.cattle_game; ++colour) {
    if (std::popcount(s.hid.cattle[colour]) != s.pub.cattle_n[colour])
      return fault("cattle_n", colour);
    if (cattle[colour] + s.pub.cattle_n[colour] != cat.cattle_n[colour])
      return fault("cattle tokens", colour);
  }
  return {};
}

std::string check_stories(const Catalog& cat, const State& s) {
  int n = std::popcount(s.hid.story_pool) + std::popcount(s.pub.story_discards);
  for (int deck = 0; deck < 2; ++deck) {
    n += s.hid.story_top[deck] != kNone;
    if (s.hid.story_top[deck] == kNone) continue;
    if (cat.stories[s.hid.story_top[deck]].trigger != s.pub.trigger[deck])
      return fault("trigger", deck);
  }
  const bool resolving = innermost<StoriesFrame>(s.pub) != nullptr;
  const int total = s.pub.first_game ? 20 : cat.n_stories;
  if (n != total && !(resolving && n == total - 1)) return fault("stories", n);
  for (int i = 0; i < s.pub.players; ++i)
    if (s.pub.player[i].discs[0] + s.pub.player[i].discs[1] > 2) return fault("discs", i);
  return {};
}

std::string check_limits(const Catalog& cat, const State& s) {
  for (Seat seat = 0; seat < s.pub.players; ++seat) {
    const Player& p = s.pub.player[seat];
    if (p.character == kNone) continue;
    if (p.cash > cash_limit(cat, s.pub, seat)) return fault("cash", seat, p.cash);
    const bool keeps = on_other_side(s.pub.switches, Switch::kMuleSwap);
    if (!keeps && p.nuggets > nugget_limit(cat, s.pub, seat))
      return fault("nuggets", seat, p.nuggets);
    if (p.wounds > kMaxWounds) return fault("wounds", seat, p.wounds);
    if (p.mp && p.wp) return fault("marshal and wanted", seat);
    if (p.mp > kTrackSpaces || p.wp > kTrackSpaces) return fault("track", seat);
    if (general_items(cat, p) > 3) return fault("general items", seat);
    if (p.weapon != kNone && !(p.items >> p.weapon & 1)) return fault("weapon", seat);
    if (p.mount != kNone && !(p.items >> p.mount & 1)) return fault("mount", seat);
  }
  return {};
}

bool all_zero(const void* bytes, std::size_t n) {
  const auto* at = static_cast<const unsigned char*>(bytes);
  for (std::size_t i = 0; i < n; ++i)
    if (at[i]) return false;
  return true;
}

std::string check_no_ante_up(const State& s) {
  bool zero = all_zero(&s.pub.au, sizeof s.pub.au) && all_zero(&s.hid.au, sizeof s.hid.au);
  for (const Private& own : s.own) {
    const auto from = offsetof(Private, event_offer);
    const auto* bytes = reinterpret_cast<const unsigned char*>(&own);
    zero = zero && all_zero(bytes + from, sizeof own - from);
  }
  return zero ? std::string{} : "Ante Up left something in a base game";
}

std::string check_event_tokens(const Catalog& cat, const State& s) {
  SpaceSet at[2];
  unsigned towns = 0;
  for (int i = 0; i < cat.n_tokens; ++i) {
    if (!s.hid.au.token_at[i]) continue;
    const Space space = static_cast<Space>(s.hid.au.token_at[i] - 1);
    const int kind = static_cast<int>(cat.tokens[i].kind);
    if (kind == 2 ? towns >> static_cast<int>(cat.spaces[space].town) & 1 : at[kind].has(space))
      return fault("two tokens in one place", i, space);
    if (kind == 2)
      towns |= 1u << static_cast<int>(cat.spaces[space].town);
    else
      at[kind].add(space);
  }
  if (!(at[0] == s.pub.au.outlaws) || !(at[1] == s.pub.au.claim_jumpers) ||
      towns != s.pub.au.rollers)
    return "a token is not where it is shown";
  int longhorns = s.pub.au.longhorn_supply + s.pub.au.longhorns.size();
  for (int i = 0; i < s.pub.players; ++i) longhorns += s.pub.player[i].longhorns;
  return longhorns == cat.n_longhorns ? std::string{} : fault("longhorns", longhorns);
}

std::string check_frontier(const Catalog& cat, const State& s) {
  unsigned tokens = s.pub.au.explored;
  for (int i = 0; i < kFrontierSpaces; ++i) {
    const int token = s.hid.au.frontier_at[i];
    if ((token == kNone) != (s.pub.au.frontier[i] == 0)) return fault("frontier", i, token);
    if (token == kNone) continue;
    if (cat.frontier[token].number != s.pub.au.frontier[i]) return fault("frontier number", i);
    if (tokens >> token & 1) return fault("a frontier token twice", token);
    tokens |= 1u << token;
  }
  return {};
}

// A deck, its discards and what lies open make up all of it, each card once.
std::string check_deck(std::uint32_t deck, std::uint32_t discards, std::uint32_t open, int shown,
                       int all, const char* name) {
  if ((deck & discards) | (deck & open) | (discards & open)) return fault(name, 1);
  if (std::popcount(deck | discards | open) != all) return fault(name, 2);
  return std::popcount(deck) == shown ? std::string{} : fault(name, 3);
}

std::string check_au_decks(const Catalog& cat, const State& s) {
  const AnteUp& au = s.pub.au;
  std::uint32_t offered = 0;
  for (int i = 0; i < s.pub.players; ++i)
    for (const std::uint8_t offer : s.own[i].event_offer)
      if (offer) offered |= 1u << (offer - 1);
  const std::uint32_t event = au.event ? 1u << (au.event - 1) : 0;
  const std::uint32_t card = au.train_card ? 1u << (au.train_card - 1) : 0;
  if (std::string problem = check_deck(s.hid.au.events, au.event_discards, event | offered,
                                       au.events_n, cat.n_events, "events");
      !problem.empty())
    return problem;
  if (s.hid.au.event_top && !(s.hid.au.events >> (s.hid.au.event_top - 1) & 1)) return "event_top";
  if (s.hid.au.train_top && !(s.hid.au.train >> (s.hid.au.train_top - 1) & 1)) return "train_top";
  return check_deck(s.hid.au.train, au.train_discards, card, au.train_n, kTrainCards, "train");
}

// What a seat remembers is what is there.
std::string check_memory(const Catalog& cat, const State& s) {
  for (int i = 0; i < s.pub.players; ++i) {
    const Private& own = s.own[i];
    if (own.train_top && own.train_top != s.hid.au.train_top) return fault("train_top known", i);
    if (own.event_top && own.event_top != s.hid.au.event_top) return fault("event_top known", i);
    for (int c = 0; c < kCattleColours; ++c) {
      if (!own.cattle_top[c]) continue;
      if (own.cattle_top[c] != s.hid.au.cattle_top[c]) return fault("cattle_top known", i, c);
      if (!(s.hid.cattle[c] >> (own.cattle_top[c] - 1) & 1)) return fault("cattle_top", i, c);
    }
    for (const Seen& seen : own.seen) {
      if (!seen.token) continue;
      if (seen.token <= kMaxTokens) {
        if (s.hid.au.token_at[seen.token - 1] != seen.space + 1) return fault("token seen", i);
        continue;
      }
      bool there = false;
      for (int f = 0; f < kFrontierSpaces; ++f)
        there |= cat.frontier_space[f] == seen.space &&
                 s.hid.au.frontier_at[f] == seen.token - kMaxTokens - 1;
      if (!there) return fault("frontier token seen", i);
    }
  }
  return {};
}

std::string check_ante_up(const Catalog& cat, const State& s) {
  if (!(s.pub.modules & kAnteUp)) return check_no_ante_up(s);
  for (std::string problem : {check_event_tokens(cat, s), check_frontier(cat, s),
                              check_au_decks(cat, s), check_memory(cat, s)})
    if (!problem.empty()) return problem;
  const bool choosing = s.pub.ask == Ask::kKeepLegend;
  for (int i = 0; i < s.pub.players; ++i) {
    const Player& p = s.pub.player[i];
    if (p.gp > kGamblerSpaces) return fault("gambler points", i, p.gp);
    if (p.legends_n > kMaxLegends && !choosing) return fault("legendary tokens", i, p.legends_n);
  }
  if (s.pub.au.waiting_n > AnteUp::kWaiting) return "waiting events";
  const int racked = 2 + (cat.n_items >= 18 ? 4 : cat.n_items >= 15 ? 3 : 2);  // AU2
  if (std::popcount(s.pub.au.rack) != racked) return fault("rack", s.pub.au.rack);
  return {};
}

std::string check_sample(const Catalog& cat, const State& s, Seat seat, Rng& rng) {
  const View view = observe(s, seat);
  const State guess = sample(cat, view, rng);
  if (!look_alike(observe(guess, seat), view)) return fault("observe(sample(view)) differs", seat);
  if (std::string problem = check_state(cat, guess); !problem.empty()) return "sample: " + problem;
  for (Seat asked = 0; asked < s.pub.players; ++asked) {
    if (asked == seat || !(s.pub.acting & seat_bit(asked))) continue;
    Choices options;
    legal(cat, observe(guess, asked), options);
    if (!options.n)
      return fault("sample: who is asked has no options", asked, static_cast<int>(s.pub.ask));
  }
  return {};
}

std::string check_refusal(const Catalog& cat, const State& s, Seat seat, const Choices& options,
                          Rng& rng) {
  State copy = s;
  const Choice wild = Choice::from(static_cast<std::uint32_t>(rng.next()) % (kVerbs << 24));
  const Reject no = try_apply(cat, copy, seat, wild);
  if (no.ok() != options.has(wild)) return "legal and why_not disagree";
  if (!no.ok() && std::memcmp(&copy, &s, sizeof s) != 0)
    return "a refused choice changed something";
  if (!no.ok() && no.rule == Rule{}) return "a refusal names no rule";
  return {};
}

}  // namespace

Setup any_setup(std::uint64_t number, int players, Profile profile, int modules) {
  Rng rng{number};
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.length = static_cast<Length>(number % 3);
  setup.goals = number / 3 % 2;
  setup.modules = static_cast<std::uint8_t>(modules);
  setup.switches = profile_switches(profile, modules & kAnteUp);
  if (number % 5 == 4) {  // any mix of switches
    const int known = modules & kAnteUp ? kSwitches : kBaseSwitches;
    setup.switches = static_cast<Switches>(rng.next()) & ((1u << known) - 1);
    if (!on_other_side(setup.switches, Switch::kValuesCanRise))
      setup.switches &= ~(1u << static_cast<int>(Switch::kShotgunUp));
  }
  if (!modules && players <= 4 && number % 7 == 0) {
    setup.first_game = 1;
    setup.goals = setup.cattle = 0;
    setup.length = Length::kShort;
  }
  return setup;
}

std::string check_state(const Catalog& cat, const State& s) {
  for (std::string problem : {check_poker_cards(s), check_fight_cards(s), check_tokens(cat, s),
                              check_stories(cat, s), check_limits(cat, s), check_ante_up(cat, s)})
    if (!problem.empty()) return problem;
  if (s.pub.n_frames > kMaxFrames) return fault("frames", s.pub.n_frames);
  for (int i = s.pub.n_frames; i < kMaxFrames; ++i) {
    static constexpr Frame kEmpty{};
    if (std::memcmp(&s.pub.frame[i], &kEmpty, sizeof kEmpty) != 0)
      return "an unused frame is not zero";
  }
  return {};
}

std::string check_decision(const Catalog& cat, const State& s, Seat seat, const Choices& options,
                           Rng& rng) {
  if (options.n == 0) return fault("no legal choice", static_cast<int>(s.pub.ask), seat);
  for (int i = 1; i < options.n; ++i)
    if (!(options[i - 1] < options[i])) return "choices not ascending and unique";
  const View view = observe(s, seat);
  const Choice any = options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.n)))];
  if (!why_not(cat, view, any).ok()) return "why_not refuses a legal choice";
  State copy = s;
  if (hash(copy) != hash(s)) return "hash of a copy";
  for (Seat viewer = 0; viewer < s.pub.players; ++viewer) {
    if (std::string problem = check_sample(cat, s, viewer, rng); !problem.empty()) return problem;
    if (s.pub.acting & seat_bit(viewer)) continue;
    Choices none;
    legal(cat, observe(s, viewer), none);
    if (none.n) return "a seat that is not asked has options";
  }
  if (std::string problem = check_sample(cat, s, kNone, rng); !problem.empty()) return problem;
  return check_refusal(cat, s, seat, options, rng);
}

Played play_checked(const Catalog& cat, const Setup& setup, std::uint64_t seed) {
  Played out;
  Rng rng{seed * 0x9e3779b97f4a7c15 + 1};
  State state = new_game(cat, setup, seed_from(seed));
  Choices options;
  while (!state.pub.over) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    legal(cat, observe(state, seat), options);
    std::string problem = check_state(cat, state);
    if (problem.empty()) problem = check_decision(cat, state, seat, options, rng);
    if (problem.empty() && out.decisions > kMaxDecisions) problem = "the game does not end";
    if (!problem.empty()) {
      out.problem = problem + ", decision " + std::to_string(out.decisions) + " of seed " +
                    std::to_string(seed);
      return out;
    }
    apply(cat, state, seat,
          options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.n)))]);
    ++out.decisions;
  }
  out.problem = check_state(cat, state);
  out.last = state;
  return out;
}

}  // namespace dr
