// The workshop in a thread of its own, so that typing never waits for it.
import moduleUrl from '../../../build/wasm/darkrock-workshop.wasm?url';
import { answerCalls, type CallsOf } from './answer';
import type { Language } from './types';
import { WorkshopWasm } from './workshopWasm';

const calls = {
  loadWords: (w: WorkshopWasm, language: Language, text: string) => w.loadWords(language, text),
  doc: (w: WorkshopWasm, modules: number, language: Language) => w.doc(modules, language),
  site: (w: WorkshopWasm, modules: number, language: Language, where: string, lines: string[]) =>
    w.site(modules, language, where, lines),
  faults: (w: WorkshopWasm, text: string, modules: number) => w.faults(text, modules),
  content: (w: WorkshopWasm, text: string, modules: number, language: Language) =>
    w.content(text, modules, language),
  of: (w: WorkshopWasm, modules: number, language: Language) => w.of(modules, language),
  told: (w: WorkshopWasm, modules: number, id: string) => w.told(modules, id),
};

export type WorkshopCalls = CallsOf<WorkshopWasm, typeof calls>;

answerCalls(WorkshopWasm.load(fetch(moduleUrl)), calls);
