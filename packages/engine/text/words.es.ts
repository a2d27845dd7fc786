import type { Noun } from './nouns.ts';
import type { Adjective, Words } from './words.en.ts';

type Gendered<T> = T extends Adjective
  ? Adjective
  : T extends Noun
    ? Noun & { readonly gender: 'm' | 'f' }
    : { readonly [K in keyof T]: Gendered<T[K]> };

/** An adjective with one form for both genders. */
function invariable(one: string, many: string): Adjective {
  const forms = { one, many };
  return { m: forms, f: forms };
}

/** An adjective in -o: -a in the feminine. */
export function inO(stem: string): Adjective {
  return { m: { one: `${stem}o`, many: `${stem}os` }, f: { one: `${stem}a`, many: `${stem}as` } };
}

export const words = {
  resources: {
    twig: { one: 'ramita', many: 'ramitas', gender: 'f' },
    resin: { one: 'resina', many: 'resinas', gender: 'f' },
    pebble: { one: 'piedra', many: 'piedras', gender: 'f' },
    berry: { one: 'baya', many: 'bayas', gender: 'f' },
    any: { one: 'recurso cualquiera', many: 'recursos cualesquiera', gender: 'm' },
  },
  resource: { one: 'recurso', many: 'recursos', gender: 'm' },
  unit: { one: 'carta o recurso', many: 'cartas o recursos', gender: 'f' },
  card: { one: 'carta', many: 'cartas', gender: 'f' },
  point: { one: 'ficha de puntos', many: 'fichas de puntos', gender: 'f' },
  scorePoint: { one: 'punto', many: 'puntos', gender: 'm' },
  worker: { one: 'trabajador', many: 'trabajadores', gender: 'm' },
  occupiedToken: { one: 'ficha de ocupado', many: 'fichas de ocupado', gender: 'f' },
  prisoner: { one: 'prisionero', many: 'prisioneros', gender: 'm' },

  city: { one: 'ciudad', many: 'ciudades', gender: 'f' },
  die: { one: 'dado', many: 'dados', gender: 'm' },
  space: { one: 'espacio', many: 'espacios', gender: 'm' },
  meadow: { one: 'Prado', many: 'Prados', gender: 'm' },
  tile: { one: 'loseta', many: 'losetas', gender: 'f' },
  deck: { one: 'mazo', many: 'mazos', gender: 'm' },
  discardPile: { one: 'pila de descartes', many: 'pilas de descartes', gender: 'f' },
  hand: { one: 'mano', many: 'manos', gender: 'f' },
  supply: { one: 'suministro', many: 'suministros', gender: 'm' },

  player: { one: 'jugador', many: 'jugadores', gender: 'm' },
  opponent: { one: 'oponente', many: 'oponentes', gender: 'm' },

  event: { one: 'Evento', many: 'Eventos', gender: 'm' },
  basicEvent: { one: 'Evento básico', many: 'Eventos básicos', gender: 'm' },
  specialEvent: { one: 'Evento especial', many: 'Eventos especiales', gender: 'm' },
  location: { one: 'ubicación', many: 'ubicaciones', gender: 'f' },
  basicLocation: { one: 'espacio básico', many: 'espacios básicos', gender: 'm' },
  forestLocation: { one: 'ubicación de bosque', many: 'ubicaciones de bosque', gender: 'f' },
  journey: { one: 'Viaje', many: 'Viajes', gender: 'm' },
  haven: { one: 'Refugio', many: 'Refugios', gender: 'm' },
  openDestination: { one: 'Destino abierto', many: 'Destinos abiertos', gender: 'm' },

  critter: { one: 'Bicho', many: 'Bichos', gender: 'm' },
  construction: { one: 'Construcción', many: 'Construcciones', gender: 'f' },
  commonCritter: { one: 'Bicho común', many: 'Bichos comunes', gender: 'm' },
  uniqueCritter: { one: 'Bicho único', many: 'Bichos únicos', gender: 'm' },
  commonConstruction: { one: 'Construcción común', many: 'Construcciones comunes', gender: 'f' },
  uniqueConstruction: { one: 'Construcción única', many: 'Construcciones únicas', gender: 'f' },
  rarity: {
    common: invariable('común', 'comunes'),
    unique: inO('únic'),
  },

  colours: {
    tan: invariable('marrón', 'marrones'),
    green: invariable('verde', 'verdes'),
    red: inO('roj'),
    blue: invariable('azul', 'azules'),
    purple: inO('morad'),
  },
  types: {
    tan: { one: 'Viajero', many: 'Viajeros', gender: 'm' },
    green: { one: 'Producción', many: 'Producciones', gender: 'f' },
    red: { one: 'Destino', many: 'Destinos', gender: 'm' },
    blue: { one: 'Gobierno', many: 'Gobiernos', gender: 'm' },
    purple: { one: 'Prosperidad', many: 'Prosperidades', gender: 'f' },
  },

  season: { one: 'estación', many: 'estaciones', gender: 'f' },
  seasons: {
    winter: { one: 'invierno', many: 'inviernos', gender: 'm' },
    spring: { one: 'primavera', many: 'primaveras', gender: 'f' },
    summer: { one: 'verano', many: 'veranos', gender: 'm' },
    autumn: { one: 'otoño', many: 'otoños', gender: 'm' },
  },
  prepareForSeason: {
    one: 'acción de prepararse para la siguiente estación',
    many: 'acciones de prepararse para la siguiente estación',
    gender: 'f',
  },
} satisfies Gendered<Words>;
