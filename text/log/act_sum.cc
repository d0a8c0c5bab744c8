#include "text/log/act_sum.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "darkrock/choice_table.h"
#include "darkrock/event_table.h"
#include "darkrock/ids.h"
#include "text/cards/names.h"
#include "text/log/act_gains.h"

namespace dr {
namespace {

static_assert(kActionVerbs == 23, "In which sentence is the new action summed up (said_action)?");

class Sum {
 public:
  Sum(const Content& content, const Cast& cast, std::span<const Event> act, const Templates& words)
      : content_(content),
        cast_(cast),
        act_(act),
        head_(act.front()),
        seat_(head_.kind == EventKind::kMibCard ? kMib : head_.seat),
        gains_(gains_of(act, seat_)),
        words_(words) {}

  Told tell() {
    std::optional<Told> line = said();
    if (!line) return {};
    std::string gain = say_outcome(), score = say_score();
    if (line->did.find(':') != std::string::npos) {  // one colon is enough
      if (!score.empty()) list(gain, score);
      score = std::exchange(gain, {});
    }
    if (!gain.empty()) line->did = format("sum.gain", line->did, gain);
    if (!score.empty()) line->did = format("sum.score", line->did, score);
    return *line;
  }

 private:
  std::string format(std::string_view key, const std::string& line, const std::string& what) const {
    return words_.format(key, {{"line", line}, {"a", what}});
  }

  // --- who did what; nothing where the first step says it ---

  std::optional<Told> said() {
    switch (head_.kind) {
      case EventKind::kActionTaken: return said_action(static_cast<Verb>(head_.a));
      case EventKind::kFight: return said_fight();
      case EventKind::kMibCard: fight_ = any(EventKind::kFight); return sentence(head_);
      case EventKind::kTurnBegan:
      case EventKind::kStoryTurned:
      case EventKind::kEventCard: return sentence(head_);
      default: return said_start();
    }
  }

  std::optional<Told> said_start() const {
    const Event* started = first(EventKind::kStarted);
    return started ? std::optional(sentence(*started)) : std::nullopt;
  }

  std::optional<Told> said_action(Verb verb) {
    switch (verb) {
      case Verb::kMove: return said_with_fight(moved_ = last(EventKind::kMoved));
      case Verb::kPlayCard: return said_with_fight(first(EventKind::kPlayed));
      case Verb::kUseItem:
      case Verb::kUseAbility: return said_with_fight(first(EventKind::kUsed));
      case Verb::kTakeCattle: return said_with_fight(first(EventKind::kCattleTaken));
      case Verb::kFight:
      case Verb::kHeist:
      case Verb::kRobTrain: return said_fight();
      case Verb::kBuy:
      case Verb::kUpgrade: return said_purchase();
      case Verb::kPoker:
      case Verb::kCommunityPoker: return said_poker("sum.poker");
      case Verb::kHighRoller: return said_poker("sum.high-roller");
      case Verb::kProspect: return own(found_nothing() ? "sum.prospect.none" : "sum.prospect");
      case Verb::kExplore: return said_place("sum.explore", first(EventKind::kExplored));
      case Verb::kRailTravel: return said_place("sum.rail", moved_ = first(EventKind::kMoved));
      case Verb::kCrossPass: return said_place("sum.cross", moved_ = first(EventKind::kMoved));
      case Verb::kDeposit: return own("sum.deposit");
      case Verb::kHeal: return own("sum.heal");
      case Verb::kRevel: return own("sum.revel");
      case Verb::kWork: return own("sum.work");
      case Verb::kFaro: return own("sum.faro");
      default: return std::nullopt;
    }
  }

  // And a fight it led to, with bandits and their like.
  std::optional<Told> said_with_fight(const Event* event) {
    if (!event) return std::nullopt;
    Told line = sentence(*event);
    const Event* fight = first(EventKind::kFight);
    if (!fight || fight->other != kNone) return line;
    fight_ = fight;
    line.did = words_.format("sum.then" + ending(), {{"line", line.did}, {"foe", foe()}});
    return line;
  }

  std::optional<Told> said_fight() {
    fight_ = first(EventKind::kFight);
    if (!fight_) return std::nullopt;
    const std::string_view kind = id_at(kIdsOf<FightKind>, fight_->a);
    return own("sum." + std::string(kind) + ending(), {{"other", name(fight_->other)}});
  }

  std::optional<Told> said_purchase() {
    const std::string items = say_items();
    if (items.empty()) return std::nullopt;
    items_told_ = true;
    const int price = -gains_.cash;
    if (price <= 0) return own("sum.buy.free", {{"a", items}});
    gains_.cash = 0;
    const bool only_upgraded = !first(EventKind::kBought);
    return own(only_upgraded ? "sum.upgrade" : "sum.buy",
               {{"a", items}, {"b", dollars(price, words_)}});
  }

