import type { ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { Art } from '../kit/Art.tsx';
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/Icon.tsx';
import { cardLabel } from '../kit/card/TableCard.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { Thing } from '../kit/Thing.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { figureLook } from '../modules/ask.ts';
import { boardOf, type OpenCard } from '../play/board.ts';
import { critterOf } from '../play/seats.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './OpenCards.module.css';
import plate from './plate.module.css';

/** So many lie in a row; of two rows all can be seen where no title stands above them. */
const ROW = 2;

interface Props {
  readonly titled?: boolean;
  /** There is room for a few words only. */
  readonly brief?: boolean;
  /** Its title has one line only. */
  readonly low?: boolean;
  /** Only what is open to workers, or to figures. */
  readonly to?: 'workers' | 'figures';
  /** Without the own cards: the city lies in sight. */
  readonly others?: boolean;
}

/** Cards in cities, one's own and others', that a worker or a figure may visit, and stacks out of which one may play. */
export function OpenCards({ titled = true, brief, low, to, others }: Props): ReactNode {
  const { board } = useWords();
  const seen = useSeen();
  const isTablet = useLayout() === 'tablet';
  const open = boardOf(seen).open.filter(
    ({ figure, owner }) =>
      (to === undefined || (figure === null) === (to === 'workers')) && (!others || owner !== seen.seat),
  );
  if (open.length === 0)
    return titled ? (
      <div className={cx(css['open'], css['none'])}>
        <span>{brief ? board.nothingOpenShort : board.nothingOpen}</span>
      </div>
    ) : null;
  const isMany = titled && open.length > 1;
  return (
    <div className={cx(titled && plate['plate'], css['open'], !titled && css['list'], isMany && css['many'])}>
      {titled && !(isMany && (isTablet || open.length > ROW)) && (
        <span className={cx(plate['title'], low && css['line'])}>{board.alsoOpen}</span>
      )}
      <ThingGrid label={board.alsoOpen} className={css['cards']}>
        {open.map((card) => (
          <Card key={card.key} card={card} bare={isMany} />
        ))}
      </ThingGrid>
    </div>
  );
}

interface CardProps {
  readonly card: OpenCard;
  /** Its picture in place of its name. */
  readonly bare: boolean;
}

function Card({ card: { key, uid, design, owner, figure }, bare }: CardProps): ReactNode {
  const seen = useSeen();
  const words = useWords();
  const { game, known, text, names, seat } = seen;
  const g = game.rules;
  const zone = owner < 0 ? g.zones.findIndex((_, at) => known.zones[at].includes(uid)) : -1;
  const stack = zone < 0 ? '' : words.tray.stack(words.tray.keeps[g.zones[zone].id] ?? '', known.zones[zone].length);
  const label = cardLabel(seen, words, uid);
  return (
    <Thing
      thing={key}
      inspect={design.id}
      label={
        owner < 0
          ? words.board.amounts([stack, label])
          : owner === seat
            ? words.board.yourCard(label)
            : words.board.cardOf(label, names[owner])
      }
      className={css['card']}
    >
      {owner < 0 ? (
        <Icon name="deck" size="1rem" />
      ) : owner === seat ? (
        <Icon name="city" size="1rem" />
      ) : (
        <SeatToken critter={critterOf(game, owner)} size="1.15rem" />
      )}
      {figure !== null && <Icon name={figureLook(figure)?.icon ?? 'worker'} size="1rem" />}
      {bare ? (
        <Art id={design.id} className={css['art'] ?? ''} />
      ) : (
        <span className={css['name']}>{owner < 0 ? stack : text.name(design.id)}</span>
      )}
    </Thing>
  );
}
