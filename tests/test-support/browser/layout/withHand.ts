import { designOf, loadSession, RULES_VERSION, saveSession, ZONE, type Session } from '@everdell/game';

/** The seat in front of the screen. */
const SEAT = 0;

/** The same game, saved, with so many things in the hand of the first seat and beside it, or as few as can be. */
export function withHand(file: string, n: number): string {
  const session = loadSession(file);
  const { rules } = session.game;
  const { zones } = session.state;
  const hand = zones[rules.hand[SEAT]];
  const pile = zones[zones[ZONE.deck].length > 0 ? ZONE.deck : ZONE.discard];
  pile.push(...hand.splice(0));
  hand.push(...mixed(session, pile).slice(0, Math.max(1, n - beside(session))));
  const isTaken = new Set(hand);
  pile.splice(0, pile.length, ...pile.filter((card) => !isTaken.has(card)));
  // No log leads there: like a game of older rules it goes on from its snapshot.
  return JSON.stringify({ ...saveSession(session), rules: RULES_VERSION - 1 });
}

/** What may be played though it is in no hand, and what is held and is no card. */
function beside({ game: { rules }, state }: Session): number {
  const asides = (rules.playZones[SEAT] ?? []).filter((at) => rules.zones[at].owner === SEAT);
  const held = rules.zones.flatMap(({ owner, rows, sees }, at) =>
    rows.length > 0 && owner === SEAT && sees === 'owner' && at !== rules.events[SEAT] ? [at] : [],
  );
  return [...asides, ...held].reduce((sum, at) => sum + state.zones[at].filter((it) => it >= 0).length, 0);
}

/** Those that cost most kinds of goods and those that cost least in turn. */
function mixed({ game, state }: Session, cards: readonly number[]): readonly number[] {
  const kinds = (card: number): number => Object.keys(designOf(game.rules, state, card).def.cost).length;
  const sorted = [...cards].sort((a, b) => kinds(b) - kinds(a) || a - b);
  return sorted.map((_, at) => sorted.at(at % 2 === 0 ? at / 2 : -(at + 1) / 2)!);
}
