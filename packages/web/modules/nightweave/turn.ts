import type { Arrow, Holder, KnownEvent, PlaceInfo, Seat } from '@everdell/game';
import type { Entry } from '../../play/story.ts';
import { fold, type Piece, type Teller } from '../../play/told.ts';
import type { nightweave as english } from './en.ts';
import { linesOf, readWord, type Line, type Word } from './line.ts';

export type Own = (typeof english)['own'];

/** A step of her turn as it is told. */
export type Step =
  /** She turned this card over. */
  | { readonly is: 'turned'; readonly card: PlaceInfo; readonly line: Line | null }
  /** All of hers is out, and that card sends it home: the season she prepares for; null = her game ends. */
  | { readonly is: 'leaves'; readonly season: string | null }
  /** What the card says that she could not do. */
  | { readonly is: 'not'; readonly word: string; readonly why: Why }
  /** She could do neither of both. */
  | { readonly is: 'rest' }
  /** What the card names was taken, and so the arrow led on. */
  | { readonly is: 'aside'; readonly word: string; readonly arrow: Arrow }
  | { readonly is: 'did'; readonly event: KnownEvent }
  /** Why it is that Event: all it needs, some of it, or whatever the arrow comes to; null = she has all and it is free. */
  | { readonly is: 'why'; readonly led: Extract<KnownEvent, { e: 'ledTo' }> | null }
  /** What she has drawn up against the player. */
  | { readonly is: 'scheme'; readonly event: KnownEvent; readonly card: PlaceInfo }
  /** It takes effect, or her own card is visited. */
  | { readonly is: 'felt'; readonly at: Holder; readonly id: string; readonly own: boolean }
  /** The die that such a card asks for. */
  | { readonly is: 'die'; readonly value: number }
  /** It showed what the player has none of. */
  | { readonly is: 'spared' }
  /** She goes on to another space. */
  | { readonly is: 'moves'; readonly space: number }
  /** Cards came into something of hers. */
  | { readonly is: 'cards'; readonly event: Moved }
  /** Her new season. */
  | { readonly is: 'begins'; readonly season: number }
  /** She herself stands there now. */
  | { readonly is: 'stands'; readonly event: KnownEvent; readonly space: number; readonly last: boolean }
  /** Nobody can go there before she prepares. */
  | { readonly is: 'blocks'; readonly place: PlaceInfo };

type Moved = Extract<KnownEvent, { e: 'moved' }>;
export type Why = 'noSpider' | 'noPlace' | 'noEvent' | 'noOwn' | 'noOpen' | 'isOut' | 'noRoom' | 'noCard' | 'noHand';

const PLACES = ['basic', 'forest', 'journey', 'ownCity', 'open', 'basicEvent', 'specialEvent', 'marketOrHaven'];
const isPlacement = ({ kind }: Word): boolean => PLACES.includes(kind);
const SCHEMES = ['plot', 'seasonalPlot', 'personality', 'plan'];
/** Rows of which it is told when they take effect, besides when they are drawn. */
const FELT: readonly string[] = ['plans', 'personalities'];
const TEMPER: readonly string[] = [...FELT, 'plots'];
/** Her Personality that moves her by the die. */
const ROVER = 'nonchalant';
/** Her Plots that take what the die shows. */
const THEFTS: readonly string[] = ['grabbed', 'snatched', 'stolen', 'thief'];
const HER_ZONES: readonly string[] = ['achievements', 'achievementsDown', 'hand', 'city'];
const HER_SIGNS: readonly string[] = ['busy', 'claimed'];

