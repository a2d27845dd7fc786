/** The right of one tab to play a game, so that two tabs do not play it apart. */
export interface Claim {
  release(): void;
}

/** How long a tab that plays the game has to say so. */
const PATIENCE = 400;

/**
 * Null = another tab plays it and it is not to be taken over. `taken` is called when another tab has taken it over.
 * This is for the people in front of the tabs; that nothing is overwritten, the mark on the kept game makes sure.
 */
export function claimGame(id: string, takeOver: boolean, taken: () => void): Promise<Claim | null> {
  const name = `everdell.game.${id}`;
  return 'locks' in navigator ? claimLock(name, takeOver, taken) : claimByAsking(name, takeOver, taken);
}

async function claimLock(name: string, takeOver: boolean, taken: () => void): Promise<Claim | null> {
  const claim = await requestLock(name, takeOver, taken);
  if (claim !== null || takeOver) return claim;
  // A page that was reloaded may not be quite gone yet.
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return requestLock(name, false, taken);
}

function requestLock(name: string, steal: boolean, taken: () => void): Promise<Claim | null> {
  return new Promise((resolve, reject) => {
    let held = false;
    const holding = navigator.locks.request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(null);
      held = true;
      return new Promise<void>((release) => resolve({ release }));
    });
    holding.catch((error: unknown) => (held ? taken() : reject(error as Error)));
  });
}

type Call = { readonly call: 'who' | 'mine' | 'taken'; readonly from: string };

/** Where there are no locks (pages over plain http), the tabs ask one another. */
export function claimByAsking(name: string, takeOver: boolean, taken: () => void): Promise<Claim | null> {
  const me = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const channel = new BroadcastChannel(name);
  const say = (call: Call['call']): void => channel.postMessage({ call, from: me } satisfies Call);
  return new Promise((resolve) => {
    const answer = (claim: Claim | null): void => {
      clearTimeout(timer);
      if (claim === null) channel.close();
      resolve(claim);
    };
    const have = (): void => {
      mine = true;
      answer({ release: () => channel.close() });
    };
    let mine = false;
    const timer = setTimeout(have, PATIENCE);
    channel.addEventListener('message', ({ data }: MessageEvent<Call>) => {
      if (data.from === me) return;
      if (data.call === 'who' && mine) say('mine');
      else if (data.call === 'mine' && !mine) answer(null);
      else if (data.call === 'taken' && mine) {
        channel.close();
        taken();
      }
    });
    if (takeOver) {
      say('taken');
      have();
    } else say('who');
  });
}
