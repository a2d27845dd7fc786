import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { closeHelp } from '../decide/help.ts';
import { closeReport } from '../decide/report.ts';
import { ResultsContext, type Results } from '../decide/results.ts';
import { sendingOf } from '../decide/sending.ts';
import { createDraft } from '../play/draft.ts';
import type { Shown } from '../play/reel.ts';
import { seenIn } from '../play/seenIn.ts';
import { useShowing, type Showing } from '../play/showing.ts';
import type { Table } from '../play/table.ts';
import { End } from '../screens/end/End.tsx';
import { Announcer } from '../story/Announcer.tsx';
import { AnnouncingContext, createAnnouncing } from '../story/announcing.ts';
import { Flights } from '../story/Flights.tsx';
import { createFlying } from '../story/flying.ts';
import { createNews, NewsContext } from '../story/news.ts';
import { NewsStrip } from '../story/NewsStrip.tsx';
import { Pointing } from '../story/Pointing.tsx';
import { SkipButton } from '../story/SkipButton.tsx';
import { useTitle } from '../story/useTitle.ts';
import { useLang } from '../words/index.ts';
import { freshen } from '../play/draft.ts';
import { AtTableContext, blankFor, createShown, SeenContext, type AtTable } from './context.ts';
import { DeskTable } from './DeskTable.tsx';
import { Inspector } from './Inspector.tsx';
import { createInspecting } from './inspecting.ts';
import { PhoneTable } from './PhoneTable.tsx';
import { Stages, useDrawn } from './Stages.tsx';
import { TableSlotsContext, useTableSlots } from './slots.ts';
import { TabletTable } from './TabletTable.tsx';

/** The table with everything on it, whoever runs the game. */
export function TableScreen({ table }: { readonly table: Table }): ReactNode {
  const lang = useLang();
  const layout = useLayout();
  const at = useMemo<AtTable>(
    () => ({ table, draft: createDraft(), inspecting: createInspecting(), shown: createShown() }),
    [table],
  );
  const news = useMemo(() => createNews(window.location.pathname, table.picture), [table]);
  const [announcing] = useState(createAnnouncing);
  const [flying] = useState(createFlying);

  const before = useCallback(
    (next: Shown, now: Shown): void => {
      const after = seenIn(next.picture, lang);
      const isOther = next.picture.viewer !== now.picture.viewer;
      if (isOther || next.picture.version !== now.picture.version) at.inspecting.hide(isOther);
      if (isOther) {
        news.sit(next.picture);
        announcing.hush();
        flying.clear();
        sendingOf(at.table).dismiss();
        closeReport();
        closeHelp();
      }
      if (next.fresh === now.fresh) return;
      news.see(seenIn(now.picture, lang), after, next.fresh, !next.jumped && !document.hidden);
      flying.prepare(after, next.jumped ? [] : next.fresh);
    },
    [lang, at, news, announcing, flying],
  );
  useEffect(() => {
    let last = table.picture;
    return table.onChange(() => {
      const { picture } = table;
      const fresh = picture.story.slice(last.story.length);
      if (fresh.some((item) => 'events' in item && item.events.some(({ e }) => e === 'prepared')))
        news.hear(seenIn(last, lang), picture, fresh);
      last = picture;
    });
  }, [table, news, lang]);

  // They are asked for at this table by the one in front.
  useEffect(
    () => () => {
      closeReport();
      closeHelp();
    },
    [],
  );

  const showing = useShowing(table, before);
  const { picture, fresh, behind, skip } = showing;
  const seen = seenIn(picture, lang);
  useLayoutEffect(() => {
    at.shown.setState({ seen });
    const blank = blankFor(seen);
    const { about, then } = at.draft.getState();
    // What was chosen together with the last answer goes into this one.
    if (then !== null) freshen(at.draft, seen);
    else if (about !== blank.about) at.draft.setState(blank, true);
  }, [at, seen]);
  useTitle(picture.asked && behind === 0);

  // The last turn can be taken back like any other.
  const over = seen.decision === null && behind === 0 && !picture.holding;
  const [closedAt, setClosedAt] = useState(-1);
  const results = useMemo<Results | null>(() => (over ? { open: () => setClosedAt(-1) } : null), [over]);
  const ended = over && closedAt !== picture.version;
  const slots = useTableSlots();
  const withEnd = useMemo(
    () => ({
      ...slots,
      overlay: (
        <>
          {slots.overlay}
          {ended && <End seasons={news.memory().seasons} onClose={() => setClosedAt(picture.version)} />}
        </>
      ),
    }),
    [slots, ended, news, picture.version],
  );

  const Arrangement = layout === 'phone' ? PhoneTable : layout === 'tablet' ? TabletTable : DeskTable;
  return (
    <AtTableContext value={at}>
      <AnnouncingContext value={announcing}>
        <NewsContext value={news}>
          <SeenContext value={seen}>
            <ResultsContext value={results}>
              <Stages>
                <TableSlotsContext value={withEnd}>
                  <Arrangement />
                </TableSlotsContext>
                <NewsStrip />
                <Inspector />
                <Pointing flying={flying} />
                <Announcer showing={showing} />
                <SkipButton behind={behind} skip={skip} />
                <Flights flying={flying} fresh={fresh} />
                <Settled showing={showing} />
              </Stages>
            </ResultsContext>
          </SeenContext>
        </NewsContext>
      </AnnouncingContext>
    </AtTableContext>
  );
}

/** The show goes on when all parts are drawn. */
function Settled({ showing }: { readonly showing: Showing }): ReactNode {
  const { whole } = useDrawn();
  useLayoutEffect(() => {
    if (whole) showing.settled();
  }, [whole, showing]);
  return null;
}
