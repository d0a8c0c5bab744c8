// Any bytes as a pack, and packs made of the built-in cards with words, numbers and lines changed: each
// is compiled or refused with a place; what compiles is told and played, by random choices and never
// without end.
#include <cstdlib>

#include "base/mix.h"
#include "bots/bots.h"
#include "content/compiler/box.h"
#include "content/compiler/pack.h"
#include "present/present.h"
#include "tests/support/property.h"

namespace dr {
namespace {

constexpr int kModuleSets[] = {0, kAnteUp, kAnteUp | kAlternativePoker};
constexpr int kChoices = 250, kBotChoices = 60;
constexpr int kMostEvents = 20000;  // of one choice

std::string pick_from(const std::vector<std::string>& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

std::vector<std::string> split_at(const std::string& text, char mark) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == mark)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

// The cards of a set of modules, and the words that stand in them.
struct Source {
  std::vector<std::string> cards, words, lines;
};
Source read_source(int modules) {
  Source source;
  std::vector<SourceFile> files = default_sources(modules);
  std::erase_if(files, [](const SourceFile& file) { return file.path.ends_with(".json"); });
  for (CardText& card : card_texts(one_text(files))) {
    for (const std::string& line : split_at(card.text, '\n')) {
      if (line.starts_with(' ')) source.lines.push_back(line);
      for (const std::string& word : split_at(line, ' '))
        if (!word.empty()) source.words.push_back(word);
    }
    source.cards.push_back(std::move(card.text));
  }
  return source;
}
const Source& source_of(std::size_t set) {
  static const Source all[] = {read_source(kModuleSets[0]), read_source(kModuleSets[1]),
                               read_source(kModuleSets[2])};
  return all[set];
}

void change_number(std::string& line, Rng& rng) {
  for (std::size_t i = rng.below(static_cast<std::uint32_t>(line.size() + 1)); i < line.size(); ++i)
    if (line[i] >= '0' && line[i] <= '9') {
      line[i] = static_cast<char>('0' + rng.below(10));
      if (rng.below(4) == 0) line.insert(i, 1, static_cast<char>('1' + rng.below(9)));
      return;
    }
}

void change_word(std::string& line, const Source& source, Rng& rng) {
  std::vector<std::string> words = split_at(line, ' ');
  words[rng.below(static_cast<std::uint32_t>(words.size()))] = pick_from(source.words, rng);
  line.clear();
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
}

void change_byte(std::string& line, Rng& rng) {
  if (!line.empty())
    line[rng.below(static_cast<std::uint32_t>(line.size()))] = static_cast<char>(rng.below(256));
}

std::string changed(const std::string& card, const Source& source, Rng& rng) {
  std::vector<std::string> lines = split_at(card, '\n');
  for (std::uint32_t n = rng.below(4); n > 0; --n) {
    const auto at = rng.below(static_cast<std::uint32_t>(lines.size()));
    switch (rng.below(12)) {
      case 0: change_byte(lines[at], rng); break;
      case 1: lines.erase(lines.begin() + at); break;
      case 2: lines.insert(lines.begin() + at, pick_from(source.lines, rng)); break;
      case 3:
      case 4: change_word(lines[at], source, rng); break;
      case 5: lines[at] = pick_from(source.lines, rng); break;
      default: change_number(lines[at], rng);
    }
    if (lines.empty()) return {};
  }
  std::string out;
  for (const std::string& line : lines) out += line + "\n";
  return out;
}

std::string made_pack(std::size_t set, Rng& rng) {
  const Source& source = source_of(set);
  std::string pack = "pack fuzz\n  title Fuzz\n";
  for (std::uint32_t n = 1 + rng.below(12); n > 0; --n)
    pack += changed(pick_from(source.cards, rng), source, rng);
  return pack;
}

// Of some games the first choices are made by bots, which take any card.
std::unique_ptr<Bot> bot_for(std::uint64_t number) {
  constexpr const char* kNames[] = {"hard", "outlaw", "greedy", "gambler"};
  return number % 8 == 0 ? make_bot(kNames[number / 8 % std::size(kNames)], number) : nullptr;
}

void play(const Content& content, int modules, std::uint64_t number) {
  const Setup setup =
      any_setup(number, 2 + static_cast<int>(number % 5), Profile::kIt2023, modules);
  if (refuse_setup(content.catalog, setup)) return;
  auto events = std::make_unique<Events>();
  State state = new_game(content.catalog, setup, seed_from(number));
  Rng rng{number};
  Choices options;
  const std::unique_ptr<Bot> bot = bot_for(number);
  for (int i = 0; i < kChoices && !state.pub.over; ++i) {
    const Seat seat = static_cast<Seat>(std::countr_zero(to_act(state.pub)));
    const View view = observe(state, seat);
    legal(content.catalog, view, options);
    if (!options.n) std::abort();
    events->clear();
    const Choice choice =
        bot && i < kBotChoices
            ? bot->choose(content.catalog, view, options)
            : options[static_cast<int>(rng.below(static_cast<std::uint32_t>(options.n)))];
    if (!options.has(choice)) std::abort();
    apply(content.catalog, state, seat, choice, events.get());
    if (events->n + events->dropped > kMostEvents || !plausible(content.catalog, state))
      std::abort();
  }
}

void try_pack(const std::string& pack, int modules, std::uint64_t number) {
  const CompileResult result = compile_pack(pack, modules);
  if (!result.content) {
    if (result.errors.empty() || result.errors[0].line < 1) std::abort();
    return;
  }
  if (number % 16 == 0) {
    const auto language = language_codes()[number / 16 % language_codes().size()];
    present::content_json(*result.content, modules, language, templates(language));
    if (!compile_box(box_of(modules, pack), modules).content) std::abort();
  }
  play(*result.content, modules, number);
}

}  // namespace
}  // namespace dr

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dr;
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  std::uint64_t number = size;
  for (const unsigned char c : bytes) number = mixed(number + c + kGolden);
  const std::size_t set = number % 3;
  pack_head(bytes);
  compile_box(bytes, kModuleSets[set]);
  try_pack(bytes, kModuleSets[set], number);
  Rng rng{number};
  try_pack(made_pack(set, rng), kModuleSets[set], number);
  return 0;
}
