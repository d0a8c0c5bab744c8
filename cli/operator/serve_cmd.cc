// darkrock serve: hosts tables for people and bots.
#include <fmt/format.h>
#include <malloc.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>

#include "cli/commands.h"
#include "cli/operator/setting_flags.h"
#include "cli/options.h"
#include "server/ops/settings.h"
#include "server/server.h"
#include "server/store/sql.h"

namespace dr {
namespace {

// Every choice makes messages that are gone in a moment. glibc would give their memory back to the system
// and ask for it anew each time, which stops all threads: a fifth of what a busy server did.
void keep_memory() {
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
}

int serve(const SettingsSources& sources) {
  keep_memory();
  try {
    Settings settings = load_settings(sources);
    if (!settings.content.empty()) settings.pack = read_pack(settings.content);
    Server server(settings);
    server.run([&] {
      fmt::print("Darkrock is at {}\nPress Ctrl-C to stop; games are kept.\n", server.address());
      std::fflush(stdout);
    });
  } catch (const SettingsError& error) {
    throw InputError(error.what());
  } catch (const StoreError& error) {
    throw InputError(error.what());
  }
  return 0;
}

}  // namespace

void add_setting_flags(CLI::App& command, SettingsSources& sources,
                       std::initializer_list<std::string_view> only) {
  command.add_option("--config", sources.config, "A TOML file of settings")->type_name("FILE");
  for (const SettingInfo& setting : settings_table()) {
    if (only.size() && std::find(only.begin(), only.end(), setting.name) == only.end()) continue;
    const auto take = [&sources, name = std::string(setting.name)](const std::string& value) {
      sources.flags[name] = value;
    };
    const std::string help(setting.help);
    CLI::Option* option = nullptr;
    if (setting.is_switch()) {
      option = command.add_flag_function(
          setting.flag(), [take](std::int64_t n) { take(n > 0 ? "true" : "false"); }, help);
    } else {
      option = command.add_option_function<std::string>(setting.flag(), take, help);
      option->type_name(std::string(setting.value));
    }
    option->group("Settings");
  }
}

void add_serve_command(CLI::App& app, int& rc) {
  auto sources = std::make_shared<SettingsSources>();
  CLI::App* command = app.add_subcommand("serve", "Host tables for people and bots");
  auto list = std::make_shared<bool>(false);
  command->add_flag("--help-settings", *list,
                    "Show every setting with its variable and default, and stop");
  auto file = std::make_shared<bool>(false);
  command->add_flag("--default-file", *file,
                    "Show every setting as a line of /etc/default/darkrock, and stop");
  add_setting_flags(*command, *sources);
  command->callback([sources, list, file, &rc] {
    if (*list)
      fmt::print("{}", settings_text());
    else if (*file)
      fmt::print("{}", settings_file());
    else
      rc = serve(*sources);
  });
}

}  // namespace dr
