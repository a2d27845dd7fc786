import { registry } from '@everdell/game';
import type { Command } from '../core/command.ts';
import { columns } from '../core/layout.ts';
import { bridgeRows, isBridged, moduleRows, type BridgeRow } from '../content/modules.ts';
import { moduleName } from '../play/setupMenu.ts';
import type { Words } from '../words/en.ts';

export const modules: Command = {
  name: 'modules',
  options: { bridges: {} },
  json: true,
  run({ lang, json, out, words }, args) {
    if (args.has('bridges')) {
      const rows = bridgeRows();
      out(json ? `${JSON.stringify({ bridges: rows }, null, 2)}\n` : bridgeText(rows, words));
      return 0;
    }
    const rows = moduleRows();
    if (json) {
      out(`${JSON.stringify({ modules: rows }, null, 2)}\n`);
      return 0;
    }
    const table = rows.map(({ id, cards, places, players, needs }) => [
      id,
      moduleName(
        registry.find((m) => m.id === id)!,
        { lang, words },
      ),
      String(cards),
      String(places),
      players.length === 1 ? String(players[0]) : `${players[0]}-${players.at(-1)}`,
      needs.join(', '),
    ]);
    out(`${columns([words.modules.head, ...table], '  ', [2, 3]).join('\n')}\n`);
    return 0;
  },
};

/** Each module against those before it; then what the pairs bring. */
function bridgeText(rows: readonly BridgeRow[], words: Words): string {
  const ids = moduleRows().map(({ id }) => id);
  const matrix = ids.map((id, i) => [
    `${i + 1}`,
    id,
    ...ids.slice(0, i).map((other) => (isBridged(rows, id, other) ? '×' : '·')),
  ]);
  const head = ['', '', ...ids.slice(0, -1).map((_, i) => `${i + 1}`)];
  const listed = rows.map(({ needs, reacts, code }) => [
    needs.join(' × '),
    [words.modules.reactsTo(reacts), words.modules.brings(code)].filter((part) => part !== '').join('; '),
  ]);
  return `${words.modules.bridges(rows.length)}\n\n${columns([head, ...matrix], ' ', [0]).join('\n')}\n\n${columns(listed).join('\n')}\n`;
}
