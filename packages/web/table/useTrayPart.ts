import { useState } from 'react';
import { isOffBoard, partAsked } from '../play/parts.ts';
import { stackAsked } from '../play/shelf.ts';
import { useDraft, useSeen } from './context.ts';
import type { TrayPart } from './TraySwitch.tsx';

interface Shown {
  readonly part: TrayPart;
  /** Rivals and story are in sight. */
  readonly drawer: boolean;
}

/** What of a tablet's table is in sight: it follows the questions. */
export function useTrayPart(): Shown & { setPart(part: TrayPart): void; setDrawer(open: boolean): void } {
  const seen = useSeen();
  const about = useDraft((draft) => draft.about);
  const [state, setState] = useState<Shown & { readonly about: string }>({ part: 'hand', drawer: false, about: '' });
  let now = state;
  if (state.about !== about) {
    const asked = partAsked(seen);
    const isOwn = asked !== null && isOffBoard(asked) && asked !== 'rivals';
    const part = stackAsked(seen, seen.seat) !== null ? 'shelf' : isOwn ? asked : state.part;
    now = { about, part, drawer: asked === 'rivals' };
    setState(now);
  }
  return {
    part: now.part,
    drawer: now.drawer,
    setPart: (part) => setState({ ...now, part }),
    setDrawer: (drawer) => setState({ ...now, drawer }),
  };
}
