#include "base/text.h"
#include "darkrock/ids.h"
#include "darkrock/queries.h"
#include "replay/replay.h"
#include "replay/text_scan.h"
#include "replay/words.h"

namespace dr {
namespace {

std::string yes_no(bool value) { return value ? "yes" : "no"; }

std::string seat_word(Seat seat) { return seat == kMib ? "mib" : std::to_string(seat + 1); }

// A name on one line: the reader takes it to the end of the line.
std::string one_line(std::string_view name) {
  std::string out;
  for (const char c : name)
    if (static_cast<unsigned char>(c) >= ' ') out += c;
  while (!out.empty() && out.back() == ' ') out.pop_back();
  const auto start = out.find_first_not_of(' ');
  return start == std::string::npos ? std::string{} : out.substr(start);
}

std::string write_deal(const Replay& replay) {
  std::string out;
  if (!replay.commitment.empty()) out += "commitment " + replay.commitment + "\n";
  if (replay.secret) out += "secret " + to_hex(*replay.secret) + "\n";
  for (Seat seat = 0; seat < replay.setup.players; ++seat)
    if (replay.entropy[seat])
      out += "entropy " + seat_word(seat) + " " + to_hex(*replay.entropy[seat]) + "\n";
  if (!replay.dealt.commitment.empty()) out += "dealt-commitment " + replay.dealt.commitment + "\n";
  if (replay.dealt.secret) out += "dealt-secret " + to_hex(*replay.dealt.secret) + "\n";
  for (Seat seat = 0; seat < replay.setup.players; ++seat)
    if (replay.dealt.entropy[seat])
      out += "dealt-entropy " + seat_word(seat) + " " + to_hex(*replay.dealt.entropy[seat]) + "\n";
  if (replay.has_seed) out += "seed " + seed_hex(replay.seed) + "\n";
  return out;
}

std::string write_header(const Content& content, const Replay& replay) {
  const Setup& setup = replay.setup;
  std::string out = "darkrock replay " + std::to_string(kReplayFormat) + "\n";
  out += "rules " + std::to_string(kRulesVersion) + "\n";
  out += "catalog " + to_hex(content.catalog.fingerprint, 16) + "\n";
  const Pack& pack = content.pack;
  if (!pack.id.empty()) out += "pack " + pack.id + " " + one_line(pack.title) + "\n";
  if (!pack.version.empty()) out += "pack-version " + one_line(pack.version) + "\n";
  if (!pack.author.empty()) out += "pack-author " + one_line(pack.author) + "\n";
  out += "players " + std::to_string(setup.players) + "\n";
  out += "length " + std::string(id_of(setup.length)) + "\n";
  out += "first-game " + yes_no(setup.first_game) + "\n";
  out += "goals " + yes_no(setup.goals) + "\n";
  out += "cattle " + yes_no(setup.cattle) + "\n";
  if (setup.modules) out += "modules " + module_words(setup.modules) + "\n";
  const int switches = setup.modules & kAnteUp ? kSwitches : kBaseSwitches;
  for (int i = 0; i < switches; ++i) {
    const SwitchInfo& info = kSwitchInfo[i];
    out += std::string("switch ") + info.id + "=" + info.side[setup.switches >> i & 1] + "\n";
  }
  for (Seat seat = 0; seat < setup.players; ++seat)
    if (setup.characters[seat] != kNone)
      out += "character " + seat_word(seat) + " " +
             content.lexicon.entry(Deck::kCharacter, setup.characters[seat]).id + "\n";
  for (Seat seat = 0; seat < setup.players && seat < replay.seats.size(); ++seat)
    out += "seat " + seat_word(seat) + " " + replay.seats[seat].kind + " " +
           one_line(replay.seats[seat].name) + "\n";
  if (replay.origin)
    out +=
        "from " + std::to_string(replay.origin->step) + " " + one_line(replay.origin->game) + "\n";
  return out + write_deal(replay);
}

// What stands between the choices.
class Between {
 public:
  explicit Between(const Replay& replay) : replay_(replay) {}

  // The lines after so many choices. REQUIRES: they are asked for in order.
  std::string write(std::size_t step) {
    std::string out = write_draws(step, false);
    if (rekey_ == replay_.rekeys.size() || replay_.rekeys[rekey_].step != step) return out;
    const Rekey& rekey = replay_.rekeys[rekey_++];
    out += "rekey " + std::to_string(rekey.number) + " " + seed_hex(rekey.seed) + "\n";
    return out + write_draws(step, true);
  }

 private:
  std::string write_draws(std::size_t step, bool rekeyed) {
    std::string out;
    for (; draw_ < replay_.draws.size(); ++draw_) {
      const Draw& draw = replay_.draws[draw_];
      if (draw.step != step || draw.rekeyed != rekeyed) break;
      out += "draw " + std::string(purpose_word(draw.purpose)) + " " + std::to_string(draw.bound) +
             " " + std::to_string(draw.outcome) + "\n";
    }
    return out;
  }

  const Replay& replay_;
  std::size_t rekey_ = 0, draw_ = 0;
};

std::string write_end(const Replay& replay) {
  std::string out = "end", winners;
  for (Seat seat = 0; seat < kMaxFigures; ++seat) {
    if (plays(replay.setup.players, seat))
      out += " " + seat_word(seat) + "=" + std::to_string(replay.end.total[seat]);
    if (replay.end.winners & seat_bit(seat)) winners += " " + seat_word(seat);
  }
  return out + " winners" + winners + "\n";
}

}  // namespace

std::string write_replay(const Content& content, const Replay& replay) {
  Between between(replay);
  std::string out = write_header(content, replay) + "\n" + between.write(0);
  for (std::size_t i = 0; i < replay.steps.size(); ++i) {
    const ReplayStep& step = replay.steps[i];
    out += seat_word(step.seat) + " " + choice_words(content, step.choice) + " @" +
           to_hex(step.hash, 8) + "\n" + between.write(i + 1);
  }
  if (replay.ended) out += write_end(replay);
  return out;
}

}  // namespace dr
