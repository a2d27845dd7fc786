import { memo, useEffect, useRef, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { useSettings } from '../app/settings.ts';
import { PACE } from '../play/showing.ts';
import { tell, thingsOf } from '../play/telling.ts';
import { useSeen } from '../table/context.ts';
import { useAnnouncing } from './announcing.ts';
import type { Flying } from './flying.ts';
import { useNews, useNewsStore } from './news.ts';
import { bringIntoSight, outline, turnTo } from './pointing.ts';
import { useTeller } from './useTeller.ts';

/** Also without a pace nobody can read faster than this. */
const LEAST = 1200;
/** The last one is pointed out for so long. */
const LINGER = 4000;

/** Points out on the board what the news tell of, one at a time. */
export const Pointing = memo(function Pointing({ flying }: { readonly flying: Flying }): ReactNode {
  const seen = useSeen();
  const layout = useLayout();
  const teller = useTeller();
  const { say } = useAnnouncing();
  const { news, unseen, at, playing } = useNews();
  const { point, know } = useNewsStore();
  const entry = news[at]?.entry;

  // On return the first one is lit at once; small screens ask first.
  const { picture } = seen;
  const roomy = layout === 'desk' || layout === 'short';
  const offered = useRef('');
  const offer = picture.asked && unseen > 0 ? `${picture.viewer}/${picture.version}` : '';
  useEffect(() => {
    if (offered.current === offer) return;
    offered.current = offer;
    if (offer !== '' && roomy && news.length > 0) point(news[0].entry.id);
  }, [offer, roomy, news, point]);

  const pointed = useRef<typeof entry>(undefined);
  useEffect(() => {
    if (entry === undefined) {
      pointed.current = undefined;
      return;
    }
    const things = thingsOf(teller.game, entry);
    const isNew = pointed.current !== entry;
    pointed.current = entry;
    let clear = isNew && layout === 'phone' ? () => undefined : outline(seen, things);
    let wanted = true;
    if (isNew) {
      say(tell(entry, teller).plain);
      void (layout === 'phone' ? turnTo(seen, things) : Promise.resolve()).then(() => {
        if (!wanted) return;
        clear();
        clear = outline(seen, things);
        bringIntoSight(things);
        flying.replay(seen, entry);
      });
    }
    return () => {
      wanted = false;
      clear();
    };
  }, [entry, teller, seen, layout, say, flying]);

  const isLast = at === news.length - 1;
  useEffect(() => {
    if (entry === undefined) return;
    if (isLast && unseen > 0) know(picture); // whoever has stepped to the end has seen it all
    if (isLast && !playing) {
      const timer = setTimeout(() => point(null), LINGER);
      return () => clearTimeout(timer);
    }
    if (!playing) return;
    const pace = Math.max(LEAST, PACE[useSettings.getState().speed]);
    const timer = setTimeout(() => point(isLast ? entry.id : news[at + 1].entry.id, !isLast), pace);
    return () => clearTimeout(timer);
  }, [entry, isLast, playing, news, unseen, at, point, know, picture]);
  return null;
});
