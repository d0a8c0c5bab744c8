// Text in a box of a given size: it is set smaller until the browser says that it fits. Style sheets
// alone cannot do that: no query asks how much room a text takes.
const sizes = [1, 0.94, 0.88, 0.82, 0.76];

/** Where a long Ukrainian word may be parted, which browsers do not know: before a consonant and a vowel. */
export const parted = (text: string) =>
  text.replace(/[а-яіїєґ’]{8,}/giu, (word) =>
    word.replace(/(?<=[аеиіоуяюєї].*)(?=[^аеиіоуяюєїь’][аеиіоуяюєї].)/giu, (_, at: number) =>
      at > 2 && at < word.length - 2 ? '\u00ad' : '',
    ),
  );

function part(node: Node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const now = parted(text.nodeValue!);
    if (now !== text.nodeValue) text.nodeValue = now;
  }
}

/**
 * `use:fit={text}`: sets --fit on the element, by which its style sheet multiplies the size of the
 * letters. What is too much even so is marked with data-tight, for which style sheets may make room
 * beside it; then words that are too long are parted, and at last broken.
 */
export function fit(node: HTMLElement, _text: unknown) {
  // Letters of a title stand out of their lines by a fifth: that is not too much text.
  const fits = () =>
    node.scrollWidth <= node.clientWidth + 1 &&
    node.scrollHeight <= node.clientHeight + 0.2 * parseFloat(getComputedStyle(node).fontSize);
  const found = () =>
    sizes.some((size) => {
      node.style.setProperty('--fit', String(size));
      return fits();
    });
  const set = () => {
    node.style.overflowWrap = 'normal';
    node.removeAttribute('data-tight');
    if (found()) return;
    node.setAttribute('data-tight', '');
    if (found()) return;
    part(node);
    if (!found()) node.style.overflowWrap = 'anywhere';
  };
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(set);
  };
  // The room is the parent's: the text's own size changes with every try.
  const watch = new ResizeObserver(soon);
  watch.observe(node.parentElement ?? node);
  // Another alphabet has another file.
  document.fonts.addEventListener('loadingdone', soon);
  set();
  return {
    update: (_next: unknown) => set(),
    destroy() {
      cancelAnimationFrame(frame);
      document.fonts.removeEventListener('loadingdone', soon);
      watch.disconnect();
    },
  };
}
