// The shape of a program: blocks, choices and prices, with the steps and conditions in them as they are
// written. What those mean is the compiler's business.
export type Step =
  | { kind: 'verb'; text: string }
  | { kind: 'if'; conditions: string[]; then: Step[]; otherwise: Step[] | null }
  | { kind: 'choose'; options: Step[][] }
  | { kind: 'may'; steps: Step[] }
  | { kind: 'cost'; text: string; steps: Step[] }
  | { kind: 'by'; who: string; step: Step };

class Unread extends Error {}

class Reader {
  #tokens: string[];
  #at = 0;

  constructor(
    text: string,
    private subjects: string[],
  ) {
    this.#tokens = text.match(/->|[{};]|[^\s{};]+/g) ?? [];
  }

  all(): Step[] {
    if (this.#is('none') && this.#tokens.length === 1) return [];
    const steps = this.#steps();
    if (this.#at < this.#tokens.length) throw new Unread();
    return steps;
  }

  #is = (word: string) => this.#tokens[this.#at] === word;
  #accept(word: string): boolean {
    if (!this.#is(word)) return false;
    this.#at++;
    return true;
  }
  #expect(word: string) {
    if (!this.#accept(word)) throw new Unread();
  }
  #steps(): Step[] {
    const steps = [this.#step()];
    while (this.#accept(';')) steps.push(this.#step());
    return steps;
  }
  #block(): Step[] {
    this.#expect('{');
    const steps = this.#steps();
    this.#expect('}');
    return steps;
  }
  /** Words up to a sign, or to a word that goes on with something else. */
  #words(...ends: string[]): string {
    const words: string[] = [];
    for (let token; (token = this.#tokens[this.#at]); this.#at++) {
      const price = words.join(' ') === 'give $10'; // "give $10 or 1 card"
      if (/^(->|[{};])$/.test(token) || (ends.includes(token) && !price)) break;
      words.push(token);
    }
    if (!words.length) throw new Unread();
    return words.join(' ');
  }
  #step(): Step {
    if (this.#accept('if')) return this.#if();
    if (this.#accept('choose')) return this.#choose();
    if (this.#accept('may')) return { kind: 'may', steps: this.#block() };
    const who = this.subjects.find((word) => this.#is(`${word}:`));
    if (who) {
      this.#at++;
      return { kind: 'by', who, step: this.#step() };
    }
    const text = this.#words('or');
    return this.#accept('->')
      ? { kind: 'cost', text, steps: this.#steps() }
      : { kind: 'verb', text };
  }
  #if(): Step {
    const conditions = [this.#words('and')];
    while (this.#accept('and')) conditions.push(this.#words('and'));
    const then = this.#block();
    return { kind: 'if', conditions, then, otherwise: this.#accept('else') ? this.#block() : null };
  }
  #choose(): Step {
    this.#expect('{');
    const options = [this.#steps()];
    while (this.#accept('or')) options.push(this.#steps());
    this.#expect('}');
    return { kind: 'choose', options };
  }
}

/** Null: it is not written as a program is. */
export function readProgram(text: string, subjects: string[]): Step[] | null {
  try {
    return new Reader(text, subjects).all();
  } catch (error) {
    if (error instanceof Unread) return null;
    throw error;
  }
}

export const writeProgram = (steps: Step[]): string => steps.map(writeStep).join('; ') || 'none';

function writeStep(step: Step): string {
  switch (step.kind) {
    case 'verb':
      return step.text;
    case 'may':
      return `may { ${writeProgram(step.steps)} }`;
    case 'choose':
      return `choose { ${step.options.map(writeProgram).join(' or ')} }`;
    case 'cost':
      return `${step.text} -> ${writeProgram(step.steps)}`;
    case 'by':
      return `${step.who}: ${writeStep(step.step)}`;
    case 'if': {
      const rest = step.otherwise ? ` else { ${writeProgram(step.otherwise)} }` : '';
      return `if ${step.conditions.join(' and ')} { ${writeProgram(step.then)} }${rest}`;
    }
  }
}

/** Every step and condition in it, as they are written. */
export function leavesOf(steps: Step[]): { steps: string[]; conditions: string[] } {
  const out = { steps: [] as string[], conditions: [] as string[] };
  const walk = (list: Step[]) => list.forEach(visit);
  function visit(step: Step) {
    if (step.kind === 'verb' || step.kind === 'cost') out.steps.push(step.text);
    if (step.kind === 'if') {
      out.conditions.push(...step.conditions);
      walk(step.then);
      walk(step.otherwise ?? []);
    } else if (step.kind === 'choose') step.options.forEach(walk);
    else if (step.kind === 'may' || step.kind === 'cost') walk(step.steps);
    else if (step.kind === 'by') visit(step.step);
  }
  walk(steps);
  return out;
}
