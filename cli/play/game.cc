#include "cli/play/game.h"
#include "cli/options.h"

#include <fmt/format.h>

#include <cstdio>
#include <stdexcept>

#include "cli/play/board.h"
#include "darkrock/ids.h"
#include "darkrock/queries.h"
#include "replay/text_scan.h"
#include "text/wording/prompt.h"

namespace dr {
namespace {

// Questions about which card to let go: the hand is shown with them.
bool is_about_cards(Ask ask) {
  return ask == Ask::kCommit || ask == Ask::kLay || ask == Ask::kDiscard || ask == Ask::kGive ||
         ask == Ask::kIncome || ask == Ask::kExplore || ask == Ask::kRaise;
}

}  // namespace

PlayGame::PlayGame(std::unique_ptr<RecordedGame> game, PlayOptions options, const Style& style)
    : game_(std::move(game)),
      options_(std::move(options)),
      style_(style),
      map_(game_->content(), style) {
  for (Seat seat = 0; seat < pub().players; ++seat) {
    const SeatInfo& info = game_->seats()[seat];
    if (info.kind != kHuman) bots_[seat] = make_bot(info.kind, game_->seed().word[seat]);
    humans_ += is_human(seat);
  }
  retell();
  if (!game_->steps().empty()) log_.skip_to_last_turns(pub().players);
}

// The log of everything so far, made by playing it again.
void PlayGame::retell() {
  auto events = std::make_unique<Events>();
  State again = game_->first_state(events.get());
  log_.add(*events);
  for (std::size_t i = 0; i < game_->steps().size(); ++i) {
    events->clear();
    log_marks_.push_back(log_.size());
    game_->play_step(i, again, events.get());
    log_.add(*events);
  }
}

void PlayGame::say(const std::string& text) const {
  std::fputs(text.c_str(), stdout);
  std::fflush(stdout);
}

void PlayGame::welcome() const {
  std::string text = style_.rule_line("Darkrock") + "\n";
  text += fmt::format(
      " {} players, {} game: the end begins at {} LP. 'help' lists what you can type.\n",
      pub().players, id_of(pub().length), game_length(pub().length));
  if (pub().modules) text += " With " + module_names(pub().modules) + ".\n";
  for (Seat seat = 0; seat < pub().players; ++seat) {
    const SeatInfo& info = game_->seats()[seat];
    text += fmt::format("   {} {}\n", style_.paint(std::to_string(seat + 1), seat_ink(seat)),
                        is_human(seat) ? info.name : info.kind + " bot");
  }
  if (with_mib(pub()))
    text += "   " + style_.paint("M", Ink::kMib) + " the Man in Black, who plays by himself\n";
  const Switches usual = profile_switches(Profile::kIt2023, pub().modules & kAnteUp);
  for (int i = 0; i < kSwitches; ++i)
    if ((pub().switches ^ usual) >> i & 1)
      text +=
          fmt::format("   {}: {}\n", kSwitchInfo[i].id,
                      say_switch(static_cast<Switch>(i), pub().switches >> i & 1, *style_.words));
  say(text);
}

int PlayGame::run() {
  welcome();
  while (!pub().over) {
    if (!input_.wait(0)) return leave();
    const Seat seat = whose_turn();
    if (decide(seat) == Next::kLeave) return leave();
    if (humans_ == 0) say(log_.news(content(), pub(), kSpectator, style_));
  }
  return finish();
}

// Among several who choose in secret, bots first: people wait for nobody then.
Seat PlayGame::whose_turn() const {
  const SeatSet acting = to_act(pub());
  Seat found = kNone;
  for (Seat seat = 0; seat < pub().players; ++seat) {
    if (!(acting & seat_bit(seat))) continue;
    if (!is_human(seat)) return seat;
    if (found == kNone || seat == watcher_) found = seat;
  }
  return found;
}

PlayGame::Next PlayGame::decide(Seat seat) {
  const View view = observe(state(), seat);
  Choices legal;
  dr::legal(content().catalog, view, legal);
  if (bots_[seat]) {
    choose(seat, bots_[seat]->choose(content().catalog, view, legal));
    return Next::kGoOn;
  }
  // Forced by the own hidden cards (B14.4): answered after a natural while, so that the clock tells
  // nobody what somebody holds.
  if (legal.n == 1) {
    if (!input_.wait(options_.pace)) return Next::kLeave;
    choose(seat, legal[0]);
    return Next::kGoOn;
  }
  return ask_human(seat, legal);
}

void PlayGame::choose(Seat seat, Choice choice) {
  auto events = std::make_unique<Events>();
  const std::size_t mark = log_.size();
  if (const Reject refused = game_->choose(seat, choice, events.get()); !refused.ok())
    throw std::logic_error(fmt::format(
        "the {} of player {} chose what is not allowed: {}", game_->seats()[seat].kind, seat + 1,
        say_refusal(content(), observe(state(), seat), choice, refused, *style_.words)));
  log_marks_.push_back(mark);
  log_.add(*events);
}

PlayGame::Next PlayGame::hand_over(Seat seat) {
  const bool first = watcher_ == kNone;
  watcher_ = seat;
  drawn_.clear();
  shown_turn_ = kNone;
  if (humans_ < 2) return Next::kGoOn;
  if (!first) say(style_.terminal ? "\x1b[3J\x1b[2J\x1b[H" : "\n\n\n");
  say(fmt::format("\nPass the screen to {} ({}), then press Enter. ", game_->seats()[seat].name,
                  player_tag(cast_of(content(), pub(), *style_.words), seat, style_)));
  std::string line;
  const Input::Got got = input_.read_line(line);
  say("\n");
  return got == Input::Got::kLine ? Next::kGoOn : Next::kLeave;
}

// Where a player looks: at its figure, or at the Sheriff while he is moved.
Space PlayGame::map_home(Seat seat) const {
  if (pub().ask == Ask::kSheriffTo) return pub().sheriff;
  const Player& p = pub().player[seat];
  return p.character == kNone || pub().ask == Ask::kStart ? Space{kNone} : p.space;
}

void PlayGame::show(Seat seat, const View& view, const OptionList& options) {
  const Ask ask = pub().ask;
  std::string text = "\n" + log_.news(content(), pub(), seat, style_);
  if (ask == Ask::kAction || ask == Ask::kMoveTo || ask == Ask::kSheriffTo || ask == Ask::kStart) {
    const Space home = map_home(seat);
    const std::string now = map_.draw(pub(), {}, home);
    if (now != drawn_) text += "\n" + map_text(seat, options, "");
    drawn_ = now;
  }
  const bool turn = ask == Ask::kAction || (shown_turn_ == kNone && pub().round > 0);
  if (turn)
    text += "\n" + board_text(content(), view, style_) + stories_text(content(), view, style_);
  if (turn || (is_about_cards(ask) && !view.own.deal)) text += hand_text(content(), view, style_);
  if (pub().round > 0) shown_turn_ = seat;
  text += scene_text(content(), view, style_);
  text += "\n " + style_.paint(say_prompt(content(), view, *style_.words), Ink::kBold) +
          style_.paint("  " + name_rule(asked_by(pub()), *style_.words), Ink::kDim) + "\n" +
          options.text;
  say(text);
}

PlayGame::Next PlayGame::ask_human(Seat seat, const Choices& legal) {
  if (seat != watcher_ && hand_over(seat) == Next::kLeave) return Next::kLeave;
  const View view = observe(state(), seat);
  const OptionList options = list_options(content(), view, legal, style_);
  show(seat, view, options);
  const std::string prompt =
      fmt::format("{} [1-{}, help] > ",
                  player_tag(cast_of(content(), pub(), *style_.words), seat, style_), legal.n);
  for (;;) {
    say(prompt);
    std::string line;
    const Input::Got got = input_.read_line(line);
    if (got != Input::Got::kLine) {
      say("\n");
      return Next::kLeave;
    }
    const Command command = parse_command(line);
    if (command.kind == Command::kQuit) return Next::kLeave;
    if (answer(seat, view, options, command)) return Next::kGoOn;
  }
}

int PlayGame::finish() {
  const Seat eyes = humans_ == 1 ? watcher_ : kSpectator;
  say("\n" + log_.news(content(), pub(), eyes, style_));
  say("\n" + style_.rule_line("The game is over") + "\n" + scores_text(content(), pub(), style_));
  if (options_.save_at_end && save(options_.save))
    say(fmt::format(" The game is in {0}; 'darkrock replay show {0}{1}' tells it again.\n",
                    options_.save, content_argument(options_.content)));
  return 0;
}

int PlayGame::leave() {
  if (!save(options_.save)) return 1;
  say(fmt::format("The game is saved in {0}. Go on with: darkrock play --resume {0}{1}\n",
                  options_.save, content_argument(options_.content)));
  return 0;
}

}  // namespace dr
