#include "review/advice_report.h"

#include <fmt/format.h>

#include <cmath>
#include <vector>

#include "base/json.h"
#include "bots/picking.h"
#include "bots/rider.h"
#include "darkrock/ids.h"
#include "text/wording/wording.h"

namespace dr {
namespace {

constexpr std::size_t kMostReasons = 3;

double in_percent(double parts) { return 100 * parts / kWholeChance; }

std::string_view key_of(Gain gain) {
  switch (gain) {
    case Gain::kMp: return "mp";
    case Gain::kGp: return "gp";
    case Gain::kWp: return "wp";
    case Gain::kCash: return "cash";
    case Gain::kNuggets: return "nuggets";
    case Gain::kCards: return "cards";
    case Gain::kItems: return "items";
    case Gain::kWounds: return "wounds";
    case Gain::kCaught: return "caught";
    case Gain::kArrested: return "arrested";
    case Gain::kRobbed: return "robbed";
    case Gain::kRivals: return "rivals";
    case Gain::kCount: break;
  }
  return {};
}

bool happens_or_not(Gain gain) {
  return gain == Gain::kCaught || gain == Gain::kArrested || gain == Gain::kRobbed;
}

class AdviceTeller {
 public:
  AdviceTeller(const Advice& advice, const Content& content, const Templates& words)
      : advice_(advice), content_(content), words_(words) {}

  std::string choice(std::size_t i) const {
    return say_choice(content_, advice_.view(), advice_.tried()[i], words_);
  }

  std::string lead() const {
    const std::size_t next = advice_.next();
    if (next == Advice::kNone) return say(advice_.left_out() ? "only" : "alone");
    switch (advice_.certainty()) {
      case Certainty::kSure: return say("better", {{"next", choice(next)}});
      case Certainty::kLikely: return say("likely", {{"next", choice(next)}});
      case Certainty::kOpen:
      case Certainty::kEven:
      case Certainty::kCount: break;
    }
    return say("even", {{"next", choice(next)}});
  }

  std::string why() const {
    if (advice_.certainty() == Certainty::kOpen || advice_.next() == Advice::kNone) return {};
    const std::string brings = list(advice_.why(true)), costs = list(advice_.why(false));
    std::string text;
    if (!brings.empty())
      text = say("why", {{"list", brings}});
    else if (advice_.certainty() >= Certainty::kLikely)
      text = say("later");
    if (!costs.empty()) text += (text.empty() ? "" : " ") + say("costs", {{"list", costs}});
    return text;
  }

  std::string sure() const {
    std::string chance =
        say("chance", {{"a", number(in_percent(advice_.chance(advice_.best()).mean), 0)}});
    if (advice_.next() == Advice::kNone) return chance;
    const Estimate lead = advice_.lead();
    const double gap = in_percent(lead.mean);
    return chance + " " +
           say("sure." + std::string(id_of(advice_.certainty())),
               {{"n", std::to_string(advice_.games())},
                {"a", number(gap, gap < 3 ? 1 : 0)},
                {"e", number(in_percent(1.96 * lead.error), 1)}});
  }

 private:
  std::string say(const std::string& key, std::initializer_list<Arg> args = {}) const {
    return words_.format("hint." + key, args);
  }

  std::string number(double n, int places) const {
    std::string text = fmt::format("{:.{}f}", n, places);
    if (const auto dot = text.find('.'); dot != text.npos)
      text.replace(dot, 1, words_.get("hint.mark"));
    return text;
  }

  std::string difference(double n, int places) const {
    return (n < 0 ? "−" : "+") + number(std::abs(n), places);
  }

  std::string reason(const Why& why) const {
    const std::string side = why.more > 0 ? "more." : "less.";
    if (why.what < static_cast<int>(LpSource::kCount)) {
      const std::string from(id_of(static_cast<LpSource>(why.what)));
      return say(side + "lp", {{"n", difference(why.more, 1)},
                               {"b", std::string(words_.get("word.lp-source." + from))}});
    }
    const Gain gain = static_cast<Gain>(why.what);
    const std::string key(key_of(gain));
    if (!happens_or_not(gain))
      return say(side + key, {{"n", difference(why.more, gain == Gain::kCash ? 0 : 1)}});
    const bool never = why.brings < 0.005 && why.more < 0;
    return say(key + (never ? ".never" : ""), {{"a", number(100 * why.brings, 0)},
                                               {"b", number(100 * (why.brings - why.more), 0)}});
  }

  std::string list(const std::vector<Why>& reasons) const {
    std::string text;
    for (std::size_t i = 0; i < std::min(reasons.size(), kMostReasons); ++i)
      text += (text.empty() ? "" : ", ") + reason(reasons[i]);
    return text;
  }

  const Advice& advice_;
  const Content& content_;
  const Templates& words_;
};

// The cards of the set that begins with the best option.
void write_picks(Json& json, const Advice& advice, const Catalog& catalog) {
  json.begin("picks", '[');
  if (picks_now(advice.view()).pool) {
    Rider rider(LikeSet{}, 0, 0);
    const Choice first = advice.tried()[advice.best()];
    for_each_card(picked_by(rider, catalog, advice.view(), first),
                  [&](Card card) { json.put(int{card}); });
  }
  json.end(']');
}

}  // namespace

ToldAdvice tell(const Advice& advice, const Content& content, const Templates& words) {
  const AdviceTeller teller(advice, content, words);
  return {teller.choice(advice.best()), teller.lead(), teller.why(), teller.sure()};
}

std::string advice_json(const Advice& advice, const Content& content, const Templates& words) {
  const ToldAdvice told = tell(advice, content, words);
  Json json;
  json.begin('{');
  json.field("games", advice.games());
  json.field("code", static_cast<long>(advice.tried()[advice.best()].code()));
  json.field("certainty", id_of(advice.certainty()));
  json.field("best", told.best);
  json.field("lead", told.lead);
  json.field("why", told.why);
  json.field("sure", told.sure);
  write_picks(json, advice, content.catalog);
  json.end('}');
  return json.text();
}

}  // namespace dr
