// The shape of `prompt_json`. Every sentence is whole and in the language asked for: a client lays the
// parts out and cuts none. What is not there is "" or -1 or [].
//
//   Prompt {
//     asked: boolean            whether it is the seat of the view that is asked
//     ask: string               the kind of question: "action", "commit-fight" … (choice_table.h)
//     rule: string              "B3.3"
//
//     only while somebody is asked:
//     headline: string          the question alone, one sentence: "Which fight card do you lay for the
//                               bandits?"
//     hint: string              what helps to answer it, one sentence: "Pick from low to high."
//     who: number               the seat asked; of several that choose in secret the viewer, or the first
//     whoName: string           "Annie Oakley"
//     cause: {                  what brought it up
//       kind: string            "turn", "fight", "card", "fight-card", "story" … (id_of(CauseKind))
//       id: number              what CauseKind says: a card, an item, a FightKind …
//       seat: number            whose turn, fight, card it is; -1
//       name: string            "Fight 7", "Blood Money", "End of the move"
//       text: string            one sentence: "Fight 7 lies open against you."
//       offer: string           what may be done, or what somebody is picked for: "You may
//                               discard 1 card to move up to 3 spaces."
//       rule: string }          by which it came to be: "B11.3" for a fight with bandits
//     note: null | {            what is still to be done; a number that has no place is -1
//       kind: string            "actions" (have: left), "discard" (need: cards), "explore" (need, have:
//                               value of cards), "lay" (need, have: cards)
//       need: number, have: number
//       text: string }          "2 actions left"
//
//     groups: {                 one for each verb among the options, in their order
//       verb: string
//       title: string           "Buy and upgrade items"
//       summary: string }[]     "Up to 3 spaces", or the titles of its options
//     options: {
//       code, verb, a, b, c     the choice
//       title: string           the thing, or what is done: "Boot Hill", "Blood Money 4♥", "Pass"
//       detail: string          what it does, whole by itself: "Gain $30 and draw 1 card."; the title
//                               again where there is no more to say
//       rule: string
//       space, card, item, seat what on the table it is about, -1
//       steps: number           spaces of a move, -1
//       touches: number[]       seats besides the chooser's that it is about or is sure to change
//       changes: {              what is sure to change at once, as far as the seat can know
//         seat: number
//         what: "cash" (dollars) | "lp" | "mp" | "wp" | "gp" | "nuggets" | "wounds" | "cards" | "longhorns"
//         by: number }[] }[]    below 0: a cost
//     default: number           code of the option that Enter takes: one that is sure to cost nothing
//                               (safe.h); -1: none is
//     begun: boolean            cards of the set were picked already: whoever takes them back takes all
//     picks: null | {           cards that are chosen together; picked_json says what a set is worth
//       cards: number           so many; 0: as many as are worth enough
//       pool: number[] }        the cards to choose from
//     refused: { code, verb, text, why, rule }[]   actions people expect that are refused now
//   }
#pragma once

#include "present/present.h"
