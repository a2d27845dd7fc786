import type { ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { landMeant } from '../play/lands.ts';
import { useLateDraft, useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { useWords } from '../words/index.ts';
import css from './WhereLink.module.css';

/** The land where the answer lies, if it is not the one in front: a press leads there. */
export function WhereLink(): ReactNode {
  const { valley } = useWords();
  const seen = useSeen();
  const draft = useLateDraft();
  const { land, lands, landOf, travel } = useTableFrame();
  const meant = landMeant(seen, draft, landOf);
  if (meant === null || meant === land || !lands.includes(meant)) return null;
  const name = valley.parts[meant] ?? valley.lands[meant] ?? meant;
  return (
    <button type="button" className={css.where} data-where={meant} onClick={() => travel(meant)}>
      <Icon name="map" size="1.05rem" />
      <span className="sr">{valley.goTo}</span> {name}
    </button>
  );
}
