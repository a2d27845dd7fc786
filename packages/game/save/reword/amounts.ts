import type { Reword } from './types.ts';

/** Goods that lie on something, and the Wonders, which a word of their own counted. */
export const amounts: Readonly<Record<string, Reword>> = {
  goodsOn: ({ goodsOn }) => ({ goodsOn: Array.isArray(goodsOn) ? { on: 'self', of: goodsOn } : goodsOn }),
  storedOn: ({ storedOn }) => ({ goodsOn: { on: storedOn } }),
  wonders: () => ({ count: { in: 'wonders' } }),
};
