#include "net/encoder.h"

#include <algorithm>

#include "net/fact_writer.h"
#include "net/relative.h"

namespace dr {
namespace {

constexpr std::uint16_t kInBoxes = (1 << kBoxItems) - 1;  // of others a network knows nothing

// One position being written.
class Position {
 public:
  Position(const Catalog& cat, const Sight& sight, const Scores& counted)
      : cat_(cat),
        pub_(sight.pub),
        own_(sight.own),
        me_(sight.seat),
        around_(sight.pub, sight.seat),
        scores_(counted) {}

  [[gnu::flatten]] int write(LikeSet likes, std::uint16_t* out) {
    w_.set<Part::kLikes>(likes);
    table();
    question();
    turn();
    own_cards();
    known_cards();
    if (pub_.fight.on) fight();
    if (pub_.poker.on) poker();
    if (with_mib(pub_)) man_in_black();
    stories();
    board();
    for (Seat s = 0; s < std::min<int>(pub_.players, kMaxPlayers); ++s) player(s);
    if (cat_.ante_up) ante_up();
    return w_.copy_to(out);
  }

 private:
  int rel(Seat seat) const { return around_.seat(seat); }

  void table() {
    w_.one<Part::kPlayers>(pub_.players);
    w_.one<Part::kLength>(static_cast<int>(pub_.length));
    w_.set<Part::kOptions>(pub_.first_game | pub_.goals << 1 | pub_.cattle_game << 2);
    w_.set<Part::kModules>(pub_.modules);
    w_.set<Part::kSwitches>(pub_.switches);
  }

  void question() {
    w_.one<Part::kAsk>(static_cast<int>(pub_.ask));
    const Cause cause = cause_now(pub_);
    const auto kind = static_cast<std::size_t>(cause.kind);
    w_.one<Part::kCause>(static_cast<int>(kind));
    if (cause.id < ids_of(cause.kind)) w_.one<Part::kCauseId>(kCauseFirst[kind] + cause.id);
    w_.one<Part::kCauseSeat>(rel(cause.seat));
    if (pub_.ask == Ask::kDiscard) w_.number<Part::kToDiscard>(cards_to_discard(pub_));
    if (pub_.ask == Ask::kExplore) {
      const Exploring e = exploring_now(cat_, pub_);
      w_.number<Part::kToPay>(e.need - e.paid);
    }
    if (pub_.ask == Ask::kDie) {
      const Dice dice = dice_now(pub_);
      for (int i = 0; i < dice.n; ++i) w_.one<Part::kDie>(dice.face[i], i);
    }
  }

  void turn() {
    w_.number<Part::kRound>(pub_.round);
    w_.one<Part::kActive>(rel(pub_.active));
    w_.one<Part::kFirst>(rel(pub_.first));
    w_.number<Part::kActionsLeft>(pub_.actions_left);
    w_.set<Part::kFought>(around_.seats(pub_.fought));
    w_.flag<Part::kDone>(0, pub_.heist_done);
    w_.flag<Part::kDone>(1, pub_.deposit_done);
    w_.flag<Part::kDone>(2, pub_.disc_done);
    w_.flag<Part::kDone>(3, pub_.in_action);
    w_.flag<Part::kDone>(4, pub_.extra_given);
    w_.flag<Part::kDone>(5, pub_.au.train_done);
    if (pub_.active < pub_.players)
      for (int i = 0; i < kFightKinds; ++i)
        w_.flag<Part::kWonNow>(i, pub_.player[pub_.active].won[i]);
    if (pub_.last_round) w_.number<Part::kRoundsLeft>(pub_.last_round - pub_.round);
    int most = 0;
    for (int s = 0; s < pub_.players; ++s) most = std::max<int>(most, pub_.player[s].lp);
    w_.number<Part::kLpToGo>(game_length(pub_.length) - most);
  }

