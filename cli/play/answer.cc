// What a typed line does.
#include <fmt/format.h>

#include "base/text.h"
#include "cli/play/board.h"
#include "cli/play/game.h"
#include "replay/files.h"
#include "replay/text_scan.h"
#include "replay/words.h"

namespace dr {
bool PlayGame::answer(Seat seat, const View& view, const OptionList& options,
                      const Command& command) {
  switch (command.kind) {
    case Command::kNumber:
      if (command.number >= 1 && command.number <= static_cast<int>(options.choices.size())) {
        choose(seat, options.choices[static_cast<std::size_t>(command.number) - 1]);
        return true;
      }
      say(fmt::format("There is no option {}; expected 1 to {}.\n", command.number,
                      options.choices.size()));
      return false;
    case Command::kWords: return try_words(seat, view, options, command.rest);
    case Command::kUndo: return undo(seat);
    case Command::kRule: explain_rule(view, options, command.rest); return false;
    case Command::kWhy: explain_refusal(view, options, command.rest); return false;
    case Command::kCard:
      say(card_text(content(), command.rest, pub().switches, style_));
      return false;
    case Command::kMap: say(map_text(seat, options, command.rest)); return false;
    case Command::kHand: say(hand_text(content(), view, style_)); return false;
    case Command::kBoard: say(board_text(content(), view, style_)); return false;
    case Command::kStories: say(stories_text(content(), view, style_)); return false;
    case Command::kLog: {
      const auto lines = parse_number(command.rest, 100'000);
      say(log_.tell(content(), pub(), seat, style_, lines.value_or(40)));
      return false;
    }
    case Command::kSave:
      if (const std::string path = command.rest.empty() ? options_.save : command.rest; save(path))
        say(fmt::format("Saved to {}.\n", path));
      return false;
    case Command::kHelp: say(help_text(pub().modules)); return false;
    case Command::kNothing:
    case Command::kOptions: say(options.text); return false;
    case Command::kQuit: break;
  }
  return false;
}

std::string PlayGame::map_text(Seat seat, const OptionList& options,
                               const std::string& which) const {
  const Space home = map_home(seat);
  if (which != "other") return map_.draw(pub(), options.on_map, home) + map_.legend(pub());
  const std::string other = map_.draw_other(pub(), options.on_map, home);
  return other.empty() ? "There is no other board than what 'map' shows.\n"
                       : other + map_.legend(pub());
}

bool PlayGame::try_words(Seat seat, const View& view, const OptionList& options,
                         const std::string& words) {
  const ParsedChoice parsed = parse_choice(content(), words);
  if (!parsed.ok) {
    say(
        fmt::format("Expected a number from 1 to {}, a choice in words such as 'move sv12', or a "
                    "command: 'help' lists them.\n",
                    options.choices.size()));
    return false;
  }
  if (!options.number_of(parsed.choice)) {
    explain_refusal(view, options, words);
    return false;
  }
  choose(seat, parsed.choice);
  return true;
}

void PlayGame::explain_rule(const View& view, const OptionList& options, const std::string& what) {
  Rule rule = asked_by(view.pub);
  if (!what.empty()) {
    const auto number = parse_number(what, 999);
    if (number && *number >= 1 && *number <= options.choices.size())
      rule = rule_behind(view.pub, options.choices[*number - 1]);
    else
      rule = parse_rule(what);
  }
  const std::string text = rule_text(rule);
  if (text.empty())
    say(fmt::format(
        "There is no rule {}; expected an option from 1 to {} or a number such as B7.3, "
        "G3, MB5{} or ruling 114.\n",
        quoted(what), options.choices.size(), pub().modules & kAnteUp ? ", AU41" : ""));
  else
    say(" " + wrap(style_.paint(say_rule(rule), Ink::kBold) + "  " + text, style_.width - 3, 3) +
        "\n");
}

void PlayGame::explain_refusal(const View& view, const OptionList& options,
                               const std::string& words) {
  const ParsedChoice parsed = parse_choice(content(), words);
  if (!parsed.ok) return say(capitalise(parsed.problem) + ".\n");
  const WhyNot why = why_not(content().catalog, view, parsed.choice);
  if (why.ok()) {
    const int number = options.number_of(parsed.choice);
    return say(
        fmt::format("That is allowed{}.\n", number ? fmt::format(": option {}", number) : ""));
  }
  say(" " +
      wrap(say_refusal(content(), view, parsed.choice, why, *style_.words), style_.width - 2, 1) +
      "\n");
}

// Takes back what this player chose last, and with it the forced answers that followed.
bool PlayGame::undo(Seat seat) {
  if (const Undo reason = game_->can_undo(seat); reason != Undo::kYes) {
    say(refuse_undo(reason, *style_.words) + "\n");
    return false;
  }
  Choices legal;
  Undo reason = Undo::kYes;
  do {
    game_->undo(seat);
    log_.shorten(log_marks_.back());
    log_marks_.pop_back();
    dr::legal(content().catalog, observe(state(), seat), legal);
    reason = game_->can_undo(seat);
  } while (legal.n == 1 && reason == Undo::kYes);
  say(legal.n == 1 ? refuse_undo(reason, *style_.words) + "\n" : "Taken back.\n");
  return true;
}

bool PlayGame::save(const std::string& path) {
  const std::string problem = save_text(path, write_replay(content(), game_->replay()));
  if (!problem.empty()) say(capitalise(problem) + ".\n");
  return problem.empty();
}

}  // namespace dr
