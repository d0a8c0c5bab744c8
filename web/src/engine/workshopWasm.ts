// The module of the workshop (darkrock/workshop.h): cards compiled and put into words while they are
// written.
import { languages } from './generated';
import { Memory, type ModuleSource } from './memory';
import type { Content, Entry, Language } from './types';
import type { PackFault, SiteDoc, WorkshopDoc } from './workshopDoc';

const numberOf = (language: Language) => languages.indexOf(language);

export class WorkshopWasm {
  #cards = new Map<number, number>(); // by modules: what the last text that compiled came to

  private constructor(private memory: Memory) {}

  static async load(source: ModuleSource): Promise<WorkshopWasm> {
    return new WorkshopWasm(await Memory.load(source));
  }
  get #x() {
    return this.memory.exports;
  }
  #json<T>(call: (out: number, capacity: number) => number): T {
    return JSON.parse(this.memory.written(call));
  }

  loadWords(language: Language, text: string) {
    this.memory.with(language, (code, codeN) =>
      this.memory.with(text, (at, n) => this.#x.dr_load_words(code, codeN, at, n)),
    );
  }
  doc(modules: number, language: Language): WorkshopDoc {
    const l = numberOf(language);
    return this.#json((out, n) => this.#x.dr_workshop_json(modules, l, out, n));
  }
  /** What may be said at a place of a card, and what some lines of it say. */
  site(modules: number, language: Language, where: string, lines: string[]): SiteDoc {
    const l = numberOf(language);
    return this.memory.with([where, ...lines].join('\n'), (at, k) =>
      this.#json((out, n) => this.#x.dr_workshop_site_json(modules, l, at, k, out, n)),
    );
  }
  faults(text: string, modules: number): PackFault[] {
    return this.memory.with(text, (at, k) =>
      this.#json((out, n) => this.#x.dr_pack_problems_json(at, k, modules, out, n)),
    );
  }
  /** The cards of a pack; null: it does not compile. */
  content(text: string, modules: number, language: Language): Content | null {
    const cards = this.memory.with(text, (at, n) => this.#x.dr_content_new(at, n, modules));
    if (cards < 0) return null;
    const last = this.#cards.get(modules);
    if (last !== undefined) this.#x.dr_content_free(last);
    this.#cards.set(modules, cards);
    return this.of(cards, language);
  }
  of(cards: number, language: Language): Content {
    const l = numberOf(language);
    return this.#json((out, n) => this.#x.dr_content_json(cards, l, out, n));
  }
  /** What a card of the last pack for these modules says in every language. */
  told(modules: number, id: string) {
    const cards = this.#cards.get(modules) ?? modules;
    return languages.map((language) => {
      const entry = entriesOf(this.of(cards, language)).find((one) => one.id === id);
      return { language, name: entry?.name ?? '', text: entry?.text ?? '' };
    });
  }
}

function* listsOf(content: Content): Generator<Entry[]> {
  for (const list of Object.values(content)) if (Array.isArray(list)) yield list;
  yield content.items.flatMap(({ front, up }) => (up ? [front, up] : [front]));
}
const entriesOf = (content: Content) => [...listsOf(content)].flat();
