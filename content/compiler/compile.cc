#include <cstdio>
#include <cstdlib>

#include "assets/assets.h"
#include "content/compiler/cards.h"
#include "content/compiler/decks.h"
#include "content/compiler/map.h"
#include "content/compiler/pack.h"
#include "content/compiler/vocabulary.h"
#include "darkrock/modules.h"

namespace dr {
namespace {

constexpr std::string_view kDeckWords[] = {
    "poker",       "item",      "fight",   "character", "cattle",   "die",    "marshal",
    "wanted",      "legend",    "trigger", "story",     "goal",     "mib",    "space",
    "mesa",        "mib-rules", "event",   "train",     "frontier", "outlaw", "claim-jumper",
    "high-roller", "longhorn",  "gambler", "stop"};
static_assert(std::size(kDeckWords) == kDecks);
constexpr std::string_view kCorner = "corner", kPack = "pack", kSpace = "space";

using compiler::Errors;
using compiler::Field;
using compiler::Stanza;

bool is_deck(std::string_view word) {
  const int i = compiler::find_word(kDeckWords, word);
  return i >= 0 && i != static_cast<int>(Deck::kSpace) && i != static_cast<int>(Deck::kMesa);
}

bool needs_ante_up(std::string_view deck) {
  return compiler::find_word(kDeckWords, deck) >= static_cast<int>(Deck::kEvent);
}

std::string where(const Stanza& card) {
  return std::string(card.pos.file) + ":" + std::to_string(card.pos.line);
}

// Puts the files on top of each other: which cards are in play, in index order.
class Overlay {
 public:
  Overlay(Errors& errors, bool ante_up) : errors_(errors), ante_up_(ante_up) {}

  void add(Stanza& card) {
    if (card.id.empty()) return;  // reported
    if (card.deck == kCorner) {
      corners.push_back(&card);
      return;
    }
    if (card.deck == kPack || card.deck == kSpace) return add_extra(card);
    if (!is_deck(card.deck)) {
      std::vector<std::string_view> known = {kCorner, kPack, kSpace};
      for (std::string_view word : kDeckWords)
        if (is_deck(word) && (ante_up_ || !needs_ante_up(word))) known.push_back(word);
      errors_.add(card.pos, "unknown deck '" + std::string(card.deck) + "'" +
                                compiler::did_you_mean(card.deck, known) + " (expected " +
                                compiler::one_of(known) + ")");
      return;
    }
    if (needs_ante_up(card.deck) && !ante_up_) {
      errors_.add(card.pos, "the deck '" + std::string(card.deck) + "' " +
                                std::string(compiler::kNeedsAnteUp));
      return;
    }
    const Stanza** slot = find(card.id);
    if (const Field* replaces = find_field(card, "replaces")) {
      const Stanza** old = find(replaces->value);
      if (!old || old == slot || (*old)->deck != card.deck) {
        errors_.add(replaces->value_pos, "there is no other '" + std::string(card.deck) + "' '" +
                                             std::string(replaces->value) + "' to replace");
        return;
      }
      if (slot) return twice(card, **slot);
      replaced_.push_back(*old);
      *old = &card;
      return;
    }
    if (!slot) {
      if (!is_out(card)) cards.push_back(&card);
      return;
    }
    if ((*slot)->layer == card.layer) return twice(card, **slot);
    if ((*slot)->deck != card.deck)
      errors_.add(card.pos, "'" + std::string(card.id) + "' is a '" + std::string((*slot)->deck) +
                                "' in " + where(**slot) + ", expected the same deck");
    card.under = *slot;
    *slot = &card;
  }

  std::vector<const Stanza*> cards, corners, packs, spaces;

 private:
  // What is no card: the head of a pack, and what is said of a space of the map.
  void add_extra(const Stanza& card) {
    if (card.layer == 0)
      return errors_.add(card.pos, quoted(card.deck) + " stands in files laid over the game's");
    auto& list = card.deck == kPack ? packs : spaces;
    for (const Stanza* other : list)
      if (card.deck == kPack || other->id == card.id) return twice(card, *other);
    list.push_back(&card);
  }

  const Stanza** find(std::string_view id) {
    for (const Stanza*& card : cards)
      if (card->id == id) return &card;
    return nullptr;
  }

  // A correction of a card that another one has replaced: neither is in play.
  bool is_out(const Stanza& card) const {
    for (const Stanza* old : replaced_)
      if (old->id == card.id && old->deck == card.deck && old->layer < card.layer) return true;
    return false;
  }

  void twice(const Stanza& card, const Stanza& first) {
    if (card.deck == kPack)
      return errors_.add(card.pos, "a second 'pack', expected one: the first is " + where(first));
    errors_.add(card.id_pos, "the id '" + std::string(card.id) + "' is taken by " + where(first) +
                                 ", expected another");
  }

