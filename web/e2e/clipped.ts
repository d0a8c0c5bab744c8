// What of a page's text cannot be read: cut off, outside of the window, under something else, or broken
// in the middle of a word.
import type { Page } from 'playwright-core';

/** One line for each text that is not all there: what is wrong, where, and how it begins. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const found = new Set<string>();
    const top = document.querySelector('dialog:modal') ?? document.body;
    const slack = 1.5; // pixels: letters are drawn between pixels

    const named = (e: Element) => {
      const classes = [...e.classList].filter((c) => !c.startsWith('svelte-')).join('.');
      return e.tagName.toLowerCase() + (classes && `.${classes}`);
    };
    const where = (e: Element) => {
      const path = [];
      for (let at: Element | null = e; at && path.length < 3; at = at.parentElement)
        path.unshift(named(at));
      return path.join(' ');
    };
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const empty = (b: Box) => b.right - b.left <= slack || b.bottom - b.top <= slack;
    // asked again and again of the same ancestors
    const known = new Map<Element, { s: CSSStyleDeclaration; b: DOMRect; x: string; y: string }>();
    function of(e: Element) {
      let it = known.get(e);
      if (!it) {
        const s = getComputedStyle(e);
        const inline = s.display === 'inline' || e === document.body;
        it = {
          s,
          b: e.getBoundingClientRect(),
          x: inline ? 'visible' : s.overflowX,
          y: inline ? 'visible' : s.overflowY,
        };
        known.set(e, it);
      }
      return it;
    }
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';

    /** What can be seen of a line of text, or 'cut'; null if it is scrolled away. */
    function seen(element: Element, line: DOMRect): Box | 'cut' | null {
      let box: Box = line;
      // a line is higher than its letters
      const high = Math.max(slack, 0.3 * parseFloat(of(element).s.fontSize));
      let fixed = false;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { s, b, x, y } = of(at);
        if (at !== document.documentElement && (x !== 'visible' || y !== 'visible')) {
          // what a list has no room for is left out as a whole
          const left = box.left >= b.right || box.top >= b.bottom - slack;
          if (s.flexWrap === 'wrap' && y === 'hidden' && left) return null;
          const outX = box.left < b.left - slack || box.right > b.right + slack;
          const outY = box.top < b.top - high || box.bottom > b.bottom + high;
          if (outX && !scrolls(x) && x !== 'visible') return 'cut';
          if (outY && !scrolls(y) && y !== 'visible') return 'cut';
          box = meet(box, b);
          if (empty(box)) return null;
        }
        if (s.position === 'fixed') fixed = true;
        if (fixed || at === top) break;
      }
      const out =
        box.left < -slack ||
        box.top < -high ||
        box.right > innerWidth + slack ||
        box.bottom > innerHeight + high;
      return out ? 'cut' : box;
    }

    /** Whether it is drawn over a point: by its own colour up to what both lie in, or by its text. */
    function hides(hit: Element, element: Element, x: number, y: number): boolean {
      if (hit.closest('dialog') !== element.closest('dialog')) return false; // a paper is put away
      for (let at: Element | null = hit; at; at = at.parentElement)
        if (of(at).s.position === 'sticky') return false; // the rest scrolls below it
      for (let at: Element | null = hit; at && !at.contains(element); at = at.parentElement) {
        const { s } = of(at);
        if (at instanceof SVGElement || s.backgroundImage !== 'none') return true;
        if (!/^rgba\(.*, 0(\.[0-4]\d*)?\)$|transparent/.test(s.backgroundColor)) return true;
      }
      const range = document.createRange();
      for (const node of hit.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) continue;
        range.selectNodeContents(node);
        for (const r of range.getClientRects())
          if (x > r.left && x < r.right && Math.abs((r.top + r.bottom) / 2 - y) < 0.3 * r.height)
            return true;
      }
      return false;
    }
    function covered(element: Element, box: Box): Element | null {
      const y = (box.top + box.bottom) / 2;
      for (const share of [0.08, 0.5, 0.92]) {
        const x = box.left + share * (box.right - box.left);
        const hit = document.elementFromPoint(x, y);
        if (!hit || hit.contains(element) || element.contains(hit)) continue;
        if (hides(hit, element, x, y)) return hit;
      }
      return null;
    }

    /** A word that goes on in the next line without a hyphen. */
    function brokenWord(node: Text): string | undefined {
      if (of(node.parentElement!).s.overflowWrap === 'normal') return;
      const range = document.createRange();
      return node.data.match(/[\p{L}’'\u00ad]{4,}/gu)?.find((word) => {
        const from = node.data.indexOf(word);
        if (word.includes('\u00ad')) return false;
        range.setStart(node, from);
        range.setEnd(node, from + word.length);
        const lines = [...range.getClientRects()].filter((line) => line.width > 1);
        return lines.some((line) => line.top > lines[0].bottom - slack);
      });
    }

    const drawn = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const element = node.parentElement!;
      if (!text || element.closest('.board, select, script, style, .hidden, .skip')) continue;
      if (!element.checkVisibility(drawn)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = range.getClientRects();
      const word = lines.length > 1 && brokenWord(node as Text);
      if (word) found.add(`broken: ${where(element)} "${word}"`);
      for (const line of lines) {
        if (line.width < 1 || line.height < 1) continue;
        const part = seen(element, line);
        if (part === null) continue;
        const what = `${where(element)} "${text.slice(0, 40)}"`;
        if (part === 'cut') found.add(`cut off: ${what}`);
        else if (
          of(element).s.pointerEvents !== 'none' &&
          part.bottom - part.top > line.height / 2
        ) {
          const above = covered(element, part);
          if (above) found.add(`under ${where(above)}: ${what}`);
        }
      }
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.add(`the page is ${scrollWidth} x ${scrollHeight}`);
    return [...found];
  });
}
