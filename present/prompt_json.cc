// What a seat is asked: options, and actions that are refused now (prompt.h).
#include <algorithm>
#include <optional>
#include <vector>

#include "base/json.h"
#include "darkrock/choice_table.h"
#include "darkrock/queries.h"
#include "present/changes.h"
#include "present/prompt.h"
#include "present/sure.h"
#include "text/wording.h"
#include "text/wording_prompt.h"

namespace dr::present {
namespace {

// What on the table an option is about; -1: nothing.
struct Target {
  int space = -1, card = -1, item = -1, seat = -1;
};

int or_none(int value, int limit) { return value < limit ? value : -1; }

int own_space(const View& view) { return view.pub.player[view.seat].space; }

void trigger_target(const Catalog& cat, Choice choice, Target& out) {
  if (choice.a == static_cast<int>(Trigger::kItem)) out.item = or_none(choice.b, cat.n_items);
  if (choice.a == static_cast<int>(Trigger::kCard)) out.card = or_none(choice.b, kPokerCards);
}

Target target_of(const Catalog& cat, const View& view, Choice choice) {
  Target out;
  switch (choice.verb) {
    case Verb::kStartAt:
    case Verb::kMove:
    case Verb::kSheriffTo: out.space = or_none(choice.a, cat.n_spaces); break;
    case Verb::kRailTravel:
    case Verb::kCrossPass:
      out.space = or_none(linked_space(cat, view.pub, view.seat), cat.n_spaces);
      break;
    case Verb::kExplore:
    case Verb::kTakeNuggets:
    case Verb::kTakeLonghorn: out.space = or_none(own_space(view), cat.n_spaces); break;
    case Verb::kLook:
      if (choice.a != static_cast<int>(LookAt::kTrain) &&
          choice.a != static_cast<int>(LookAt::kCattle))
        out.space = or_none(choice.b, cat.n_spaces);
      break;
    case Verb::kPlayCard:
    case Verb::kReact:
    case Verb::kDiscard:
    case Verb::kGiveCard:
    case Verb::kCommit:
    case Verb::kLay: out.card = or_none(choice.a, kPokerCards); break;
    case Verb::kUseWeapon:
    case Verb::kUseMount:
    case Verb::kUseItem:
    case Verb::kBuy:
    case Verb::kUpgrade: out.item = or_none(choice.a, cat.n_items); break;
    case Verb::kTrigger: trigger_target(cat, choice, out); break;
    case Verb::kFight:
    case Verb::kPick: out.seat = or_none(choice.a, kMaxFigures); break;
    case Verb::kPass:
    case Verb::kTakeCharacter:
    case Verb::kIncome:
    case Verb::kUseAbility:
    case Verb::kPoker:
    case Verb::kProspect:
    case Verb::kDeposit:
    case Verb::kHeist:
    case Verb::kHeal:
    case Verb::kRevel:
    case Verb::kTakeCattle:
    case Verb::kWork:
    case Verb::kEndTurn:
    case Verb::kPlaceDisc:
    case Verb::kShowGoal:
    case Verb::kDeliver:
    case Verb::kOption:
    case Verb::kAccept:
    case Verb::kGiveCash:
    case Verb::kDecline:
    case Verb::kSurrender:
    case Verb::kCommitFight:
    case Verb::kReward:
    case Verb::kLoot:
    case Verb::kPayNuggets:
    case Verb::kJoin:
    case Verb::kReroll:
    case Verb::kResolveStory:
    case Verb::kKeepLegend:
    case Verb::kRobTrain:
    case Verb::kFaro:
    case Verb::kHighRoller:
    case Verb::kCommunityPoker:
    case Verb::kResolveEvent:
    case Verb::kBet:
    case Verb::kStay:
    case Verb::kLeave:
    case Verb::kRaise:
    case Verb::kFold:
    case Verb::kCount: break;  // about nothing that lies there
  }
  return out;
}

struct PromptWriter {
  const Content& content;
  const View& view;
  const Templates& words;
  bool asked;
  Json json{};
  std::optional<Futures> futures{};  // of a seat that is asked

