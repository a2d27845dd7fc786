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

const find: Noun = { one: 'find', many: 'finds' };
const hallazgo = { one: 'hallazgo', many: 'hallazgos', gender: 'm' } as const;
const wind: Noun = { one: 'wind', many: 'winds' };
const viento = { one: 'viento', many: 'vientos', gender: 'm' } as const;
const leg: Noun = { one: 'leg', many: 'legs' };
const etapa = { one: 'etapa', many: 'etapas', gender: 'f' } as const;

const en = {
  cards: {
    parrot: { one: 'Parrot', many: 'Parrots' },
    barge: { one: 'Barge', many: 'Barges' },
    orangery: { one: 'Orangery', many: 'Orangeries' },
    'sea-bard': { one: 'Sea Bard', many: 'Sea Bards' },
    smuggler: { one: 'Smuggler', many: 'Smugglers' },
  },
  options: { 'voyage.trek': { trek: { name: 'Trek' }, none: { name: 'No trek' } } },
  marks: { walked: { one: 'footprint', many: 'footprints' } },
  actions: { ferry: () => 'Take the ferry' },
  places: {
    'old-bosun': { one: 'Old Bosun', many: 'Old Bosuns' },
    'cabin-boy': { one: 'Cabin Boy', many: 'Cabin Boys' },
    purser: { one: 'Purser', many: 'Pursers' },
    pilgrim: { one: 'Pilgrim', many: 'Pilgrims' },
    'harbour-inn': { one: 'Harbour Inn', many: 'Harbour Inns' },
    'whale-log': { one: 'Whale Log', many: 'Whale Logs' },
    beach: { one: 'Beach', many: 'Beaches' },
    wreck: { one: 'Wreck', many: 'Wrecks' },
    jetty: { one: 'Jetty', many: 'Jetties' },
    bottle: { one: 'Bottle', many: 'Bottles' },
    lagoon: { one: 'Lagoon', many: 'Lagoons' },
    'sunken-idol': { one: 'Sunken Idol', many: 'Sunken Idols' },
    spyglass: { one: 'Spyglass', many: 'Spyglasses' },
    breeze: { one: 'Breeze', many: 'Breezes' },
    gale: { one: 'Gale', many: 'Gales' },
    ford: { one: 'Ford', many: 'Fords' },
    pass: { one: 'Pass', many: 'Passes' },
    desert: { one: 'Desert', many: 'Deserts' },
    ferry: { one: 'Ferry', many: 'Ferries' },
  },
  rows: {
    guests: { noun: guest },
    harbour: { noun: { one: 'harbour location', many: 'harbour locations' } },
    logs: { noun: { one: 'log', many: 'logs' } },
    finds: { noun: find },
    winds: { noun: wind },
    legs: { noun: leg },
  },
  pieces: { moby: { one: 'Moby', many: 'Mobys', proper: true } },
  effects: { 'voyage.restack': 'make a stack that has run out anew of half of the guests who are gone' },
  scores: { guests: 'Guests', finds: 'Finds', trek: 'Trek' },
  zones: {
    guestsEast: zone('the east stack'),
    guestsWest: zone('the west stack'),
    guestsGone: zone('the guests who are gone'),
    guests: { yours: 'from your guests', theirs: 'from the guests', the: 'your guests', their: 'their guests' },
    shore: zone('the shore'),
    findsLeft: zone('the finds that are left'),
    finds: { yours: 'from your finds', theirs: 'from the finds', the: 'your finds', their: 'their finds' },
    winds: zone('the winds'),
    windsUsed: zone('the winds that are over'),
  },
  sources: {
    guestsEast: () => ({ at: 'on the east stack', from: 'from the east stack', noun: guest }),
    guestsWest: () => ({ at: 'on the west stack', from: 'from the west stack', noun: guest }),
    guestsGone: () => ({ at: 'who are gone', from: 'who are gone', noun: guest }),
    shore: () => ({ at: 'on the shore', from: 'from the shore', noun: find }),
    finds: () => ({ at: 'of yours', from: 'of yours', noun: find }),
    winds: () => ({ at: 'at the jetty', from: 'from the jetty', noun: wind }),
    trek: () => ({ at: 'of your trek', from: 'of your trek', noun: leg }),
  },
} satisfies ModuleText;

