import { seededRandom } from '@everdell/ai';
import { knownItem, startSession, type Session } from '@everdell/game';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Picture } from './picture.ts';
import { Reel } from './reel.ts';
import { seenIn } from './seenIn.ts';
import { pictureOf, randomAction } from './test-support/pictures.ts';

const options = { pace: 1000, hidden: false };
let reel: Reel;
let shows: { version: number; behind: number; jumped: boolean; asked: boolean; fresh: number }[];

/** A game of three in which seat 0 looks on, move by move. */
class Play {
  readonly session: Session = startSession({ players: 3 }, 'reel');
  readonly #random = seededRandom('reel');
  #story: Picture['story'] = [];

  picture(viewer: number | null = 0): Picture {
    const { session } = this;
    const added = session.story(this.#story.length).map((item) => knownItem(session.game, item, viewer));
    this.#story = [...this.#story, ...added];
    return { ...pictureOf(session, viewer), story: this.#story };
  }

  move(): Picture {
    this.session.act(this.session.decision!.seat, randomAction(this.session, this.#random));
    return this.picture();
  }

  /** Moves until this is true of the one who has to decide. */
  moveUntil(isEnough: (seat: number) => boolean): Picture {
    let picture = this.move();
    while (!isEnough(this.session.decision!.seat)) picture = this.move();
    return picture;
  }
}

let play: Play;

beforeEach(() => {
  vi.useFakeTimers();
  options.pace = 1000;
  options.hidden = false;
  play = new Play();
  play.moveUntil((seat) => seat === 1);
  begin(play.picture());
});
afterEach(() => {
  reel.stop();
  vi.useRealTimers();
});

function begin(picture: Picture): void {
  reel = new Reel(picture, { pace: () => options.pace, hidden: () => options.hidden });
  shows = [];
  reel.onShow(() => {
    const { picture, behind, jumped, fresh } = reel.shown;
    shows.push({ version: picture.version, behind, jumped, asked: picture.asked, fresh: fresh.length });
  });
}

const versions = (): number[] => [...new Set(shows.map(({ version }) => version))];

describe('the moves of others', () => {
  it('are shown one after the other', () => {
    const start = reel.shown.picture.version;
    for (let i = 0; i < 4; i++) reel.take(play.move());
    expect(reel.shown.behind).toBeGreaterThan(0);
    expect(reel.shown.picture.version).toBe(start);
    vi.advanceTimersByTime(0);
    const first = reel.shown.picture.version;
    expect(first).toBeGreaterThan(start);
    vi.advanceTimersByTime(400);
    expect(reel.shown.picture.version).toBe(first);
    vi.advanceTimersByTime(10_000);
    expect(reel.shown).toMatchObject({ behind: 0, jumped: false });
    expect(reel.shown.picture.version).toBe(start + 4);
    expect(versions().length).toBeGreaterThan(2);
  });

  it('take the time that was set, further steps of a turn about half of it', () => {
    for (let i = 0; i < 9; i++) reel.take(play.move());
    const at: number[] = [];
    let last = -1;
    const begun = Date.now();
    reel.onShow(() => {
      if (reel.shown.picture.version !== last) at.push(Date.now() - begun);
      last = reel.shown.picture.version;
    });
    vi.advanceTimersByTime(20_000);
    const gaps = at.slice(1).map((time, i) => time - at[i]);
    expect(gaps.length).toBeGreaterThan(2);
    expect(gaps.filter((gap) => gap !== 1000 && gap !== 550)).toEqual([]);
    expect(gaps).toContain(1000);
  });

  it('wait until the one before is drawn, if drawing takes long', () => {
    const { picture } = reel.shown;
    reel = new Reel(picture, { pace: () => 1000, hidden: () => false, waits: true });
    for (let i = 0; i < 6; i++) reel.take(strangers(play.move()));
    vi.advanceTimersByTime(0);
    const first = reel.shown.picture.version;
    vi.advanceTimersByTime(30_000);
    expect(reel.shown.picture.version).toBe(first);
    reel.settled();
    vi.advanceTimersByTime(540);
    expect(reel.shown.picture.version).toBe(first);
    vi.advanceTimersByTime(460);
    expect(reel.shown.picture.version).toBeGreaterThan(first);
    reel.skip();
    expect(reel.shown).toMatchObject({ behind: 0, jumped: true });
  });

  it('go on after a stop, as when another language is chosen meanwhile', () => {
    for (let i = 0; i < 4; i++) reel.take(play.move());
    reel.stop();
    vi.advanceTimersByTime(10_000);
    expect(reel.shown.behind).toBeGreaterThan(0);
    reel.start();
    vi.advanceTimersByTime(10_000);
    expect(reel.shown.behind).toBe(0);
  });

  it('cannot be answered while more are to come', () => {
    const asked = play.moveUntil((seat) => seat === 0);
    reel.take(asked);
    vi.advanceTimersByTime(20_000);
    expect(reel.shown.picture.asked).toBe(true);
    // Another screen has answered for this seat, and the game went on.
    reel.take({ ...asked, version: asked.version + 1, asked: false, story: [...asked.story, strangersMove(asked)] });
    expect(reel.shown.behind).toBe(1);
    expect(reel.shown.picture).toMatchObject({ asked: false, version: asked.version });
  });

  it('are skipped on demand', () => {
    for (let i = 0; i < 3; i++) reel.take(play.move());
    reel.skip();
    expect(reel.shown).toMatchObject({ behind: 0, jumped: true });
    expect(reel.shown.fresh).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are not shown one by one when there are too many', () => {
    for (let i = 0; i < 60 && play.session.decision !== null; i++) {
      play.move();
      reel.take(strangers(play.picture()));
    }
    expect(shows.some(({ jumped }) => jumped)).toBe(true);
    expect(Math.max(...shows.map(({ behind }) => behind))).toBeLessThanOrEqual(12);
  });

  it('are not kept for a tab that nobody looks at, nor where they shall not take time', () => {
    options.hidden = true;
    reel.take(play.move());
    expect(reel.shown.behind).toBe(0);
    options.hidden = false;
    options.pace = 0;
    const picture = play.move();
    reel.take(picture);
    expect(reel.shown).toMatchObject({ picture, behind: 0 });
  });
});

describe('everything else is shown at once', () => {
  it('one’s own moves', () => {
    reel.take(play.moveUntil((seat) => seat === 0));
    vi.advanceTimersByTime(20_000);
    const own = play.move();
    reel.take(own);
    expect(reel.shown).toMatchObject({ picture: own, behind: 0, jumped: false });
    expect(reel.shown.fresh).toHaveLength(1);
  });

  it('another pair of eyes', () => {
    reel.take(play.move());
    const other = pictureOf(play.session, 2);
    reel.take(other);
    expect(reel.shown).toMatchObject({ picture: other, behind: 0, fresh: [] });
  });

  it('what is no move', () => {
    const { picture, fresh } = reel.shown;
    const same = { ...picture, players: [...picture.players] };
    reel.take(same);
    expect(reel.shown.picture).toBe(same);
    expect(reel.shown.fresh).toBe(fresh);
    reel.take(play.move());
    const newest = { ...play.picture() };
    reel.take(newest);
    vi.advanceTimersByTime(5000);
    expect(reel.shown.picture).toBe(newest);
  });

  it('what was taken back', () => {
    const { session } = play;
    let seat = session.decision!.seat;
    for (let i = 0; i < 40; i++) {
      seat = session.decision!.seat;
      reel.take(play.move());
      if (session.undoState(seat).possible) break;
    }
    session.undo(seat);
    const picture = pictureOf(session, 0);
    reel.take(picture);
    expect(reel.shown).toMatchObject({ picture, behind: 0 });
  });
});

describe('what is seen in a picture', () => {
  it('is worked out once', () => {
    const picture = play.moveUntil((seat) => seat === 0);
    const seen = seenIn(picture, 'en');
    expect(seenIn(picture, 'en')).toBe(seen);
    expect(seen.legal.length).toBeGreaterThan(0);
    const unasked = seenIn({ ...picture, asked: false }, 'en');
    expect(unasked.known).toBe(seen.known);
    expect(unasked.legal).toEqual([]);
    expect(seenIn(picture, 'es').text.lang).toBe('es');
  });
});

function strangersMove({ story }: Picture): Picture['story'][number] {
  return { index: story.length, seat: 1, turn: 99, takenBack: false, events: [{ e: 'passed', seat: 1 }] };
}

/** The same story as if the viewer had done none of it. */
function strangers(picture: Picture): Picture {
  return { ...picture, story: picture.story.map((item) => ('seat' in item ? { ...item, seat: 1 } : item)) };
}
