#include "darkrock/queries.h"

#include <gtest/gtest.h>

#include "content/compiler/content.h"
#include "engine/flow/facts.h"

namespace dr {
namespace {

// Calls f(catalog, view of a seat that is asked) before every choice of some random games.
template <class F>
void in_every_position(F&& f) {
  std::uint64_t number = 21;
  for (const int modules : {0, kAnteUp | kAlternativePoker | kCommunityPoker})
    for (const int players : {2, 3, 5}) {
      const Catalog& cat = default_content(modules & (kAnteUp | kAlternativePoker)).catalog;
      Setup setup;
      setup.players = u8(players);
      setup.modules = u8(modules);
      Rng rng{number};
      State state = new_game(cat, setup, seed_from(number++));
      for (int n = 0; n < 600 && to_act(state.pub); ++n) {
        const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
        const View view = observe(state, seat);
        f(cat, view);
        Choices options;
        legal(cat, view, options);
        apply(cat, state, seat,
              options[static_cast<int>(rng.below(static_cast<unsigned>(options.n)))]);
      }
    }
}

// The ways are as long as the engine says, and every step of them is one.
// covers: B4.4, B4.5
TEST(Way, IsTheWayOfAMove) {
  int mesas = 0;
  in_every_position([&](const Catalog& cat, const View& view) {
    const Seat seat = view.seat;
    Public pub = view.pub;
    Player& p = pub.player[seat];
    if (p.space == kNone || p.character == kNone) return;
    p.flags |= Player::kUnlocked;  // so that who can crosses mesas
    SpaceSet plain, mesa;
    for (int range = 1; range <= 5; ++range) {
      const Reach now = reach(cat, pub, seat, range);
      for_each(now.plain - plain,
               [&](Space s) { EXPECT_EQ(way(cat, pub, seat, s, false).steps, range); });
      for_each(now.mesa - mesa, [&](Space s) {
        EXPECT_EQ(way(cat, pub, seat, s, true).steps, range);
        ++mesas;
      });
      plain = now.plain;
      mesa = now.mesa;
    }
    const SpaceSet stops = pub.bandits | pub.au.outlaws | pub.au.claim_jumpers;
    for_each(plain, [&](Space s) {
      const Way path = way(cat, pub, seat, s, false);
      Space from = p.space;
      ASSERT_EQ(path.n, path.steps);
      for (int i = 0; i < path.n; ++i) {
        EXPECT_TRUE(near(cat, pub, from).has(path.space[i]));
        EXPECT_FALSE(p.wp && path.space[i] == pub.sheriff);
        EXPECT_TRUE(i == 0 || !stops.has(from));
        from = path.space[i];
      }
      EXPECT_EQ(from, s);
    });
    for_each(mesa, [&](Space s) {
      const Way path = way(cat, pub, seat, s, true);
      ASSERT_GT(path.n, 0);
      EXPECT_LT(path.n, path.steps);  // the mesa is a step of its own
      EXPECT_EQ(path.space[path.n - 1], s);
    });
  });
  EXPECT_GT(mesas, 0);
}

// Every question has a cause, and the causes of programs name a card that exists.
TEST(CauseNow, IsFoundForEveryQuestion) {
  int kinds[kCauses] = {};
  in_every_position([&](const Catalog& cat, const View& view) {
    const Cause cause = cause_now(view.pub);
    ASSERT_LT(static_cast<int>(cause.kind), kCauses);
    ++kinds[static_cast<int>(cause.kind)];
    EXPECT_TRUE(cause.kind != CauseKind::kItem || cause.id < cat.n_items);
    EXPECT_TRUE(cause.kind != CauseKind::kStory || cause.id < cat.n_stories);
    if (view.pub.ask == Ask::kOption || view.pub.ask == Ask::kMay) {
      EXPECT_GE(cause.kind, CauseKind::kCard);
      EXPECT_GE(asking_code(cat, view.pub), 0);
    }
  });
  for (const CauseKind kind :
       {CauseKind::kSetup, CauseKind::kTurn, CauseKind::kHandLimit, CauseKind::kLocation,
        CauseKind::kMove, CauseKind::kFight, CauseKind::kPoker, CauseKind::kCard})
    EXPECT_GT(kinds[static_cast<int>(kind)], 0) << static_cast<int>(kind);
}

// A cause cites the rule by which it came to be, not that of the question it brings up.
// covers: B11.3, B7.3, B9.7, B7.9, G8
TEST(CauseNow, CitesItsOwnRule) {
  int bandits = 0, poker = 0, moments = 0;
  in_every_position([&](const Catalog&, const View& view) {
    const Cause cause = cause_now(view.pub);
    EXPECT_NE(cause.rule.book(), Book::kNone) << static_cast<int>(cause.kind);
    if (view.pub.ask == Ask::kCommitFight && view.pub.fight.kind == FightKind::kBandit) {
      EXPECT_EQ(cause.rule, B(11, 3));
      EXPECT_EQ(asked_by(view.pub), B(11, 7));
      ++bandits;
    }
    if (view.pub.ask == Ask::kLay && view.pub.poker.game == PokerGame::kSaloon) {
      EXPECT_EQ(cause.rule, B(7, 3));
      EXPECT_EQ(asked_by(view.pub), B(7, 3, 1));
      ++poker;
    }
    if (cause.kind == CauseKind::kMoment) {
      const auto moment = static_cast<Moment>(cause.id);
      if (moment == Moment::kPointsGained) EXPECT_EQ(cause.rule, B(9, 7));
      if (moment == Moment::kDelivered) EXPECT_EQ(cause.rule, B(7, 9));
      if (moment == Moment::kDiscPlaced) EXPECT_EQ(cause.rule, B(8, 6));
      if (moment == Moment::kLpGained) EXPECT_EQ(cause.rule, G(8));
      EXPECT_NE(cause.rule, B(15, 3)) << static_cast<int>(moment);  // how a window goes, not why
      ++moments;
    }
  });
  EXPECT_GT(bandits, 0);
  EXPECT_GT(poker, 0);
  EXPECT_GT(moments, 0);
}

// Prices and payouts are those of the game: what is said before is what is paid after.
// covers: B7.2, B7.6, B7.8, AU48
TEST(CashAtStake, IsWhatChangesHands) {
  int seen = 0;
  in_every_position([&](const Catalog& cat, const View& view) {
    Choices options;
    legal(cat, view, options);
    for (const Choice choice : options) {
      const bool buys = choice.verb == Verb::kBuy || choice.verb == Verb::kUpgrade;
      const bool sells = choice.verb == Verb::kDeposit;
      if (!buys && !sells && choice.verb != Verb::kRevel) continue;
      Rng rng{7};
      State state = sample(cat, view, rng);
      Events events;
      apply(cat, state, view.seat, choice, &events);
      const int said = buys ? price_now(cat, view.pub, choice.a) : cash_at_stake(view.pub, choice);
      if (said == 0) continue;  // the first money that changes hands is another's
      for (int i = 0; i < events.n; ++i) {
        const Event& e = events.list[i];
        if (e.kind != EventKind::kCash || e.seat != view.seat) continue;
        EXPECT_EQ(e.b, sells ? said : -said);
        ++seen;
        break;
      }
    }
  });
  EXPECT_GT(seen, 50);
}

// What somebody might buy elsewhere is offered in the shop that has it, and nothing else is.
// covers: B7.2, AU37
TEST(PriceFor, SaysWhatAShopWouldSell) {
  int sold = 0, refused = 0;
  in_every_position([&](const Catalog& cat, const View& view) {
    const Rack rack = rack_now(cat, view.pub, view.seat);
    if (view.pub.ask != Ask::kAction || rack == Rack::kAny) return;
    Choices options;
    legal(cat, view, options);
    for (Item item = 0; item < cat.n_items; ++item) {
      if ((rack == Rack::kTradingPost) != (view.pub.au.rack >> item & 1)) continue;
      const Choice buy{Verb::kBuy, item}, upgrade{Verb::kUpgrade, item};
      const int price = price_for(cat, view.pub, view.seat, item);
      EXPECT_EQ(price >= 0, options.has(buy) || options.has(upgrade));
      ++(price < 0 ? refused : sold);
      if (price < 0) continue;
      EXPECT_EQ(price, price_now(cat, view.pub, item));
      EXPECT_EQ(price_for(cat, view.pub, view.seat, item, price + 1), 0);
    }
  });
  EXPECT_GT(sold, 50);
  EXPECT_GT(refused, 50);
}

// covers: B11.1
TEST(Fights, TheCardsOfAnNpcAreKnownBefore) {
  int fights = 0;
  in_every_position([&](const Catalog& cat, const View& view) {
    const Fight& fight = view.pub.fight;
    if (!fight.on || fight.winner != kNone) return;
    const int cards = npc_cards(cat, view.pub, fight.kind);
    if (is_player_fight(fight.kind)) EXPECT_EQ(cards, 0);
    EXPECT_LE(fight.npc_drawn, cards);  // an effect may take some away
    fights += cards && fight.npc_drawn == cards;
  });
  EXPECT_GT(fights, 10);
}

// covers: B6.7, B11.6, switch guard-ties=player
TEST(Fights, WhoWinsTies) {
  Public pub{};
  pub.fight.on = 1;
  pub.fight.kind = FightKind::kDuel;
  EXPECT_EQ(side_winning_ties(pub), 0);
  pub.fight.flags[1] = Fight::kWinTies;
  EXPECT_EQ(side_winning_ties(pub), 1);
  pub.fight.flags[0] = Fight::kWinTies;
  EXPECT_EQ(side_winning_ties(pub), 0);
  pub.fight = {};
  pub.fight.side[1] = kNone;
  pub.fight.kind = FightKind::kGuard;
  EXPECT_EQ(side_winning_ties(pub), 1);
  pub.switches = Switches{1} << static_cast<int>(Switch::kGuardTies);
  EXPECT_EQ(side_winning_ties(pub), 0);
  pub.fight.kind = FightKind::kBandit;
  EXPECT_EQ(side_winning_ties(pub), 1);
}

// covers: AU10
TEST(Markers, LieOnTheTracksAndBesideTheLp) {
  EXPECT_EQ(marker_place(0).track, PointKind::kGp);
  EXPECT_EQ(marker_place(1).track, PointKind::kMp);
  EXPECT_EQ(marker_place(2).track, PointKind::kWp);
  for (int marker = 0; marker < 3; ++marker) EXPECT_EQ(marker_place(marker).at, 5);
  for (int marker = 3; marker < 7; ++marker) {
    EXPECT_TRUE(marker_place(marker).lp);
    EXPECT_EQ(marker_place(marker).at, 5 * (marker - 2));
  }
}

// A seat is asked for a purchase only from the rack it is said to buy from.
// covers: AU37
TEST(Racks, HoldWhatIsOffered) {
  int posts = 0;
  in_every_position([&](const Catalog& cat, const View& view) {
    Choices options;
    legal(cat, view, options);
    const Rack rack = rack_now(cat, view.pub, view.seat);
    for (const Choice choice : options)
      if (choice.verb == Verb::kBuy || choice.verb == Verb::kUpgrade) {
        const bool post = view.pub.au.rack >> choice.a & 1;
        posts += post;
        EXPECT_TRUE(rack == Rack::kAny || (rack == Rack::kTradingPost) == post);
      }
  });
  EXPECT_GT(posts, 0);
}

// Somebody is found wherever somebody is, on the other board too.
// covers: B6.1
TEST(NearestFigure, IsNobodyOnlyWhereNobodyIs) {
  int apart = 0;
  in_every_position([&](const Catalog& cat, const View& view) {
    const Public& pub = view.pub;
    if (space_of(pub, view.seat) >= cat.n_spaces) return;
    bool somebody = false;
    for (Seat other = 0; other < kMaxFigures; ++other)
      somebody |= plays(pub, other) && other != view.seat && space_of(pub, other) < cat.n_spaces;
    const Seat found = nearest_figure(cat, pub, view.seat);
    EXPECT_EQ(found != kNone, somebody);
    if (found == kNone) return;
    EXPECT_NE(found, view.seat);
    const Space there = space_of(pub, found);
    apart += there != space_of(pub, view.seat) && way(cat, pub, view.seat, there, true).steps < 0;
  });
  EXPECT_GT(apart, 0);
}

TEST(Figures, AreThePlayersAndTheManInBlackOfTwo) {
  EXPECT_EQ(figures(2), 0b1000011);
  EXPECT_EQ(figures(3), 0b111);
  for (int players = 2; players <= kMaxPlayers; ++players)
    for (Seat seat = 0; seat < kMaxFigures; ++seat)
      EXPECT_EQ(plays(players, seat), (figures(players) & seat_bit(seat)) != 0);
}

}  // namespace
}  // namespace dr
