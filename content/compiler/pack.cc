#include "content/compiler/pack.h"

#include "base/text.h"
#include "base/utf8.h"
#include "content/compiler/fields.h"
#include "darkrock/modules.h"

namespace dr {
namespace {

constexpr std::string_view kModules[] = {"base", "ante-up", "alternative-poker"};
constexpr int kModuleSets[] = {0, kAnteUp, kAnteUp | kAlternativePoker};
constexpr std::string_view kHeadWord = "pack";

CompileResult refused(int line, int column, std::string message) {
  CompileResult result;
  result.errors.push_back({std::string(kPackPath), line, column, std::move(message)});
  return result;
}

// The first line that no pack may have; 0 if there is none.
struct Flaw {
  int line = 0, column = 1;
  std::string message;
};

Flaw flaw_of_line(std::string_view line, int number) {
  if (line.size() > kMostLineBytes)
    return {number, static_cast<int>(kMostLineBytes),
            "a line of " + std::to_string(line.size()) + " bytes, expected at most " +
                std::to_string(kMostLineBytes)};
  for (std::size_t i = 0; i < line.size(); ++i)
    if (const auto c = static_cast<unsigned char>(line[i]); (c < ' ' && c != '\t') || c == 0x7f)
      return {number, static_cast<int>(i) + 1, "a control character, expected text"};
  if (!is_utf8(line)) return {number, 1, "this line is not UTF-8, expected text in UTF-8"};
  return {};
}

Flaw flaw_of(std::string_view text) {
  std::size_t cards = 0, lines = 0;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (Flaw flaw = flaw_of_line(line, number); flaw.line) return flaw;
    const std::string_view inside = trimmed(line);
    if (inside.empty() || inside[0] == '#') continue;
    const bool card = !is_blank(line[0]);
    lines = card ? 0 : lines + 1;
    cards += card;
    if (cards > kMostPackCards)
      return {number, 1, "more cards than " + std::to_string(kMostPackCards) + ", expected fewer"};
    if (lines > kMostCardLines)
      return {number, 1, "more lines below one card than " + std::to_string(kMostCardLines)};
  }
  return {};
}

// The first card of a text, as a pack has its head.
compiler::Stanza first_card(const SourceFile& file) {
  compiler::Errors unused;
  std::vector<compiler::Stanza> cards;
  compiler::read_cards(file, unused, cards);
  return cards.empty() ? compiler::Stanza{} : cards[0];
}

// A pack over the cards of another set of modules than it is made for would say much that is
// beside the point.
std::string misfit(const Pack& pack, int modules) {
  if ((pack.modules & ~modules) == 0) return {};
  return pack.modules & ~modules & kAnteUp
             ? "this pack is for Ante Up, expected a table with Ante Up"
             : "this pack is for the alternative poker cards, expected a table with them";
}

}  // namespace

Pack pack_head(std::string_view text) {
  if (text.size() > kMostPackBytes || flaw_of(text).line) return {};
  const SourceFile file{std::string(kPackPath), std::string(text), 1};
  const compiler::Stanza head = first_card(file);
  compiler::Errors unused;
  return head.deck == kHeadWord && !head.id.empty() ? compiler::read_head(head, unused) : Pack{};
}

CompileResult compile_pack(std::string_view text, int modules) {
  if (text.size() > kMostPackBytes)
    return refused(1, 1,
                   "a pack of " + std::to_string(text.size()) + " bytes, expected at most " +
                       std::to_string(kMostPackBytes));
  if (Flaw flaw = flaw_of(text); flaw.line)
    return refused(flaw.line, flaw.column, std::move(flaw.message));
  SourceFile file{std::string(kPackPath), std::string(text), 1};
  if (const compiler::Stanza first = first_card(file); first.deck != kHeadWord)
    return refused(std::max(first.pos.line, 1), 1,
                   "no head, expected 'pack ID' and its title before the first card");
  std::vector<SourceFile> own;
  own.push_back(std::move(file));
  CompileResult result = lay_over(std::move(own), modules);
  if (result.errors.size() > kMostPackErrors) result.errors.resize(kMostPackErrors);
  return result;
}

CompileResult lay_over(std::vector<SourceFile> own, int modules) {
  for (const SourceFile& file : own) {
    const compiler::Stanza first = first_card(file);
    if (first.deck != kHeadWord) continue;
    compiler::Errors unused;
    std::string no = misfit(compiler::read_head(first, unused), modules);
    if (no.empty()) continue;
    CompileResult result;
    result.errors.push_back({file.path, first.pos.line, 1, std::move(no)});
    return result;
  }
  std::vector<SourceFile> files = default_sources(modules);
  for (SourceFile& file : own) {
    file.layer = 1;
    files.push_back(std::move(file));
  }
  return compile(files);
}

