import type { Price, TileDef } from '@everdell/engine';
import './vocabulary.ts';

/** Map tiles. Names and points are known, what each costs is a reconstruction, to be corrected by whoever owns them. */

const costs = (price: Price, points: number): TileDef => ({ row: 'mapTiles', points, price, reconstructed: true });

export const mapTiles = {
  'meeks-crossing': costs({ goods: { twig: 2 } }, 2),
  'lily-ponds': costs({ any: 2 }, 2),
  'the-bog': costs({ goods: { resin: 2 } }, 2),
  'fort-faraway': costs({ cards: 2 }, 2),
  'meerkat-canyon': costs({ goods: { twig: 1, resin: 1 } }, 2),
  'yaras-patch': costs({ goods: { berry: 2 } }, 2),
  littledell: costs({ any: 1, cards: 2 }, 3),
  'bubbling-springs': costs({ goods: { pebble: 1, berry: 1 } }, 3),
  'cuddlers-cove': costs({ goods: { berry: 2 }, cards: 1 }, 3),
  'stompy-knoll': costs({ goods: { twig: 2 } }, 3),
  'kibblerill-ferry': costs({ pointTokens: 2 }, 3), // R-SPIRE-31
  'longleg-forest': costs({ goods: { twig: 2 }, cards: 1 }, 3),
  burrowdale: costs({ goods: { twig: 1, resin: 1, berry: 1 } }, 4),
  'amber-caves': costs({ goods: { resin: 3 } }, 4),
  'newberry-fields': costs({ goods: { berry: 3 } }, 4),
  'dugworm-gully': costs({ cards: 3 }, 4),
  'twin-bridges': costs({ goods: { twig: 3 } }, 4),
  'mirror-lake': costs({ goods: { pebble: 2 } }, 4),
  'badgers-teeth': costs({ goods: { pebble: 3 } }, 5),
  'shipwreck-shore': costs({ goods: { twig: 2, resin: 2 } }, 5),
  'quokka-island': costs({ cards: 4 }, 5),
  'brightcoat-bloom': costs({ goods: { twig: 1, resin: 1, pebble: 1, berry: 2 } }, 6),
  'coldblooded-desert': costs({ goods: { berry: 5 } }, 6),
  'mistfire-falls': costs({ any: 5 }, 6),
} as const satisfies Record<string, TileDef>;
