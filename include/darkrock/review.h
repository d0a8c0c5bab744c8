/* The review of a game behind the C interface: where everybody's chance to win went, and what the
 * decisions of some seats were worth (docs/review.md); and the same judgement while a game runs. It is
 * made piece by piece, so that a page can show it while it grows, leave it and go on later.
 *
 * Browsers have it in a module of its own, darkrock-review.wasm, with dr_load_network, dr_load_words and
 * the packs (dr_content_new) of darkrock.h beside it. Texts are written as darkrock.h says ("words and pictures").
 */
#ifndef DARKROCK_REVIEW_H_
#define DARKROCK_REVIEW_H_

#include "darkrock/darkrock.h"

#ifdef __cplusplus
extern "C" {
#endif

#pragma GCC visibility push(default)

typedef struct dr_review dr_review;

/* A review of the game in the text of a replay. `seats` is the bit set of those whose decisions are
 * judged, `budget` how many choices are played through for each; 0: as many as is usual. A pack that the
 * game was played with must be loaded. Null if the text does not hold (dr_replay_problem says why), no such seat is there, or no network was loaded.
 * Free it with dr_review_free. */
dr_review* dr_review_new(const char* replay, size_t n, uint32_t seats, uint32_t budget);
void dr_review_free(dr_review* review);

/* So many pieces more, each a few milliseconds. 1: something is left to do, 0: nothing is. */
int32_t dr_review_go_on(dr_review* review, uint32_t pieces);
/* How much is done, 0..100. */
int32_t dr_review_percent(const dr_review* review);

/* What was found so far, as text, and a review that goes on from there. DR_REFUSED, and nothing
 * changes, if the text is of another game, other seats or another network. */
int32_t dr_review_save(const dr_review* review, char* out, size_t capacity);
int32_t dr_review_restore(dr_review* review, const char* text, size_t n);

/* ReviewDoc: everything, at any time; docs/review.md has the fields. */
int32_t dr_review_json(const dr_review* review, uint32_t lang, char* out, size_t capacity);
/* The page to keep and share: one file of HTML that needs nothing else. */
int32_t dr_review_html(const dr_review* review, uint32_t lang, char* out, size_t capacity);

/* A hint that says why: what a seat that is asked may do best, by what it sees and nothing else. It is
 * made game by game and gets surer. */
typedef struct dr_advice dr_advice;

/* Null if the view, dr_view_size() bytes of dr_observe or a server, asks nothing of its seat, or no
 * network was loaded. `content`: what dr_content_new gave for the pack it is played with, or 0. Free it
 * with dr_advice_free. */
dr_advice* dr_advice_new(const uint8_t* view, size_t n, uint32_t content);
void dr_advice_free(dr_advice* advice);

/* So many games more, each some milliseconds. 1: more of them may tell more, 0: they will not. */
int32_t dr_advice_go_on(dr_advice* advice, uint32_t games);
/* AdviceDoc: what was found, after at least one game; docs/review.md has the fields. */
int32_t dr_advice_json(const dr_advice* advice, uint32_t lang, char* out, size_t capacity);

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif

#endif /* DARKROCK_REVIEW_H_ */
