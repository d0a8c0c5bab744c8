// What each event puts on the board and sends somewhere (C15), for the tests of events and set-up.
#pragma once

#include <gtest/gtest.h>

#include <iterator>

#include "darkrock/types.h"

namespace dr {

struct EventRow {
  struct Place {
    TokenKind kind;
    const char* space;  // for a high roller one of the saloon's three; null: nothing more
    int n = 1;
  };
  const char* id;
  Place place[3];
  bool sheriff;  // line 2 sends the Sheriff, else the train
  const char* to;
};

inline constexpr TokenKind kOutlaws = TokenKind::kOutlaw, kJumpers = TokenKind::kClaimJumper,
                           kRollers = TokenKind::kHighRoller, kLonghorns = TokenKind::kLonghorn,
                           kGold = TokenKind::kNugget;

inline constexpr EventRow kEventRows[] = {
    {"event-01", {{kOutlaws, "fr16"}, {kOutlaws, "fr36"}}, true, "rf3"},
    {"event-02", {{kRollers, "dr5"}}, false, "fr1"},
    {"event-03", {{kRollers, "rf2"}}, false, "sv12"},
    {"event-04", {{kRollers, "bg1"}}, true, "dr1"},
    {"event-05", {{kRollers, "dr5"}, {kRollers, "rf2"}}, false, "fr16"},
    {"event-06", {{kJumpers, "sh2"}}, true, "sv12"},
    {"event-07", {{kJumpers, "sv5"}}, false, "cj8"},
    {"event-08", {{kJumpers, "cj12"}}, true, "sh7"},
    {"event-09", {{kJumpers, "sh2"}, {kJumpers, "cj12"}}, false, "mp1"},
    {"event-10", {{kLonghorns, "mp3"}, {kLonghorns, "sh6"}}, true, "mp2"},
    {"event-11", {{kLonghorns, "fr7"}, {kLonghorns, "fr19"}}, false, "sh8"},
    {"event-12", {{kLonghorns, "cj5"}, {kLonghorns, "sv4"}}, true, "fr16"},
    {"event-13", {{kLonghorns, "fr37"}}, false, "fr29"},
    {"event-14", {{kOutlaws, "dr10"}}, true, "sh2"},
    {"event-15", {{kOutlaws, "rf3"}}, true, "dr10"},
    {"event-16", {{kOutlaws, "bg5"}, {kOutlaws, "fr8"}}, false, "sh1"},
    {"event-17", {{kOutlaws, "fr1"}, {kOutlaws, "fr29"}}, true, "bg7"},
    {"event-18", {{kOutlaws, "mp2"}, {kOutlaws, "sh7"}}, false, "sv12"},
    {"event-19", {{kOutlaws, "sv12"}}, true, "rf1"},
    {"event-20", {{kOutlaws, "fr36"}, {kOutlaws, "fr17"}}, false, "fr16"},
    {"event-21", {{kGold, "rf3", 2}}, true, "fr36"},
    {"event-22", {{kGold, "sh2"}, {kGold, "sv5"}, {kGold, "cj12"}}, false, "fr1"},
};

inline const EventRow& event_row(int event) {
  const auto at = static_cast<std::size_t>(event);
  if (at < std::size(kEventRows)) return kEventRows[at];
  ADD_FAILURE() << "event " << event + 1 << " has no row in tests/support/event_rows.h";
  return kEventRows[0];
}

}  // namespace dr
