import { registry, type Module } from '@everdell/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canChoose, createDraft, freshen, point, select, setMode, targetIn } from '../play/draft.ts';
import { choicesByPart } from '../play/lands.ts';
import { seenIn, start } from '../play/test-support/lookAt.ts';
import { cardKey, targetsOf } from '../play/things.ts';
import { reasonFor } from '../play/whyNot.ts';
import { words } from '../words/en/index.ts';
import { answerFor, questionFor } from './answer.ts';
import { turnTabs } from './turnTabs.ts';

/** A set that does not exist: something to do aside, an act about hand cards, a question in the set-up. */
const den: Module = {
  id: 'den',
  needs: ['base'],
  acts: [
    { id: 'doze', when: 'aside', once: 'turn', then: { do: 'gain', what: { twig: 1 } } },
    { id: 'bury', when: 'turn', of: { in: 'hand' }, then: { do: 'points', n: { size: 'it' } } },
  ],
  reacts: [{ to: 'choosing', then: { do: 'gainAny', n: 2, among: ['twig', 'resin'] } }],
  text: { en: { actions: { doze: () => 'Doze', bury: () => 'Bury' } }, es: {} },
};
const all = registry as Module[];
beforeAll(() => void all.push(den));
afterAll(() => void all.splice(all.indexOf(den), 1));

const begin = () => start({ players: 2, modules: ['den'], options: { firstPlayer: 0 } }, 'den');
const begun = () => {
  const session = begin();
  for (const seat of [0, 1]) session.act(seat, { t: 'split', by: [2, 0] });
  return session;
};

describe('what is done aside', () => {
  test('lies apart from the answers, and is the answer when it is chosen', () => {
    const session = begun();
    session.act(0, { t: 'visit', place: session.game.rules.placeById.get('haven')!.ix });
    const seen = seenIn(session);
    expect(seen.asides).toEqual([{ t: 'act', id: 'doze', at: -1, it: -1 }]);
    expect(seen.legal.every(({ t }) => t === 'pick' || t === 'add' || t === 'done')).toBe(true);
    const draft = createDraft();
    freshen(draft, seen);
    select(draft, seen.asides[0]);
    expect(answerFor(seen, draft.getState(), words.decide)).toMatchObject({ action: seen.asides[0], off: null });
    expect(questionFor(seen, draft.getState(), words.decide)).toContain('Doze');
    session.act(0, seen.asides[0]);
    expect(seenIn(session).asides).toEqual([]);
  });

  test('is not there in the set-up', () => {
    const seen = seenIn(begin());
    expect([seen.known.turn, seen.decision?.kind, seen.asides]).toEqual([0, 'split', []]);
  });
});

test('a card that can be played and is the case of an act is meant by what is looked for', () => {
  const session = begun();
  const { state, game } = session;
  state.seats[0].res = [9, 9, 9, 9];
  const seen = seenIn(session);
  const [card] = state.zones[game.rules.hand[0]];
  const bury = { t: 'act', id: 'bury', at: -1, it: card };
  expect(targetsOf(seen).get(cardKey(card))).toEqual({ action: { t: 'play', card } });
  expect(targetIn(seen, cardKey(card), 'act-bury')).toEqual({ action: bury });
  const draft = createDraft();
  freshen(draft, seen);
  setMode(draft, 'act-bury');
  point(draft, seen, cardKey(card));
  expect(draft.getState().selected).toEqual(bury);
  expect(turnTabs(seen, words.decide).find(({ key }) => key === 'act-bury')).toMatchObject({ off: null });
  state.seats[0].res = [0, 0, 0, 0];
  // As long as the act is not looked for, a card says why it cannot be played.
  const poor = seenIn(session);
  expect(reasonFor(poor, cardKey(card))).toMatchObject({ code: 'cannot-pay' });
  expect(canChoose(poor, cardKey(card), 'all')).toBe(false);
  expect(canChoose(poor, cardKey(card), 'act-bury')).toBe(true);
  expect(choicesByPart(poor, 'act-bury').get('hand')).toBe(state.zones[game.rules.hand[0]].length);
});
