import type { Words } from '../words/index.ts';
import { plain } from './match.ts';
import type { Seen } from './seen.ts';

/** What resources are called at the keyboard; those of modules go by the words of the game. */

type Known = Pick<Seen, 'game' | 'text'>;

/** Singular and plural, without accents. */
function spelled({ text }: Known, resource: string): readonly string[] {
  const { one, many } = text.resource(resource);
  return [plain(one), plain(many)];
}

/** The sign of a resource: that of the table, else the first letters of its name that no other one has. */
export function shortOf(known: Known, { short }: Words['play'], resource: string): string {
  const listed = short[resource];
  if (listed !== undefined) return listed;
  const others = known.game.rules.resources.filter((other) => other !== resource);
  const isTaken = (sign: string): boolean =>
    others.some((r) => short[r] === sign || spelled(known, r).some((name) => name.startsWith(sign)));
  const [name] = spelled(known, resource)[0].split(' ');
  const signs = Array.from(name, (_, i) => name.slice(0, i + 1));
  return signs.find((sign) => !isTaken(sign)) ?? name;
}

/** Everything that somebody may type for a resource. */
export function typedNames(known: Known, play: Words['play'], resource: string): readonly string[] {
  return [shortOf(known, play, resource), ...(play.long[resource] ?? []), ...spelled(known, resource), resource];
}