  std::optional<Told> said_poker(const std::string& key) {
    const auto is_winner = [](const Event& e) { return e.kind == EventKind::kPokerWon && !e.b; };
    if (const Event* won = first(EventKind::kPokerWon); won && is_winner(*won))
      return own(key + ".won");
    if (!first(EventKind::kPokerLost)) return own(key);
    const auto other = std::ranges::find_if(act_, is_winner);
    if (other == act_.end()) return own(key + ".lost");
    return own(key + ".other", {{"other", name(other->seat)}});
  }

  std::optional<Told> said_place(std::string_view key, const Event* event) {
    if (!event) return std::nullopt;
    const auto space =
        static_cast<Space>(event->kind == EventKind::kExplored ? event->b : event->a);
    std::vector<Arg> args;
    add_place(args, "a", space_name(content_, space, words_), space_id(content_, space), words_);
    return own(key, args);
  }

  // --- what came of it ---

  bool found_nothing() const { return first(EventKind::kDice) && !gains_.any(); }

  bool upgraded(const Event& bought) const {
    return std::ranges::any_of(act_, [&](const Event& e) {
      return e.kind == EventKind::kUpgraded && e.seat == seat_ && e.a == bought.a;
    });
  }

  // What was bought and upgraded at once goes by what it is now.
  std::string say_items() const {
    std::string all;
    for (const Event& e : act_) {
      if (e.seat != seat_) continue;
      const auto item = static_cast<Item>(e.a);
      const bool back =
          seat_ < kMaxPlayers && item < kMaxItems && cast_.upgraded[seat_] >> item & 1;
      if (e.kind == EventKind::kBought && !upgraded(e))
        list(all, item_name(content_, item, back, words_));
      if (e.kind == EventKind::kUpgraded) list(all, item_name(content_, item, 1, words_));
    }
    return all;
  }

  std::string say_outcome() const {
    std::string all;
    const Event* moved = last(EventKind::kMoved);
    if (moved && !(moved_ && moved_->a == moved->a))
      list(all, "→ " + space_name(content_, static_cast<Space>(moved->a), words_));
    if (const std::string items = items_told_ ? "" : say_items(); !items.empty()) list(all, items);
    if (const std::string gains = say_gains(gains_, words_); !gains.empty()) list(all, gains);
    for (const EventKind kind : {EventKind::kDisc, EventKind::kGoalShown})
      if (const Event* event = first(kind))
        list(all, words_.format("gain." + std::string(id_of(kind)),
                                {{"a", say_first_argument(content_, *event, cast_, words_)}}));
    return all;
  }

  std::string say_score() const {
    if (!fight_ || ending().empty()) return {};
    if (any(EventKind::kDeclined)) return std::string(words_.get("sum.score.declined"));
    if (any(EventKind::kSurrendered)) return std::string(words_.get("sum.score.surrendered"));
    const Event* compared = any(EventKind::kCompared);
    if (!compared) return {};
    return words_.format("sum.score" + ending(), {{"a", rank_symbol(compared->a, words_)},
                                                  {"b", rank_symbol(compared->b, words_)}});
  }

  // How the fight went for the one who began it: ".won", ".lost", or nothing yet.
  std::string ending() const {
    if (first(EventKind::kWonFight, fight_->seat)) return ".won";
    return first(EventKind::kLostFight, fight_->seat) ? ".lost" : "";
  }

  // --- words ---

  Told sentence(const Event& event) const { return tell_event(content_, event, cast_, words_); }

  Told own(std::string_view key, std::vector<Arg> args = {}) const {
    static constexpr std::string_view kWho = "{who}";
    std::string_view pattern = words_.get(key);
    if (pattern.starts_with(kWho)) pattern.remove_prefix(kWho.size());
    return {capitalise(name(seat_)), fill(pattern, args, words_.plural())};
  }

  std::string name(Seat seat) const {
    return seat < kMaxFigures ? cast_.name[seat] : std::string(words_.get("word.nobody"));
  }
  std::string foe() const { return listed("foe", kIdsOf<FightKind>, fight_->a, words_); }

  // --- events of the act ---

  const Event* any(EventKind kind) const {
    const auto found = std::ranges::find(act_, kind, &Event::kind);
    return found == act_.end() ? nullptr : &*found;
  }
  const Event* first(EventKind kind, Seat seat) const {
    const auto found = std::ranges::find_if(
        act_, [&](const Event& e) { return e.kind == kind && e.seat == seat; });
    return found == act_.end() ? nullptr : &*found;
  }
  const Event* first(EventKind kind) const { return first(kind, seat_); }
  const Event* last(EventKind kind) const {
    const Event* found = nullptr;
    for (const Event& e : act_)
      if (e.kind == kind && e.seat == seat_) found = &e;
    return found;
  }

  const Content& content_;
  const Cast& cast_;
  std::span<const Event> act_;
  const Event& head_;
  Seat seat_;  // who did it
  Gains gains_;
  const Templates& words_;
  const Event* fight_ = nullptr;
  const Event* moved_ = nullptr;  // the move that the sentence tells
  bool items_told_ = false;
};

}  // namespace

Told sum_up(const Content& content, const Cast& cast, std::span<const Event> act,
            const Templates& words) {
  return Sum(content, cast, act, words).tell();
}

}  // namespace dr
