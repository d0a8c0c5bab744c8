#include "cli/play/option_list.h"

#include <fmt/format.h>

#include <algorithm>

#include "darkrock/choice_table.h"
#include "darkrock/queries.h"
#include "text/cards/describe.h"
#include "text/cards/names.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

enum class Group : std::uint8_t { kMoves, kCards, kFights, kTown, kOther, kCount };
constexpr const char* kTitles[] = {"Move to (how far)", "Cards and items", "Fight", "Here", ""};

Group group_of(Verb verb) {
  static_assert(kVerbs == 62);  // is a new action a fight?
  if (verb == Verb::kMove) return Group::kMoves;
  if (info_of(verb).rule == B(5, 1)) return Group::kCards;
  if (verb == Verb::kFight || verb == Verb::kHeist || verb == Verb::kRobTrain)
    return Group::kFights;
  return info_of(verb).role == Role::kAction ? Group::kTown : Group::kOther;
}

// How far an own move goes, 0 if it cannot be told.
int steps_of(const Content& content, const View& view, Choice choice) {
  if (choice.verb != Verb::kMove || view.seat >= view.pub.players) return 0;
  return std::max(0, way(content.catalog, view.pub, view.seat, choice.a, choice.b != 0).steps);
}

bool leads_somewhere(Verb verb) { return info_of(verb).a == Slot::kSpace; }

// The legal choices of a group; moves nearest first.
std::vector<Choice> members(const Content& content, const View& view, const Choices& legal,
                            Group group) {
  std::vector<Choice> out;
  for (const Choice choice : legal)
    if (group_of(choice.verb) == group) out.push_back(choice);
  if (group == Group::kMoves)
    std::ranges::stable_sort(out, {}, [&](Choice c) { return steps_of(content, view, c); });
  return out;
}

// A move in a list of moves: "Boot Hill sv8, 2".
std::string move_text(const Content& content, const View& view, Choice choice, const Style& style) {
  const Entry& space = content.lexicon.entry(Deck::kSpace, choice.a);
  std::string text =
      space_name(content, choice.a, *style.words) + " " + style.paint(space.id, Ink::kDim);
  if (choice.verb == Verb::kSheriffTo && choice.a == view.pub.sheriff)
    return text + (choice.b ? " (away and back in)" : " (he stays)");
  if (choice.verb != Verb::kMove) return text;
  if (const int n = steps_of(content, view, choice)) text += fmt::format(", {}", n);
  if (choice.b) text += " across the mesa";
  if (view.pub.bandits.has(choice.a)) text += " " + style.paint("†", Ink::kBandit);
  if (view.pub.au.outlaws.has(choice.a)) text += " " + style.paint("‡", Ink::kBandit);
  if (view.pub.au.claim_jumpers.has(choice.a)) text += " " + style.paint("J", Ink::kBandit);
  return text;
}

// A character with its text, to choose from.
std::string character_text(const Content& content, const View& view, Choice choice,
                           const Style& style) {
  return style.paint(say_choice(content, view, choice, *style.words), Ink::kBold) + "\n      " +
         wrap(describe(content, Deck::kCharacter, choice.a, 0, *style.words), style.width - 10, 6);
}

std::string cell(int number, const std::string& text, const Style& style) {
  return style.paint(fmt::format("{:>3}", number), Ink::kLive) + "  " + text;
}

}  // namespace

int OptionList::number_of(Choice choice) const {
  const auto found = std::find(choices.begin(), choices.end(), choice);
  return found == choices.end() ? 0 : static_cast<int>(found - choices.begin()) + 1;
}

OptionList list_options(const Content& content, const View& view, const Choices& legal,
                        const Style& style) {
  OptionList list;
  for (int g = 0; g < static_cast<int>(Group::kCount); ++g) {
    std::vector<std::string> cells;
    for (const Choice choice : members(content, view, legal, static_cast<Group>(g))) {
      list.choices.push_back(choice);
      const int number = static_cast<int>(list.choices.size());
      if (leads_somewhere(choice.verb)) list.on_map.emplace(choice.a, number);
      std::string text = say_choice(content, view, choice, *style.words);
      if (leads_somewhere(choice.verb))
        text = move_text(content, view, choice, style);
      else if (choice.verb == Verb::kTakeCharacter)
        text = character_text(content, view, choice, style);
      cells.push_back(cell(number, text, style));
    }
    if (cells.empty()) continue;
    const bool titled = view.pub.ask == Ask::kAction && *kTitles[g];
    if (titled) list.text += " " + style.paint(kTitles[g], Ink::kPlace) + "\n";
    list.text += in_columns(cells, style.width - 2, 1);
  }
  return list;
}

}  // namespace dr
