// The store's shelves: which items stand on the rack, and what can be done with each.
import type { Content, Option, TableView } from '../engine/types';

export interface Shelf {
  item: number;
  owned: boolean;
  up: boolean; // the owner's copy is upgraded
  stock: number;
  buy: Option | null;
  buyUse: Option | null;
  upgrade: Option | null;
  upgradeUse: Option | null;
}
export type Rack = 'general' | 'post' | 'any';

/** Whether options are purchases. */
export const isPurchase = (o: Option) => o.verb === 'buy' || o.verb === 'upgrade';

/** Which rack this is: by the signs of the space you stand in. */
export function rackOf(view: TableView, content: Content, options: Option[]): Rack {
  const post = new Set(view.anteUp?.rack ?? []);
  const items = new Set(options.filter(isPurchase).map((o) => o.item));
  const inPost = [...items].some((i) => post.has(i));
  const inStore = [...items].some((i) => !post.has(i));
  if (inPost && inStore) return 'any';
  const here = content.spaces[view.seats[view.seat]?.space ?? -1]?.locations ?? [];
  if (here.some((l) => l.startsWith('trading-post'))) return 'post';
  return inPost ? 'post' : 'general';
}

export function shelves(view: TableView, content: Content, options: Option[]): Shelf[] {
  const rack = rackOf(view, content, options);
  const post = new Set(view.anteUp?.rack ?? []);
  const seat = view.seats[view.seat];
  const find = (verb: string, item: number, use: number) =>
    options.find((o) => o.verb === verb && o.item === item && o.b === use) ?? null;
  return content.items
    .map((_, item): Shelf => {
      const own = seat?.items.find((i) => i.item === item);
      return {
        item,
        owned: !!own,
        up: !!own?.up,
        stock: view.stock[item] ?? 0,
        buy: find('buy', item, 0),
        buyUse: find('buy', item, 1),
        upgrade: find('upgrade', item, 0),
        upgradeUse: find('upgrade', item, 1),
      };
    })
    .filter((s) => rack === 'any' || post.has(s.item) === (rack === 'post'))
    .filter((s) => !view.firstGame || s.stock > 0 || s.owned);
}
