#include "text/wording/tokens.h"

#include "content/compiler/vocabulary.h"
#include "darkrock/ids.h"
#include "text/cards/names.h"
#include "text/wording/program.h"

namespace dr {

std::string town_name(int town, const Templates& words) {
  return listed("town", compiler::kTownWords, town, words);
}

std::string_view town_id(int town) { return id_at(compiler::kTownWords, town); }

namespace {

Space space_of_stop(const Content& content, int stop) {
  const bool known = content.catalog.ante_up && stop >= 0 && stop < kTrainStops;
  return known ? content.catalog.stops[stop] : kNone;
}

int town_of_saloon(const Content& content, Space space) {
  return space < content.catalog.n_spaces ? static_cast<int>(content.catalog.spaces[space].town)
                                          : -1;
}

}  // namespace

std::string stop_name(const Content& content, int stop, const Templates& words) {
  return space_name(content, space_of_stop(content, stop), words);
}

std::string_view stop_id(const Content& content, int stop) {
  return space_id(content, space_of_stop(content, stop));
}

std::string token_kind_name(int kind, const Templates& words) {
  return listed("token", kIdsOf<TokenKind>, kind, words);
}

std::string token_name(const Content& content, int token, const Templates& words) {
  if (token < 0 || token >= content.catalog.n_tokens) return "?";
  return capitalise(token_kind_name(static_cast<int>(content.catalog.tokens[token].kind), words));
}

std::string token_face(const Content& content, int token, const Templates& words) {
  if (token < 0 || token >= content.catalog.n_tokens) return "?";
  const EventToken& face = content.catalog.tokens[token];
  const bool gambler = face.kind == TokenKind::kHighRoller;
  return words.format(gambler ? "word.face.high-roller" : "word.face.token",
                      {{"kind", token_kind_name(static_cast<int>(face.kind), words)},
                       {"n", std::to_string(face.cards)},
                       {"effect", code_effect(content, face.reward, words)}});
}

std::string frontier_face(const Content& content, int token, const Templates& words) {
  if (!content.catalog.ante_up || token < 0 || token >= kFrontierTokens) return "?";
  return code_effect(content, content.catalog.frontier[token].reward, words);
}

std::string cattle_face(const Content& content, int cattle, const Templates& words) {
  if (cattle < 0 || cattle >= kCattleColours * kCattlePerColour) return "?";
  return words.format("word.face.cattle",
                      {{"colour", colour_name(cattle / kCattlePerColour, words)},
                       {"effect", code_effect(content, content.catalog.cattle[cattle], words)}});
}

std::string saloon_town(const Content& content, Space space, const Templates& words) {
  return town_name(town_of_saloon(content, space), words);
}

std::string_view saloon_town_id(const Content& content, Space space) {
  return town_id(town_of_saloon(content, space));
}

std::string looked_place(const Content& content, LookAt what, int where, const Templates& words) {
  switch (what) {
    case LookAt::kTrain: return {};
    case LookAt::kToken:
    case LookAt::kFrontier: return space_name(content, static_cast<Space>(where), words);
    case LookAt::kHighRoller: return saloon_town(content, static_cast<Space>(where), words);
    case LookAt::kCattle: return colour_name(where, words);
  }
  return "?";
}

std::string_view looked_place_id(const Content& content, LookAt what, int where) {
  switch (what) {
    case LookAt::kToken:
    case LookAt::kFrontier: return space_id(content, static_cast<Space>(where));
    case LookAt::kHighRoller: return saloon_town_id(content, static_cast<Space>(where));
    case LookAt::kTrain:
    case LookAt::kCattle: break;
  }
  return {};
}

std::string looked_face(const Content& content, LookAt what, int id, const Templates& words) {
  switch (what) {
    case LookAt::kTrain: return entry_name(content, Deck::kTrain, id, words);
    case LookAt::kToken:
    case LookAt::kHighRoller: return token_face(content, id, words);
    case LookAt::kFrontier: return frontier_face(content, id, words);
    case LookAt::kCattle: return cattle_face(content, id, words);
  }
  return "?";
}

}  // namespace dr
