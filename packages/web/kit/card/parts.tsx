import type { CardState } from './faceProps.ts';
import type { Design, Filter, Text } from '@everdell/game';
import type { ReactNode } from 'react';
import { pictures } from 'virtual:art';
import { useWords, type Words } from '../../words/index.ts';
import { Art } from '../Art.tsx';
import { cx } from '../cx.ts';
import { costOf, nameOf } from '../Goods.tsx';
import { Icon, type IconName } from '../Icon.tsx';
import css from './parts.module.css';

/** Class of the band in the card's colour. */
export const bandOf = (design: Design): string | undefined => css[design.colour];

export function ColourIcon({ design, size }: { readonly design: Design; readonly size: string }): ReactNode {
  return <Icon name={design.colour} size={size} />;
}

/** "Production · Unique". */
export function useKindWords(design: Design): { colour: string; rarity: string; kind: string } {
  const { cards } = useWords();
  return {
    colour: cards.colours[design.colour] ?? design.colour,
    rarity: cards.rarities[`${design.rarity}-${design.kind}`] ?? design.rarity,
    kind: cards.kinds[design.kind] ?? design.kind,
  };
}

interface CostPillsProps {
  readonly design: Design;
  readonly text: Text;
  readonly size: string;
  readonly className?: string | undefined;
  /** How much of which resource is missing. */
  readonly missing?: CardState['missing'];
  /** By how much it is dearer than it is printed. */
  readonly more?: CardState['more'];
}

/** The cost down the left edge: a fanned hand still shows it. */
export function CostPills({ design, text, size, className, missing, more = {} }: CostPillsProps): ReactNode {
  const { cards } = useWords();
  const printed = costOf(design.def.cost, text);
  const added = Object.keys(more).filter((id) => printed.every((part) => part.id !== id));
  const cost = [
    ...printed,
    ...added.map((id) => ({ id, n: 0, name: id === 'any' ? cards.anyResource : nameOf(text, id, 1) })),
  ];
  if (cost.length === 0) return <span className={cx(css['island'], className)}>{cards.noCost}</span>;
  return cost.map(({ id, n, name }) => {
    const lacks = missing?.[id] ?? 0;
    return (
      <span key={id} className={cx(css['island'], className, lacks > 0 && css['lacks'])}>
        {n > 0 && n}
        {(more[id] ?? 0) > 0 && <em className={css['dearer']}>+{more[id]}</em>}
        <Icon name={id as IconName} size={size} label={name} />
        {lacks > 0 && <b>−{lacks}</b>}
      </span>
    );
  });
}

/** Whom the card goes with, in words; empty = nobody. */
export function usePartners(design: Design, text: Text, given: readonly string[] | undefined, long: boolean): string {
  const { cards } = useWords();
  const names = given ?? opened(design, text);
  const { opens, broughtBy } = design.def;
  if (design.kind === 'construction') {
    const of = opens?.where === undefined ? undefined : classIn(opens.where, 'critter', cards);
    const classOf = of === undefined ? cards.anyCritter : cards.critterOf(of);
    const whom = cards.or(opens?.where === undefined ? names : [...names, classOf]);
    return whom === '' ? '' : long ? cards.doorForLong(whom) : cards.doorFor(whom);
  }
  if (broughtBy !== undefined) {
    const of = classIn(broughtBy, 'construction', cards);
    const by = of === undefined ? cards.anyConstruction : cards.constructionOf(of);
    return long ? cards.freeWithLong(by) : cards.freeWith(by);
  }
  if (names.length === 0) return '';
  return long ? cards.freeWithLong(cards.or(names)) : cards.freeWith(names[0]);
}

/** The colour or the rarity that a class of cards is of, in a word. */
function classIn(where: readonly Filter[], kind: Design['kind'], cards: Words['cards']): string | undefined {
  for (const filter of where) {
    if ('colour' in filter) return cards.colours[String(filter.colour)] ?? String(filter.colour);
    if ('rarity' in filter) return cards.rarities[`${filter.rarity}-${kind}`] ?? filter.rarity;
  }
  return undefined;
}

/** What is put on the door that the card has or comes through: an occupied token, or one that is spent. */
export const doorIcon = ({ def }: Design): IconName => def.token ?? 'door';

function opened(design: Design, text: Text): readonly string[] {
  return design.def.opens?.cards?.map((id) => text.name(id)) ?? [];
}

/** The rules of a card without saying again what its colour says. */
export function shortLines(design: Design, text: Text, colourWord: string): readonly string[] {
  const lead = `${colourWord}: `;
  return text.cardLines(design.id).map((line) => {
    if (!line.startsWith(lead)) return line;
    const rest = line.slice(lead.length);
    return rest.charAt(0).toLocaleUpperCase(text.lang) + rest.slice(1);
  });
}

/** The whole picture of a card or a place. */
export function CardArt({
  id,
  className,
}: {
  readonly id: string;
  readonly className?: string | undefined;
}): ReactNode {
  return <Art id={id} className={cx(css['art'], className)} priority />;
}

/** The picture of a card for boxes twice as wide as high, where the usual one would lose a hat or a roof. */
export function WideArt({
  design,
  className,
}: {
  readonly design: Design;
  readonly className?: string | undefined;
}): ReactNode {
  const wide = `${design.id}-wide`;
  const has = wide in pictures;
  return <Art id={has ? wide : design.id} className={cx(css['art'], !has && css[`crop-${design.kind}`], className)} />;
}
