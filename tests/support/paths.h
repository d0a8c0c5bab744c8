// Where the tests find this checkout and the program built from it.
#pragma once

#include <string>

namespace dr {

std::string source_dir();    // the root of the repository
std::string program_path();  // the built `darkrock`

// What a file holds; empty if it cannot be read.
std::string text_of_file(const std::string& path);

}  // namespace dr
