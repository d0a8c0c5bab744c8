// B8 Story cards.
#include "engine/rules/story.h"

#include "darkrock/queries.h"
#include "engine/flow/facts.h"
#include "engine/flow/window.h"
#include "engine/rules/ante_up.h"
#include "engine/rules/law.h"
#include "engine/rules/resources.h"

namespace dr {
namespace {

std::uint8_t* discs_of(Public& pub, Seat seat) {
  return seat == kMib ? pub.mib.discs : pub.player[seat].discs;
}
const std::uint8_t* discs_of(const Public& pub, Seat seat) {
  return seat == kMib ? pub.mib.discs : pub.player[seat].discs;
}

bool open_story(const Public& pub, int story) {
  return pub.story_n[story] && !story_complete(pub, story);
}

// B8.2, B8.6: a free disc, or the one on the other card while that card is not complete.
int ways_to(const Public& pub, Seat seat, int story) {
  const std::uint8_t* discs = discs_of(pub, seat);
  if (!open_story(pub, story)) return 0;
  if (discs[0] + discs[1] < kDiscsEach) return 1 << 2 * story;
  return discs[1 - story] && !story_complete(pub, 1 - story) ? 2 << 2 * story : 0;
}

void add_ways(int ways, Choices& out) {
  for (int story = 0; story < 2; ++story)
    for (int moved = 0; moved < 2; ++moved)
      if (ways >> (2 * story + moved) & 1) out.add(Verb::kPlaceDisc, story, moved);
}

// MB9: to that story, else to the other.
void mib_disc(Game& g, int side) {
  const Public& pub = g.pub();
  const int first = pub.n_story_decks == 1 ? 0 : side - 1;
  for (int i = 0; i < pub.n_story_decks; ++i) {
    const int story = i == 0 ? first : 1 - first;
    if (pub.mib.discs[story]) continue;
    const int ways = ways_to(pub, kMib, story);
    if (ways) return place_disc(g, kMib, story, (ways >> 2 * story & 1) == 0);
  }
}

void show_next(Game& g, int deck) {
  Public& pub = g.pub();
  Hidden& hid = g.hid();
  pub.trigger[deck] = hid.story_top[deck] = kNone;
  if (pub.story_n[deck]) {
    hid.story_top[deck] = u8(pick(g, Purpose::kStory, hid.story_pool));
    pub.trigger[deck] = g.cat.stories[hid.story_top[deck]].trigger;
    ++pub.reveals;
  }
  emit(g, EventKind::kStoryShown, B(8, 4), kNone, deck, pub.trigger[deck]);
}

void make_decks(Game& g) {
  Public& pub = g.pub();
  const int total = std::popcount(g.hid().story_pool);
  pub.story_n[0] = u8(pub.n_story_decks == 1 ? total : (total + 1) / 2);
  pub.story_n[1] = u8(total - pub.story_n[0]);
  for (int deck = 0; deck < pub.n_story_decks; ++deck) show_next(g, deck);
}

void reshuffle_stories(Game& g) {  // B8.7
  Public& pub = g.pub();
  g.hid().story_pool = pub.story_discards;
  pub.story_discards = 0;
  make_decks(g);
}

void take_discs(Game& g, StoriesFrame& f) {
  Public& pub = g.pub();
  f.contributors = 0;
  for (Seat seat = 0; seat < kMaxFigures; ++seat) {
    if (seat >= pub.players && seat != kMib) continue;
    std::uint8_t& discs = discs_of(pub, seat)[f.deck];
    if (discs) f.contributors |= seat_bit(seat);
    discs = 0;
  }
  f.resolver = pub.last_disc[f.deck];
  pub.last_disc[f.deck] = kNone;
  f.story = g.hid().story_top[f.deck];
  g.hid().story_top[f.deck] = kNone;
  pub.trigger[f.deck] = kNone;
  f.position = 0;
  ++pub.reveals;
  emit(g, EventKind::kStoryTurned, B(8, 4), f.resolver, f.story);
}

// From the resolver clockwise; the Man in Black gains 1 LP instead, and when he resolves the order
// starts with the first player (MB9).
void next_reward(Game& g, StoriesFrame& f) {
  const Public& pub = g.pub();
  const Seat start = f.resolver == kMib ? pub.first : f.resolver;
  while (f.position < pub.players) {
    const Seat seat = u8((start + f.position++) % pub.players);
    if (f.contributors & seat_bit(seat))
      return start_program(g, seat, From::kStory, f.story, g.cat.stories[f.story].code);
  }
  if (f.contributors & seat_bit(kMib)) gain_lp(g, kMib, 1, LpSource::kStory, MB(9));
  f.step = StoriesStep::kBandits;
}

void place_bandits(Game& g, int letters) {
  for (int letter = 0; letter < 3; ++letter) {
    if (!(letters >> letter & 1)) continue;
    for_each(g.cat.tag[static_cast<int>(Tag::kHideoutA) + letter], [&](Space space) {
      if (figure_at(g.pub(), space)) return;
      g.pub().bandits.add(space);
      emit(g, EventKind::kBandits, B(8, 4), kNone, space, 1);
    });
  }
}

void discard_story(Game& g, StoriesFrame& f) {
  Public& pub = g.pub();
  const int deck = f.deck;
  pub.story_discards |= std::uint64_t{1} << f.story;
  --pub.story_n[deck];
  f.step = StoriesStep::kPick;
  if (pub.story_n[0] || pub.story_n[1]) return show_next(g, deck);
  reshuffle_stories(g);
}

void pick_story(Game& g, StoriesFrame& f) {
  const bool left = story_complete(g.pub(), 0), right = story_complete(g.pub(), 1);
  if (!left && !right) return pop(g);
  f.deck = left ? 0 : 1;
  f.step = StoriesStep::kTurnUp;
  if (left && right && f.seat != kMib) {
    f.step = StoriesStep::kPick;
    ask(g, Ask::kStoryOrder, seat_bit(f.seat));
  }
}

}  // namespace

int discs_needed(const Public& pub) { return pub.players >= 5 ? 3 : 2; }

int discs_on(const Public& pub, int story) {
  int n = pub.mib.discs[story];
  for (int i = 0; i < pub.players; ++i) n += pub.player[i].discs[story];
  return n;
}

bool story_complete(const Public& pub, int story) {
  return pub.story_n[story] && discs_on(pub, story) >= discs_needed(pub);
}

int disc_options(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion) {
  if (pub.active != seat || pub.disc_done) return 0;  // B8.1
  int ways = 0;
  for (int story = 0; story < pub.n_story_decks; ++story) {
    if (pub.trigger[story] == kNone) continue;
    const Requirement& trigger = cat.triggers[pub.trigger[story]];
    if (trigger.moment != occasion.moment) continue;
    if (all_hold(cat, pub, nullptr, seat, occasion, trigger.code))
      ways |= ways_to(pub, seat, story);
  }
  return ways;
}

void add_disc_options(const Catalog& cat, const Public& pub, Seat seat, const Occasion& occasion,
                      Choices& out) {
  add_ways(disc_options(cat, pub, seat, occasion), out);
}

void options_free_disc(const Public& pub, Seat seat, Choices& out) {
  out.add(Verb::kPass);
  for (int story = 0; story < pub.n_story_decks; ++story) add_ways(ways_to(pub, seat, story), out);
}

void free_disc(Game& g, Seat seat, int side) {
  if (seat == kMib) return mib_disc(g, side);
  Choices options;
  options_free_disc(g.pub(), seat, options);
  if (options.n > 1) ask(g, Ask::kStoryDisc, seat_bit(seat));
}

void place_disc(Game& g, Seat seat, int story, bool moved) {
  Public& pub = g.pub();
  std::uint8_t* discs = discs_of(pub, seat);
  ++discs[story];
  if (moved) --discs[1 - story];
  pub.last_disc[story] = seat;
  emit(g, EventKind::kDisc, B(8, 1), seat, story, moved);
  if (seat != kMib) open_window(g, seat_bit(seat), {Moment::kDiscPlaced, 0, 0});
}

void set_up_stories(Game& g) {
  Public& pub = g.pub();
  pub.n_story_decks = pub.first_game ? 1 : 2;
  pub.trigger[0] = pub.trigger[1] = kNone;
  pub.last_disc[0] = pub.last_disc[1] = kNone;
  g.hid().story_top[0] = g.hid().story_top[1] = kNone;
  for (int i = 0; i < g.cat.n_stories; ++i)
    if (!pub.first_game || g.cat.stories[i].first_game) g.hid().story_pool |= std::uint64_t{1} << i;
  make_decks(g);
}

void run_stories(Game& g, StoriesFrame& f) {
  const Story& story = g.cat.stories[f.story];
  switch (f.step) {
    using enum StoriesStep;
    case kPick:
      if (g.pub().au.waiting_n && resolve_waiting(g)) return;  // B15.5: after each card
      return pick_story(g, f);
    case kTurnUp: f.step = kRewards; return take_discs(g, f);
    case kRewards: return next_reward(g, f);
    case kBandits: f.step = kSheriff; return place_bandits(g, story.bandits);
    case kSheriff: f.step = kDiscard; return move_sheriff(g, f.resolver, story.sheriff);
    case kDiscard: return discard_story(g, f);
  }
}

void options_stories(const Catalog&, const Sight&, Choices& out) {
  out.add(Verb::kResolveStory, 0);
  out.add(Verb::kResolveStory, 1);
}

void take_stories(Game&, StoriesFrame& f, Seat, Choice choice) {
  f.deck = choice.a;
  f.step = StoriesStep::kTurnUp;
}

}  // namespace dr
