import { Children, cloneElement, startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { afterPaint } from '../story/afterPaint.ts';

interface Props {
  readonly children: ReactNode;
  /** So many children at once. */
  readonly by?: number;
  /** Keeps the room of a child that is not there yet. */
  readonly room?: ReactElement;
}

/** What has been opened comes one child after the other: all of it in one go would be too long a task on a slow machine. */
export function Arrive({ children, by = 1, room }: Props): ReactNode {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(by);
  const isWhole = shown >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    let isOver = false;
    afterPaint(() => {
      if (!isOver) startTransition(() => setShown(shown + by));
    });
    return () => {
      isOver = true;
    };
  }, [shown, by, isWhole]);
  if (isWhole) return parts;
  return [
    ...parts.map((part, at) => (at < shown ? part : room && cloneElement(room, { key: `room ${at}` }))),
    <i key="arriving" hidden data-arriving />,
  ];
}
