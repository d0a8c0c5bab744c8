#include "cli/play/option_list.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/describe.h"
#include "text/wording.h"

namespace dr {
namespace {

enum class Group : std::uint8_t { kMoves, kCards, kFights, kTown, kOther, kCount };
constexpr const char* kTitles[] = {"Move to (how far)", "Cards and items", "Fight", "Here", ""};

Group group_of(Verb verb) {
  if (verb == Verb::kMove) return Group::kMoves;
  if (verb >= Verb::kPlayCard && verb <= Verb::kUseAbility) return Group::kCards;
  if (verb == Verb::kFight || verb == Verb::kHeist || verb == Verb::kRobTrain)
    return Group::kFights;
  if (verb >= Verb::kBuy && verb <= Verb::kWork) return Group::kTown;
  if (verb >= Verb::kTakeLonghorn && verb <= Verb::kCommunityPoker) return Group::kTown;
  return Group::kOther;
}

// How far each space is by an own move.
struct Distances {
  Reach within[13];

  Distances(const Content& content, const View& view) {
    const bool on_board =
        view.seat < view.pub.players && view.pub.player[view.seat].space < content.catalog.n_spaces;
    for (int n = 1; n < 13 && on_board; ++n)
      within[n] = reach(content.catalog, view.pub, view.seat, n);
  }
  int of(Choice choice) const {
    for (int n = 1; n < 13; ++n)
      if ((choice.b ? within[n].mesa : within[n].plain).has(choice.a)) return n;
    return 0;
  }
};

bool leads_somewhere(Verb verb) {
  return verb == Verb::kMove || verb == Verb::kStartAt || verb == Verb::kSheriffTo;
}

// The legal choices of a group; moves nearest first.
std::vector<Choice> members(const Choices& legal, Group group, const Distances& distances) {
  std::vector<Choice> out;
  for (const Choice choice : legal)
    if (group_of(choice.verb) == group) out.push_back(choice);
  if (group == Group::kMoves)
    std::stable_sort(out.begin(), out.end(),
                     [&](Choice a, Choice b) { return distances.of(a) < distances.of(b); });
  return out;
}

// A move in a list of moves: "Boot Hill sv8, 2".
std::string move_text(const Content& content, const View& view, Choice choice,
                      const Distances& distances, const Style& style) {
  const Entry& space = content.lexicon.entry(Deck::kSpace, choice.a);
  std::string text = space.name + " " + style.paint(space.id, Ink::kDim);
  if (choice.verb == Verb::kSheriffTo && choice.a == view.pub.sheriff)
    return text + (choice.b ? " (away and back in)" : " (he stays)");
  if (choice.verb != Verb::kMove) return text;
  if (const int n = distances.of(choice)) text += fmt::format(", {}", n);
  if (choice.b) text += " across the mesa";
  if (view.pub.bandits.has(choice.a)) text += " " + style.paint("†", Ink::kBandit);
  if (view.pub.au.outlaws.has(choice.a)) text += " " + style.paint("‡", Ink::kBandit);
  if (view.pub.au.claim_jumpers.has(choice.a)) text += " " + style.paint("J", Ink::kBandit);
  return text;
}

// A character with its text, to choose from.
std::string character_text(const Content& content, const View& view, Choice choice,
                           const Style& style) {
  return style.paint(say_choice(content, view, choice), Ink::kBold) + "\n      " +
         wrap(describe(content, Deck::kCharacter, choice.a), style.width - 10, 6);
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
  const Distances distances(content, view);
  for (int g = 0; g < static_cast<int>(Group::kCount); ++g) {
    std::vector<std::string> cells;
    for (const Choice choice : members(legal, static_cast<Group>(g), distances)) {
      list.choices.push_back(choice);
      const int number = static_cast<int>(list.choices.size());
      if (leads_somewhere(choice.verb)) list.on_map.emplace(choice.a, number);
      std::string text = say_choice(content, view, choice);
      if (leads_somewhere(choice.verb))
        text = move_text(content, view, choice, distances, style);
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
