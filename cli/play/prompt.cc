#include "cli/play/prompt.h"

#include "base/text.h"
#include "darkrock/setup.h"
#include "replay/text_scan.h"

namespace dr {
namespace {

struct Name {
  std::string_view word;
  Command::Kind kind;
};
constexpr Name kNames[] = {
    {"?", Command::kRule},      {"rule", Command::kRule},       {"why", Command::kWhy},
    {"card", Command::kCard},   {"map", Command::kMap},         {"hand", Command::kHand},
    {"board", Command::kBoard}, {"stories", Command::kStories}, {"options", Command::kOptions},
    {"log", Command::kLog},     {"undo", Command::kUndo},       {"save", Command::kSave},
    {"quit", Command::kQuit},   {"exit", Command::kQuit},       {"q", Command::kQuit},
    {"help", Command::kHelp},   {"h", Command::kHelp},
};

}  // namespace

Command parse_command(std::string_view line) {
  const auto words = split_words(line);
  if (words.empty()) return {};
  std::string_view first = words[0].text;
  std::size_t after = words[0].at + first.size();
  // `?7` is `? 7`.
  if (first.size() > 1 && first.front() == '?') {
    after = words[0].at + 1;
    first = "?";
  }
  std::string_view rest = line.substr(after);
  const auto start = rest.find_first_not_of(" \t\r");
  rest = start == std::string_view::npos ? std::string_view{} : rest.substr(start);
  while (!rest.empty() && (rest.back() == ' ' || rest.back() == '\r' || rest.back() == '\t'))
    rest.remove_suffix(1);
  if (const auto number = parse_number(first, 999); number && rest.empty())
    return {Command::kNumber, static_cast<int>(*number), {}};
  for (const Name& name : kNames)
    if (lower(first) == name.word) return {name.kind, 0, std::string(rest)};
  return {Command::kWords, 0, std::string(line)};
}

std::string help_text(int modules) {
  const std::string map = modules & kAnteUp ? "   map other    the board that is not shown\n" : "";
  return "   7            take option 7\n"
         "   ?            the rule behind the question;  ? 7  behind option 7;  ? B7.3  any rule\n"
         "   why WORDS    why something is not allowed: why heist, why move sv12, why buy mule,\n"
         "                why arrest 2, why revel 4\n"
         "   card NAME    what a card, item, story or character says\n"
         "   map  board  hand  stories  options     show them again\n" +
         map +
         "   log [N]      the last N things that happened\n"
         "   undo         take your last choice back, while nothing was revealed since\n"
         "   save [FILE]  write the game to a file;  quit  saves and leaves\n";
}

}  // namespace dr
