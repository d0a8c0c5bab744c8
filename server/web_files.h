// The pages of the client, carried inside the program.
#pragma once

#include <string>

namespace dr {

struct Reply;

// The file of a path; a page of the client for its own addresses, 404 for all else.
Reply web_file(const std::string& path);

}  // namespace dr
