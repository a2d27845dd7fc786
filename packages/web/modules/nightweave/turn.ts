import type { KnownEvent, PlaceInfo, Seat } from '@everdell/game';
import type { Entry } from '../../play/story.ts';
import { fold, type Piece, type Teller } from '../../play/told.ts';
import type { nightweave as english } from './en.ts';
import { linesOf, readWord, type Line, type Word } from './line.ts';

export type Own = (typeof english)['own'];

/** A step of her turn as it is told. */
export type Step =
  /** She turned this card over. */
  | { readonly is: 'turned'; readonly card: PlaceInfo; readonly line: Line | null }
  /** What the card says that she could not do. */
  | { readonly is: 'not'; readonly word: string; readonly why: Why }
  /** She could do neither of both. */
  | { readonly is: 'rest' }
  | { readonly is: 'did'; readonly event: KnownEvent }
  /** What she has drawn up against the player. */
  | { readonly is: 'scheme'; readonly event: KnownEvent; readonly card: PlaceInfo }
  /** She herself stands there now. */
  | { readonly is: 'stands'; readonly event: KnownEvent; readonly space: number }
  /** Nobody can go there before she prepares. */
  | { readonly is: 'blocks'; readonly place: PlaceInfo };

export type Why = 'noSpider' | 'noPlace' | 'noEvent' | 'noOwn' | 'noOpen' | 'isOut' | 'noRoom' | 'noCard' | 'noHand';

const PLACES = ['basic', 'forest', 'journey', 'ownCity', 'open', 'basicEvent', 'specialEvent', 'marketOrHaven'];
const isPlacement = ({ kind }: Word): boolean => PLACES.includes(kind);
const SCHEMES = ['plot', 'seasonalPlot', 'personality', 'plan'];
const HER_SIGNS: readonly string[] = ['busy', 'claimed'];

/** What she did in an entry of the story, step by step. */
export function stepsOf(entry: Entry, game: Teller['game']): readonly Step[] {
  const { seat, events } = entry;
  const g = game.rules;
  const place = (holder: number): PlaceInfo | undefined => g.places[holder - g.cards];
  const steps: Step[] = [];
  for (const event of fold(events)) {
    if (isHers(event, seat) && event.e === 'movedTile') {
      const card = place(event.place);
      if (card === undefined) continue;
      if (event.into === 'activityOpen') steps.push(...turned(card, entry));
      else if (SCHEMES.includes(event.into)) steps.push({ is: 'scheme', event, card });
      continue;
    }
    if (isSilent(event, place) || isShownNext(event, events)) continue;
    if (event.e === 'placed' && event.figure === 'nightweave' && event.place >= g.firstSlot)
      steps.push({ is: 'stands', event, space: event.place - g.firstSlot + 1 });
    else steps.push({ is: 'did', event });
    if (event.e !== 'visited' || !isHers(event, seat)) continue;
    const at = place(event.place);
    if (at !== undefined && at.event === null && at.def.visit?.spots !== undefined)
      steps.push({ is: 'blocks', place: at });
  }
  return steps;
}

const isHers = (event: KnownEvent, seat: Seat | null): boolean => 'seat' in event && event.seat === seat;

/** What only keeps her own books. */
function isSilent(event: KnownEvent, place: (holder: number) => PlaceInfo | undefined): boolean {
  switch (event.e) {
    case 'marked':
    case 'unmarked':
      return HER_SIGNS.includes(event.mark);
    case 'shuffled':
    case 'skipped': // told with the card
    case 'rolled': // the space it shows is told by what happens there
      return true;
    case 'copied':
      return ['activity', 'plots', 'plans', 'personalities'].includes(place(event.place)?.def.row ?? '');
    default:
      return false;
  }
}

/** A card that is turned up only to come into a city at once. */
function isShownNext(event: KnownEvent, all: readonly KnownEvent[]): boolean {
  if (event.e !== 'revealed') return false;
  return event.cards.every((card) => all.some((other) => other.e === 'entered' && other.cards.includes(card)));
}

