#include "text/wording_program.h"

#include "engine/flow/program.h"
#include "text/describe.h"
#include "text/wording_names.h"
#include "text/wording_tokens.h"

namespace dr {
namespace {

// The innermost frame of a kind, null if none is on the stack.
const Frame* innermost(const Public& pub, FrameKind kind) {
  for (int i = pub.n_frames; i-- > 0;)
    if (pub.frame[i].kind == static_cast<std::uint8_t>(kind)) return &pub.frame[i];
  return nullptr;
}

// A sentence as part of another: no full stop, a small letter first.
std::string as_part(std::string text) {
  if (!text.empty() && text.back() == '.') text.pop_back();
  const bool shout = text.size() > 1 && text[1] >= 'A' && text[1] <= 'Z';  // "LP"
  return shout ? text : uncapitalise(std::move(text));
}

// Whether the innermost program waits at such an instruction.
const Frame* waits_at(const Content& content, const Public& pub, Op op) {
  const Frame* f = innermost(pub, FrameKind::kProgram);
  return f && content.catalog.code[f->pc].op == op ? f : nullptr;
}

}  // namespace

std::string program_source(const Content& content, const Public& pub, const Templates& words) {
  const Frame* f = innermost(pub, FrameKind::kProgram);
  if (!f) return std::string(words.get("word.source.effect"));
  const int id = f->c;
  const bool player = f->seat < kMaxPlayers;
  switch (static_cast<From>(f->b)) {
    case From::kCard:
    case From::kLaid:
    case From::kDiscarded: return card_name(content, static_cast<Card>(id), words);
    case From::kItem:
      return item_name(content, static_cast<Item>(id),
                       player ? pub.player[f->seat].upgraded >> id & 1 : 0, words);
    case From::kCharacter:
      return player ? entry_name(content, Deck::kCharacter, pub.player[f->seat].character, words)
                    : std::string(words.get("word.source.effect"));
    case From::kFightCard: return fight_card_name(content, id, words);
    case From::kStory: return entry_name(content, Deck::kStory, id, words);
    case From::kCattle: return std::string(words.get("word.source.cattle"));
    case From::kTrack: return std::string(words.get("word.source.track"));
    case From::kMib: return entry_name(content, Deck::kMib, id, words);
    case From::kEvent: return entry_name(content, Deck::kEvent, id, words);
    case From::kToken: return token_name(content, id, words);
    case From::kTrain: return entry_name(content, Deck::kTrain, id, words);
    case From::kFrontier: return std::string(words.get("word.source.frontier"));
    case From::kGambler: return std::string(words.get("word.source.track"));
    case From::kLonghorn: return std::string(words.get("word.source.longhorn"));
  }
  return {};
}

std::string option_effect(const Content& content, const Public& pub, int i,
                          const Templates& words) {
  const Frame* f = waits_at(content, pub, Op::kChoose);
  if (!f || i >= content.catalog.code[f->pc].a) return "?";
  return as_part(describe_option(content, f->pc, i, words));
}

std::string may_effect(const Content& content, const Public& pub, const Templates& words) {
  const Frame* f = waits_at(content, pub, Op::kMay);
  return f ? describe_program(content, f->pc, false, words) : "?";
}

std::string ability_effect(const Content& content, const Ability& ability, const Templates& words) {
  // "Action: gain $30." Every head ends with a colon.
  const std::string text = describe(content, ability, words);
  const auto head = text.find(": ");
  return as_part(head == std::string::npos ? text : text.substr(head + 2));
}

std::string code_effect(const Content& content, int code, const Templates& words) {
  return as_part(describe_program(content, code, false, words));
}

std::string window_moment(const Public& pub, const Templates& words) {
  const Frame* top = pub.n_frames ? &pub.frame[pub.n_frames - 1] : nullptr;
  const bool window = top && top->kind == static_cast<std::uint8_t>(FrameKind::kWindow);
  // The steps of a fight ask for Reactions without a window (B6.3, B6.6).
  const Moment moment = window               ? static_cast<Moment>(top->a)
                        : pub.fight.revealed ? Moment::kFightReveal
                                             : Moment::kFightStart;
  return std::string(words.get("window." + std::to_string(static_cast<int>(moment))));
}

int cards_to_discard(const Public& pub) {
  const Frame* f = innermost(pub, FrameKind::kDiscard);
  return f ? f->a : 1;
}

int price_now(const Content& content, const Public& pub, Item item) {
  const int price = content.catalog.items[item].price;
  const Frame* f = innermost(pub, FrameKind::kShop);
  if (pub.ask != Ask::kShop || !f) return price;
  return f->e ? 0 : std::max(0, price - f->b);
}

int exploring_cost(const Content& content, const Public& pub, int frontier) {
  const bool known = frontier >= 0 && frontier < kFrontierSpaces;
  return known ? content.catalog.frontier_value[frontier] + pub.au.frontier[frontier] : 0;
}

Exploring exploring_now(const Content& content, const Public& pub) {
  const Frame* f = innermost(pub, FrameKind::kExplore);
  return f ? Exploring{exploring_cost(content, pub, f->a), f->c} : Exploring{};
}

bool shopping_is_free(const Public& pub) {
  const Frame* f = innermost(pub, FrameKind::kShop);
  return pub.ask == Ask::kShop && f && f->e;
}

}  // namespace dr