  void own_cards() {
    w_.set<Part::kHand>(own_.hand);
    constexpr CardSet kSuit = 0x1111111111111;
    if (own_.hand) {
      for (CardSet rest = own_.hand; rest;) {
        const int rank = lowest(rest) / 4;
        const CardSet same = CardSet{15} << 4 * rank;
        w_.one<Part::kRanks>(count(rest & same) - 1, rank);
        rest &= ~same;
      }
      for (int suit = 0; suit < 4; ++suit)
        w_.number<Part::kSuits>(count(own_.hand & kSuit << suit), suit);
      w_.one<Part::kHighest>((63 - std::countl_zero(own_.hand)) / 4);
    }
    w_.set<Part::kDeal>(own_.deal);
    w_.one<Part::kCommitted>(own_.committed);
    for (const Card card : own_.laid) w_.one<Part::kLaid>(card);
    w_.set<Part::kNpcCards>(own_.npc_cards);
    w_.one<Part::kNpcCommit>(own_.npc_commit);
    w_.one<Part::kOwnCattle>(own_.cattle);
    const Player& p = pub_.player[me_];
    if (pub_.goals && p.character < kMaxCharacters) goals(p.character);
    for (int i = 0; i < 3; ++i) {
      w_.amount<Part::kLegends>(own_.legends[i], i);
      w_.amount<Part::kLegendsNew>(own_.legends_new[i], i);
    }
    if (p.character >= kMaxCharacters)
      for (const std::uint8_t c : own_.offered) w_.one<Part::kOffered>(c);
  }

  void goals(int character) {
    for (unsigned set = own_.goals; set; set &= set - 1)
      w_.one<Part::kGoals>(kGoalsPerCharacter * character + std::countr_zero(set));
  }

  void known_cards() {
    for (Seat s = 0; s < pub_.players; ++s)
      if (s != me_ && own_.known[s]) w_.set<Part::kKnown>(own_.known[s], rel(s) - 1);
    w_.set<Part::kKnownHands>(around_.seats(pub_.known_hands));
    w_.set<Part::kDiscards>(pub_.discards);
    w_.set<Part::kTable>(pub_.table);
    w_.number<Part::kPokerDeck>(pub_.poker_deck_n / 4);
    w_.number<Part::kFightDeck>(pub_.fight_deck_n);
  }

  void fight() {
    const Fight& f = pub_.fight;
    const bool npc = f.side[1] == kNone;
    w_.one<Part::kFight>(static_cast<int>(f.kind));
    int mine = 2;
    for (int side = 0; side < 2; ++side) {
      w_.one<Part::kFightSide>(rel(f.side[side]), side);
      if (f.side[side] == me_ || (side == 1 && npc && f.npc_player == me_)) mine = side;
      if (side == 1 && npc)
        w_.one<Part::kNpcShown>(f.card[1]);
      else
        w_.one<Part::kFightCard>(f.card[side], side);
      w_.amount<Part::kFightValue>(value_shown(pub_, side), side);
      for (int i = 0; i < 3; ++i)
        if (f.flags[side] >> i & 1) w_.one<Part::kFightFlags>(i, side);
    }
    w_.one<Part::kMySide>(mine);
    if (mine < 2 && value_shown(pub_, 0) && value_shown(pub_, 1))
      w_.number<Part::kFightLead>(value_shown(pub_, mine) - value_shown(pub_, 1 - mine) + 12);
    w_.flag<Part::kFightFacts>(0, f.revealed);
    w_.flag<Part::kFightFacts>(1, f.declined);
    w_.flag<Part::kFightFacts>(2, f.restarted);
    w_.flag<Part::kFightFacts>(3, card_lies_face_down(pub_, 0));
    w_.flag<Part::kFightFacts>(4, card_lies_face_down(pub_, 1));
    if (npc) {
      w_.number<Part::kNpcDrawn>(f.npc_drawn);
      w_.one<Part::kNpcPlayer>(rel(f.npc_player));
    }
  }