/** The card, and what of it she could not do. */
function turned(card: PlaceInfo, entry: Entry): readonly Step[] {
  const season = SEASONS[entry.season];
  const line = linesOf(card).find((each) => each.season === season) ?? null;
  const acted = entry.events.some((event) => event.e === 'copied' && event.place === card.ix);
  if (line === null || !acted) return [{ is: 'turned', card, line: null }];
  const skipped = entry.events.flatMap((event) => (event.e === 'skipped' ? [event.effect] : []));
  const failed = line.words.filter((word) => skipped.includes(`nightweave.${word}`));
  return [
    { is: 'turned', card, line },
    ...failed.map((word): Step => ({ is: 'not', word, why: whyNot(readWord(word), entry) })),
    ...(failed.length === line.words.length ? [{ is: 'rest' } as const] : []),
  ];
}

const SEASONS = ['winter', 'spring', 'summer', 'autumn'];

const NO_PLACE: Readonly<Record<string, Why>> = {
  basicEvent: 'noEvent',
  specialEvent: 'noEvent',
  ownCity: 'noOwn',
  open: 'noOpen',
};

/** A worker that is at home goes somewhere in the end: if none went anywhere, there was none. */
function whyNot(word: Word, { events, seat }: Entry): Why {
  if (isPlacement(word)) {
    const went = events.some((event) => event.e === 'visited' && event.seat === seat);
    return went ? (NO_PLACE[word.kind] ?? 'noPlace') : 'noSpider';
  }
  if (word.kind === 'placeNightweave' || word.kind === 'placeAmbassador') return 'isOut';
  if (word.kind === 'playFromHand') return 'noCard';
  return word.kind === 'discard' ? 'noHand' : 'noRoom';
}

/** What a word of an Activity card says. */
export function wordSaid(word: string, own: Own): string {
  const { kind, at, gain } = readWord(word);
  const places: Readonly<Record<string, (at: string) => string>> = own.places;
  const cards: Readonly<Record<string, string>> = own.cards;
  const said = places[kind]?.(at) ?? cards[kind] ?? kind;
  return gain === '' ? said : own.with(said, gain === 'level' ? own.level : own.tokens(Number(gain)));
}

/** A step in words; null = the rules' own words for the event tell it. */
export function stepSaid(step: Step, own: Own, text: Teller['text']): string | null {
  switch (step.is) {
    case 'turned':
      return own.turnsOver(text.name(step.card.id));
    case 'not':
      return own.cannot(wordSaid(step.word, own), own.why[step.why]);
    case 'rest':
      return own.neither;
    case 'scheme':
      return own.schemes(text.name(step.card.id));
    case 'stands':
      return own.stands(step.space);
    case 'blocks':
      return own.blocks(text.name(step.place.id));
    case 'did':
      return null;
  }
}

/** Stands where the name of a card comes, which is a link. */
const CARD_HERE = '\uFFFC';

/** Her entry of the story: what the rules tell, with what she could not do and what she blocks among it. */
export function retold(entry: Entry, teller: Teller): readonly (KnownEvent | readonly Piece[])[] {
  const { game, text, modules, names } = teller;
  const own = modules!.nightweave.own;
  const her = names[entry.seat!];
  return stepsOf(entry, game).map((step): KnownEvent | readonly Piece[] => {
    const said = stepSaid(step, own, text);
    if (said === null) return (step as Extract<Step, { is: 'did' }>).event;
    if (step.is !== 'turned' && step.is !== 'scheme') return [said];
    const { card } = step;
    const [before, after] = stepSaid(step, own, { ...text, name: () => CARD_HERE })!.split(CARD_HERE);
    const link = { name: text.name(card.id), id: card.id, key: `h${card.ix}` } as const;
    return [{ name: her, seat: entry.seat! }, ` ${before}`, link, after];
  });
}
