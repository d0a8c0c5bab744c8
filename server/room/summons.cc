#include "server/room/summons.h"

#include <boost/asio/co_spawn.hpp>

#include "server/account/people.h"
#include "server/cluster/member.h"
#include "server/notice/notices.h"
#include "server/store/accounts.h"
#include "server/store/in_store.h"
#include "server/store/leases.h"
#include "server/store/pushes.h"
#include "server/table/messages.h"
#include "server/table/table_clock.h"

namespace dr {
namespace {

// Somebody who is not looking.
Task<> call_outside(Services& services, Notice notice) {
  const bool found = co_await in_store(services.store, [&](Sql& sql) {
    const auto user = find_user(sql, notice.user_id);
    if (!user) return false;
    notice.user_name = user->name;
    notice.email = user->email;
    notice.pushes = pushes_of(sql, user->id);
    return !is_present(sql, user->id);
  });
  if (found) services.notices.your_turn(notice);
}

}  // namespace

void Summons::begin(const TableRecord& record) { called_ = asked_people(record); }

void Summons::call(const TableRecord& record, const std::string& code, SeatSet answered) {
  const SeatSet asked = asked_people(record) & static_cast<SeatSet>(~answered);
  const SeatSet fresh = asked & static_cast<SeatSet>(~called_);
  called_ = asked;
  for (Seat seat = 0; seat < record.players(); ++seat) {
    if (!(fresh & seat_bit(seat))) continue;
    const std::string& user = record.place(seat).user;
    s_.people.send(user, table_, notice_message("your-turn", table_));
    s_.cluster.tell({ErrandKind::kYourTurn, user, "", table_});
    if (!s_.notices.reaches_out() || s_.people.is_connected(user)) continue;
    Notice notice;
    notice.user_id = user;
    notice.table_id = table_;
    notice.table_title = record.spec().title;
    notice.link = s_.base_url + "/t/" + code;
    asio::co_spawn(home_, call_outside(s_, std::move(notice)), [](std::exception_ptr) {});
  }
}

}  // namespace dr
