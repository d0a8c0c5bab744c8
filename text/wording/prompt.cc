#include "text/wording/prompt.h"

#include <bit>

#include "content/compiler/vocabulary.h"
#include "darkrock/choice_table.h"
#include "darkrock/engine.h"
#include "darkrock/queries.h"
#include "text/cards/names.h"
#include "text/wording/effect.h"
#include "text/wording/program.h"
#include "text/wording/tokens.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

std::string seat_name(const Content& content, const Public& pub, Seat seat,
                      const Templates& words) {
  return seat < kMaxFigures ? cast_of(content, pub, words).name[seat]
                            : std::string(words.get("word.nobody"));
}

std::string foe_of(const Public& pub, std::string_view list, const Templates& words) {
  const bool npc = pub.fight.on && !is_player_fight(pub.fight.kind);
  return npc ? listed(list, id_of(pub.fight.kind), words) : std::string{};
}

// Cards are picked one after the other, and later ones must be higher.
bool picks_ascend(const Public& pub) {
  return pub.ask == Ask::kLay || pub.ask == Ask::kExplore ||
         (pub.ask == Ask::kDiscard && cards_to_discard(pub) > 1);
}

bool is_asked(const View& view) {
  return view.seat < view.pub.players && (view.pub.acting & seat_bit(view.seat));
}

// What all that may be used now has in common: part of a key; empty for different things, and for
// those who must not know.
std::string_view offered(const Content& content, const View& view) {
  if (view.pub.ask != Ask::kWindow || !is_asked(view)) return {};
  Choices options;
  legal(content.catalog, view, options);
  std::string_view only;
  for (const Choice choice : options) {
    if (choice.verb == Verb::kPass) continue;
    if (!only.empty() && only != id_of(choice.verb)) return {};
    only = id_of(choice.verb);
  }
  return only;
}

// Whether the turn begins or ends with the question: a variant of a key.
std::string_view part_of_turn(const Public& pub) {
  if (pub.ask == Ask::kIncome) return ".begin";
  if (pub.ask != Ask::kWindow && pub.ask != Ask::kOrder) return "";
  return moment_now(pub) == Moment::kEndOfTurn ? ".end" : ".begin";
}

// What is said of a cause in this question, to everybody: a variant of its key.
std::string_view variant_of(const Public& pub, CauseKind kind) {
  const bool npc = pub.fight.on && !is_player_fight(pub.fight.kind);
  if (kind == CauseKind::kFight && npc) return ".npc";
  if (kind == CauseKind::kTurn) return part_of_turn(pub);
  if (kind == CauseKind::kSheriff && pub.ask == Ask::kDiscard) return ".discard";
  if (kind == CauseKind::kStories && pub.ask == Ask::kSheriffTo) return ".sheriff";
  return "";
}

// Who did it: at a moment that is somebody's, those who are asked.
Seat doer_of(const Public& pub, const Cause& cause) {
  const bool moment = cause.kind == CauseKind::kMoment && pub.acting;
  return moment ? static_cast<Seat>(std::countr_zero(pub.acting)) : cause.seat;
}

// The part the viewer has in it, who is asked: a variant of a key.
std::string_view part_of_viewer(const View& view, const Cause& cause) {
  if (!is_asked(view)) return "";
  if (cause.kind == CauseKind::kMoment) return ".you";
  if (cause.kind == CauseKind::kSheriff && view.pub.ask == Ask::kDiscard) return ".you";
  if (cause.seat == view.seat) return ".you";
  if (cause.kind != CauseKind::kFight) return "";
  if (view.pub.fight.side[1] == view.seat) return ".against";
  return view.pub.fight.npc_player == view.seat ? ".play" : "";
}

// Effects are used at a moment of something longer.
bool is_part(CauseKind kind) { return kind == CauseKind::kFight || kind == CauseKind::kPoker; }

}  // namespace

std::string say_ask(const Content& content, const View& view, const Templates& words) {
  const Public& pub = view.pub;
  const int cards = pub.ask == Ask::kDiscard ? cards_to_discard(pub) : 1;
  std::string key = "ask." + std::string(id_of(pub.ask));
  if (const std::string own = key + "." + std::string(offered(content, view)); words.has(own))
    key = own;
  return words.format(key, {{"foe", foe_of(pub, "npc", words)},
                            {"who", seat_name(content, pub, cause_now(pub).seat, words)},
                            {"other", seat_name(content, pub, pub.fight.side[1], words)},
                            {"m", std::to_string(cards)}});
}

std::string say_hint(const Public& pub, const Templates& words) {
  if (picks_ascend(pub)) return std::string(words.get("hint.ascending"));
  const std::string key = "hint." + std::string(id_of(pub.ask));
  return words.has(key) ? std::string(words.get(key)) : std::string{};
}

