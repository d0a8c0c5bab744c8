// What a person can type at a prompt.
#pragma once

#include <string>
#include <string_view>

namespace dr {

struct Command {
  enum Kind : std::uint8_t {
    kNothing,
    kNumber,
    kRule,
    kWhy,
    kCard,
    kMap,
    kHand,
    kBoard,
    kStories,
    kOptions,
    kLog,
    kUndo,
    kSave,
    kQuit,
    kHelp,
    kWords
  };
  Kind kind = kNothing;
  int number = 0;    // of kNumber
  std::string rest;  // what followed the command; all of it for kWords
};

// REQUIRES: nothing. Whatever is no command is kWords: a choice in words, perhaps.
Command parse_command(std::string_view line);

std::string help_text(int modules);  // a set of Module

}  // namespace dr
