import { registry, type Lang } from '@everdell/game';
import type { Command } from '../core/command.ts';
import { columns } from '../core/layout.ts';
import type { CardRow } from '../content/cards.ts';
import { codedContent, type Coded } from '../content/coded.ts';
import { contentOf } from '../content/content.ts';
import type { PlaceRow } from '../content/places.ts';
import type { Words } from '../words/en.ts';

export const content: Command = {
  name: 'content',
  options: { code: {} },
  json: true,
  run({ lang, json, out, words }, args) {
    if (args.has('code')) {
      const found = codedContent();
      out(json ? `${JSON.stringify(found, null, 2)}\n` : codedText(found, words));
      return 0;
    }
    const all = contentOf(lang);
    if (json) {
      out(`${JSON.stringify(all, null, 2)}\n`);
      return 0;
    }
    const { cards, ...rows } = all;
    out(`${words.content.cards(cards.length, sum(cards))}\n${cardTable(cards, words)}\n`);
    for (const [row, places] of Object.entries(rows)) {
      const list = (Array.isArray(places) ? places : [places]) as readonly PlaceRow[];
      if (list.some((place) => typeof place === 'string' || !('effect' in place))) continue;
      out(`\n${words.content.rows[row] ?? rowName(row, lang)} (${list.length})\n${placeTable(list)}\n`);
    }
    return 0;
  },
};

/** What a module calls a row of its own. */
function rowName(row: string, lang: Lang): string {
  const own = registry.map((m) => m.text?.[lang].rows?.[row]).find((found) => found !== undefined);
  const name = own?.noun.many ?? row;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function codedText({ cards, places }: ReturnType<typeof codedContent>, words: Words): string {
  const list = ({ coded, of }: Coded, title: Words['content']['coded']['cards']): string => {
    const rows = columns(coded.map(({ id, set, verbs }) => [id, set, verbs.join(', ')]));
    return `${title(coded.length, of, Math.round((1000 * coded.length) / of) / 10)}\n${rows.join('\n')}\n`;
  };
  return `${list(cards, words.content.coded.cards)}\n${list(places, words.content.coded.places)}`;
}

const sum = (cards: readonly CardRow[]): number => cards.reduce((n, card) => n + card.copies, 0);

function cardTable(cards: readonly CardRow[], words: Words): string {
  const { head } = words.content;
  const rows = cards.map((card) => [
    card.id,
    card.name,
    card.set,
    words.colours[card.colour] ?? card.colour,
    words.content.kinds[`${card.rarity}-${card.kind}`] ?? `${card.rarity} ${card.kind}`,
    String(card.copies),
    ...Object.values(card.cost).map((n) => (n === 0 ? '·' : String(n))),
    `${card.points}${card.reconstructed ? '?' : ''}`,
  ]);
  return columns([head, ...rows], '  ', [5, 6, 7, 8, 9, 10]).join('\n');
}

function placeTable(places: readonly PlaceRow[]): string {
  return columns(places.map((place) => [place.id, place.set, place.effect])).join('\n');
}