/** What she did in an entry of the story, step by step. */
export function stepsOf(entry: Entry, game: Teller['game']): readonly Step[] {
  const { seat, events } = entry;
  const g = game.rules;
  const place = (holder: number): PlaceInfo | undefined => g.places[holder - g.cards];
  const steps: Step[] = [];
  /** What takes effect now. */
  let acting: PlaceInfo | undefined;
  const feels = (at: Holder, placeCard: number): void => {
    const id = at < g.cards ? g.designs[placeCard].id : place(at)?.id;
    const last = steps.at(-1);
    if (id !== undefined && !(last?.is === 'felt' && last.at === at))
      steps.push({ is: 'felt', at, id, own: at < g.cards });
  };
  const all = inParts(events);
  for (const [nth, event] of all.entries()) {
    if (isHers(event, seat) && event.e === 'movedTile') {
      const card = place(event.place);
      if (card === undefined) continue;
      if (event.into === 'activityOpen') steps.push(...turned(card, entry, game));
      else if (SCHEMES.includes(event.into)) steps.push({ is: 'scheme', event, card });
      continue;
    }
    if (event.e === 'cause' || event.e === 'copied') {
      const at = place(event.place);
      const row = at?.def.row ?? '';
      if (event.e === 'cause' || FELT.includes(row)) feels(event.place, event.e === 'cause' ? event.placeCard : -1);
      if (event.e === 'cause' || TEMPER.includes(row)) acting = at;
      if (event.e === 'cause' || row === 'activity' || TEMPER.includes(row)) continue;
    }
    if (event.e === 'rolled') {
      if (isPlot(acting)) steps.push({ is: 'die', value: event.value });
      if (THEFTS.includes(acting?.id ?? '') && all[nth + 1]?.e !== 'paid') steps.push({ is: 'spared' });
      else if (acting?.id === ROVER && all[nth + 1]?.e !== 'rolled') steps.push({ is: 'moves', space: event.value });
      continue;
    }
    if (event.e === 'ledTo') {
      const word = event.tier < 0 ? wordDone(steps) : undefined;
      if (word !== undefined) steps.push({ is: 'aside', word, arrow: event.arrow });
      continue;
    }
    const leaves = steps.some(({ is }) => is === 'leaves');
    if (event.e === 'prepared') acting = undefined;
    if (leaves && isHers(event, seat) && (event.e === 'passed' || event.e === 'prepared')) {
      if (event.e === 'prepared') steps.push({ is: 'begins', season: event.season });
      continue;
    }
    if (isSilent(event) || isShownNext(event, events)) continue;
    if (event.e === 'moved' && isHers(event, seat) && HER_ZONES.includes(event.into)) addCards(steps, event);
    else if (event.e === 'placed' && event.figure === 'nightweave' && event.place >= g.firstSlot)
      steps.push({ is: 'stands', event, space: event.place - g.firstSlot + 1, last: isLast(game, entry) });
    else steps.push({ is: 'did', event });
    if (event.e === 'achieved' && isHers(event, seat)) {
      const led = events.find((other) => other.e === 'ledTo' && other.place === event.place);
      steps.push({ is: 'why', led: led?.e === 'ledTo' ? led : null });
    }
    if (event.e !== 'visited' || !isHers(event, seat)) continue;
    const at = place(event.place);
    if (at !== undefined && at.event === null && at.def.visit?.spots !== undefined && !isLast(game, entry))
      steps.push({ is: 'blocks', place: at });
  }
  return steps;
}

const isPlot = (place: PlaceInfo | undefined): boolean => String(place?.def.row) === 'plots';

/** What came before a season and what comes with it are told apart. */
function inParts(events: readonly KnownEvent[]): readonly KnownEvent[] {
  const at = events.findIndex(({ e }) => e === 'prepared');
  return at < 0 ? fold(events) : [...fold(events.slice(0, at)), ...fold(events.slice(at))];
}

/** In her last season she does not prepare again. */
const isLast = ({ rules }: Teller['game'], { season }: Entry): boolean => season === rules.seasons.length - 1;

/** Cards that go the same way one by one are told together. */
function addCards(steps: Step[], event: Moved): void {
  const last = steps.at(-1);
  if (last?.is !== 'cards' || last.event.into !== event.into || last.event.from !== event.from) {
    steps.push({ is: 'cards', event });
    return;
  }
  const { cards, designs, hidden = 0 } = last.event;
  const both = { ...event, cards: [...cards, ...event.cards], designs: [...designs, ...event.designs] };
  steps[steps.length - 1] = { is: 'cards', event: { ...both, hidden: hidden + (event.hidden ?? 0) } };
}

/** The word of the card that she carries out, if it names a place. */
function wordDone(steps: readonly Step[]): string | undefined {
  const card = steps.find((step) => step.is === 'turned');
  const word = card?.line?.words[steps.filter(({ is }) => is === 'not').length];
  return word !== undefined && readWord(word).at !== '' ? word : undefined;
}

const isHers = (event: KnownEvent, seat: Seat | null): boolean => 'seat' in event && event.seat === seat;

