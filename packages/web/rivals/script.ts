import type { KnownEvent, Label, PlaceInfo, Seat } from '@everdell/game';
import type { Seen } from '../play/seen.ts';

/** What an automa did when it last did something: told as it happened. */
export function lastDone({ picture, text, names }: Seen, seat: Seat): readonly string[] {
  for (let at = picture.story.length - 1; at >= 0; at--) {
    const item = picture.story[at];
    if (!('events' in item) || item.takenBack) continue;
    const first = item.events.findIndex((event) => isOf(event, seat));
    if (first < 0) continue;
    return item.events
      .slice(first)
      .filter((event) => isOf(event, seat) || event.e === 'entered' || event.e === 'discarded')
      .map((event) => text.event(event, 'all', names))
      .filter((line) => line !== '');
  }
  return [];
}

const isOf = (event: KnownEvent, seat: Seat): boolean => 'seat' in event && event.seat === seat;

/** The card that it turned over last, which tells it what to do; null = it has none. */
export function cardInForce({ game, known }: Seen, seat: Seat): PlaceInfo | null {
  const g = game.rules;
  const zone = g.automas[seat]?.arrow;
  const top = zone === undefined ? undefined : known.zones[g.zone[zone]].at(-1);
  return top === undefined ? null : g.places[top - g.cards];
}

/** The options it was set up with, in words; those without words are none of the player's business. */
export function character({ game, text }: Seen, seat: Seat): readonly Label[] {
  const { automas, options } = game.rules;
  const own = Object.entries(options).filter(([id]) => id.startsWith(`${automas[seat]?.id}.`));
  return own
    .flatMap(([id, value]) => (Array.isArray(value) ? value : [value]).map((each) => text.option(id, each)))
    .filter((label) => label !== null);
}

/** The rules by which it answers what others do. */
export function standingRules({ game, text }: Seen, seat: Seat): readonly string[] {
  const id = game.rules.automas[seat]?.id;
  const module = game.rules.modules.find(({ automa }) => automa?.id === id);
  return Object.keys(module?.code ?? {}).map((id) => text.effect({ do: 'code', id }));
}
