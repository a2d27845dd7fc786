import { createGame } from '@everdell/game';
import type { GameInfo } from '@everdell/protocol';

/** What somebody with this seat was told of a game that is not theirs to see. */
export function seesTooMuch({ view, decisions, result }: GameInfo, seat: number | null): string[] {
  if (result !== null) return [];
  const { rules } = createGame(view.setup);
  const zones = rules.zones.flatMap(({ sees, owner }, zone) => {
    const isSeen = typeof view.zones[zone] !== 'number';
    const maySee = sees === 'all' || (sees === 'owner' && owner === seat);
    return isSeen && !maySee ? [`zone ${zone} of seat ${owner}`] : [];
  });
  const viewer = view.viewer === seat ? [] : [`the view of seat ${view.viewer}`];
  const asked = decisions.filter((decision) => decision.seat !== seat).map(() => "another seat's decision");
  return [...viewer, ...zones, ...asked];
}
