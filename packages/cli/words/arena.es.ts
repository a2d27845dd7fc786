import type { arena as en } from './arena.en.ts';
import { plural } from './plural.ts';

export const arena: typeof en = {
  unknownBot: (name, allowed) => `no existe el bot ${JSON.stringify(name)}; existen: ${allowed.join(', ')}`,
  badBudget: (text, bot) =>
    `${JSON.stringify(text)} no tiene un límite legible; escribe ${bot}, ${bot}@200ms o ${bot}@50steps`,
  noBots: 'falta --bots o --plan: ¿quién juega?',
  noPlan: (path) => `${path} no contiene un plan: { "seed": "...", "pairings": [...] }`,
  unknownField: (name, allowed) => `no existe el campo ${JSON.stringify(name)}; existen: ${allowed.join(', ')}`,
  wrongField: (name, wanted) => `${JSON.stringify(name)} debe ser ${wanted}`,
  wanted: {
    text: 'un texto',
    list: 'una lista de textos',
    object: 'un objeto',
    number: (min, max) => `un número entero de ${min} a ${max}`,
    only: (text) => `${JSON.stringify(text)}, el rival de un jugador`,
  },
  inPairing: (path, n, message) => `${path}, enfrentamiento ${n}: ${message}`,
  twice: (n) => `igual que el enfrentamiento ${n}`,
  progress: (n, of) => `partida ${n} de ${of}`,
  outdated: (n) =>
    `${plural(n, 'partida guardada es', 'partidas guardadas son')} de bots que han cambiado desde entonces: no cuentan.`,
  played: (n, kept) =>
    `${plural(n, 'partida jugada', 'partidas jugadas')} ahora, ${kept} ya ${kept === 1 ? 'estaba' : 'estaban'}.`,
  setup: (players, modules) => [String(players), ...modules].join(' + '),
  head: [
    'A',
    'B',
    'jugadores',
    'partidas',
    'gana A',
    '95 %',
    'puntos A',
    '10/50/90 %',
    'puntos B',
    '10/50/90 %',
    'ms A',
    '99 %',
    'ms B',
    '99 %',
  ],
  ratings: 'Clasificación por las partidas de dos (escala Elo)',
  ratingsHead: ['jugador', 'nivel'],
};
