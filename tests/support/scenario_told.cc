// What a scenario told, and whom.
#include <gtest/gtest.h>

#include "tests/support/event_rows.h"
#include "tests/support/scenario.h"

namespace dr {

int Scenario::count_of(EventKind kind, int seat) const {
  int n = 0;
  for (int i = index_of(kind, seat); i >= 0; i = index_of(kind, seat, i + 1)) ++n;
  return n;
}

int Scenario::index_of(EventKind kind, int seat, int from) const {
  for (int i = from; i < events_.n; ++i) {
    const Event& e = events_.list[i];
    if (e.kind == kind && (seat < 0 || e.seat == seat)) return i;
  }
  return -1;
}

const Event& Scenario::last(EventKind kind) const {
  for (int i = events_.n - 1; i >= 0; --i)
    if (events_.list[i].kind == kind) return events_.list[i];
  ADD_FAILURE() << "no such event";
  return events_.list[0];
}

int Scenario::rank_told(Seat seat) const {
  const int i = index_of(EventKind::kHandRanked, seat);
  return i < 0 ? -1 : events_.list[i].a;
}

std::string Scenario::resolved() const {
  std::string out;
  for (int i = 0; i < events_.n; ++i) {
    const Event& e = events_.list[i];
    if (e.kind == EventKind::kEventCard)
      out += (out.empty() ? "" : " ") + std::string(event_row(e.a).id + 6) + "/" +
             std::to_string(e.seat + 1);
  }
  return out;
}

std::vector<std::string> Scenario::told(Seat seat) const {
  std::vector<std::string> out;
  for (int i = 0; i < events_.n; ++i) {
    const Event& e = events_.list[i];
    if (!sees(e, seat)) continue;
    std::string line;
    for (const int n : {static_cast<int>(e.kind), int{e.seat}, int{e.other}, int{e.a}, int{e.b}})
      line += std::to_string(n) + " ";
    out.push_back(line);
  }
  return out;
}

void Scenario::expect_same(const Scenario& other, std::initializer_list<Seat> seats) const {
  for (const Seat seat : seats) {
    SCOPED_TRACE("seat " + std::to_string(seat));
    const View x = observe(state_, seat), y = observe(other.state_, seat);
    EXPECT_EQ(std::memcmp(&x.pub, &y.pub, sizeof x.pub), 0) << "the table differs";
    EXPECT_EQ(std::memcmp(&x.own, &y.own, sizeof x.own), 0) << "what the seat knows differs";
    EXPECT_EQ(told(seat), other.told(seat));
    EXPECT_EQ(options(seat), other.options(seat));
  }
}

bool Scenario::differs(const Scenario& other, Seat seat) const {
  const View x = observe(state_, seat), y = observe(other.state_, seat);
  return std::memcmp(&x, &y, sizeof x) != 0;
}

std::uint32_t Scenario::reveals_by(Seat seat, std::string_view words) {
  const std::uint32_t before = state_.pub.reveals;
  play(seat, words);
  return state_.pub.reveals - before;
}

}  // namespace dr
