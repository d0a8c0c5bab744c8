// The pages of the client, carried inside the program.
#pragma once

namespace dr {

struct Reply;
struct Request;

// The file of a path; a page of the client for its own addresses, 404 for all else.
Reply web_file(const Request& request);

}  // namespace dr
