import { cardText, effectText, placeText, type Lang } from '@everdell/engine';
import { eachModule } from '../combinations.ts';
import { createGame } from '../game.ts';
import type { SetupRequest } from '../setup.ts';
import { textOf } from '../text.ts';
import { branchCards, branchEffects, branchPlaces, branchRules } from './textBranches.ts';
import { answers, decisions, during, events, makeSampler, reasons, SEATS } from './textSamples.ts';

/** Every text of the base game and of the solo opponent, and the rule texts of every other module, one a line: what the golden files hold and the lint reads. */
export interface Line {
  readonly key: string;
  readonly text: string;
  /** Labels of menus and names are no sentences. */
  readonly isSentence: boolean;
}

export function allTexts(lang: Lang): readonly Line[] {
  const lines: Line[] = [];
  const sentence = (key: string, text: string): void => void lines.push({ key, text, isSentence: true });
  const label = (key: string, text: string): void => void lines.push({ key, text, isSentence: false });
  const x = makeSampler();
  const { rules } = x.game;
  const text = textOf(x.game, lang);

  for (const { id } of rules.designs) {
    label(`card ${id} name`, `${text.name(id)} (${text.kind(id)})`);
    sentence(`card ${id}`, text.card(id));
    sentence(`card ${id} occupation`, text.occupation(id));
  }
  for (const { id } of rules.places) {
    label(`place ${id} name`, text.name(id));
    sentence(`place ${id}`, text.place(id));
  }
  for (const { id, bonus } of rules.seasons) {
    label(`season ${id} name`, text.name(id));
    if (bonus !== undefined) sentence(`season ${id}`, text.season(id));
  }
  for (const [ask, all] of Object.entries(decisions(x)))
    for (const d of all) sentence(`prompt ${ask}`, text.prompt(x.state, d, SEATS));
  for (const [code, all] of Object.entries(reasons))
    for (const params of all)
      sentence(`reason ${code}`, text.reason({ code: code as keyof typeof reasons, params }, SEATS));
  for (const [kind, all] of Object.entries(events(x)))
    for (const e of all) sentence(`event ${kind}`, text.event(e, 'all', SEATS));
  for (const [kind, all] of Object.entries(answers(x)))
    for (const answered of all)
      label(`action ${kind}`, text.action(during(x, answered), answered.a, answered.d, SEATS));

  const solo = createGame({ players: 1, modules: ['rugwort'] });
  const soloText = textOf(solo, lang);
  for (const m of solo.rules.modules)
    for (const [id, effect] of Object.entries(m.effects ?? {})) {
      sentence(`effect ${id}`, soloText.effect({ do: 'call', id }));
      sentence(`effect ${id} in full`, soloText.effect(effect));
    }
  for (const [option, { values }] of solo.rules.modules.flatMap((m) => Object.entries(m.options ?? {})))
    for (const value of values) {
      const found = soloText.option(option, value);
      if (found === null) continue;
      label(`option ${option} ${String(value)} name`, found.name);
      if (found.about !== undefined) sentence(`option ${option} ${String(value)}`, found.about);
    }
  const intruded = solo.rules.automas[1]?.intruded;
  if (intruded !== undefined) sentence('automa intruded', soloText.effect(intruded));
  for (const category of [
    'base',
    'tokens',
    'prosperity',
    'journey',
    'events',
    'cards',
    'basicEvents',
    'specialEvents',
    'squatty',
    'total',
  ])
    label(`score ${category}`, soloText.score(category));
  for (const table of eachModule()) lines.push(...textsOfModule(table, lang));
  const branches = branchRules();
  for (const id of branchCards) sentence(`made-up card ${id}`, cardText(branches, id, lang));
  for (const id of branchPlaces) sentence(`made-up place ${id}`, placeText(branches, id, lang));
  for (const e of branchEffects) sentence(`made-up effect ${e.do}`, effectText(branches, e, lang));
  return lines;
}

/** Names and rule texts of what the last module of a table brings. */
function textsOfModule(table: SetupRequest, lang: Lang): readonly Line[] {
  const { rules } = createGame(table);
  const text = textOf(createGame(table), lang);
  const module = rules.modules.at(-1)!.id;
  const of = (kind: string, id: string, says: string): readonly Line[] => [
    { key: `${module} ${kind} ${id} name`, text: text.name(id), isSentence: false },
    { key: `${module} ${kind} ${id}`, text: says, isSentence: true },
  ];
  return [
    ...rules.designs.flatMap(({ id, set }) => (set === module ? of('card', id, text.card(id)) : [])),
    ...rules.places.flatMap(({ id, set, copy }) =>
      set === module && copy === 0 ? of('place', id, text.place(id)) : [],
    ),
  ];
}

export function asFile(lines: readonly Line[]): string {
  return lines.map(({ key, text }) => `${key}: ${text}\n`).join('');
}
