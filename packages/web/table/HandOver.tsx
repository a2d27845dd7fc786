import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useScene } from '../app/layout.ts';
import { Art } from '../kit/Art.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { critterOf } from '../play/seats.ts';
import { useWords } from '../words/index.ts';
import { useAtTable, useSeen } from './context.ts';
import css from './HandOver.module.css';

/** The screen goes to the next player: it is covered until they say that they sit in front of it. */
export function HandOver(): ReactNode {
  const { picture } = useSeen();
  return picture.handOver === null ? null : <Cover key={picture.handOver} />;
}

function Cover(): ReactNode {
  const words = useWords().home.local.handOver;
  const { table } = useAtTable();
  const { picture, game, names, decision, known } = useSeen();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    ready.current?.focus();
    return () => dialog.close();
  }, []);
  const seat = picture.handOver!;
  const critter = critterOf(game, seat);
  return (
    <dialog
      ref={ref}
      className={css.cover}
      aria-labelledby={`${id}-who`}
      aria-describedby={`${id}-what`}
      data-hand-over={seat}
      onCancel={(event) => event.preventDefault()}
      // Nothing behind it hears keys meanwhile.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Art id={useScene('scene-summer')} className={css.scene} priority />
      <div className={css.stage}>
        <Art id={`critter-${critter}`} className={css.critter} priority />
        <div className={css.plate}>
          <p className={css.turn}>
            <SeatToken critter={critter} size="1.8rem" />
            {decision?.kind === 'turn' ? words.turn(known.turn) : words.choice}
          </p>
          <h2 id={`${id}-who`}>{words.title(names[seat])}</h2>
          <p id={`${id}-what`}>{words.about(names[seat])}</p>
          <Button
            ref={ready}
            variant="go"
            size="large"
            className={css.ready}
            keyHint="Enter"
            data-ready
            onClick={() => table.ready()}
          >
            <Icon name="check" size="1.2rem" />
            {words.ready}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
