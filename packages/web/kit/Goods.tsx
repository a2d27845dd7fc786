import type { Text } from '@everdell/game';
import { Fragment, memo, use, type CSSProperties, type ReactNode } from 'react';
import { pictures } from 'virtual:art';
import { SeenContext } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { cx } from './cx.ts';
import css from './Goods.module.css';
import { Icon, type IconName } from './Icon.tsx';

export interface Amount {
  /** A resource, or anything else there is an icon for. */
  readonly id: string;
  readonly n: number;
  /** Its name in this number; without it the amount is for eyes only. */
  readonly name?: string;
}

interface AmountsProps {
  readonly amounts: readonly Amount[];
  /** Size of the icons as a CSS length; 1.25em fits into running text. */
  readonly size?: string;
  /** The names are written out. */
  readonly named?: boolean;
  /** A plus sign between them. */
  readonly plus?: boolean;
  readonly className?: string;
}

/** Number first, then icon, then the name where there is room. */
export function Amounts({ amounts, size = '1.25em', named, plus, className }: AmountsProps): ReactNode {
  return (
    <span className={cx(css['goods'], className)}>
      {amounts.map(({ id, n, name }, i) => (
        <Fragment key={id}>
          {plus && i > 0 && <span className={css['plus']}>+</span>}
          <span className={css['amount']}>
            {n}
            <Icon name={id as IconName} size={size} {...(named || name === undefined ? {} : { label: name })} />
            {named && <span className={css['name']}>{name}</span>}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

interface GoodsProps extends Omit<AmountsProps, 'amounts'> {
  /** In the order of the game's resources. */
  readonly goods: readonly number[];
  /** Also what there is none of. */
  readonly zeros?: boolean;
}

/** Resources of the game at the table. */
export function Goods({ goods, zeros, ...rest }: GoodsProps): ReactNode {
  const seen = use(SeenContext);
  if (seen === null) throw new Error('this part is used outside of a table');
  const amounts = goods.flatMap((n, r) => {
    const id = seen.game.rules.resources[r];
    return n === 0 && !zeros ? [] : [{ id, n, name: nameOf(seen.text, id, n) }];
  });
  return <Amounts amounts={amounts} {...rest} />;
}

export function nameOf(text: Text, resource: string, n: number): string {
  const noun = text.resource(resource);
  return n === 1 ? noun.one : noun.many;
}

interface CostProps extends Omit<AmountsProps, 'amounts'> {
  /** As the card tells it, by resource. */
  readonly cost: Readonly<Record<string, number | undefined>>;
  readonly text: Text;
}

/** What a card costs; also without a game at the table. */
export function Cost({ cost, text, ...rest }: CostProps): ReactNode {
  const words = useWords();
  const amounts = costOf(cost, text);
  return amounts.length === 0 ? (
    <span className={css['goods']}>{words.cards.noCost}</span>
  ) : (
    <Amounts amounts={amounts} {...rest} />
  );
}

export function costOf(cost: CostProps['cost'], text: Text): readonly Required<Amount>[] {
  return Object.entries(cost).flatMap(([id, n]) =>
    n === undefined || n === 0 ? [] : [{ id, n, name: nameOf(text, id, n) }],
  );
}

interface PointsProps {
  readonly n: number | string;
  /** A CSS length. */
  readonly size?: string;
  /** The text around it already tells the points. */
  readonly silent?: boolean;
  readonly className?: string;
}

const ROSETTE = `url("${pictures['rosette']}")`;

/** Points in a gold rosette. */
export const Points = memo(function Points({ n, size = '1.5rem', silent, className }: PointsProps): ReactNode {
  const words = useWords();
  return (
    <span
      className={cx(
        css['points'],
        String(n).length > 1 && css['wide'],
        String(n).length > 2 && css['widest'],
        className,
      )}
      style={{ '--size': size, backgroundImage: ROSETTE } as CSSProperties}
      {...(silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words.cards.points(n) })}
    >
      {n}
    </span>
  );
});
