import { seededRandom } from '@everdell/ai';
import { buildPosition, type Ask, type Decision, type Session } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { createDraft, freshen, select, setAmount, toggle } from '../play/draft.ts';
import { seenAt, seenIn, start } from '../play/test-support/lookAt.ts';
import { words as en } from '../words/en/index.ts';
import { words as es } from '../words/es/index.ts';
import { answerFor, labelOf, questionFor } from './answer.ts';
import { ruleOf } from './asked.ts';
import { candidatesOf, needsStrip } from './candidates.ts';
import { consequencesOf } from './consequences.ts';
import { REPORTS, reportOf } from './reports.ts';
import { turnTabs } from './turnTabs.ts';

/** One thing, whatever it is. */
const SAID = { n: 1, name: '', goods: '', price: 0 };

/** Games at random, looked at whenever somebody has to decide about something of this kind. */
function* questions<K extends Decision['kind']>(games: number, kind?: K) {
  for (let n = 0; n < games; n++) {
    const session = start(n % 3 === 2 ? { players: 1, modules: ['rugwort'] } : { players: 2 + (n % 2) }, `asked${n}`);
    const random = seededRandom(`asked${n}`);
    for (let d = session.decision; d !== null; d = session.decision) {
      if (kind === undefined || d.kind === kind) yield { session, d: d as Decision & { readonly kind: K } };
      const legal = session.game.legal(session.state, d.seat);
      session.act(d.seat, legal[Math.floor(random() * legal.length)]);
    }
  }
}

/** The answer to a question as it stands after something was chosen. */
function answering(session: Session) {
  const seen = seenIn(session);
  const draft = createDraft();
  freshen(draft, seen);
  return { draft, now: () => answerFor(seen, draft.getState(), en.decide) };
}

