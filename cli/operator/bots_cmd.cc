// darkrock bots: thinks for the bots of servers elsewhere.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <memory>
#include <thread>

#include "cli/commands.h"
#include "cli/operator/setting_flags.h"
#include "cli/options.h"
#include "server/bots/bot_workers.h"
#include "server/ops/log.h"
#include "server/ops/settings.h"
#include "server/store/sql.h"

namespace dr {
namespace {

struct BotsArguments {
  SettingsSources sources;
  int threads = 0;
};

int run(const BotsArguments& args) {
  try {
    const Settings settings = load_settings(args.sources);
    init_log(settings);
    boost::asio::io_context waiting;
    boost::asio::signal_set signals(waiting, SIGINT, SIGTERM);
    signals.async_wait([](boost::system::error_code, int) {});
    const int threads = threads_for(args.threads);
    BotWorkers workers(settings.database, threads);
    fmt::print("Thinking for bots on {} threads. Press Ctrl-C to stop.\n", threads);
    std::fflush(stdout);
    waiting.run();
    workers.stop();
  } catch (const SettingsError& error) {
    throw InputError(error.what());
  } catch (const StoreError& error) {
    throw InputError(error.what());
  }
  return 0;
}

}  // namespace

void add_bots_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<BotsArguments>();
  CLI::App* command =
      app.add_subcommand("bots", "Think for the bots of servers on a PostgreSQL database");
  command->add_option("--threads", args->threads, "Threads that think; 0 is one per core")
      ->type_name("N")
      ->capture_default_str();
  add_setting_flags(*command, args->sources, {"database", "log-level", "log-format"});
  command->footer(
      "Example: darkrock bots --database postgresql://darkrock@db.example.org/darkrock\n"
      "Start and stop as many as you like, anywhere; docs/server.md says how servers use them.");
  command->callback([args, &rc] { rc = run(*args); });
}

}  // namespace dr
