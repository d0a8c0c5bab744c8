// What may be said at a place of a card, and what its lines say: asked again whenever they change, and what
// was known stays until then.
import type { OfferDoc } from '../../engine/workshopDoc';
import { language } from '../../words/words.svelte';
import type { Bench } from './bench.svelte';

export class SiteLists {
  steps = $state.raw<OfferDoc[]>([]);
  conditions = $state.raw<OfferDoc[]>([]);
  #said = $state.raw<Record<string, string>>({});

  /** Of the place and the lines that are given now. */
  constructor(
    bench: () => Bench,
    now: () => { id: string; where: string; steps: string[]; conditions: string[] },
  ) {
    $effect(() => {
      const { id, where, steps, conditions } = now();
      void language();
      const lines = [
        ...new Set([
          ...steps.map((one) => `step ${one}`),
          ...conditions.map((one) => `cond ${one}`),
        ]),
      ];
      let late = false;
      bench()
        .site(id, where, lines)
        .then(
          (site) => {
            if (late) return;
            this.steps = site.steps;
            this.conditions = site.conditions;
            this.#said = Object.fromEntries(lines.map((line, i) => [line, site.said[i]]));
          },
          () => {}, // the place is there no more
        );
      return () => (late = true);
    });
  }
  sayStep = (text: string): string => this.#said[`step ${text}`] || text;
  sayCondition = (text: string): string => this.#said[`cond ${text}`] || text;
}
