// Finding words in a text, without case and accents; an apostrophe is one, however it is typed.
export const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Tells of a text whether all words looked for stand in it. */
export function finder(query: string): (text: string) => boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const where = folded(text);
    return words.every((word) => where.includes(word));
  };
}
