#include "cli/program.h"

int main(int argc, char** argv) { return dr::run_program(argc, argv); }
