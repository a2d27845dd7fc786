import { bots } from '@everdell/ai';
import {
  createGame,
  makeSetup,
  registry,
  SetupError,
  textOf,
  type Lang,
  type Module,
  type OptionDef,
  type OptionValue,
  type SetupRequest,
  type Text,
} from '@everdell/game';
import { withoutControls, wrap } from '../core/layout.ts';
import { INTERRUPT, type Expected } from '../core/terminal.ts';
import { wordsIn } from '../words/index.ts';
import { numbersIn } from './input.ts';
import { HUMAN } from './localTable.ts';
import { plain } from './match.ts';
import { rulesPage } from './pages.ts';
import { styleFor } from './style.ts';
import { ask, Leave, say, type Ui } from './ui.ts';

/** What somebody chose in the start menu, and the language they chose it in. */
export type Choice = { readonly lang: Lang } & (
  | { readonly what: 'play'; readonly plan: Plan }
  | { readonly what: 'host' }
  /** The link as it was typed. */
  | { readonly what: 'join'; readonly link: string }
);

/** What to play and who plays. */
export interface Plan {
  readonly request: SetupRequest;
  /** By seat: HUMAN or the name of a bot. */
  readonly seats: readonly string[];
  /** By seat; '' = the usual name. */
  readonly names: readonly string[];
  readonly lang: Lang;
}

const MAX_PLAYERS = 6;

/** Asks in menus what to play; null = nothing. */
export function setupMenu(ui: Ui): Promise<Choice | null> {
  return unlessLeaving(ui, () => firstMenu(ui));
}

/** Asks for the link to a table; null = nobody wants to go there any more. */
export function linkMenu(ui: Ui): Promise<string | null> {
  return unlessLeaving(ui, () => askText(ui, ui.words.online.askLink));
}

async function unlessLeaving<T>(ui: Ui, menu: () => Promise<T>): Promise<T | null> {
  try {
    return await menu();
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    say(ui, ui.words.play.goodbye);
    return null;
  }
}

async function firstMenu(ui: Ui): Promise<Choice | null> {
  const { menu } = ui.words.play;
  const style = styleFor(ui.terminal.colour);
  ui.terminal.clear();
  say(ui, ['', style.bold(menu.title), menu.subtitle, '']);
  const { lang } = ui;
  const ways = [menu.bots, menu.people, menu.alone, menu.host, menu.join, menu.otherLanguage];
  const what = await askMenu(ui, menu.what, ways);
  if (what === 5) {
    const other: Lang = lang === 'en' ? 'es' : 'en';
    return setupMenu({ ...ui, lang: other, words: wordsIn(other) });
  }
  if (what === 4) return { what: 'join', lang, link: await askText(ui, ui.words.online.askLink) };
  if (what === 3) return { what: 'host', lang };
  return { what: 'play', lang, plan: what === 2 ? await aloneMenu(ui) : await tableMenu(ui, what === 1) };
}

/** Asks what to play at a table on a server: the host takes the first seat, the others are open. */
export async function hostMenu(ui: Ui): Promise<Plan> {
  const players = await askCount(ui, ui.words.play.menu.howManySeats, 2, MAX_PLAYERS);
  const modules = await askModules(ui, players);
  const options = await askOptions(ui, players, modules);
  const seats = Array.from({ length: players }, () => HUMAN);
  return { request: { players, modules, options }, seats, names: [], lang: ui.lang };
}

async function tableMenu(ui: Ui, several: boolean): Promise<Plan> {
  const { menu } = ui.words.play;
  const people = several ? await askCount(ui, menu.howManyPeople, 2, MAX_PLAYERS) : 1;
  const least = several ? 0 : 1;
  const most = MAX_PLAYERS - people;
  const others = most <= least ? least : await askCount(ui, menu.howManyBots, least, most);
  const names = Object.keys(bots).reverse();
  const seats: string[] = Array.from({ length: people }, () => HUMAN);
  if (others > 0) {
    const bot =
      names[
        await askMenu(
          ui,
          menu.whichBot,
          names.map((name) => menu.botNames[name] ?? name),
        )
      ];
    seats.push(...Array.from({ length: others }, () => bot));
  }
  const modules = await askModules(ui, seats.length);
  return {
    request: { players: seats.length, modules, options: await askOptions(ui, seats.length, modules) },
    seats,
    names: await askNames(ui, people),
    lang: ui.lang,
  };
}

async function aloneMenu(ui: Ui): Promise<Plan> {
  const { menu } = ui.words.play;
  const opponents = registry.filter((m) => m.automa !== undefined && (m.players?.includes(1) ?? true));
  const at =
    opponents.length === 1
      ? 0
      : await askMenu(
          ui,
          menu.whichOpponent,
          opponents.map((m) => moduleName(m, ui)),
        );
  const modules = [opponents[at].id, ...(await askModules(ui, 1))];
  const options = await askOptions(ui, 1, modules);
  return { request: { players: 1, modules, options }, seats: [HUMAN], names: await askNames(ui, 1), lang: ui.lang };
}

export function moduleName({ id, text, automa }: Module, { lang, words }: Pick<Ui, 'lang' | 'words'>): string {
  const own = text?.[lang];
  const opponent = automa === undefined ? undefined : own?.automas?.[automa.id];
  return words.play.menu.modules[id] ?? own?.name ?? opponent?.one ?? id;
}

