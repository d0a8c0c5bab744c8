#include "server/bots/bot_workers.h"

#include <chrono>
#include <cstring>
#include <optional>

#include "bots/bots.h"
#include "replay/versions.h"
#include "server/base/base64.h"
#include "server/bots/bot_queue.h"
#include "server/ops/log.h"
#include "server/store/schema.h"

namespace dr {
namespace {

constexpr int kLookAgain = 1000;         // milliseconds: what a dead worker had is found by looking
constexpr std::int64_t kStill = 15'000;  // who stands still for so long while it thinks is dead
constexpr int kPauses = 20;

std::vector<const Catalog*> known_catalogs() {
  std::vector<const Catalog*> all;
  for (const Versions::CatalogOf& one : versions().catalogs)
    all.push_back(&default_content(one.modules).catalog);
  return all;
}

std::string known_kinds() {
  std::string kinds;
  for (const Catalog* catalog : known_catalogs())
    kinds += (kinds.empty() ? "" : " ") + decision_kind(*catalog);
  return kinds;
}

std::optional<Choice> choose(const Decision& decision) {
  const Catalog* known = nullptr;
  for (const Catalog* catalog : known_catalogs())
    if (decision_kind(*catalog) == decision.kind) known = catalog;
  const std::string bytes = from_base64(decision.view);
  const auto bot = make_bot(decision.bot, decision.seed);
  if (!known || !bot || bytes.size() != sizeof(View)) return std::nullopt;
  View view;
  std::memcpy(static_cast<void*>(&view), bytes.data(), sizeof(View));
  Choices options;
  legal(*known, view, options);
  if (options.n == 0) return std::nullopt;
  return bot->choose(*known, view, options);
}

}  // namespace

BotWorkers::BotWorkers(std::string database, int threads)
    : database_(std::move(database)), kinds_(known_kinds()) {
  if (!is_postgres_url(database_))
    throw StoreError("Bots think elsewhere where servers share a postgresql:// database only.");
  if (is_outdated(*open_sql(database_)))
    throw StoreError("The database is older than this program: start a server first.");
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void BotWorkers::stop() {
  stop_ = true;
  ending_.wake();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void BotWorkers::work() {
  while (!stop_) {
    try {
      serve();
    } catch (const std::exception& error) {
      if (!reported_.exchange(true)) log_warning("the database is away", {{"error", error.what()}});
    }
    for (int n = 0; n < kPauses && !stop_; ++n)
      std::this_thread::sleep_for(std::chrono::milliseconds(kLookAgain / kPauses));
  }
}

void BotWorkers::serve() {
  const auto sql = open_sql(database_);
  be_hasty(*sql);
  let_go_after(*sql, kStill);
  sql->listen(kNewDecisions);
  for (const Catalog* catalog : known_catalogs()) offer_to_think(*sql, decision_kind(*catalog));
  reported_ = false;
  while (!stop_)
    if (!think_once(*sql)) sql->await(kLookAgain, ending_.file());
}

bool BotWorkers::think_once(Sql& sql) const {
  sql.begin();
  const auto decision = take_decision(sql, kinds_);
  // What cannot be thought about is nobody's: its server takes it back.
  const auto choice = decision ? choose(*decision) : std::nullopt;
  if (choice) answer_decision(sql, *decision, choice->code());
  sql.commit();
  return choice.has_value();
}

}  // namespace dr
