// The store's shelves: which items stand on the rack, and what can be done with each.
import type { Verb } from '../engine/generated';
import type { Content, Option, TableView } from '../engine/types';

export interface Shelf {
  item: number;
  owned: boolean;
  up: boolean; // the owner's copy is upgraded
  stock: number;
  price?: number; // to pay now, if it can be bought or upgraded
  buy: Option | null;
  buyUse: Option | null;
  upgrade: Option | null;
  upgradeUse: Option | null;
}

/** Whether options are purchases. */
export const isPurchase = (o: Option) => o.verb === 'buy' || o.verb === 'upgrade';

const priceOf = (o: Option | null, seat: number) =>
  o ? -(o.changes.find((c) => c.seat === seat && c.what === 'cash')?.by ?? 0) : undefined;

export function shelves(view: TableView, content: Content, options: Option[]): Shelf[] {
  const post = new Set(view.anteUp?.rack ?? []);
  const seat = view.seats[view.seat];
  const find = (verb: Verb, item: number, use: number) =>
    options.find((o) => o.verb === verb && o.item === item && o.b === use) ?? null;
  return content.items
    .map((_, item): Shelf => {
      const own = seat?.items.find((i) => i.item === item);
      const buy = find('buy', item, 0);
      const upgrade = find('upgrade', item, 0);
      return {
        item,
        owned: !!own,
        up: !!own?.up,
        stock: view.stock[item] ?? 0,
        price: priceOf(buy ?? upgrade, view.seat),
        buy,
        buyUse: find('buy', item, 1),
        upgrade,
        upgradeUse: find('upgrade', item, 1),
      };
    })
    .filter((s) => view.rack === 'any' || post.has(s.item) === (view.rack === 'post'))
    .filter((s) => !view.firstGame || s.stock > 0 || s.owned);
}
