// Sizes of letters are written in pixels and built in `rem`, so that they follow what somebody chose (in
// the settings, or for all pages of the browser), and so is the room that a container must have for them.
// The map and the cards keep theirs: there the drawing or the card grows as a whole.
import type { Plugin } from 'postcss';

const drawn = /\/src\/(board|cards|art)\/|LpChart/;
const sized = /^font(-size)?$/;

const inRem = (text: string) =>
  text.replace(/([\d.]+)px/g, (_, pixels) => `${Number((Number(pixels) / 16).toFixed(4))}rem`);

export const letters: Plugin = {
  postcssPlugin: 'darkrock-letters',
  Declaration(declaration) {
    const file = declaration.source?.input.file ?? '';
    if (!sized.test(declaration.prop) || drawn.test(file)) return;
    declaration.value = inRem(declaration.value);
  },
  AtRule: {
    container(rule) {
      if (!drawn.test(rule.source?.input.file ?? '')) rule.params = inRem(rule.params);
    },
  },
};
