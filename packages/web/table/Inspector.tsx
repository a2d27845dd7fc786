import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useLayout } from '../app/layout.ts';
import { CloserLook } from '../kit/inspect/CloserLook.tsx';
import { Popover } from '../kit/inspect/Popover.tsx';
import { WhyBubble } from '../kit/inspect/WhyBubble.tsx';
import { useAtTable } from './context.ts';

/** Shows what is looked at more closely, whatever part of the table asked for it. */
export function Inspector(): ReactNode {
  const { inspecting } = useAtTable();
  const layout = useLayout();
  const { what, at } = useStore(inspecting.store);
  const isFleeting = what?.kind === 'content' && !what.pinned;
  useEffect(() => {
    if (!isFleeting) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') inspecting.leave();
    };
    const onScroll = (): void => inspecting.leave();
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [isFleeting, inspecting]);
  if (what === null) return null;
  if (what.kind === 'why') return <WhyBubble thing={what.key} at={at} />;
  if (what.pinned) return <CloserLook id={what.id} thing={what.key} />;
  return layout === 'phone' ? null : <Popover id={what.id} thing={what.key} at={at} />;
}