  void poker() {
    const Poker& p = pub_.poker;
    w_.one<Part::kPoker>(static_cast<int>(p.game));
    w_.set<Part::kPokerPlayers>(around_.seats(poker_players(pub_)));
    w_.one<Part::kPokerDealer>(rel(p.dealer));
    w_.number<Part::kPot>(p.pot);
    for (const Card card : p.flop) w_.one<Part::kFlop>(card);
    for (const std::uint8_t card : pub_.au.river) w_.one<Part::kFlop>(card - 1);
    w_.one<Part::kBestHand>(best_hand(cat_, Sight(pub_, own_, me_)));
    w_.set<Part::kFolded>(around_.seats(pub_.au.folded));
  }

  void man_in_black() {
    const ManInBlack& m = pub_.mib;
    w_.one<Part::kMibSpace>(m.space);
    w_.number<Part::kMibLp>(m.lp);
    w_.number<Part::kMibCash>(m.cash);
    w_.number<Part::kMibHand>(m.hand_n);
    for (int i = 0; i < 2; ++i) w_.number<Part::kMibDiscs>(m.discs[i], i);
    w_.set<Part::kMibSeen>(m.seen);
    w_.one<Part::kMibCard>(m.card);
    w_.one<Part::kMibPrey>(rel(m.prey));
    lead(kMib);
  }

  void stories() {
    for (int i = 0; i < 2; ++i) {
      w_.one<Part::kTriggers>(pub_.trigger[i], i);
      if (pub_.trigger[i] == kNone) continue;
      w_.number<Part::kDiscsMissing>(discs_needed(pub_) - discs_on(pub_, i), i);
      w_.one<Part::kLastDisc>(rel(pub_.last_disc[i]), i);
      w_.number<Part::kStoriesLeft>(pub_.story_n[i] / 2, i);
    }
    w_.set<Part::kStoriesTold>(pub_.story_discards);
    for (int i = 0; i < std::min(cat_.n_items, kBoxItems); ++i)
      w_.flag<Part::kSoldOut>(i, !stock_of(pub_, i));
    if (pub_.cattle_game)
      for (int i = 0; i < kCattleColours; ++i)
        w_.number<Part::kCattleLeft>((pub_.cattle_n[i] + 1) / 2, i);
    w_.number<Part::kNuggetsLeft>(pub_.supply_nuggets / 4);
  }

  void board() {
    w_.spaces<Part::kBandits>(pub_.bandits);
    w_.one<Part::kSheriff>(pub_.sheriff);
    const Space here = pub_.player[me_].space;
    for (int s = 0; s < kMaxFigures; ++s) {
      const Seat seat = static_cast<Seat>(s);
      if (!around_.plays(seat)) continue;
      const Space space = space_of(pub_, seat);
      if (space >= cat_.n_spaces) continue;
      if (pub_.sheriff < cat_.n_spaces)
        w_.one<Part::kSheriffNear>(steps(cat_, pub_, pub_.sheriff, space), rel(seat));
      if (seat != me_ && here < cat_.n_spaces)
        w_.one<Part::kRivalNear>(steps(cat_, pub_, here, space), rel(seat));
    }
  }

  void lead(Seat seat) {
    w_.number<Part::kLead>(scores_.seat[seat].total - scores_.seat[me_].total + 16, rel(seat));
  }

  void player(Seat seat) {
    const Player& p = pub_.player[seat];
    const int r = rel(seat);
    w_.one<Part::kCharacter>(p.character, r);
    w_.one<Part::kSpace>(p.space, r);
    w_.number<Part::kLp>(p.lp, r);
    w_.number<Part::kTotal>(scores_.seat[seat].total, r);
    w_.amount<Part::kMp>(p.mp, r);
    w_.amount<Part::kWp>(p.wp, r);
    w_.amount<Part::kGp>(p.gp, r);
    w_.number<Part::kCash>(p.cash, r);
    w_.amount<Part::kNuggets>(p.nuggets, r);
    w_.amount<Part::kWounds>(p.wounds, r);
    w_.number<Part::kHandSize>(p.hand_n, r);
    w_.one<Part::kWeapon>(p.weapon, r);
    w_.one<Part::kMount>(p.mount, r);
    w_.set<Part::kItems>(p.items & kInBoxes, r);
    w_.set<Part::kUpgraded>(p.upgraded & kInBoxes, r);
    w_.one<Part::kCattle>(p.cattle, r);
    w_.amount<Part::kLonghorns>(p.longhorns, r);
    for (int i = 0; i < 2; ++i)
      w_.number<Part::kDiscs>(4 * i + std::min<int>(p.discs[i], 3), r, p.discs[i] != 0);
    w_.set<Part::kGoalsShown>(p.goals_shown, r);
    w_.amount<Part::kLegendsHeld>(p.legends_n, r);
    w_.set<Part::kState>((p.flags & Player::kUnlocked ? 1u : 0) | (p.committed ? 2u : 0) |
                             (p.laid_n ? 4u : 0) | (p.deal_n ? 8u : 0),
                         r);
    if (seat != me_) lead(seat);
  }