/** What only keeps her own books. */
function isSilent(event: KnownEvent): boolean {
  switch (event.e) {
    case 'marked':
    case 'unmarked':
      return HER_SIGNS.includes(event.mark);
    case 'shuffled':
    case 'skipped': // told with the card
      return true;
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
function turned(card: PlaceInfo, entry: Entry, { rules }: Teller['game']): readonly Step[] {
  const season = SEASONS[entry.season];
  const line = linesOf(card).find((each) => each.season === season) ?? null;
  const acted = entry.events.some((event) => event.e === 'copied' && event.place === card.ix);
  const next = rules.seasons[entry.season + 1]?.id ?? null;
  if (!acted)
    return [
      { is: 'turned', card, line: null },
      { is: 'leaves', season: next },
    ];
  if (line === null) return [{ is: 'turned', card, line }];
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

/** A step in words and links; null = the rules' own words for the event tell it. */
function piecesOf(step: Step, her: Seat, { game, text, modules, names }: Teller): readonly Piece[] | null {
  const own = modules!.nightweave.own;
  const { rules: g } = game;
  const link = (at: Holder, id: string): Piece => ({
    name: text.name(id),
    id,
    key: `${at < g.cards ? 'c' : 'h'}${at}`,
  });
  switch (step.is) {
    case 'turned':
    case 'scheme': {
      const says = step.is === 'turned' ? own.turnsOver : own.schemes;
      return [{ name: names[her], seat: her }, ' ', ...around(says, [link(step.card.ix, step.card.id)])];
    }
    case 'leaves':
      return [own.leaves(step.season === null ? null : text.name(step.season))];
    case 'not':
      return [own.cannot(wordSaid(step.word, own), own.why[step.why])];
    case 'rest':
      return [own.neither];
    case 'aside':
      return [own.aside(wordSaid(step.word.replace(/\+.*/, ''), own), own.ways[step.arrow])];
    case 'why':
      return [whySaid(step.led, own)];
    case 'felt':
      return around(step.own ? own.visited : own.felt, [link(step.at, step.id)]);
    case 'die':
      return [own.die(step.value)];
    case 'spared':
      return [own.spared];
    case 'moves':
      return [own.moves(step.space)];
    case 'begins':
      return [own.begins(text.name(g.seasons[step.season].id))];
    case 'cards': {
      const { into, from, designs, cards, hidden = 0 } = step.event;
      const places: Readonly<Record<string, (cards: string) => string>> = own.into;
      const links = designs.map((ix, i) => link(cards[i], g.designs[ix].id));
      const named = hidden === 0 ? listOf(links, own.and) : [own.cardsUnseen(links.length + hidden)];
      return around(into === 'city' && from !== 'achievements' ? own.fromElsewhere : places[into], named);
    }
    case 'stands':
      return [step.last ? own.standsLast(step.space) : own.stands(step.space)];
    case 'blocks':
      return [own.blocks(text.name(step.place.id))];
    case 'did':
      return null;
  }
}

function whySaid(led: Extract<KnownEvent, { e: 'ledTo' }> | null, own: Own): string {
  if (led === null) return own.because.free;
  const way = own.ways[led.arrow];
  if (led.tier === 0) return own.because.met(way);
  if (led.need === 0) return own.because.any(way);
  return led.tier === 1 ? own.because.most(led.have, led.need, way) : own.because.few(led.have, led.need, way);
}

function listOf(links: readonly Piece[], and: string): readonly Piece[] {
  return links.flatMap((one, i): readonly Piece[] => {
    if (i === 0) return [one];
    return [i < links.length - 1 ? ', ' : ` ${and} `, one];
  });
}

/** Stands where links come. */
const HERE = '\uFFFC';

function around(says: (what: string) => string, what: readonly Piece[]): readonly Piece[] {
  const [before, after = ''] = says(HERE).split(HERE);
  return [before, ...what, after].filter((piece) => piece !== '');
}

/** A step in plain words; null = the rules' own words for the event tell it. */
export function stepSaid(step: Step, her: Seat, teller: Teller): string | null {
  const pieces = piecesOf(step, her, teller);
  return pieces === null ? null : pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');
}

/** Her entry of the story: what the rules tell, with what she could not do and what she blocks among it. */
export function retold(entry: Entry, teller: Teller): readonly (KnownEvent | readonly Piece[])[] {
  return stepsOf(entry, teller.game).map(
    (step): KnownEvent | readonly Piece[] =>
      piecesOf(step, entry.seat!, teller) ?? (step as Extract<Step, { is: 'did' }>).event,
  );
}
