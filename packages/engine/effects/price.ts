import type { EffectOf, Price } from './types.ts';

/** In this order a price is paid. */
const ORDER: readonly (keyof Price)[] = [
  'points',
  'goods',
  'any',
  'tokens',
  'pointTokens',
  'cards',
  'cardsOf',
  'cityCards',
  'units',
];

type Pay = EffectOf<'pay'>;
const known = new WeakMap<Price, readonly Pay[]>();

/** The parts of a price one by one, each a price by itself. */
export function priceParts(price: Price): readonly Pay[] {
  let parts = known.get(price);
  if (parts === undefined) {
    const asked = ORDER.filter((part) => price[part] !== undefined);
    parts =
      asked.length === 1 && 'do' in price
        ? [price as Pay]
        : asked.map((part): Pay => ({ do: 'pay', [part]: price[part] }));
    known.set(price, parts);
  }
  return parts;
}
