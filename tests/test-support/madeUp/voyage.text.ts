import { grammarEs, type Gendered, type ModuleText, type ModuleTexts, type Noun } from '@everdell/engine';

const zone = (the: string): { readonly yours: string; readonly theirs: string; readonly the: string } => ({
  yours: `from ${the}`,
  theirs: `from ${the}`,
  the,
});
const zona = (the: string): ReturnType<typeof zone> => ({
  yours: grammarEs.de(the),
  theirs: grammarEs.de(the),
  the,
});
const guest: Noun = { one: 'guest', many: 'guests' };
const huesped = { one: 'huésped', many: 'huéspedes', gender: 'm' } as const;

const en = {
  places: {
    'old-bosun': { one: 'Old Bosun', many: 'Old Bosuns' },
    'cabin-boy': { one: 'Cabin Boy', many: 'Cabin Boys' },
    purser: { one: 'Purser', many: 'Pursers' },
    pilgrim: { one: 'Pilgrim', many: 'Pilgrims' },
    inn: { one: 'Harbour Inn', many: 'Harbour Inns' },
    'whale-log': { one: 'Whale Log', many: 'Whale Logs' },
  },
  rows: {
    guests: { noun: guest },
    harbour: { noun: { one: 'harbour location', many: 'harbour locations' } },
    logs: { noun: { one: 'log', many: 'logs' } },
  },
  pieces: { moby: { one: 'Moby', many: 'Mobys', proper: true } },
  effects: { 'voyage.restack': 'make a stack that has run out anew of half of the guests who are gone' },
  scores: { guests: 'Guests' },
  zones: {
    guestsEast: zone('the east stack'),
    guestsWest: zone('the west stack'),
    guestsGone: zone('the guests who are gone'),
    guests: { yours: 'from your guests', theirs: 'from the guests', the: 'your guests' },
  },
  sources: {
    guestsEast: () => ({ at: 'on the east stack', from: 'from the east stack', noun: guest }),
    guestsWest: () => ({ at: 'on the west stack', from: 'from the west stack', noun: guest }),
    guestsGone: () => ({ at: 'who are gone', from: 'who are gone', noun: guest }),
  },
} satisfies ModuleText;

const es = {
  places: {
    'old-bosun': { one: 'Viejo contramaestre', many: 'Viejos contramaestres', gender: 'm' },
    'cabin-boy': { one: 'Grumete', many: 'Grumetes', gender: 'm' },
    purser: { one: 'Sobrecargo', many: 'Sobrecargos', gender: 'm' },
    pilgrim: { one: 'Peregrino', many: 'Peregrinos', gender: 'm' },
    inn: { one: 'Posada del puerto', many: 'Posadas del puerto', gender: 'f' },
    'whale-log': { one: 'Diario de la ballena', many: 'Diarios de la ballena', gender: 'm' },
  },
  rows: {
    guests: { noun: huesped },
    harbour: { noun: { one: 'ubicación del puerto', many: 'ubicaciones del puerto', gender: 'f' } },
    logs: { noun: { one: 'diario', many: 'diarios', gender: 'm' } },
  },
  pieces: { moby: { one: 'Moby', many: 'Mobys', gender: 'f', proper: true } },
  effects: {
    'voyage.restack': 'si una pila se ha agotado, rehazla con la mitad de los huéspedes que se fueron',
  },
  scores: { guests: 'Huéspedes' },
  zones: {
    guestsEast: zona('la pila este'),
    guestsWest: zona('la pila oeste'),
    guestsGone: zona('los huéspedes que se fueron'),
    guests: { yours: 'de tus huéspedes', theirs: 'de los huéspedes', the: 'tus huéspedes' },
  },
  sources: {
    guestsEast: () => ({ at: 'en la pila este', from: 'de la pila este', noun: huesped }),
    guestsWest: () => ({ at: 'en la pila oeste', from: 'de la pila oeste', noun: huesped }),
    guestsGone: () => ({ at: 'que se fueron', from: 'que se fueron', noun: huesped }),
  },
} satisfies Gendered<typeof en>;

export const text: ModuleTexts = { en, es };
