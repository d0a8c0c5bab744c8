#include "content/compiler/parser.h"

#include "base/text.h"
#include "content/compiler/vocabulary.h"

namespace dr::compiler {
namespace {

constexpr int kMaxBraces = 8;

}  // namespace

bool Parser::start(std::string_view text, Pos pos) {
  depth_ = 0;
  return TokenCursor::start(text, pos);
}

std::optional<ParsedAbility> Parser::ability(std::string_view text, Pos pos, Deck deck) {
  ParsedAbility out;
  seen_ = {};
  if (!start(text, pos) || !head(out.tree, deck)) return std::nullopt;
  site_ = {deck, out.tree.head, out.tree.moment};
  if (out.tree.head == Head::kPassive) {
    site_.moment = Moment::kCount;
    if (!passive(out.passive)) return std::nullopt;
    return out;
  }
  // The one Bonus that changes what a card is and does nothing (Cheat).
  if (out.tree.head == Head::kBonus && out.tree.moment == Moment::kPokerReveal &&
      peek().is("counts-as")) {
    if (!passive(out.passive)) return std::nullopt;
    out.tree.head = Head::kPassive;
    return out;
  }
  if (!steps(out.tree.steps) || !at_end("';' or the end of the ability")) return std::nullopt;
  return out;
}

bool Parser::head(AbilityNode& tree, Deck deck) {
  if (accept('[') && !switch_side(tree)) return false;

  const Token& word = peek();
  if (word.is('@')) {
    tree.head = Head::kAuto;
  } else if (word.is("action") || word.is("bonus") || word.is("reaction") || word.is("passive")) {
    next();
    tree.head = word.is("action")     ? Head::kAction
                : word.is("bonus")    ? Head::kBonus
                : word.is("reaction") ? Head::kReaction
                                      : Head::kPassive;
  } else {
    return unexpected("action:, bonus@MOMENT:, reaction@MOMENT:, @MOMENT: or passive:");
  }

  if (tree.head == Head::kBonus && peek().is('@') && peek(1).is("passive")) {
    next();
    next();
    tree.head = Head::kPassive;
    if (deck != Deck::kPoker)
      return fail(word, "'bonus@passive' is for poker cards, expected 'passive'");
  } else if (tree.head == Head::kPassive && deck == Deck::kPoker) {
    return fail(word, "'passive' on a poker card, expected 'bonus@passive'");
  } else if (tree.head != Head::kAction && tree.head != Head::kPassive) {
    if (!expect('@', "and a moment")) return false;
    const Token& at = peek();
    if (!moment(tree.moment) || !window_fits(at, tree, deck)) return false;
  }
  const Token& once = peek();
  if (accept("once")) {
    tree.once = true;
    if (tree.head == Head::kPassive || tree.head == Head::kBonus)
      return fail(once, "'once' is for actions, reactions and '@' effects");
  }
  if (tree.head == Head::kPassive && tree.switch_id != kNone)
    return fail(word, "a passive ability cannot depend on a switch");
  return expect(':', "after the head of the ability");
}

std::optional<Steps> Parser::program(std::string_view text, Pos pos, Site site) {
  Steps out;
  if (!site.continues) seen_ = {};
  if (!start(text, pos)) return std::nullopt;
  site_ = site;
  if (peek().is("none") && peek(1).kind == Token::kEnd) return out;
  if (!steps(out) || !at_end("';' or the end of the line")) return std::nullopt;
  return out;
}

bool Parser::steps(Steps& out) {
  if (++depth_ > kMaxBraces) return unexpected("fewer braces inside each other");
  do {
    if (!step(out)) return false;
  } while (accept(';'));
  --depth_;
  return true;
}

bool Parser::block(Steps& out, std::string_view after) {
  return expect('{', after) && steps(out) && expect('}', "or ';' here");
}

bool Parser::step(Steps& out) {
  Step step;
  const Token& first = peek();
  // An event is resolved at set-up too, where nobody has a figure and nobody chooses (AU63).
  if (site_.deck == Deck::kEvent && !first.is("place") && !first.is("send"))
    return fail(first, "an event cannot do this, expected place, send sheriff or send train");
  if (accept("if")) {
    if (!if_step(step)) return false;
  } else if (accept("choose")) {
    if (!choose(step)) return false;
  } else if (accept("may")) {
    step.kind = Step::kMay;
    if (!block(step.bodies.emplace_back(), "after 'may'")) return false;
  } else if (find_word(kSubjectWords, first.text) >= 0 && peek(1).is(':')) {
    if (!subject(step)) return false;
  } else {
    if (!verb(step.verb)) return false;
    const Token& arrow = peek();
    if (accept('>')) {
      const Op op = step.verb.op;
      if (op != Op::kDiscard && op != Op::kLoseCash && op != Op::kLose && op != Op::kWound &&
          op != Op::kDiscardThis)
        return fail(arrow, quoted(first.text) +
                               " cannot be a price, expected discard, lose, wound or discard-this "
                               "before '->'");
      step.kind = Step::kCost;
      if (!steps(step.bodies.emplace_back())) return false;  // all that follows
    }
  }
  out.push_back(std::move(step));
  return true;
}

bool Parser::if_step(Step& out) {
  out.kind = Step::kIf;
  if (!conditions(out.conditions) || !block(out.bodies.emplace_back(), "or 'and' here"))
    return false;
  return !accept("else") || block(out.bodies.emplace_back(), "after 'else'");
}

bool Parser::choose(Step& out) {
  out.kind = Step::kChoose;
  const Token& open = peek();
  if (!expect('{', "after 'choose'")) return false;
  do {
    if (!steps(out.bodies.emplace_back())) return false;
  } while (accept("or"));
  if (!expect('}', "or 'or' here")) return false;
  if (out.bodies.size() < 2) return fail(open, "one option only, expected 'or' and another");
  return true;
}

bool Parser::subject(Step& out) {
  const Token& word = next();
  next();  // the colon
  out.kind = Step::kSubject;
  out.subject = static_cast<Subject>(find_word(kSubjectWords, word.text));
  if (out.subject == Subject::kOpponent && !is_fight(site_.moment))
    return fail(word, "'opponent:' is for the moments of a fight");
  if ((out.subject == Subject::kPrey) != (site_.deck == Deck::kMib))
    return fail(word, out.subject == Subject::kPrey
                          ? "'prey:' is for cards of the Man in Black"
                          : "on a card of the Man in Black, expected 'prey:'");
  if (find_word(kSubjectWords, peek().text) >= 0 && peek(1).is(':'))
    return fail(peek(), "one subject after another, expected a step");
  Steps& body = out.bodies.emplace_back();
  if (!step(body)) return false;
  if (body[0].kind == Step::kCost)
    return fail(word, "a price after " + quoted(word.text) + ", expected braces around both");
  return true;
}

bool Parser::requirement(std::string_view text, Pos pos, Deck deck, Moment& out,
                         std::vector<Condition>& list) {
  seen_ = {};
  if (!start(text, pos)) return false;
  const Token& word = peek();
  if (!moment(out)) return false;
  if (out == Moment::kOnGain || out == Moment::kWhenDiscarded)
    return fail(word, quoted(word.text) + " is for abilities of cards");
  site_ = {deck, Head::kAuto, out};
  if (peek().kind == Token::kEnd) return true;
  return expect(':', "after the moment") && conditions(list) && at_end("'and'");
}

bool Parser::conditions(std::vector<Condition>& out) {
  do {
    if (!condition(out.emplace_back())) return false;
  } while (accept("and"));
  return true;
}

std::optional<SpaceSet> Parser::spaces(std::string_view text, Pos pos, bool& without_figure) {
  SpaceSet all;
  without_figure = false;
  if (!start(text, pos)) return std::nullopt;
  do {
    std::string word;
    SpaceSet set;
    if (!place_set(word, set)) return std::nullopt;
    all = all | set;
  } while (accept("or"));
  without_figure = accept("without-figure");
  if (!at_end("'or', 'without-figure' or the end of the line")) return std::nullopt;
  return all;
}

}  // namespace dr::compiler
