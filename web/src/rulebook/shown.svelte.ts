// The rule that lies open over the page, if any.
import { normal } from './parse';

let shown = $state<string | null>(null);

export const ruleShown = () => shown;
export function openRule(rule: string) {
  shown = normal(rule);
}
export function closeRule() {
  shown = null;
}
