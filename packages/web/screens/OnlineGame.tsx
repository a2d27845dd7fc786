import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Loading } from '../app/loading.tsx';
import { Screen } from '../app/Screen.tsx';
import { useSettings } from '../app/settings.ts';
import { useLang, useWords } from '../words/index.ts';
import { arrive, type Arrival } from './online/arrive.ts';
import { AskName, Failed } from './online/Arriving.tsx';
import { problemText, useVisit, useVisitState, VisitContext } from './online/context.ts';
import { LineBanner } from './online/LineBanner.tsx';
import { createNotices } from './online/notices.ts';
import { OnlineTableScreen } from './online/OnlineTableScreen.tsx';
import { Room } from './online/Room.tsx';
import { useTick } from './online/time.ts';

const SLOW_MS = 3000;

/** A table on the server: coming in, the room, the game. */
export function OnlineGame({ id }: { readonly id: string }): ReactNode {
  const words = useWords();
  const lang = useLang();
  const [arrival, setArrival] = useState<Arrival>({ step: 'knocking' });
  /** Null = not asked. Each try is a new object. */
  const [wish, setWish] = useState<{ readonly name: string | null }>({ name: null });
  useEffect(() => {
    let wanted = true;
    let leave = (): void => undefined;
    void arrive(id, wish.name ?? useSettings.getState().name, wish.name === null).then((arrived) => {
      if (arrived.step === 'here') leave = arrived.leave;
      if (wanted) setArrival(arrived);
      else leave();
    });
    return () => {
      wanted = false;
      leave();
    };
  }, [id, wish]);
  useEffect(() => {
    // Another link to the same table was pasted into the address bar.
    const again = (): void => {
      if (window.location.hash !== '') setWish({ name: null });
    };
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
  switch (arrival.step) {
    case 'knocking':
      return <Loading />;
    case 'name':
      return <AskName onName={(name) => setWish({ name })} />;
    case 'failed':
      return (
        <Failed
          title={words.online.cannotTitle}
          text={problemText(words, lang, arrival.problem)}
          onAgain={() => setWish({ name: wish.name })}
        />
      );
    case 'here':
      return <Here key={arrival.nth} arrival={arrival} />;
  }
}

function Here({ arrival }: { readonly arrival: Extract<Arrival, { step: 'here' }> }): ReactNode {
  const { visit, invited } = arrival;
  const at = useMemo(() => ({ visit, notices: createNotices() }), [visit]);
  return (
    <VisitContext value={at}>
      <Inside invited={invited} />
    </VisitContext>
  );
}

/** The first connection takes long. */
function Slow(): ReactNode {
  const visit = useVisit();
  const line = useVisitState((state) => state.line);
  useTick(1000);
  return 'since' in line && visit.now() - line.since > SLOW_MS ? <LineBanner /> : null;
}

function Inside({ invited }: { readonly invited: boolean }): ReactNode {
  const words = useWords();
  const lang = useLang();
  const line = useVisitState((state) => state.line);
  const status = useVisitState((state) => state.info?.status);
  const started = useVisitState((state) => state.started);
  const title = useVisitState(({ info }) => info?.title || words.online.tableOf(info?.hostName ?? ''));
  if (line.state === 'refused')
    return <Failed title={words.online.cannotTitle} text={problemText(words, lang, line.problem)} />;
  if (status === 'closed') return <Failed title={words.online.cannotTitle} text={words.online.closed} />;
  if (status === 'open')
    return (
      <Screen title={title}>
        <Room invited={invited} />
      </Screen>
    );
  return started ? (
    <Screen title={title}>
      <OnlineTableScreen />
    </Screen>
  ) : (
    <>
      <Slow />
      <Loading />
    </>
  );
}