const es = {
  cards: {
    parrot: { one: 'Loro', many: 'Loros', gender: 'm' },
    barge: { one: 'Barcaza', many: 'Barcazas', gender: 'f' },
    orangery: { one: 'Invernadero', many: 'Invernaderos', gender: 'm' },
    'sea-bard': { one: 'Bardo del mar', many: 'Bardos del mar', gender: 'm' },
    smuggler: { one: 'Contrabandista', many: 'Contrabandistas', gender: 'm' },
  },
  options: { 'voyage.trek': { trek: { name: 'Travesía' }, none: { name: 'Sin travesía' } } },
  marks: { walked: { one: 'huella', many: 'huellas', gender: 'f' } },
  actions: { ferry: () => 'Tomar el transbordador' },
  places: {
    'old-bosun': { one: 'Viejo contramaestre', many: 'Viejos contramaestres', gender: 'm' },
    'cabin-boy': { one: 'Grumete', many: 'Grumetes', gender: 'm' },
    purser: { one: 'Sobrecargo', many: 'Sobrecargos', gender: 'm' },
    pilgrim: { one: 'Peregrino', many: 'Peregrinos', gender: 'm' },
    'harbour-inn': { one: 'Posada del puerto', many: 'Posadas del puerto', gender: 'f' },
    'whale-log': { one: 'Diario de la ballena', many: 'Diarios de la ballena', gender: 'm' },
    beach: { one: 'Playa', many: 'Playas', gender: 'f' },
    wreck: { one: 'Pecio', many: 'Pecios', gender: 'm' },
    jetty: { one: 'Embarcadero', many: 'Embarcaderos', gender: 'm' },
    bottle: { one: 'Botella', many: 'Botellas', gender: 'f' },
    lagoon: { one: 'Laguna', many: 'Lagunas', gender: 'f' },
    'sunken-idol': { one: 'Ídolo hundido', many: 'Ídolos hundidos', gender: 'm' },
    spyglass: { one: 'Catalejo', many: 'Catalejos', gender: 'm' },
    breeze: { one: 'Brisa', many: 'Brisas', gender: 'f' },
    gale: { one: 'Vendaval', many: 'Vendavales', gender: 'm' },
    ford: { one: 'Vado', many: 'Vados', gender: 'm' },
    pass: { one: 'Puerto de montaña', many: 'Puertos de montaña', gender: 'm' },
    desert: { one: 'Desierto', many: 'Desiertos', gender: 'm' },
    ferry: { one: 'Balsa', many: 'Balsas', gender: 'f' },
  },
  rows: {
    guests: { noun: huesped },
    harbour: { noun: { one: 'ubicación del puerto', many: 'ubicaciones del puerto', gender: 'f' } },
    logs: { noun: { one: 'diario', many: 'diarios', gender: 'm' } },
    finds: { noun: hallazgo },
    winds: { noun: viento },
    legs: { noun: etapa },
  },
  pieces: { moby: { one: 'Moby', many: 'Mobys', gender: 'f', proper: true } },
  effects: {
    'voyage.restack': 'si una pila se ha agotado, rehazla con la mitad de los huéspedes que se fueron',
  },
  scores: { guests: 'Huéspedes', finds: 'Hallazgos', trek: 'Travesía' },
  zones: {
    guestsEast: zona('la pila este'),
    guestsWest: zona('la pila oeste'),
    guestsGone: zona('los huéspedes que se fueron'),
    guests: { yours: 'de tus huéspedes', theirs: 'de los huéspedes', the: 'tus huéspedes', their: 'sus huéspedes' },
    shore: zona('la orilla'),
    findsLeft: zona('los hallazgos restantes'),
    finds: { yours: 'de tus hallazgos', theirs: 'de los hallazgos', the: 'tus hallazgos', their: 'sus hallazgos' },
    winds: zona('los vientos'),
    windsUsed: zona('los vientos pasados'),
  },
  sources: {
    guestsEast: () => ({ at: 'en la pila este', from: 'de la pila este', noun: huesped }),
    guestsWest: () => ({ at: 'en la pila oeste', from: 'de la pila oeste', noun: huesped }),
    guestsGone: () => ({ at: 'que se fueron', from: 'que se fueron', noun: huesped }),
    shore: () => ({ at: 'en la orilla', from: 'de la orilla', noun: hallazgo }),
    finds: () => ({ at: 'entre los tuyos', from: 'de los tuyos', noun: hallazgo }),
    winds: () => ({ at: 'en el embarcadero', from: 'del embarcadero', noun: viento }),
    trek: () => ({ at: 'de tu travesía', from: 'de tu travesía', noun: etapa }),
  },
} satisfies Gendered<typeof en>;

export const text: ModuleTexts = { en, es };
