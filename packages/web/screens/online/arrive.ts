import { Connection, type Links, type TableAnswer, type Timing } from '@everdell/protocol';
import { enter } from '../../play/online/enter.ts';
import { keep } from '../../play/online/kept.ts';
import { problemOf, type Problem } from '../../play/online/problem.ts';
import { remember, remembered } from '../../play/online/remember.ts';
import { becomeGuest, whoAmI } from '../../play/online/site.ts';
import { BrowserSurroundings, followBrowser } from '../../play/online/surroundings.ts';
import { Visit } from '../../play/online/visit.ts';

export type Arrival =
  | { readonly step: 'knocking' }
  /** The server does not know us yet. */
  | { readonly step: 'name' }
  | { readonly step: 'failed'; readonly problem: Problem }
  /** `invited`: by a link, just now. */
  | { readonly step: 'here'; readonly nth: number; readonly visit: Visit; readonly invited: boolean; leave(): void };

let arrivals = 0;

/** A dead line is noticed sooner than by programs: somebody looks at the board. */
const TIMING: Partial<Timing> = { idle: 12_000, pong: 6000 };

/**
 * The secret of the link leaves the address bar at once, so that it is in no picture of the screen and no history, but
 * stays with the tab for the case that coming in fails.
 */
function takeSecret(id: string): { readonly secret: string | undefined; readonly fresh: boolean } {
  const key = `everdell.secret.${id}`;
  const given = window.location.hash.slice(1);
  if (given === '') return { secret: remembered('sessionStorage', key) ?? undefined, fresh: false };
  remember('sessionStorage', key, given);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { secret: given, fresh: true };
}

/** Comes to a table; `name`: how somebody new wants to be called. */
export async function arrive(id: string, name: string, mayAsk: boolean): Promise<Arrival> {
  try {
    const { secret, fresh } = takeSecret(id);
    if (!mayAsk) await becomeGuest(name);
    else if ((await whoAmI()) === null) return { step: 'name' };
    const answer = await enter(id, secret, name);
    keep(id, { links: { ...byWhichWeCame(answer, secret), ...answer.links } });
    return { step: 'here', nth: ++arrivals, invited: secret !== undefined && (fresh || !mayAsk), ...sitDownAt(id) };
  } catch (error) {
    return { step: 'failed', problem: problemOf(error) };
  }
}

/** The link that somebody without a seat has come by leads others to the same. */
function byWhichWeCame({ table }: TableAnswer, secret: string | undefined): Links {
  if (secret === undefined || table.you.seat !== null) return {};
  return table.you.maySit ? { invite: secret } : { watch: secret };
}

function sitDownAt(id: string): { readonly visit: Visit; leave(): void } {
  const surroundings = new BrowserSurroundings();
  const connection = new Connection({ origin: window.location.origin, surroundings, timing: TIMING });
  const visit = new Visit({ connection, id, now: surroundings.now });
  connection.connect();
  const stop = followBrowser(connection, surroundings);
  return {
    visit,
    leave() {
      stop();
      visit.close();
      connection.close();
    },
  };
}
