// Tracks, stories and legends: points that pay later.
#include "bots/script/appraisal.h"

#include <algorithm>

#include "darkrock/queries.h"

namespace dr {

int Appraisal::points_to(const std::uint16_t* rewards, int from, int to) const {
  int sum = 0;
  for (int i = from; i < to; ++i) sum += i < kTrackSpaces ? program(rewards[i], here_) : kLp;
  return sum;
}

int Appraisal::points(PointKind kind, int n) const {
  switch (kind) {
    case PointKind::kMp: return marshal_points(n);
    case PointKind::kWp: return wanted_points(n);
    case PointKind::kGp: return gambler_points(n);
  }
  return 0;
}

int Appraisal::marshal_points(int n) const {
  if (me_.wp) return 0;  // B9.1
  const int to = std::min(me_.mp + n, kTrackSpaces);
  // A step brings the big rewards of spaces 3, 6 and 9 nearer.
  const int nearer =
      turns_ > 2
          ? (temper_ == Temper::kLawful ? plan_.mp_nearer : plan_.mp_nearer_free) * (to - me_.mp)
          : 0;
  return points_to(cat_.marshal_reward, me_.mp, me_.mp + n) + nearer +
         kLp * (marshal_end_lp(cat_, to) - marshal_end_lp(cat_, me_.mp));
}

// The rewards of the track, and a step toward the point at the end (AU27, AU29).
int Appraisal::gambler_points(int n) const {
  int sum = 0;
  for (int at = me_.gp; n > 0; --n, ++at)
    sum += plan_.gp_nearer +
           program(at < kGamblerSpaces ? cat_.gambler_reward[at] : cat_.gambler_beyond, here_);
  return sum;
}

// What a place on the track pays by the end of the game, by the chance to stay free.
int Appraisal::wanted_worth(int wp, int most) const {
  if (wp == 0) return 0;
  int paid = 0, free = kSure;
  for (int turn = 0; turn < turns_; ++turn, free = free * plan_.survival / 100) paid += free;
  return (wanted_turn_lp(cat_, std::min(wp, kTrackSpaces)) * paid +
          wanted_end_lp(wp, wp > most) * free) /
         (kSure / kLp);
}

int Appraisal::most_wanted() const {
  int most = 0;
  for (int s = 0; s < pub_.players; ++s)
    if (s != seat_) most = std::max<int>(most, pub_.player[s].wp);
  return most;
}

int Appraisal::arrest_cost() const {
  const int most = most_wanted();
  return plan_.arrested - wounds(1) - cards(1) - cash(-cash_looted(pub_, seat_)) +
         50 * me_.nuggets +
         (plan_.survival ? wanted_worth(me_.wp, most) : plan_.arrested_wp * me_.wp);
}

// An income for as long as nobody makes an arrest, and some LP at the end (B9.6, B13.2).
int Appraisal::wanted_points(int n) const {
  if (temper_ == Temper::kLawful && !me_.wp) return -plan_.wp_refused;
  const int most = most_wanted();
  int marshals = 0;
  for (int s = 0; s < pub_.players; ++s) marshals += s != seat_ && pub_.player[s].mp > 0;
  const int freedom = temper_ == Temper::kOutlaw ? plan_.freedom : plan_.freedom_free;
  const int paid_turns = std::clamp(freedom - marshals, 1, turns_);
  const int to = std::min(me_.wp + n, kTrackSpaces);
  const auto at_end = [&](int wp) { return wanted_end_lp(wp, wp > most); };
  int sum = points_to(cat_.wanted_reward, me_.wp, me_.wp + n);
  if (plan_.survival) {
    sum += wanted_worth(me_.wp + n, most) - wanted_worth(me_.wp, most);
    if (me_.mp) sum -= kLp * marshal_end_lp(cat_, me_.mp) + plan_.mp_given_up * me_.mp;
    return sum;
  }
  sum += kLp * paid_turns * (wanted_turn_lp(cat_, to) - wanted_turn_lp(cat_, me_.wp));
  sum += kLp * (at_end(to) - at_end(me_.wp)) / std::min(turns_, 4);
  if (me_.mp)  // the Marshal's progress is lost
    sum -= kLp * marshal_end_lp(cat_, me_.mp) + plan_.mp_given_up * me_.mp;
  return sum;
}

int Appraisal::story(int deck) const {
  int sum = 0, n = 0;
  for (int i = 0; i < cat_.n_stories; ++i) {
    const Story& story = cat_.stories[i];
    if (story.trigger != pub_.trigger[deck] || (pub_.story_discards >> i & 1)) continue;
    sum += program(story.code, here_);
    ++n;
  }
  return n ? sum / n : 0;
}

// Tokens of 1 to 3 LP; those above three take the place of the lowest (AU28).
int Appraisal::legends(int n) const {
  constexpr int kToken = 185, kBetter[] = {85, 18, 0};
  const int room = std::clamp(kMaxLegends - me_.legends_n, 0, n);
  const int lowest = own_.legends[0] ? 0 : own_.legends[1] ? 1 : own_.legends[2] ? 2 : 1;
  return kToken * room + kBetter[lowest] * (n - room);
}

int Appraisal::disc() const { return turns_ == 1 ? plan_.disc / 2 : plan_.disc; }

}  // namespace dr
