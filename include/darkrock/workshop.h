/* An editor of cards behind the C interface: the card language as lists, in the words of a language,
 * and the built-in cards as they are written (docs/adding-a-card.md, docs/packs.md).
 *
 * Browsers have it in a module of its own, darkrock-workshop.wasm, with what darkrock.h says of packs
 * and content beside it. Texts are written as darkrock.h says ("words and pictures"); the shapes are
 * those of web/src/engine/workshopDoc.ts.
 */
#ifndef DARKROCK_WORKSHOP_H_
#define DARKROCK_WORKSHOP_H_

#include "darkrock/darkrock.h"

#ifdef __cplusplus
extern "C" {
#endif

#pragma GCC visibility push(default)

/* WorkshopDoc: the decks with their fields, moments, places and cards of these modules. */
int32_t dr_workshop_json(uint32_t modules, uint32_t lang, char* out, size_t capacity);

/* SiteDoc: what may be said somewhere in a card. The first line of `ask` says where, as a deck and a
 * field or the head of an ability: "story reward", "goal when fight-won", "poker reaction@fight-won".
 * Each of the others is a step or a condition that stands there, "step gain $20", "cond in-town", whose
 * sentence is given. DR_BAD_ARGUMENT if there is no such place. */
int32_t dr_workshop_site_json(uint32_t modules, uint32_t lang, const char* ask, size_t n, char* out,
                              size_t capacity);

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif

#endif /* DARKROCK_WORKSHOP_H_ */
