// The reader of replay texts. Every line is answered for itself, so that one broken line gives one
// message; the replay is kept only if there is none.
#pragma once

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

#include "replay/replay.h"
#include "replay/text_scan.h"

namespace dr {

class ReplayReader {
 public:
  ReplayReader(const Content& content, std::string_view file) : content_(content), file_(file) {}

  void read(std::string_view text);
  ReplayResult take();

 private:
  using Words = std::vector<Word>;
  struct HeaderLine {
    std::string_view key;
    void (ReplayReader::*read)(std::string_view line, const Words& words);
    bool once, needed;
  };
  static const HeaderLine kHeader[22];

  // read.cc
  void read_line(std::string_view line);
  void read_first(const Words& words);
  void read_body(std::string_view line, const Words& words);
  void read_step(std::string_view line, const Words& words);
  void read_rekey(const Words& words);
  void read_draw(const Words& words);
  void read_end(const Words& words);
  bool read_score(const Word& word);
  void check_whole();

  // read_header.cc
  void read_header(std::string_view line, const Words& words);
  void read_rules(std::string_view line, const Words& words);
  void read_catalog(std::string_view line, const Words& words);
  void read_pack(std::string_view line, const Words& words);
  void read_players(std::string_view line, const Words& words);
  void read_length(std::string_view line, const Words& words);
  void read_flag(std::string_view line, const Words& words);
  void read_modules(std::string_view line, const Words& words);
  void read_switch(std::string_view line, const Words& words);
  void read_character(std::string_view line, const Words& words);
  void read_seat(std::string_view line, const Words& words);
  void read_origin(std::string_view line, const Words& words);
  void read_seed(std::string_view line, const Words& words);
  void read_entropy(std::string_view line, const Words& words);

  // Reports a problem in the present line.
  void error(std::size_t at, std::string message, ReplayFault fault = ReplayFault::kLine);
  // The one word after the key, or a message and null.
  const Word* value(const Words& words, std::string_view expected);
  // 32 bytes for the line of this key, or a message and nothing.
  std::optional<Bytes32> bytes_of(const Word& word, std::string_view key);
  // A seat of this table, or a message and kNone.
  Seat seat_of(const Word& word);
  bool seen(std::string_view key) const;
  // Whether the modules of the header are those of the cards loaded here.
  bool modules_fit() const;

  const Content& content_;
  std::string file_;
  Replay replay_;
  std::vector<Diagnostic> errors_;
  ReplayFault fault_{};  // of the first of them
  int line_ = 0;
  ReplayCards cards_;              // that the header names
  bool started_ = false;           // the first line was there
  bool foreign_ = false;           // it is no replay at all
  bool in_steps_ = false;          // past the header
  std::vector<std::string> seen_;  // header lines met so far
  std::bitset<kSwitches> switches_;
  std::bitset<kMaxPlayers> seats_;
};

}  // namespace dr
