// darkrock load: how fast a server answers many tables at once.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <optional>
#include <thread>

#include "base/json.h"
#include "cli/commands.h"
#include "cli/operator/child_server.h"
#include "cli/options.h"
#include "lab/match.h"
#include "lab/progress.h"
#include "lab/run_info.h"
#include "server/base/limits.h"
#include "server/client/load.h"

namespace dr {
namespace {

struct LoadArguments {
  std::string url, database, length, json, seed = "1";
  int tables = 500, players = 4;
  double rate = 1000, seconds = 60;
  std::int64_t choices = 0;
};

// What play cost: the difference of two samples, and memory as it was.
struct LoadUse {
  ProcessUse before, after;
  double cores(double seconds) const {
    return seconds > 0 ? (after.cpu_seconds - before.cpu_seconds) / seconds : 0;
  }
};

struct LoadResult {
  LoadReport report;
  LoadUse generator;
  std::optional<LoadUse> server;  // none: it is not ours
};

void check_load(const LoadArguments& args) {
  const auto within = [](const char* name, double value, double least, double most) {
    if (!(value >= least && value <= most))
      throw InputError(
          fmt::format("{}: {:g} is not between {:g} and {:g}", name, value, least, most));
  };
  within("--tables", args.tables, 1, 100'000);
  within("--players", args.players, 2, 6);
  within("--rate", args.rate, 0.1, 1e6);
  within("--seconds", args.seconds, 0.1, 86'400);
  within("--choices", static_cast<double>(args.choices), 0, 1e9);
  if (!args.length.empty()) parse_length(args.length);
  if (!args.url.empty() && !args.database.empty())
    throw InputError("--database: a server that runs already (--url) has its own");
  const std::int64_t needed = std::int64_t{args.tables} * args.players + 100;
  if (const std::int64_t files = allow_open_files(); files < needed)
    throw InputError(
        fmt::format("{} tables of {} need {} open files, and {} are allowed; see ulimit -n",
                    args.tables, args.players, needed, files));
}

// "http://127.0.0.1:8080"
Client::Server server_at(const std::string& url) {
  constexpr std::string_view kScheme = "http://";
  const auto colon = url.rfind(':');
  const std::string port =
      colon == std::string::npos ? "" : url.substr(colon + 1, url.find('/', colon) - colon - 1);
  if (!url.starts_with(kScheme) || colon < kScheme.size() || port.empty() || port.size() > 5 ||
      port.find_first_not_of("0123456789") != std::string::npos)
    throw InputError(fmt::format("--url: '{}' is not of the form http://HOST:PORT", url));
  const std::string host = url.substr(kScheme.size(), colon - kScheme.size());
  boost::asio::io_context context;
  boost::system::error_code error;
  const auto found = boost::asio::ip::tcp::resolver(context).resolve(host, port, error);
  if (error || found.empty()) throw InputError(fmt::format("--url: there is no host '{}'", host));
  return {found.begin()->endpoint().address().to_string(), found.begin()->endpoint().port()};
}

LoadOptions load_options(const LoadArguments& args) {
  LoadOptions options;
  options.tables = args.tables;
  options.players = args.players;
  options.rate = args.rate;
  options.seconds = args.seconds;
  options.most = args.choices;
  options.length = args.length;
  options.seed = parse_seed_number(args.seed);
  options.stop = Interrupt::came;
  return options;
}

LoadResult measure_load(const LoadArguments& args) {
  LoadOptions options = load_options(args);
  std::optional<ChildServer> child;
  if (args.url.empty())
    options.server.port = child.emplace(args.database).port();
  else
    options.server = server_at(args.url);
  LoadResult result;
  if (child) result.server.emplace();
  auto seating = std::make_unique<Progress>(args.tables, "tables");
  std::unique_ptr<Progress> playing;
  const auto sample = [&](ProcessUse LoadUse::* when) {
    result.generator.*when = use_of(0);
    if (child) (*result.server).*when = child->use();
  };
  options.on_seated = seating->watcher();
  options.on_start = [&] {
    seating.reset();
    playing = std::make_unique<Progress>(std::max(1, static_cast<int>(args.seconds)), "seconds");
    sample(&LoadUse::before);
  };
  options.on_second = [&](int n) {
    if (const auto watch = playing->watcher()) watch(n);
  };
  options.on_end = [&] { sample(&LoadUse::after); };
  result.report = run_load(options);
  return result;
}

std::string database_word(const LoadArguments& args) {
  if (!args.url.empty()) return "a server elsewhere";
  return args.database.starts_with("postgres") ? "PostgreSQL" : "SQLite";
}

unsigned load_cores() { return std::max(1u, std::thread::hardware_concurrency()); }

std::string load_text(const LoadArguments& args, const LoadResult& result) {
  const LoadReport& r = result.report;
  std::string out = fmt::format(
      "{} tables of {} players, {} sockets, {}, {} cores with the generator beside the server\n"
      "dealt in {:.1f} s, played for {:.1f} s at {:.1f} choices a second of {:g} asked for\n\n",
      args.tables, args.players, r.sockets, database_word(args), load_cores(), r.seating_seconds,
      r.seconds, r.rate(), args.rate);
  const auto row = [&](std::string_view name, const Spread& s) {
    out += fmt::format("{:<34}{:>9.2f}{:>9.2f}{:>9.2f}{:>9.2f}{:>9.2f}{:>9.2f}\n", name, s.mean,
                       s.p50, s.p95, s.p99, s.p999, s.max);
  };
  out += fmt::format("{:<34}{:>9}{:>9}{:>9}{:>9}{:>9}{:>9}\n", "milliseconds", "mean", "p50", "p95",
                     "p99", "p99.9", "max");
  row("from choice to acknowledgement", r.ack);
  row("from when the choice was due", r.due);
  out += fmt::format(
      "\n{} choices acknowledged, {} refused, {} errors, {} games over\n"
      "{} choices sent more than {} ms after they were due{}\n",
      r.choices, r.refusals, r.errors, r.games, r.late, kLateMs,
      r.late ? ": the server or the generator fell behind" : "");
  if (!r.first_error.empty()) out += fmt::format("the first that went wrong: {}\n", r.first_error);
  if (const auto& s = result.server)
    out += fmt::format(
        "server: {:.2f} cores; {:.0f} MB resident at the start, {:.0f} at the end, {:.0f} at "
        "most\n",
        s->cores(r.seconds), s->before.rss_mb, s->after.rss_mb, s->after.peak_mb);
  out += fmt::format("generator: {:.2f} cores\n", result.generator.cores(r.seconds));
  return out;
}

void spread_json(Json& json, std::string_view name, const Spread& s) {
  json.begin(name, '{');
  json.field("mean", s.mean).field("p50", s.p50).field("p95", s.p95).field("p99", s.p99);
  json.field("p999", s.p999).field("max", s.max).end('}');
}

std::string load_json(const LoadArguments& args, const LoadResult& result) {
  const LoadReport& r = result.report;
  Json json(2);
  json.begin('{');
  json.field("database", database_word(args)).field("cores", load_cores());
  json.field("tables", args.tables).field("players", args.players).field("sockets", r.sockets);
  json.field("rate_asked", args.rate).field("rate", r.rate());
  json.field("seating_seconds", r.seating_seconds).field("seconds", r.seconds);
  json.field("choices", r.choices).field("refusals", r.refusals).field("errors", r.errors);
  json.field("late", r.late).field("games", r.games).field("stopped", r.stopped);
  json.field("first_error", r.first_error);
  spread_json(json, "ack_ms", r.ack);
  spread_json(json, "due_ms", r.due);
  json.field("generator_cores", result.generator.cores(r.seconds));
  if (const auto& s = result.server) {
    json.begin("server", '{');
    json.field("cores", s->cores(r.seconds)).field("start_mb", s->before.rss_mb);
    json.field("end_mb", s->after.rss_mb).field("peak_mb", s->after.peak_mb).end('}');
  }
  return json.end('}').text();
}

// The exit status: 1 if anything was refused or went wrong.
int run(const LoadArguments& args) {
  check_load(args);
  if (!args.json.empty()) write_file(args.json, "");
  LoadResult result;
  {
    Interrupt interrupt;
    result = measure_load(args);
  }
  fmt::print("{}", load_text(args, result));
  if (!args.json.empty()) write_file(args.json, load_json(args, result));
  if (result.report.stopped) return kInterrupted;
  return result.report.errors || result.report.refusals ? 1 : 0;
}

}  // namespace

void add_load_command(CLI::App& app, int& rc) {
  auto args = std::make_shared<LoadArguments>();
  CLI::App* cmd =
      app.add_subcommand("load", "Play at many tables of a server and measure how fast it answers");
  cmd->add_option(
         "--url", args->url,
         "A server that runs already; without it one is started, on loopback and only for this")
      ->type_name("http://HOST:PORT");
  cmd->add_option("--tables", args->tables, "Tables")->type_name("N")->capture_default_str();
  cmd->add_option("--players", args->players, "Guests at each table, each with a socket")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_option("--rate", args->rate, "Choices a second, of all tables together")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_option("--seconds", args->seconds, "How long to play")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_option("--choices", args->choices,
                  "Stop after so many choices; 0 goes by --seconds alone")
      ->type_name("N")
      ->capture_default_str();
  cmd->add_option("--length", args->length,
                  "Length of the games: short, medium or long; empty: the usual")
      ->type_name("WORD");
  cmd->add_option("--seed", args->seed, "Fixes what the guests choose from what they are asked")
      ->type_name("SEED")
      ->capture_default_str();
  cmd->add_option("--database", args->database,
                  "The database of the server that is started, a file or postgresql://...; without "
                  "it a SQLite file that is removed afterwards")
      ->type_name("URL");
  cmd->add_option("--json", args->json, "Write the figures here")->type_name("FILE");
  cmd->footer(
      "Example: darkrock load --tables 500 --players 4 --rate 1000 --seconds 60\n"
      "A server that is measured with --url must allow it: raise message-rate, request-rate, "
      "guest-rate\n"
      "and max-connections-per-address there. Exit status 1 if a choice was refused or a "
      "connection "
      "broke.");
  cmd->callback([args, &rc] { rc = run(*args); });
}

}  // namespace dr
