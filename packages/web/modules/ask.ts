import type { IconName, Silhouette } from '@everdell/art';
import { merge } from './gather.ts';
import { modules } from './index.ts';
import type {
  AutomaLook,
  CategoryLook,
  ClashLook,
  CoverLook,
  EventLook,
  FamilyLook,
  FigureLook,
  GrowthLook,
  KeptLook,
  LandLook,
  ModuleLook,
  MoodLook,
  OptionLook,
  RowLook,
  SequenceLook,
} from './look.ts';

/** What the rest of the client asks about modules, without knowing one. */

const looks = Object.values(modules).filter((look) => look !== undefined);

type Table<T> = Readonly<Record<string, T | undefined>>;

/** What all modules say of one kind, by id. */
const gather = <T>(kind: (look: ModuleLook) => Table<T> | undefined): Table<T> => merge(looks.map(kind));

export const coverOf = (module: string): CoverLook | undefined => modules[module]?.cover;
export const growthOf = (module: string): GrowthLook | undefined => modules[module]?.growth;
export const markOf = (module: string): IconName | undefined => modules[module]?.mark;

const automas = gather((look) => look.automas);
export const automaLook = (automa: string): AutomaLook | undefined => automas[automa];
/** One that is asked in every game with its module, not only in some or at the end of the form. */
export const isOptionOfOpponent = (id: string): boolean => optionLook(id)?.last !== true;
/** Of the automa that a game with these modules has. */
export function portraitIn(ids: readonly string[]): Silhouette | undefined {
  return ids.flatMap((id) => Object.values(modules[id]?.automas ?? {})).at(0)?.portrait;
}
export const PORTRAITS: readonly Silhouette[] = [
  ...new Set(Object.values(automas).flatMap((each) => each?.portrait ?? [])),
];

/** From west to east. */
export const LANDS: readonly LandLook[] = looks.flatMap(({ lands }) => lands ?? []).sort((a, b) => a.east - b.east);

/** The land in which a zone of the table lies. */
export const landOfTableZone = (zone: string): string | undefined =>
  LANDS.find(({ zones = [] }) => zones.includes(zone))?.name;

/** The land in which the viewer finds the tiles of a zone of their own. */
export const landOfOwnZone = (zone: string): string | undefined =>
  LANDS.find(({ own = [] }) => own.includes(zone))?.name;

/** Is a tile of this zone what one points at to visit the place it is used by? */
export const isStall = (zone: string): boolean => LANDS.some(({ stalls = [] }) => stalls.includes(zone));

const kept = gather((look) => look.kept);
export const keptLook = (zone: string): KeptLook | undefined => kept[zone];

const weathers = gather((look) => look.weathers);
export const weatherIcon = (zone: string): IconName => weathers[zone] ?? 'eye';

const moods = gather((look) => look.moods);
export const moodLook = (tile: string): MoodLook | undefined => moods[tile];

export const SEQUENCES: readonly SequenceLook[] = looks.flatMap(({ sequences }) => sequences ?? []);

const rising = looks.flatMap((look) => look.rising ?? []);
/** Does what lies in this line cost as much as lies before it? */
export const isRising = (zone: string): boolean => rising.includes(zone);

const marks = gather((look) => look.marks);
export const markLook = (mark: string): IconName | undefined => marks[mark];

const purse = looks.flatMap((look) => look.purse ?? []);
/** Does it lie in the purse, apart from the other resources? */
export const isInPurse = (resource: string): boolean => purse.includes(resource);

const rows = gather((look) => look.rows);
export const rowLook = (row: string): RowLook | undefined => rows[row];

const families = gather((look) => look.families);
export const FAMILIES = Object.keys(families);
export const familyLook = (family: string): FamilyLook | undefined => families[family];

const figures = gather((look) => look.figures);
export const figureLook = (figure: string): FigureLook | undefined => figures[figure];

const actions = gather((look) => look.actions);
export const actionIcon = (action: string): IconName | undefined => actions[action];

const categories = gather((look) => look.categories);
export const categoryLook = (category: string): CategoryLook | undefined => categories[category];

const events = gather((look) => look.events);
export const eventLook = (event: string): EventLook | undefined => events[event];

const passages = gather((look) => look.passages);
/** What the way of a tile is called, by FROM>INTO or >ROW. */
export const passageOf = (way: string): string | undefined => passages[way];

const options = gather((look) => look.options);
export const optionLook = (option: string): OptionLook | undefined => options[option];

/** What cannot be played together of the options of any module. */
export const CLASHES: readonly ClashLook[] = looks.flatMap(({ clashes }) => clashes ?? []);

export const COLOUR_NEEDS: readonly string[] = looks.flatMap(({ colourNeeds }) => colourNeeds ?? []);