std::vector<CardText> card_texts(std::string_view text) {
  std::vector<CardText> cards;
  std::string between;  // lines that belong to the card only if more of it follows
  for (int number = 1; !text.empty(); ++number) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const std::string_view inside = trimmed(line);
    if (inside.empty() || inside[0] == '#') {
      between += std::string(line) + "\n";
    } else if (!is_blank(line[0])) {
      const auto deck_end = std::min(inside.find_first_of(" \t"), inside.size());
      const std::string_view rest = trimmed(inside.substr(deck_end));
      const std::string_view id = rest.substr(0, rest.find_first_of(" \t"));
      cards.push_back({std::string(inside.substr(0, deck_end)), std::string(id), number,
                       std::string(line) + "\n"});
      between.clear();
    } else if (!cards.empty()) {
      cards.back().text += between + std::string(line) + "\n";
      between.clear();
    }
  }
  return cards;
}

std::string one_text(std::span<const SourceFile> files) {
  std::string all;
  for (const SourceFile& file : files) {
    all += file.text;
    if (!all.empty() && all.back() != '\n') all += '\n';
  }
  return all;
}

namespace compiler {

Pack read_head(const Stanza& card, Errors& errors) {
  Fields fields(card, {"title", "version", "author", "module"}, false, errors);
  Pack pack;
  pack.id = std::string(card.id);
  if (pack.id.size() > kMostTitle)
    errors.add(card.id_pos, "an id longer than " + std::to_string(kMostTitle) + " letters");
  pack.title = fields.title("title", "My own box");
  if (fields.has("version")) pack.version = fields.title("version", "1");
  if (fields.has("author")) pack.author = fields.title("author", "Anna");
  if (fields.has("module"))
    if (const int i = fields.word("module", kModules); i >= 0) pack.modules = kModuleSets[i];
  return pack;
}

namespace {

constexpr std::string_view kLetters[] = {"A", "B", "C"};
constexpr int kFirstHideout = static_cast<int>(Tag::kHideoutA);
static_assert(static_cast<int>(Tag::kHideoutB) == kFirstHideout + 1 &&
              static_cast<int>(Tag::kHideoutC) == kFirstHideout + 2);

void give_letter(Fields& fields, Space space, Catalog& cat, Entry& entry) {
  const Field& field = *fields.find("hideout");
  const int letter = fields.word("hideout", kLetters);
  if (letter < 0) return;
  if (!cat.hideouts.has(space))
    return fields.fail(field, "there is no hideout in " + quoted(entry.id));
  for (int i = 0; i < 3; ++i) cat.tag[kFirstHideout + i].remove(space);
  cat.tag[kFirstHideout + letter].add(space);
  for (std::string& tag : entry.program)
    if (tag.starts_with("hideout:")) tag = "hideout:" + std::string(kLetters[letter]);
}

}  // namespace

void lay_over_spaces(std::span<const Stanza* const> cards, Errors& errors, Content& content) {
  Catalog& cat = content.catalog;
  const SpaceSet before[] = {cat.tag[kFirstHideout], cat.tag[kFirstHideout + 1],
                             cat.tag[kFirstHideout + 2]};
  for (const Stanza* card : cards) {
    Fields fields(*card, {"hideout"}, false, errors);
    auto& spaces = content.lexicon.decks[static_cast<int>(Deck::kSpace)];
    std::size_t i = 0;
    while (i < spaces.size() && spaces[i].id != card->id) ++i;
    if (i == spaces.size()) {
      errors.add(card->id_pos, quoted(card->id) + " is no space of the map, expected one like mp1");
      continue;
    }
    Entry& entry = spaces[i];
    const std::string name = entry.name;
    if (fields.has("name")) entry.name = fields.title("name", "Lone Pine");
    fields.names(entry);
    entry.own_name = entry.name != name;
    if (fields.has("hideout")) give_letter(fields, static_cast<Space>(i), content.catalog, entry);
  }
  for (int letter = 0; letter < 3 && !cards.empty(); ++letter) {
    if (!cat.tag[kFirstHideout + letter].empty()) continue;
    errors.add(cards.back()->pos, "no hideout is left with the letter " +
                                      std::string(kLetters[letter]) + ", expected one or more");
    for (int i = 0; i < 3; ++i) cat.tag[kFirstHideout + i] = before[i];  // for what is read next
    return;
  }
}

}  // namespace compiler
}  // namespace dr
