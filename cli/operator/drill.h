// Whether a backup is worth anything: it is restored somewhere else, and every table is played.
#pragma once

#include <cstdint>
#include <string>

#include "cli/operator/admin_list.h"

namespace dr {

struct Drill {
  std::uintmax_t bytes = 0;  // of the backup
  double backup_seconds = 0, restore_seconds = 0, replay_seconds = 0;
  std::int64_t fine = 0;  // tables that this program plays to their end
  AdminList broken{{}};   // those it does not

  std::string text() const;
  std::string json() const;
};

// `file`: a backup that is there already; empty: one is taken. `scratch`: the empty PostgreSQL database
// to restore into, which is empty again afterwards; SQLite takes a temporary folder. Throws StoreError.
Drill restore_drill(const std::string& database, const std::string& file,
                    const std::string& scratch);

}  // namespace dr
