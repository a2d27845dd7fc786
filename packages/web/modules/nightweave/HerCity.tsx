import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { AutomaCity } from '../../rivals/automaParts.tsx';
import { useSeen } from '../../table/context.ts';
import { useTableFrame } from '../../table/frame.ts';
import { useWords } from '../../words/index.ts';
import { lairOf } from './lair.ts';

const HOME = 'mistwood';

/** Her city in short, and the ways to all of it and to where she lives. */
export function HerCity(): ReactNode {
  const { own } = useWords().modules.nightweave;
  const { land, lands, travel } = useTableFrame();
  const lair = lairOf(useSeen());
  if (lair === null) return null;
  const toLair = lands.includes(HOME) && land !== HOME && (
    <Button size="small" onClick={() => travel(HOME)}>
      <Icon name="spider" size="1rem" /> {own.seeLair}
    </Button>
  );
  return <AutomaCity seat={lair.seat} also={toLair} />;
}
