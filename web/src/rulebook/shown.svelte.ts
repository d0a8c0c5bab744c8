// The rule that lies open over the page, if any.
import { normal } from './parse';

let shown = $state<string | null>(null);
let before: HTMLElement | null = null;

export const ruleShown = () => shown;
export function openRule(rule: string) {
  if (!shown) before = document.activeElement as HTMLElement | null;
  shown = normal(rule);
}
export function closeRule() {
  shown = null;
  before?.focus?.();
  before = null;
}
