import { designOf, type Holder, type Uid } from '@everdell/game';
import { useMemo, type ReactNode } from 'react';
import { useFit } from '../../app/layout.ts';
import { askedFor, counters, offeredFor, partners, pointsSoFar, prospect, surchargeOn } from '../../play/cards.ts';
import type { Seen } from '../../play/seen.ts';
import { useSeen } from '../../table/context.ts';
import { useWords, type Words } from '../../words/index.ts';
import { Goods } from '../Goods.tsx';
import { CardCounters, counterWords, hasCounters } from './CardCounters.tsx';
import { CardFace, type CardSize, type CardState } from './CardFace.tsx';
import { LEAST, widthOf } from './fit.ts';
import { bannerOf } from './Ribbon.tsx';

interface Props {
  readonly uid: Uid;
  readonly size: CardSize;
  /** The card that shares its space. */
  readonly second?: Uid;
  /** Further ones, where more than two lie together. */
  readonly rest?: readonly Uid[];
  /** There is less room than usual for a name. */
  readonly narrow?: boolean;
}

const NONE: readonly Uid[] = [];

/** A card of the game at the table with everything there is to know about it now. */
export function TableCard({ uid, size, second, rest = NONE, narrow = false }: Props): ReactNode {
  const seen = useSeen();
  const words = useWords();
  const { game, known, text } = seen;
  const design = designOf(game.rules, known, uid);
  const state = useMemo(
    () => ({ ...cardState(seen, words, uid, size, second, rest), ...(narrow ? { narrow } : {}) }),
    [seen, words, uid, size, second, rest, narrow],
  );
  return (
    <CardFace
      design={design}
      text={text}
      size={size}
      partners={partners(game, design).map(({ id }) => text.name(id))}
      state={state}
      {...(second === undefined ? {} : { second: designOf(game.rules, known, second) })}
    />
  );
}

/** How the card stands, for a face of this size. */
export function cardState(
  seen: Seen,
  words: Words,
  uid: Uid,
  size: CardSize,
  second?: Uid,
  rest: readonly Uid[] = NONE,
): CardState {
  const { game, known } = seen;
  const could = isAboutOther(seen) ? null : prospect(seen, uid);
  const on = counters(seen, uid);
  const together = [uid, ...(second === undefined ? [] : [second]), ...rest];
  const inCity = game.rules.city.some((zone) => known.zones[zone].includes(uid));
  return {
    ...(could === null ? {} : prospectWords(seen, words, uid, size)),
    ...(could?.how === 'no' ? { off: true } : {}),
    ...(could === null ? {} : dearer(seen, uid)),
    ...(inCity ? { points: together.reduce((sum, card) => sum + pointsSoFar(seen, card), 0) } : {}),
    ...(rest.length > 0 ? { stack: together.length } : {}),
    ...(hasCounters(on)
      ? { counters: <CardCounters key={JSON.stringify(on)} of={on} seen={seen} named={size === 'large'} /> }
      : {}),
  };
}

/** Cards are picked for something else than to be played: what they would cost does not matter, and must not look like a bar. */
function isAboutOther({ decision: d, legal }: Seen): boolean {
  return d?.kind === 'pick' && d.ask !== 'play' && legal.length > 0;
}

function dearer(seen: Seen, uid: Uid): CardState {
  const more = surchargeOn(seen, uid);
  return Object.keys(more).length === 0 ? {} : { more };
}

function prospectWords(seen: Seen, { cards }: Words, uid: Uid, size: CardSize): CardState {
  const { game, known, text } = seen;
  const could = prospect(seen, uid)!;
  const { cards: tilesFrom, places } = game.rules;
  const nameOf = (of: Holder): string =>
    text.name(of < tilesFrom ? designOf(game.rules, known, of).id : places[of - tilesFrom].id);
  switch (could.how) {
    case 'free':
      return { free: cards.freeNow(nameOf(could.door)), ...(could.token === null ? {} : { through: could.token }) };
    case 'banner':
      return { swap: cards.swapNow(nameOf(could.card)) };
    case 'pay': {
      const offered = offeredFor(seen, uid);
      const goods = text.goods(offered?.goods ?? askedFor(seen, uid));
      const n = offered?.goods.reduce((sum, m) => sum + m, 0) ?? 0;
      if (offered?.mixed) return { pays: cards.canPayAny(n), price: cards.priceAny(n) };
      return {
        pays: goods === '' ? cards.canPayNothing : cards.canPay(goods),
        ...(offered === null
          ? {}
          : {
              price:
                goods === '' ? (
                  cards.priceNothing
                ) : (
                  <FootGoods key={offered.goods.join()} word={cards.priceNow} goods={offered.goods} />
                ),
            }),
      };
    }
    case 'help':
      return { pays: could.by === null ? cards.canHelp : cards.canDiscount(nameOf(could.by)) };
    case 'short': {
      const n = could.missing.reduce((sum, m) => sum + m, 0);
      const missing = Object.fromEntries(
        game.rules.resources.flatMap((id, r) => (could.missing[r] > 0 ? [[id, could.missing[r]]] : [])),
      );
      if (size === 'row' || size === 'large') return { short: cards.needs(text.goods(could.missing), n), missing };
      return { short: <FootGoods key={could.missing.join()} word={cards.missing(n)} goods={could.missing} />, missing };
    }
    case 'no': {
      const why = cards.notNow[could.reason.code];
      return why === undefined ? {} : { short: why };
    }
  }
}

/** Width of a foot, and of an amount in it, in rem. */
const FOOT = 6.3;
const AMOUNT = 1.65;

/** In number and icon, where there is no room for words; the lock before it tells what it is about. */
function FootGoods({ goods, word }: { readonly goods: readonly number[]; readonly word: string }): ReactNode {
  const kinds = goods.filter((m) => m > 0).length;
  const hasWord = useFit(
    ({ scale }) => widthOf(word, 'text') * Math.max(LEAST, LEAST * scale) < (FOOT - kinds * AMOUNT) * 16 * scale,
  );
  return (
    <>
      {hasWord && `${word} `}
      <Goods goods={goods} size="0.85rem" />
    </>
  );
}

/** Everything about a card in one line, for ears: name, kind, points, cost, what lies on it, how it could be played. */
export function cardLabel(seen: Seen, words: Words, uid: Uid, second?: Uid): string {
  const { game, known, text } = seen;
  const { cards } = words;
  const design = designOf(game.rules, known, uid);
  const { free, swap, short, pays, points, more } = cardState(seen, words, uid, 'row');
  const dearerBy = more === undefined ? 0 : Object.values(more).reduce((sum, n) => sum + n, 0);
  const goods = text.goods(design.cost);
  const banner = bannerOf(design, text);
  const label = [
    text.name(design.id),
    cards.colours[design.colour] ?? design.colour,
    cards.kinds[design.kind] ?? design.kind,
    cards.rarities[`${design.rarity}-${design.kind}`] ?? design.rarity,
    ...(banner === null ? [] : [`${cards.legendary}, ${cards.replaces(banner)}`]),
    cards.points(points ?? design.points),
    ...(points === undefined ? [goods === '' ? cards.costsNothing : cards.costs(goods)] : []),
    ...(dearerBy > 0 ? [cards.dearer(dearerBy)] : []),
    ...counterWords(counters(seen, uid), seen, words),
    free ?? swap ?? (typeof short === 'string' ? short : undefined) ?? pays ?? '',
  ]
    .filter(Boolean)
    .join(', ');
  return second === undefined ? label : cards.together(label, cardLabel(seen, words, second));
}
