// The workbench: the pack somebody is making, what its cards come to, and the way back from every change.
import { WorkshopEngine } from '../../engine/workshop';
import type { Content, Language } from '../../engine/types';
import type { PackFault, SiteDoc, WorkshopDoc } from '../../engine/workshopDoc';
import { dropPack, keepPack, keptPacks, type KeptPack } from '../../browser/keptPacks';
import { newId } from '../../browser/savedGames';
import { fieldOf, readCard } from '../../state/workshop/cardText';
import {
  bitsOf,
  freshPack,
  packModules,
  placeOf,
  readPack,
  writePack,
  type PackHead,
  type PackText,
} from '../../state/workshop/pack';
import { positionFor } from '../../state/workshop/trial';
import { almanac, type AlmanacEntry } from '../../handbook/entries';
import { language, languages } from '../../words/words.svelte';
import { s } from '../../words/workshop.svelte';

export type Mark = 'printed' | 'name-printed' | 'ours';
export interface CardFault extends PackFault {
  card: string; // '' of the head
}
export interface Told {
  language: Language;
  name: string;
  text: string;
}

const boxes = [0, 1, 3] as const; // base, Ante Up, its own poker cards
/** Changes of one field in a row are one step back. */
const oneChange = 900;

export class Bench {
  readonly engine = new WorkshopEngine();
  packs = $state.raw<KeptPack[]>([]);
  id = $state('');
  pack = $state.raw<PackText>(freshPack('My own box'));
  doc = $state.raw<WorkshopDoc | null>(null);
  entries = $state.raw<AlmanacEntry[]>([]); // as they are with the pack
  builtIn = $state.raw<AlmanacEntry[]>([]);
  faults = $state.raw<CardFault[]>([]);
  ready = $state(false);
  unkept = $state(false); // the browser has no room
  #past = $state.raw<PackText[]>([]);
  #future = $state.raw<PackText[]>([]);
  #last = { what: '', at: 0 };
  #timer = 0;
  #running = false;
  #again = false;
  #texts: Record<string, string> = {};
  #boxOf: Record<string, number> = {};
  #ours = $state.raw<string[]>([]); // ids of the built-in cards of our own making
  #plain: Content[] = [];

  async begin() {
    const spoken = language();
    await this.engine.speak(spoken);
    const [doc, ...docs] = await Promise.all([
      this.engine.call('doc', 1, spoken),
      ...boxes.map((bits) => this.engine.call('doc', bits, spoken)),
    ]);
    this.doc = doc;
    for (let i = boxes.length - 1; i >= 0; i--)
      for (const [id, text] of Object.entries(docs[i].cards)) {
        this.#texts[id] = text;
        this.#boxOf[id] = boxes[i];
      }
    this.#ours = Object.keys(this.#texts).filter((id) => this.sourceOf(id) === 'ours');
    await this.#readBuiltIn();
    if (!this.id) await this.#openLast();
    await this.#work();
    this.ready = true;
  }
  /** The same in another language. */
  async retell() {
    if (!this.ready) return;
    const spoken = language();
    await this.engine.speak(spoken);
    this.doc = await this.engine.call('doc', 1, spoken);
    await this.#readBuiltIn();
    this.#changed();
  }
  close() {
    clearTimeout(this.#timer);
    this.engine.leave();
  }

  async #readBuiltIn() {
    this.#plain = await Promise.all(boxes.map((b) => this.engine.call('of', b, language())));
    const [base, full, other] = this.#plain;
    this.builtIn = almanac(base, full, other);
  }

  // --- the pack ---

