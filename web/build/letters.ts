// Sizes of letters are written in pixels and built in `rem`, so that they follow what somebody chose (in
// the settings, or for all pages of the browser). The map and the cards keep theirs: there the drawing
// or the card grows as a whole.
import type { Plugin } from 'postcss';

const drawn = /\/src\/(board|cards|art)\/|LpChart/;
const sized = /^font(-size)?$/;

export const letters: Plugin = {
  postcssPlugin: 'darkrock-letters',
  Declaration(declaration) {
    const file = declaration.source?.input.file ?? '';
    if (!sized.test(declaration.prop) || drawn.test(file)) return;
    declaration.value = declaration.value.replace(
      /([\d.]+)px/g,
      (_, pixels: string) => `${Number((Number(pixels) / 16).toFixed(4))}rem`,
    );
  },
};
