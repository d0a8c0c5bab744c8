#pragma once

namespace dr {

// Finds the command and runs it. Exit status 0: done; 1: the answer is no, or the machine failed;
// 2: what was asked makes no sense, and one sentence says why.
int run_program(int argc, char** argv);

}  // namespace dr