  async #openLast() {
    this.packs = await keptPacks().catch(() => []);
    const last = this.packs.find((kept) => readPack(kept.text));
    if (last) this.#show(last.id, readPack(last.text)!);
    else this.#show(newId(), freshPack(s().myBox));
  }
  #show(id: string, pack: PackText) {
    this.id = id;
    this.pack = pack;
    this.#past = this.#future = [];
    this.#last = { what: '', at: 0 };
  }
  open(id: string) {
    const kept = this.packs.find((pack) => pack.id === id);
    const pack = kept && readPack(kept.text);
    if (!pack) return;
    this.#show(id, pack);
    this.#changed();
  }
  make() {
    this.#show(newId(), freshPack(s().myBox));
    this.#changed();
  }
  async drop() {
    await dropPack(this.id).catch(() => {});
    this.packs = this.packs.filter((pack) => pack.id !== this.id);
    if (this.packs.length) this.open(this.packs[0].id);
    else this.make();
  }
  /** A text becomes a pack of its own beside the others; false: it is none. */
  take(text: string): boolean {
    const pack = readPack(text);
    if (!pack) return false;
    this.#show(newId(), pack);
    this.#changed();
    return true;
  }
  get text(): string {
    return writePack(this.pack).text;
  }
  get bits(): number {
    return bitsOf(this.pack.head.module);
  }

  setHead(changes: Partial<PackHead>) {
    const head = { ...this.pack.head, ...changes };
    this.#change({ ...this.pack, head }, `head ${Object.keys(changes)}`);
  }
  setCard(id: string, text: string, what = id) {
    if (text === this.cardText(id)) return;
    const cards = text === this.#texts[id] ? this.#without(id) : { ...this.pack.cards, [id]: text };
    this.#change({ head: this.#headFor(cards), cards }, what);
  }
  /** The built-in card again. */
  reset(id: string) {
    this.#change({ ...this.pack, cards: this.#without(id) }, '');
  }
  #without = (id: string) =>
    Object.fromEntries(Object.entries(this.pack.cards).filter(([other]) => other !== id));
  /** For more boxes where a card needs them. */
  #headFor(cards: Record<string, string>): PackHead {
    const { head } = this.pack;
    const needed = Math.max(0, ...Object.keys(cards).map((id) => this.boxOf(id)));
    if ((needed & ~bitsOf(head.module)) === 0) return head;
    return { ...head, module: packModules[boxes.indexOf(needed as 0 | 1 | 3)] };
  }

  // --- undo ---

  #change(next: PackText, what: string) {
    const now = Date.now();
    const same = !!what && this.#last.what === what && now - this.#last.at < oneChange;
    if (!same) this.#past = [...this.#past.slice(-199), this.pack];
    this.#last = { what, at: now };
    this.#future = [];
    this.pack = next;
    this.#changed();
  }
  get canUndo() {
    return this.#past.length > 0;
  }
  get canRedo() {
    return this.#future.length > 0;
  }
  undo() {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [...this.#future, this.pack];
    this.#past = this.#past.slice(0, -1);
    this.#go(before);
  }
  redo() {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#past = [...this.#past, this.pack];
    this.#future = this.#future.slice(0, -1);
    this.#go(next);
  }
  #go(pack: PackText) {
    this.#last = { what: '', at: 0 };
    this.pack = pack;
    this.#changed();
  }

  // --- cards ---

  builtInText = (id: string): string => this.#texts[id] ?? '';
  cardText = (id: string): string => this.pack.cards[id] ?? this.builtInText(id);
  changed = (id: string): boolean => id in this.pack.cards;
  boxOf = (id: string): number => this.#boxOf[id] ?? 0;
  sourceOf = (id: string): Mark =>
    (fieldOf(readCard(this.builtInText(id)), 'source') ?? 'ours') as Mark;
  nameOf = (id: string): string =>
    this.entryOf(id)?.name ?? fieldOf(readCard(this.cardText(id)), 'name') ?? id;
  entryOf = (id: string) => this.entries.find((entry) => entry.id === id);
  builtInOf = (id: string) => this.builtIn.find((entry) => entry.id === id);
  faultsOf = (id: string) => this.faults.filter((fault) => fault.card === id);
  known = (id: string): boolean => id in this.#texts;
  ids = (deck: string): string[] =>
    Object.keys(this.#texts).filter((id) => this.#texts[id].startsWith(`${deck} `));

  /** Of the cards of our own making: which the pack replaces. */
  oursChanged = $derived(this.#ours.map((id) => id in this.pack.cards));
  get replaced(): { n: number; of: number } {
    return { n: this.oursChanged.filter(Boolean).length, of: this.oursChanged.length };
  }

  // --- what the cards come to ---

  #changed() {
    void this.#keep(); // what is typed is kept, whether it can be read or not
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#work(), 90);
  }
  async #work() {
    if (this.#running) return void (this.#again = true);
    this.#running = true;
    do {
      this.#again = false;
      await this.#judge().catch((error) => console.error(error));
    } while (this.#again);
    this.#running = false;
  }
  async #judge() {
    const { pack } = this;
    const all = writePack(pack);
    const faults = (await this.engine.call('faults', all.text, this.bits)).map((fault) => {
      const at = placeOf(fault.line, all.starts);
      return { ...fault, card: at.id, line: at.line };
    });
    const broken = new Set(faults.map((fault) => fault.card));
    const [full, other] = await Promise.all([this.#with(1, broken), this.#with(3, broken)]);
    if (pack !== this.pack) return void (this.#again = true);
    this.faults = faults;
    this.entries = almanac(this.#plain[0], full, other);
  }
  /** The cards of some boxes with those of the pack that are whole. */
  async #with(bits: 1 | 3, broken: Set<string>): Promise<Content> {
    const made = await this.engine.call('content', this.#sound(bits, broken), bits, language());
    return made ?? this.#plain[bits === 1 ? 1 : 2];
  }
  #sound(bits: number, broken: Set<string>): string {
    const whole = Object.entries(this.pack.cards).filter(
      ([id]) => !broken.has(id) && (this.boxOf(id) & ~bits) === 0,
    );
    const head = { ...freshPack('bench').head, title: this.pack.head.title || 'bench' };
    return writePack({ head, cards: Object.fromEntries(whole) }).text;
  }

  async #keep() {
    const kept = {
      id: this.id,
      title: this.pack.head.title,
      changed: Date.now(),
      text: this.text,
    };
    const empty = !Object.keys(this.pack.cards).length && !this.canUndo;
    if (empty && !this.packs.some((pack) => pack.id === this.id)) return;
    this.packs = [kept, ...this.packs.filter((pack) => pack.id !== this.id)];
    this.unkept = await keepPack(kept).then(
      () => false,
      () => true,
    );
  }

  /** What a card says in every language. */
  async told(modules: number, id: string): Promise<Told[]> {
    await Promise.all(languages.map(({ code }) => this.engine.speak(code)));
    const bits = modules === 3 ? 3 : 1;
    return this.engine.call('told', bits, id);
  }

  /** A position in which a card matters, and the cards that it is played with. */
  trial(id: string): { text: string; pack: string; bits: number } {
    const bits = Math.max(this.bits, this.boxOf(id));
    const broken = new Set(this.faults.map((fault) => fault.card));
    const text = positionFor(this.cardText(id), this.cardText, bits, this.nameOf(id)) ?? '';
    return { text, pack: this.#sound(bits, broken), bits };
  }

  #sites = new Map<string, Promise<SiteDoc>>();
  /** What may be said somewhere, and what those lines say. */
  site(id: string, where: string, lines: string[]): Promise<SiteDoc> {
    const bits = Math.max(this.bits, this.boxOf(id));
    const key = [bits, language(), where, ...lines].join('\n');
    let site = this.#sites.get(key);
    if (!site) {
      site = this.engine.call('site', bits, language(), where, lines);
      if (this.#sites.size > 400) this.#sites.clear();
      this.#sites.set(key, site);
    }
    return site;
  }
}
