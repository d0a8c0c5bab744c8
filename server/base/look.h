// Names as they look: one person, one look (Unicode Technical Standard 39).
#pragma once

#include <string>
#include <string_view>

namespace dr {

// A name as it is kept: NFKC, one space where there are several. Empty if it is no UTF-8.
std::string normal_name(std::string_view name);
// The form by which somebody is found again, whatever the case of the letters.
std::string name_key(std::string_view name);
// The same for all names that look alike, in whichever script.
std::string name_look(std::string_view name);
// One sentence if a name mixes scripts, or has characters that nobody sees or that turn the direction
// of the text.
std::string refuse_look(std::string_view name);

}  // namespace dr
