// A line of a card held against what may stand in its place: which offer it is, and what can be turned in
// it without writing.
import type { OfferDoc } from '../../engine/workshopDoc';

/** What can be changed in a line: a number, or the place that it names. */
export type Knob =
  | { kind: 'number'; at: number; value: number; step: number }
  | { kind: 'place'; value: string; places: string[] };

const shape = (text: string) => text.replace(/\d+/g, '#');

/** The place that a text names where the offer has '@'; null: it is another text. */
function placeIn(text: string, offer: OfferDoc): string | null {
  const at = offer.text.indexOf('@');
  const [before, after] = [offer.text.slice(0, at), offer.text.slice(at + 1)];
  const inner = text.slice(before.length, text.length - after.length);
  const fits = shape(text.slice(0, before.length)) === shape(before) && text.endsWith(after);
  return fits && inner && !inner.includes(' ') ? inner : null;
}

export const matches = (text: string, offer: OfferDoc): boolean =>
  offer.places.length ? placeIn(text, offer) !== null : shape(text) === shape(offer.text);

/** The offer that a line is; words of its own say more than a place. */
export const offerOf = (text: string, offers: OfferDoc[]): OfferDoc | undefined =>
  offers.find((o) => !o.places.length && matches(text, o)) ??
  offers.find((o) => o.places.length && o.places.includes(placeIn(text, o) ?? '')) ??
  offers.find((o) => o.places.length && matches(text, o));

/** As it is first written: with the first of its places. */
export const exampleOf = (offer: OfferDoc): string =>
  offer.places.length ? offer.text.replace('@', offer.places[0]) : offer.text;

export function knobsOf(text: string, offer: OfferDoc | undefined): Knob[] {
  const place = offer?.places.length ? placeIn(text, offer) : null;
  const until = place === null ? text.length : text.lastIndexOf(place);
  const knobs: Knob[] = [];
  for (const found of text.slice(0, until).matchAll(/(\$?)(\d+)/g)) {
    // "give $10 or 1 card", "keep 1 random": words, not numbers that anybody may turn
    if (/^(give|keep|reroll|take-item|event|shop 1)/.test(text) && found[1] !== '$') continue;
    if (text.startsWith('give') || /^place 1 (?!nugget)/.test(text)) continue;
    const dollars = found[1] === '$' || /^amount \d0\+/.test(text);
    knobs.push({
      kind: 'number',
      at: found.index + found[1].length,
      value: Number(found[2]),
      step: dollars ? 10 : 1,
    });
  }
  if (place !== null) knobs.push({ kind: 'place', value: place, places: offer!.places });
  return knobs;
}

export function turned(text: string, knob: Knob, value: number | string): string {
  if (knob.kind === 'place') {
    const at = text.lastIndexOf(knob.value);
    return text.slice(0, at) + value + text.slice(at + knob.value.length);
  }
  return text.slice(0, knob.at) + value + text.slice(knob.at + String(knob.value).length);
}