describe('the decision bar', () => {
  test('has a question, a label and consequences for whatever the game asks, in both languages', () => {
    const asked = new Set<Ask>();
    for (const { session, d } of questions(3)) {
      const { ask } = d;
      const often = asked.has(ask);
      asked.add(ask);
      if (often && session.log.length % 7 !== 0) continue;
      for (const [lang, { decide }] of [
        ['en', en],
        ['es', es],
      ] as const) {
        const seen = seenIn(session, lang);
        const draft = createDraft();
        freshen(draft, seen);
        expect(questionFor(seen, draft.getState(), decide)).not.toBe('');
        for (const action of seen.legal.slice(0, 3)) {
          expect(labelOf(seen, seen.decision!, action, decide)).not.toMatch(/undefined|^$/);
          const { notes, then } = consequencesOf(seen, action, decide);
          expect([...notes, then ?? ''].join()).not.toMatch(/undefined/);
        }
      }
    }
    expect(asked.size).toBeGreaterThan(12);
  });

  test('says how many items are missing, and takes as many as are asked for', () => {
    let n = 0;
    for (const { session, d } of questions(3, 'pick')) {
      if (d.min === 0) continue;
      const { draft, now } = answering(session);
      expect(now().off).not.toBeNull();
      for (const item of d.items.slice(0, d.min)) {
        if (d.max === 1) select(draft, { t: 'pick', items: [item] });
        else toggle(draft, d, item);
      }
      expect(now()).toMatchObject({ off: null, begun: true });
      n++;
    }
    expect(n).toBeGreaterThan(5);
  });

  test('says how many resources are missing, and takes as many as are asked for', () => {
    let n = 0;
    for (const { session, d } of questions(3, 'split')) {
      if (d.min === 0) continue;
      const { draft, now } = answering(session);
      expect(now().off).toBe(en.decide.off.more(d.min));
      for (let i = 0, left = d.min; i < d.among.length && left > 0; i++) {
        setAmount(draft, d, i, Math.min(left, d.caps[i]));
        left -= Math.min(left, d.caps[i]);
      }
      expect(now()).toMatchObject({ off: null, begun: true });
      n++;
    }
    expect(n).toBeGreaterThan(5);
  });

  test('offers every action of a turn, and what is not possible with its reason', () => {
    for (const { session } of questions(3, 'turn')) {
      const seen = seenIn(session);
      // What is the only thing to do is chosen already.
      const only = seen.legal.length === 1 ? seen.legal[0] : null;
      const off = only === null ? en.decide.off.turn : null;
      expect(answering(session).now()).toMatchObject({ action: only, off });
      const tabs = turnTabs(seen, en.decide);
      const open = tabs.filter(({ off }) => off === null).map(({ key }) => key);
      expect(new Set(open)).toEqual(new Set(seen.legal.map(({ t }) => t)));
      expect(tabs.every(({ off, note }) => off === null || note !== '')).toBe(true);
    }
  });

  test('shows what the table does not show', () => {
    for (const { session, d } of questions(3, 'pick')) {
      const seen = seenIn(session);
      const candidates = candidatesOf(seen, d);
      expect(candidates.map(({ item }) => item)).toEqual(d.items);
      // A phone goes to where all of them lie, if that is one part of it.
      const wheres = new Set(candidates.map(({ where }) => where));
      const isOnePart = wheres.size === 1 && ['hand', 'city', 'meadow'].some((where) => wheres.has(where as 'hand'));
      expect(needsStrip('phone', candidates)).toBe(!isOnePart && !candidates.every(({ isLaid }) => isLaid));
      const hidden = candidates.some(({ where }) => ['seat', 'rival', 'revealed', 'other'].includes(where));
      expect(needsStrip('desk', candidates)).toBe(hidden);
    }
  });

  test('tells a report for every key, at any time', () => {
    let n = 0;
    for (const { session } of questions(3)) {
      if (n++ % 10 !== 0) continue;
      for (const [lang, words] of [
        ['en', en],
        ['es', es],
      ] as const)
        for (const key of REPORTS)
          expect(reportOf(key, seenIn(session, lang), words).join()).not.toMatch(/undefined|^$/);
    }
  });

  test('says that nothing is copied where no place is chosen, and of a text only what is still to be done', () => {
    const mine = { workersFree: 2, adornments: ['hourglass'], resources: { pearl: 1 } };
    const { state, game } = buildPosition({ players: 2, modules: ['pearlbrook'] }, { active: 0, seats: [mine, {}] });
    const play = game.legal(state, 0).find(({ t }) => t === 'act')!;
    game.apply(state, 0, play);
    for (const [lang, { decide }, none] of [
      ['en', en, 'Copy none'],
      ['es', es, 'No copiar'],
    ] as const) {
      const seen = seenAt(state, 0, lang);
      const draft = createDraft();
      freshen(draft, seen);
      expect(seen.decision?.ask).toBe('copyPlace');
      expect(answerFor(seen, draft.getState(), decide)).toMatchObject({ label: none, off: null, begun: false });
      expect(ruleOf(seen)).toBe(seen.text.effect(game.rules.placeById.get('hourglass')!.effect!));
      toggle(draft, seen.decision!, seen.decision!.kind === 'pick' ? seen.decision!.items[0] : -1);
      expect(answerFor(seen, draft.getState(), decide).label).toBe(decide.verbs['copyPlace']!(SAID));
    }
  });

  test('no answer that chooses nothing is called like one that chooses something', () => {
    const asked = new Set<Ask>();
    for (const { session, d } of questions(6, 'pick')) {
      if (d.min > 0 || asked.has(d.ask)) continue;
      asked.add(d.ask);
      const seen = seenIn(session);
      const nothing = labelOf(seen, d, { t: 'pick', items: [] }, en.decide);
      expect([d.ask, nothing]).not.toEqual([d.ask, en.decide.verbs[d.ask]?.(SAID)]);
    }
    expect(asked.size).toBeGreaterThan(2);
  });
});