/** Modules besides the opponent of a game alone; nothing is asked where there are none. */
async function askModules(ui: Ui, players: number): Promise<readonly string[]> {
  const { menu } = ui.words.play;
  const fitting = registry.filter(
    (m) => m.id !== 'base' && (m.automa === undefined || players > 1) && (m.players?.includes(players) ?? true),
  );
  if (fitting.length === 0) return [];
  const chosen = await askSeveral(
    ui,
    menu.whichModules,
    fitting.map((m) => moduleName(m, ui)),
  );
  return chosen.map((i) => fitting[i].id);
}

/** Options of the chosen modules, until they go together; those of the base game keep their usual values. */
async function askOptions(
  ui: Ui,
  players: number,
  modules: readonly string[],
): Promise<Readonly<Record<string, OptionValue>>> {
  for (;;) {
    const options = await askEachOption(ui, players, modules);
    const refused = refusalOf({ players, modules, options });
    if (refused === null) return options;
    say(ui, ['', refused]);
  }
}

function refusalOf(request: SetupRequest): string | null {
  try {
    makeSetup(request);
    return null;
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
}

async function askEachOption(
  ui: Ui,
  players: number,
  modules: readonly string[],
): Promise<Readonly<Record<string, OptionValue>>> {
  const options: Record<string, OptionValue> = {};
  if (modules.length === 0) return options;
  const text = textOf(createGame({ players, modules }), ui.lang);
  for (const m of registry) {
    if (!modules.includes(m.id)) continue;
    for (const [id, def] of Object.entries(m.options ?? {})) {
      const question = ui.words.play.menu.options[id] ?? m.text?.[ui.lang].optionNames?.[id] ?? id;
      options[id] = await askOption(ui, text, question, id, def);
    }
  }
  return options;
}

async function askOption(ui: Ui, text: Text, question: string, id: string, def: OptionDef): Promise<OptionValue> {
  const labels = def.values.map((value) => {
    const words = text.option(id, value);
    if (words === null) return String(value);
    return words.about === undefined ? words.name : `${words.name}: ${words.about}`;
  });
  if (def.several) return (await askSeveral(ui, question, labels)).map((i) => def.values[i] as string);
  return def.values[await askMenu(ui, question, labels)];
}

async function askNames(ui: Ui, people: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let seat = 0; seat < people; seat++) {
    const name = withoutControls(await askText(ui, ui.words.play.menu.name(people === 1 ? 0 : seat + 1)));
    names.push(name.trim().slice(0, 20));
  }
  return names;
}

/** A line of the menu; help is given, and whoever wants to leave leaves. */
async function askText(ui: Ui, question: string, expected: Expected = { free: true }): Promise<string> {
  const { menu, commands } = ui.words.play;
  for (;;) {
    const line = await ask(ui, question, expected);
    if (line === null || line === INTERRUPT) throw new Leave();
    const typed = line.trim().toLowerCase();
    if (commands.quit.keys.includes(typed)) throw new Leave();
    const rules = commands.rules.keys.includes(typed);
    if (!rules && typed !== '?' && !commands.help.keys.slice(2).includes(typed)) return line;
    if (!rules) say(ui, `\n${menu.help}`);
    say(ui, rulesPage(ui.words.play, ui.terminal.columns - 1));
  }
}

/** A number of players, typed as it is. */
async function askCount(ui: Ui, question: string, min: number, max: number): Promise<number> {
  const { menu } = ui.words.play;
  const counts = menu.count(min, max);
  say(ui, '');
  for (;;) {
    const line = await askText(ui, `${question} (${counts}) `, { free: true, example: String(min) });
    const numbers = numbersIn(line);
    if (numbers?.length === 1 && numbers[0] >= min && numbers[0] <= max) return numbers[0];
    say(ui, menu.badCount(counts));
  }
}

/** One of the labels; gives its index. */
export async function askMenu(ui: Ui, question: string, labels: readonly string[]): Promise<number> {
  const { play } = ui.words;
  showMenu(ui, question, labels);
  for (;;) {
    const line = await askText(ui, play.chooseOne(labels.length), { numbers: labels.length, min: 1, max: 1 });
    const numbers = numbersIn(line);
    if (numbers?.length === 1 && numbers[0] >= 1 && numbers[0] <= labels.length) return numbers[0] - 1;
    say(ui, play.badNumber(labels.length));
  }
}

/** Any number of the labels; gives their indexes. */
async function askSeveral(ui: Ui, question: string, labels: readonly string[]): Promise<readonly number[]> {
  const { play } = ui.words;
  showMenu(ui, question, labels);
  for (;;) {
    const expected = { numbers: labels.length, min: 0, max: labels.length };
    const line = await askText(ui, play.chooseSeveral(0, labels.length), expected);
    const typed = plain(line);
    if (typed === '' || typed === '0' || play.noneWords.includes(typed)) return [];
    const numbers = play.allWords.includes(typed) ? labels.map((_, i) => i + 1) : numbersIn(line);
    if (numbers !== null && numbers.every((n) => n >= 1 && n <= labels.length))
      return [...new Set(numbers)].map((n) => n - 1);
    say(ui, play.badNumber(labels.length));
  }
}

function showMenu(ui: Ui, question: string, labels: readonly string[]): void {
  const style = styleFor(ui.terminal.colour);
  say(ui, [
    '',
    style.bold(question),
    ...labels.flatMap((label, i) => {
      const lines = wrap(label, ui.terminal.columns - 6);
      return lines.map((line, n) => (n === 0 ? `${style.bold(String(i + 1).padStart(3))}) ${line}` : `     ${line}`));
    }),
  ]);
}
