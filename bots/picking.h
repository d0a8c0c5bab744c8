// Sets of cards that are picked one after the other (picks_now).
#pragma once

#include "bots/bots.h"
#include "darkrock/queries.h"

namespace dr {

// What a bot picks, `first` first; without what could stay in the hand, the dearest first: who asks for
// advice is not to pay too much. REQUIRES: picks_now(view).pool; `first` picks one of it.
CardSet picked_by(Bot& bot, const Catalog& catalog, const View& view, Choice first);

}  // namespace dr
