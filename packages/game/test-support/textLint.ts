import { wordsEn, wordsEs, type Lang, type Module, type Noun } from '@everdell/engine';
import { modules } from '@everdell/sets';

/** What is wrong with a text, in words; empty = nothing. */

interface Forms {
  readonly one: ReadonlySet<string>;
  readonly many: ReadonlySet<string>;
}

const isNoun = (x: unknown): x is Noun => typeof x === 'object' && x !== null && 'one' in x && 'many' in x;

function nounsIn(table: unknown): Noun[] {
  if (isNoun(table)) return [table];
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(nounsIn) : [];
}

function formsOf(lang: Lang): Forms {
  const {
    resources,
    scorePoint,
    colours: _colours,
    rarity: _rarity,
    seasons: _seasons,
    ...rest
  } = lang === 'en' ? wordsEn.words : wordsEs.words;
  const ofModules = modules.flatMap((m: Module) => {
    const { cards, resources: goods, pieces } = m.text![lang];
    return nounsIn([cards, goods, pieces]);
  });
  const further: Noun[] = lang === 'en' ? [{ one: 'spot', many: 'spots' }] : [{ one: 'plaza', many: 'plazas' }];
  const nouns = [...nounsIn(resources), scorePoint, ...nounsIn(rest), ...ofModules, ...further];
  return { one: new Set(nouns.map((n) => n.one)), many: new Set(nouns.map((n) => n.many)) };
}

const FORMS: Readonly<Record<Lang, Forms>> = { en: formsOf('en'), es: formsOf('es') };

/** Words that may stand between a number and its noun. */
const BETWEEN: Readonly<Record<Lang, RegExp>> = {
  en: /^(Meadow |other |fewer |more |green |blue |red |tan |purple |base |filled |Common |Unique )*/,
  es: /^/,
};
/** What may follow a number that counts something named before or after. */
const ALONE: Readonly<Record<Lang, RegExp>> = {
  en: /^($|[.,;:()]|(of|while|or|may|must|and|to|for|at) |(any|each|less)\b)/,
  es: /^($|[.,;:()]|(de|mientras|o|y|como|a|en|por|del|jugadores) )/,
};

/** Every number agrees with the noun after it. */
function wrongNumbers(text: string, lang: Lang): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/(?<![\d-])(\d+) ([^\d]*)/g)) {
    const n = Number(match[1]);
    const after = match[2].replace(BETWEEN[lang], '');
    const longest = (forms: ReadonlySet<string>): number =>
      Math.max(0, ...[...forms].map((f) => (startsWithWord(after, f) ? f.length : 0)));
    const one = longest(FORMS[lang].one);
    const many = longest(FORMS[lang].many);
    const isOne = one >= many && one > 0;
    const isMany = many >= one && many > 0;
    if (isOne || isMany ? !(n === 1 ? isOne : isMany) : !ALONE[lang].test(after)) found.push(`"${match[0].trim()}"`);
  }
  return found;
}

function startsWithWord(text: string, word: string): boolean {
  return text.startsWith(word) && !/^[\p{L}]/u.test(text.slice(word.length));
}

const FOREIGN: Readonly<Record<Lang, RegExp>> = {
  en: /(?<!\p{L})(el|la|los|las|un|una|de|del|al|carta|cartas|ciudad|gana|roba|puedes|mano|y|por|cada)(?!\p{L})/iu,
  es: /(?<!\p{L})(the|an|of|card|cards|city|gain|draw|you|your|hand|and|or|for|each|with|from|worker|play|point|deck|to|any)(?!\p{L})/iu,
};
const SPANISH_ERRORS = /(?<!\p{L})(de el|a el|un una|el la|la carta carta|y i\p{L}+|o o\p{L}+)(?!\p{L})/iu;

export function problemsOf(text: string, lang: Lang, isSentence: boolean): string[] {
  const problems: string[] = [];
  const check = (isFine: boolean, problem: string): void => void (isFine || problems.push(problem));
  check(text !== '', 'is empty');
  check(!/undefined|null|NaN|\[object|Infinity/.test(text), 'shows a value of the program');
  check(!/ {2}|^ | $/.test(text), 'has stray spaces');
  check(!/ [.,;:)]|\( |\.\.|,,|;;|[,;:]\./.test(text), 'has stray punctuation');
  check(!FOREIGN[lang].test(text), `mixes languages: ${FOREIGN[lang].exec(text)?.[0] ?? ''}`);
  check(lang !== 'es' || !SPANISH_ERRORS.test(text), `lacks a contraction: ${SPANISH_ERRORS.exec(text)?.[0] ?? ''}`);
  if (isSentence) {
    check(/^[“«]?[\p{Lu}\d]/u.test(text), 'does not start with a capital');
    check(text.endsWith('.'), 'does not end with a period');
    for (const rest of text.split('. ').slice(1)) check(/^[“«]?[\p{Lu}]/u.test(rest), `goes on with "${rest}"`);
  }
  for (const wrong of wrongNumbers(text, lang)) problems.push(`number and noun disagree: ${wrong}`);
  return problems;
}
