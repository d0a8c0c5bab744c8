// What is looked at on the shelf; it stays while a card is on the bench.
import type { ComponentKind } from './components';
import type { Mark } from './bench.svelte';

export const shelf = $state({
  kind: 'story' as ComponentKind | '',
  mark: '' as Mark | 'yours' | '',
  box: '' as '' | 'base' | 'anteUp',
  wanted: '',
  most: 36,
  scroll: 0, // how far down somebody was
});
