// Settings of the server as flags of a command.
#pragma once

#include <initializer_list>
#include <string_view>

#include "server/ops/settings.h"

namespace CLI {
class App;
}

namespace dr {

// Adds --config and a flag for each setting, or for those named. REQUIRES: `sources` outlives the
// command.
void add_setting_flags(CLI::App& command, SettingsSources& sources,
                       std::initializer_list<std::string_view> only = {});

}  // namespace dr
