#include "text/wording_prompt.h"

#include "darkrock/choice_table.h"
#include "darkrock/queries.h"
#include "text/wording.h"
#include "text/wording_effect.h"
#include "text/wording_names.h"
#include "text/wording_program.h"
#include "text/wording_tokens.h"

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

// Whether the turn begins or ends with the question: a variant of a key.
std::string_view part_of_turn(const Public& pub) {
  if (pub.ask == Ask::kIncome) return ".begin";
  if (pub.ask != Ask::kWindow && pub.ask != Ask::kOrder) return "";
  return moment_now(pub) == Moment::kEndOfTurn ? ".end" : ".begin";
}

}  // namespace

std::string say_ask(const Public& pub, const Templates& words) {
  const int cards = pub.ask == Ask::kDiscard ? cards_to_discard(pub) : 1;
  return words.format("ask." + std::string(id_of(pub.ask)),
                      {{"foe", foe_of(pub, "npc", words)}, {"m", std::to_string(cards)}});
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

std::string say_cause(const Content& content, const Public& pub, const Templates& words) {
  const Cause cause = cause_now(pub);
  const std::string foe = foe_of(pub, "foe", words);
  std::string key = "cause." + std::string(id_of(cause.kind));
  if (cause.kind == CauseKind::kFight && !foe.empty()) key += ".npc";
  if (cause.kind == CauseKind::kTurn) key += part_of_turn(pub);
  const std::string name = cause.kind == CauseKind::kLocation ? tag_name(cause.id, words)
                                                              : cause_name(content, pub, words);
  std::vector<Arg> args = {{"who", seat_name(content, pub, cause.seat, words)},
                           {"other", seat_name(content, pub, pub.fight.side[1], words)},
                           {"foe", foe},
                           {"fight", fight_name(static_cast<int>(pub.fight.kind), words)}};
  add_place(args, "name", name,
            cause.kind == CauseKind::kLocation ? tag_id(cause.id) : std::string_view{}, words);
  return capitalise(words.format(key, args));
}

std::string say_offer(const Content& content, const Public& pub, const Templates& words) {
  return pub.ask == Ask::kMay ? may_effect(content, pub, words) : std::string{};
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
  if (!pub.acting) return say_ask(pub, words);
  std::string out = say_cause(content, pub, words);
  for (const std::string& part :
       {say_offer(content, pub, words), say_ask(pub, words), say_hint(pub, words)})
    if (!part.empty()) out += " " + part;
  if (const Note note = note_now(content, view, words); !note.text.empty())
    out += " (" + note.text + ")";
  return out;
}

}  // namespace dr