  std::vector<const Stanza*> replaced_;
  Errors& errors_;
  bool ante_up_;
};

void check_space_ids(const Overlay& overlay, const Lexicon& lexicon, Errors& errors) {
  for (const Stanza* card : overlay.cards)
    for (Deck deck : {Deck::kSpace, Deck::kMesa})
      for (const Entry& entry : lexicon.decks[static_cast<int>(deck)])
        if (entry.id == card->id)
          errors.add(card->id_pos, "the id '" + entry.id + "' is a place on the map");
}

}  // namespace

std::string to_string(const Diagnostic& d) {
  return d.file + ":" + std::to_string(d.line) + ":" + std::to_string(d.column) + ": " + d.message;
}

std::string_view deck_word(Deck deck) {
  const auto i = static_cast<std::size_t>(deck);
  return i < std::size(kDeckWords) ? kDeckWords[i] : std::string_view("?");
}

const Entry& Lexicon::entry(Deck deck, int index) const {
  return decks[static_cast<int>(deck)][static_cast<std::size_t>(index)];
}

int Lexicon::size(Deck deck) const {
  return static_cast<int>(decks[static_cast<int>(deck)].size());
}

std::optional<std::pair<Deck, int>> Lexicon::find(std::string_view id) const {
  if (id.empty()) return std::nullopt;
  for (int d = 0; d < kDecks; ++d)
    for (std::size_t i = 0; i < decks[d].size(); ++i)
      if (decks[d][i].id == id) return std::pair(static_cast<Deck>(d), static_cast<int>(i));
  return std::nullopt;
}

std::string_view Lexicon::nearest(std::string_view id) const {
  std::vector<std::string_view> known;
  for (const auto& deck : decks)
    for (const Entry& entry : deck) known.push_back(entry.id);
  return compiler::nearest_word(id, known);
}

CompileResult compile(std::span<const SourceFile> files) {
  CompileResult result;
  Errors errors;
  std::vector<Stanza> all;
  for (const SourceFile& file : files)
    if (!file.path.ends_with(".json")) read_cards(file, errors, all);
  const compiler::Maps maps = pick_maps(files, errors);
  Overlay overlay(errors, maps.ante_up());
  for (Stanza& card : all) overlay.add(card);

  auto content = std::make_unique<Content>();
  compiler::Names names;
  names.ante_up = maps.ante_up();
  if (build_map(maps, overlay.corners, errors, *content)) names.map = &content->catalog;
  if (names.map) lay_over_spaces(overlay.spaces, errors, *content);
  for (const Stanza* head : overlay.packs) content->pack = read_head(*head, errors);
  for (const Entry& entry : content->lexicon.decks[static_cast<int>(Deck::kSpace)])
    names.space_ids.push_back(entry.id);
  for (const Stanza* card : overlay.cards)
    if (card->deck == deck_word(Deck::kItem) && !find_field(*card, "upgrade-of"))
      names.item_ids.push_back(card->id);
  check_space_ids(overlay, content->lexicon, errors);

  compiler::DeckBuilder(overlay.cards, names, errors, *content).build();
  result.errors = errors.take();
  if (!result.errors.empty()) return result;
  compiler::fill_masks(content->catalog);
  content->catalog.fingerprint = compiler::fingerprint(content->catalog);
  result.content = std::move(content);
  return result;
}

std::vector<SourceFile> default_sources(int modules) {
  std::vector<SourceFile> files;
  const auto add = [&](std::string_view folder, std::string_view end) {
    for (const Asset& asset : assets())
      if (asset.path.starts_with(folder) && asset.path.ends_with(end))
        files.push_back({std::string(asset.path), std::string(asset.text)});
  };
  add("content/base/", ".cards");
  modules = card_modules(modules);
  if (modules & kAnteUp) add("content/ante-up/", ".cards");
  if (modules & kAlternativePoker) add("content/alternative-poker/", ".cards");
  add("content/maps/", "/map-base.json");
  if (modules & kAnteUp) add("content/maps/", "/map-ante-up.json");
  return files;
}

namespace {

std::unique_ptr<Content> compile_default(int modules) {
  CompileResult result = compile(default_sources(modules));
  if (!result.content) {  // a bug of the repository: tests keep it from happening
    for (const Diagnostic& error : result.errors)
      std::fprintf(stderr, "%s\n", to_string(error).c_str());
    std::abort();
  }
  return std::move(result.content);
}

template <int cards>
const Content& compiled() {
  static const std::unique_ptr<Content> content = compile_default(cards);
  return *content;
}

}  // namespace

const Content& default_content(int modules) {
  const int cards = card_modules(modules);
  if (cards == kAnteUp) return compiled<kAnteUp>();
  return cards ? compiled<kAnteUp | kAlternativePoker>() : compiled<0>();
}

}  // namespace dr