  void ante_up() {
    const AnteUp& a = pub_.au;
    w_.spaces<Part::kOutlaws>(a.outlaws);
    w_.spaces<Part::kClaimJumpers>(a.claim_jumpers);
    w_.spaces<Part::kLonghornsAt>(a.longhorns);
    for (const AnteUp::Pile& pile : a.gold)
      if (pile.n) w_.one<Part::kGoldAt>(pile.space);
    w_.set<Part::kEventsTold>(a.event_discards);
    w_.set<Part::kExplored>(a.explored);
    w_.set<Part::kRack>(a.rack & kInBoxes);
    for (int i = 0; i < kFrontierSpaces; ++i)
      if (a.frontier[i]) w_.one<Part::kFrontier>(a.frontier[i], i);
    w_.set<Part::kRollers>(a.rollers);
    w_.one<Part::kTrain>(a.train);
    w_.set<Part::kTrainTold>(a.train_discards);
    w_.one<Part::kTrainCard>(a.train_card - 1);
    w_.one<Part::kToken>(a.token - 1);
    w_.one<Part::kEvent>(a.event - 1);
    w_.number<Part::kEventsLeft>(a.events_n / 4);
    w_.set<Part::kMarkers>(a.markers & 0x7f);
    w_.amount<Part::kWaiting>(a.waiting_n);
    if (a.faro.on) faro(a.faro);
    for (const std::uint8_t e : own_.event_offer) w_.one<Part::kEventOffer>(e - 1);
    w_.one<Part::kTrainTop>(own_.train_top - 1);
    w_.one<Part::kEventTop>(own_.event_top - 1);
    for (int i = 0; i < kCattleColours; ++i) w_.one<Part::kCattleTop>(own_.cattle_top[i] - 1, i);
    for (const Seen& seen : own_.seen) {
      if (!seen.token) continue;
      w_.one<Part::kSeenAt>(seen.space);
      w_.one<Part::kSeenToken>(seen.token - 1);
    }
  }

  void faro(const Faro& f) {
    w_.set<Part::kFaroPlayers>(around_.seats(f.players));
    w_.one<Part::kFaroDealer>(rel(f.dealer));
    for (const std::uint8_t value : f.shown) w_.one<Part::kFaroShown>(value);
    for (int i = 0; i < 3; ++i) w_.one<Part::kFaroTurned>(f.turned[i], i);
    for (Seat s = 0; s < pub_.players; ++s)
      for (int marker = 0; marker < 2; ++marker) {
        if (!f.bet[s][marker]) continue;
        if (s == me_)
          w_.one<Part::kBets>(f.bet[s][marker] - 1, marker);
        else
          w_.one<Part::kRivalBets>(marker, rel(s) - 1);
      }
  }

  const Catalog& cat_;
  const Public& pub_;
  const Private& own_;
  const Seat me_;
  const Around around_;
  const Scores& scores_;
  FactWriter w_;
};

}  // namespace

int encode_position(const Catalog& cat, const Sight& sight, LikeSet likes, std::uint16_t* out) {
  return encode_position(cat, sight, scores(cat, sight.pub), likes, out);
}

int encode_position(const Catalog& cat, const Sight& sight, const Scores& counted, LikeSet likes,
                    std::uint16_t* out) {
  return Position(cat, sight, counted).write(likes, out);
}

}  // namespace dr
