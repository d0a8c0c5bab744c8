// The language the game speaks at a terminal.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace dr {

// Adds --language, one of the codes the game knows.
void add_language_option(CLI::App& app, std::string& language, const std::string& what);

}  // namespace dr