  void question();
  void cause();
  void note();
  void groups(const Choices& options);
  std::string summary(Verb verb, const Choices& options) const;
  void option(Choice choice);
  void changes(Choice choice);
  void refused(const Choices& options);
  void refuse(Choice choice);
  Choice wished(Verb verb) const;
  Item cheapest() const;
};

void PromptWriter::option(Choice choice) {
  const Target target = target_of(content.catalog, view, choice);
  const bool walks = choice.verb == Verb::kMove && view.pub.ask != Ask::kSendTo;
  const int steps =
      walks ? way(content.catalog, view.pub, view.seat, choice.a, choice.b != 0).steps : -1;
  json.begin('{');
  json.field("code", static_cast<long>(choice.code()));
  json.field("verb", id_of(choice.verb));
  json.field("a", choice.a);
  json.field("b", choice.b);
  json.field("c", choice.c);
  json.field("text", say_choice(content, view, choice, words));
  json.field("title", say_title(content, view, choice, words));
  json.field("detail", say_detail(content, view, choice, words));
  json.field("rule", say_rule(rule_behind(view.pub, choice)));
  json.field("space", target.space);
  json.field("card", target.card);
  json.field("item", target.item);
  json.field("seat", target.seat);
  json.field("steps", steps);
  changes(choice);
  json.end('}');
}

void PromptWriter::changes(Choice choice) {
  const std::vector<Change> sure = changes_of(futures->sure_events(choice));
  json.begin("touches", '[');
  for (SeatSet rest = touched_by(view, choice, sure); rest; rest &= rest - 1)
    json.put(std::countr_zero(rest));
  json.end(']');
  json.begin("changes", '[');
  for (const Change& change : sure) {
    json.begin('{');
    json.field("seat", change.seat);
    json.field("what", change.what);
    json.field("by", change.by);
    json.end('}');
  }
  json.end(']');
}

void PromptWriter::cause() {
  const Cause why = cause_now(view.pub);
  json.begin("cause", '{');
  json.field("kind", id_of(why.kind));
  json.field("id", why.id);
  json.field("seat", why.seat < kMaxFigures ? why.seat : -1);
  json.field("name", cause_name(content, view.pub, words));
  json.field("text", say_cause(content, view.pub, words));
  json.field("offer", say_offer(content, view.pub, words));
  json.field("rule", say_rule(asked_by(view.pub)));
  json.end('}');
}

void PromptWriter::note() {
  const Note left = note_now(content, view, words);
  json.key("note");
  if (left.kind.empty()) return json.null();
  json.begin('{');
  json.field("kind", left.kind);
  json.field("need", left.need);
  json.field("have", left.have);
  json.field("text", left.text);
  json.end('}');
}

// The question in parts; the seat asked, or the first of several.
void PromptWriter::question() {
  const Seat who = asked ? view.seat : static_cast<Seat>(std::countr_zero(view.pub.acting));
  json.field("headline", say_ask(view.pub, words));
  json.field("hint", say_hint(view.pub, words));
  json.field("who", who);
  json.field("whoName", cast_of(content, view.pub, words).name[who]);
  cause();
  note();
}

std::string PromptWriter::summary(Verb verb, const Choices& options) const {
  int farthest = 0;
  std::vector<std::string> titles;
  for (const Choice choice : options) {
    if (choice.verb != verb) continue;
    if (verb == Verb::kMove && view.pub.ask != Ask::kSendTo)
      farthest = std::max(farthest,
                          way(content.catalog, view.pub, view.seat, choice.a, choice.b != 0).steps);
    std::string title = say_title(content, view, choice, words);
    if (std::ranges::find(titles, title) == titles.end()) titles.push_back(std::move(title));
  }
  if (farthest) return words.format("group.move", {{"n", std::to_string(farthest)}});
  std::string out;
  for (const std::string& title : titles) out += (out.empty() ? "" : ", ") + title;
  return out;
}

void PromptWriter::groups(const Choices& options) {
  json.begin("groups", '[');
  for (int i = 0; i < options.n; ++i) {
    const Verb verb = options[i].verb;
    if (i && options[i - 1].verb == verb) continue;  // options are in the order of their verbs
    json.begin('{');
    json.field("verb", id_of(verb));
    json.field("title", say_group(verb, words));
    json.field("summary", summary(verb, options));
    json.end('}');
  }
  json.end(']');
}

Item PromptWriter::cheapest() const {
  const Catalog& cat = content.catalog;
  const Player& me = view.pub.player[view.seat];
  Item best = 0;
  int price = 256;
  for (Item item = 0; item < cat.n_items; ++item)
    if (view.pub.stock[item] && !(me.items >> item & 1) && cat.items[item].price < price) {
      best = item;
      price = cat.items[item].price;
    }
  return best;
}

// The choice of a verb that people would make if they could.
Choice PromptWriter::wished(Verb verb) const {
  const Player& me = view.pub.player[view.seat];
  Choice choice{verb};
  if (verb == Verb::kFight) choice.a = nearest_figure(content.catalog, view.pub, view.seat);
  if (verb == Verb::kBuy) choice.a = cheapest();
  if (verb == Verb::kDeposit) choice.a = std::max<std::uint8_t>(1, me.nuggets);
  if (verb == Verb::kRevel) choice.a = 1;
  for (int colour = 0; verb == Verb::kTakeCattle && colour < kCattleColours; ++colour)
    if (me.space < kMaxSpaces &&
        content.catalog.tag[static_cast<int>(Tag::kRanchGreen) + colour].has(me.space))
      choice.a = static_cast<std::uint8_t>(colour);
  return choice;
}

void PromptWriter::refuse(Choice choice) {
  WhyNot why = why_not(content.catalog, view, choice);
  if (why.ok() || why.code == Refusal::kNotInThisGame || why.code == Refusal::kNoCattleInGame)
    return;
  const std::string rule = say_rule(why.rule);
  why.rule = {};
  json.begin('{');
  json.field("code", static_cast<long>(choice.code()));
  json.field("verb", id_of(choice.verb));
  json.field("text", capitalise(std::string(words.get("act." + std::string(id_of(choice.verb))))));
  json.field("why", say_refusal(content, view, choice, why, words));
  json.field("rule", rule);
  json.end('}');
}

void PromptWriter::refused(const Choices& options) {
  static constexpr Verb kBase[] = {Verb::kFight,      Verb::kBuy,   Verb::kPoker, Verb::kProspect,
                                   Verb::kDeposit,    Verb::kHeist, Verb::kHeal,  Verb::kRevel,
                                   Verb::kTakeCattle, Verb::kWork};
  static constexpr Verb kMore[] = {Verb::kExplore, Verb::kFaro, Verb::kRobTrain, Verb::kRailTravel,
                                   Verb::kHighRoller};
  const auto add = [&](std::span<const Verb> verbs) {
    for (const Verb verb : verbs) {
      bool offered = false;
      for (const Choice choice : options) offered |= choice.verb == verb;
      if (!offered) refuse(wished(verb));
    }
  };
  add(kBase);
  if (content.catalog.ante_up) add(kMore);
}

}  // namespace

std::string prompt_json(const Content& content, const View& view, const Templates& words) {
  const Public& pub = view.pub;
  Choices options;
  if (view.seat < pub.players) legal(content.catalog, view, options);
  PromptWriter w{content, view, words, options.n > 0};
  w.json.begin('{');
  w.json.field("asked", options.n > 0);
  w.json.field("ask", id_of(pub.ask));
  w.json.field("question", pub.acting ? say_question(content, pub, words) : std::string{});
  w.json.field("rule", pub.acting ? say_rule(asked_by(pub)) : std::string{});
  if (options.n) w.futures.emplace(content.catalog, view);
  if (pub.acting) w.question();
  w.groups(options);
  w.json.begin("options", '[');
  for (const Choice choice : options) w.option(choice);
  w.json.end(']');
  w.json.begin("refused", '[');
  if (options.n && pub.ask == Ask::kAction) w.refused(options);
  w.json.end(']');
  w.json.end('}');
  return w.json.text();
}

std::string why_json(const Content& content, const View& view, Choice choice,
                     const Templates& words) {
  WhyNot why = why_not(content.catalog, view, choice);
  const std::string rule = say_rule(why.rule);
  why.rule = {};
  Json json;
  json.begin('{');
  json.field("ok", why.ok());
  json.field("why", why.ok() ? std::string{} : say_refusal(content, view, choice, why, words));
  json.field("rule", rule);
  json.end('}');
  return json.text();
}

}  // namespace dr::present