std::string cause_name(const Content& content, const Public& pub, const Templates& words) {
  const Cause cause = cause_now(pub);
  const int id = cause.id;
  const bool player = cause.seat < kMaxPlayers;
  switch (cause.kind) {
    case CauseKind::kLocation: return capitalise(tag_name(id, words));
    case CauseKind::kMoment: return window_moment(pub, words);
    case CauseKind::kFight: return capitalise(fight_name(id, words));
    case CauseKind::kCard: return card_name(content, static_cast<Card>(id), words);
    case CauseKind::kItem:
      return item_name(content, static_cast<Item>(id), held_side(pub, cause.seat, cause.id), words);
    case CauseKind::kCharacter:
      return entry_name(content, Deck::kCharacter,
                        player ? pub.player[cause.seat].character : kNone, words);
    case CauseKind::kFightCard: return fight_card_name(content, id, words);
    case CauseKind::kStory: return entry_name(content, Deck::kStory, id, words);
    case CauseKind::kMibCard: return entry_name(content, Deck::kMib, id, words);
    case CauseKind::kEvent: return entry_name(content, Deck::kEvent, id, words);
    case CauseKind::kToken: return token_name(content, id, words);
    case CauseKind::kTrainCard: return entry_name(content, Deck::kTrain, id, words);
    case CauseKind::kSetup:
    case CauseKind::kTurn:
    case CauseKind::kHandLimit:
    case CauseKind::kMove:
    case CauseKind::kSheriff:
    case CauseKind::kArrest:
    case CauseKind::kPoker:
    case CauseKind::kFaro:
    case CauseKind::kStories:
    case CauseKind::kLegends:
    case CauseKind::kExploring:
    case CauseKind::kEvents:
    case CauseKind::kCattle:
    case CauseKind::kMarshalTrack:
    case CauseKind::kWantedTrack:
    case CauseKind::kGamblerTrack:
    case CauseKind::kFrontier:
    case CauseKind::kLonghorn:
    case CauseKind::kCount: break;
  }
  return std::string(words.get("cause-name." + std::string(id_of(cause.kind))));
}

std::string say_cause(const Content& content, const View& view, const Templates& words) {
  const Public& pub = view.pub;
  const Cause cause = cause_now(pub);
  std::string key = "cause." + std::string(id_of(cause.kind));
  if (cause.kind == CauseKind::kMoment) key += "." + std::string(moment_word(moment_now(pub)));
  key += variant_of(pub, cause.kind);
  if (const std::string own = key + std::string(part_of_viewer(view, cause)); words.has(own))
    key = own;
  const std::string name = cause.kind == CauseKind::kLocation ? tag_name(cause.id, words)
                                                              : cause_name(content, pub, words);
  std::vector<Arg> args = {{"who", seat_name(content, pub, doer_of(pub, cause), words)},
                           {"other", seat_name(content, pub, pub.fight.side[1], words)},
                           {"foe", foe_of(pub, "foe", words)},
                           {"npc", foe_of(pub, "npc", words)},
                           {"fight", fight_name(static_cast<int>(pub.fight.kind), words)}};
  add_place(args, "name", name,
            cause.kind == CauseKind::kLocation ? tag_id(cause.id) : std::string_view{}, words);
  std::string out = capitalise(words.format(key, args));
  if (pub.ask == Ask::kWindow && is_part(cause.kind)) out += " " + window_moment(pub, words) + ".";
  return out;
}

std::string say_offer(const Content& content, const Public& pub, const Templates& words) {
  if (pub.ask == Ask::kMay) return may_effect(content, pub, words);
  return pub.ask == Ask::kPickSeat ? picked_effect(content, pub, words) : std::string{};
}

Note note_now(const Content& content, const View& view, const Templates& words) {
  const Public& pub = view.pub;
  Note note;
  if (pub.ask == Ask::kAction) {
    note = {"actions", -1, pub.actions_left, {}};
  } else if (pub.ask == Ask::kDiscard) {
    note = {"discard", cards_to_discard(pub), -1, {}};
  } else if (pub.ask == Ask::kExplore) {
    const Exploring now = exploring_now(content.catalog, pub);
    note = {"explore", now.need, now.paid, {}};
  } else if (pub.ask == Ask::kLay && view.seat < pub.players) {
    note = {"lay", cards_to_lay(pub, view.seat), pub.player[view.seat].laid_n, {}};
  } else {
    return note;
  }
  note.text = words.format("note." + std::string(note.kind),
                           {{"n", std::to_string(note.need < 0 ? note.have : note.need)},
                            {"need", std::to_string(note.need)},
                            {"have", std::to_string(note.have)}});
  return note;
}

std::string say_group(Verb verb, const Templates& words) {
  return capitalise(std::string(words.get("act." + std::string(id_of(verb)))));
}

std::string say_prompt(const Content& content, const View& view, const Templates& words) {
  const Public& pub = view.pub;
  if (!pub.acting) return say_ask(content, view, words);
  std::string out = say_cause(content, view, words);
  for (const std::string& part :
       {say_offer(content, pub, words), say_ask(content, view, words), say_hint(pub, words)})
    if (!part.empty()) out += " " + part;
  if (const Note note = note_now(content, view, words); !note.text.empty())
    out += " (" + note.text + ")";
  return out;
}

}  // namespace dr
