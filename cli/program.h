#pragma once

#include <string>
#include <vector>

namespace dr {

// Finds the command and runs it. Exit status 0: done; 1: the answer is no, or the machine failed;
// 2: what was asked makes no sense, and one sentence says why.
int run_program(int argc, char** argv);

// The words behind the program's name, of the last run_program.
const std::vector<std::string>& command_words();

}  // namespace dr
