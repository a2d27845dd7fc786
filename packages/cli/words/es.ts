import type { SaveProblem } from '@everdell/game';
import type { Words } from './en.ts';
import { arena } from './arena.es.ts';
import { tune } from './tune.es.ts';
import { help } from './help.es.ts';
import { online } from './online.es.ts';
import { play } from './play.es.ts';
import { plural } from './plural.ts';

/** The details of a damaged file come from the engine, in English. */
const saveProblems: Readonly<Record<SaveProblem, string>> = {
  'not-a-save': 'no es una partida guardada de Everdell; elige otro archivo',
  'a-replay':
    'es una repetición, que solo contiene lo que vio una persona: se puede contar con replay, pero no seguir jugando; elige una partida guardada',
  'too-new': 'la partida se guardó con una versión más nueva; actualiza el programa',
  damaged: 'la partida guardada está dañada; usa otra copia',
  'other-content': 'la partida guardada pide módulos o cartas que aquí no existen',
  refused: 'las reglas no permiten lo que dice la partida guardada; usa otra copia',
  mismatch: 'la historia de la partida guardada no lleva a su posición; usa otra copia',
};

export const words: Words = {
  help,
  play,
  online,
  arena,
  tune,
  seat: (seat) => `Jugador ${seat + 1}`,
  colours: { tan: 'marrón', green: 'verde', red: 'rojo', blue: 'azul', purple: 'morado' },
  errors: {
    unknownCommand: (name) => `no existe la orden ${JSON.stringify(name)}; mira everdell --help --lang es`,
    unknownOption: (name) => `no existe la opción ${name}; mira --help`,
    twice: (name) => `${name} está dos veces`,
    noValueWanted: (name) => `${name} no lleva valor`,
    valueMissing: (name, value) => `a ${name} le falta su valor: ${name} ${value}`,
    operandMissing: 'falta un argumento; mira --help',
    operandUnwanted: (text) => `sobra el argumento ${JSON.stringify(text)}; mira --help`,
    notANumber: (name, min, max, text) =>
      `${name} debe ser un número entero de ${min} a ${max}, no ${JSON.stringify(text)}`,
    notAnAmount: (name, min, max, text) => `${name} debe ser un número de ${min} a ${max}, no ${JSON.stringify(text)}`,
    notOneOf: (name, allowed, text) => `${name} debe ser uno de ${allowed.join(', ')}, no ${JSON.stringify(text)}`,
    emptyItem: (name) => `${name} tiene una entrada vacía`,
    noSuchOption: (id, ids) =>
      `--options: los módulos elegidos no tienen la opción ${JSON.stringify(id)}; tienen ${ids.join(', ')}`,
    optionValue: (id, values, typed) =>
      `--options: ${id} debe ser uno de ${values.join(', ')}, no ${JSON.stringify(typed)}`,
    optionNeedsModule: (name) => `${name} es de un módulo no elegido: añádelo con --modules`,
    soloOnly: (name) =>
      `${name} es solo para un jugador, en solitario contra Rugwort: quítalo, o juega con --players 1`,
    unknownModule: (id, ids) => `no existe el módulo ${JSON.stringify(id)}; existen: ${ids.join(', ')}`,
    moduleNotBuilt: (id) => `el módulo ${id} aún no está hecho`,
    modulePlayers: (id, allowed, players) =>
      `el módulo ${id} es para ${allowed.join(' o ')} jugador(es) humano(s), no ${players}`,
    sameName: (name) => `--names tiene ${JSON.stringify(name)} dos veces: cada asiento necesita un nombre propio`,
    badSave: (problem, message) => `${saveProblems[problem]} (${message.replace(/\.$/, '')})`,
    seatsAndPlayers: (seats, players) =>
      `--seats nombra ${plural(seats, 'asiento', 'asientos')}, pero hay ${plural(players, 'jugador', 'jugadores')}`,
    namesAndPlayers: (names, players) =>
      `--names tiene ${plural(names, 'nombre', 'nombres')}, pero hay ${plural(players, 'jugador', 'jugadores')}`,
    loadAlone: (name) => `--load va sin ${name}: la partida guardada ya lo sabe`,
    notTogether: (one, other) => `${one} va sin ${other}`,
    unknownId: (id) => `no existe la carta, ubicación o Evento ${JSON.stringify(id)}`,
    cannotRead: (path, code) =>
      code === 'ENOENT' ? `no existe el archivo ${path}` : `no se puede leer ${path} (${code})`,
    cannotWrite: (path, code) => `no se puede escribir ${path} (${code})`,
    notJson: (path) => `${path} no es JSON`,
    noPosition: (path) => `${path} no contiene una posición`,
  },
  serve: {
    open: (address, neighbours) =>
      [
        `Everdell está abierto en ${address}`,
        ...neighbours.map((other) => `  para otros de tu red: ${other}`),
        'Ctrl-C lo para; todas las partidas se conservan.\n',
      ].join('\n'),
  },
  simulate: {
    progress: (n, of) => `partida ${n} de ${of}`,
    title: (games, players, modules) =>
      `${plural(games, 'partida', 'partidas')} con ${plural(players, 'jugador', 'jugadores')} (${modules})`,
    scores: (mean, p10, p50, p90, max) =>
      `Puntuación: media ${mean}, un décimo bajo ${p10}, la mitad bajo ${p50}, nueve décimos bajo ${p90}, máxima ${max}`,
    speed: (n) => `${n} partidas por segundo de procesador`,
    head: ['bot', 'media', 'ganadas', 'asientos'],
    byHead: (option) => [option, 'bot', 'media', 'ganadas', 'asientos'],
  },
  fuzz: {
    progress: (n, of, found) => `partida ${n} de ${of}, ${found} fallos`,
    summary: (games, decisions, seconds) =>
      `${games} partidas, ${decisions} decisiones, ${seconds} s; comprobaciones hechas:`,
    violations: (n) => (n === 0 ? 'Ningún fallo.' : `${plural(n, 'fallo', 'fallos')}:`),
    where: (game, at) => `partida ${game}, decisión ${at},`,
  },
  bench: {
    calibrating: 'calibrando',
    playing: (players) => `${players} jugadores`,
    calibration: (n, node) => `Calibración: ${n} vueltas por segundo, Node ${node}`,
    table: (players, games, decisions, perGame, score) =>
      `${players} jugadores: ${games} partidas y ${decisions} decisiones por segundo de procesador; ${perGame} decisiones por partida, puntuación media ${score}`,
    state: (micros, bytes) => `Estado de 4 jugadores a media partida: copia ${micros} µs, ${bytes} bytes en JSON`,
    searching: 'buscando',
    search: (steps) => `El bot wise: ${steps} pasos por segundo de procesador`,
    playingEverything: (players) => `${players} jugadores, con todo`,
    everything: (games, decisions, micros, bytes) =>
      `4 jugadores, con todo: ${games} partidas y ${decisions} decisiones por segundo de procesador; copia ${micros} µs, ${bytes} bytes en JSON`,
  },
  modules: {
    head: ['id', 'nombre', 'cartas', 'lugares', 'jugadores', 'necesita'],
    bridges: (n) => `Módulos que tienen algo que decir unos de otros: ${plural(n, 'pareja', 'parejas')}`,
    reactsTo: (happenings) => (happenings.length === 0 ? '' : `un rival reacciona a ${happenings.join(', ')}`),
    brings: (rules) => (rules.length === 0 ? '' : `código: ${rules.join(', ')}`),
  },
  newModule: {
    exists: (id) => `ya hay un módulo ${id}`,
    malformed: (id, longest) =>
      `${JSON.stringify(id)} no sirve de nombre de módulo: letras minúsculas, cifras y guiones sueltos, una letra al principio, ${longest} como mucho`,
    reserved: (id) => `${id} es una palabra del juego o de su código: un módulo necesita un nombre propio`,
    elsewhere: 'las listas de módulos no están aquí: ejecútalo en la carpeta del proyecto',
    inTheWay: (path) => `ya existe ${path}; no se ha escrito nada`,
    written: (path, dry) => `${dry ? 'escribiría' : 'escrito'}    ${path}`,
    listed: (path, dry) => `${dry ? 'cambiaría' : 'cambiado'}   ${path}`,
    next: (id) =>
      `Ahora: npm run check:structure, npx vitest run tests/${id}.test.ts, npm run everdell -- text ${id}-stall, UPDATE_GOLDEN=1 npm run test:unit; después docs/adding-content.md.`,
  },
  content: {
    cards: (designs, copies) => `Cartas (${designs} diseños, ${copies} cartas)`,
    coded: {
      cards: (n, of, percent) => `Cartas que necesitan código de su módulo: ${n} de ${of} (${percent} %)`,
      places: (n, of, percent) => `Lugares, Eventos y similares que lo necesitan: ${n} de ${of} (${percent} %)`,
    },
    head: ['id', 'nombre', 'conjunto', 'color', 'clase', 'copias', 'ramita', 'resina', 'piedra', 'baya', 'puntos'],
    kinds: {
      'common-critter': 'Bicho común',
      'unique-critter': 'Bicho único',
      'common-construction': 'Construcción común',
      'unique-construction': 'Construcción única',
    },
    rows: {
      basicLocations: 'Espacios básicos',
      haven: 'Refugio',
      journey: 'Viaje',
      forest: 'Bosque',
      basicEvents: 'Eventos básicos',
      specialEvents: 'Eventos especiales',
    },
  },
  replay: {
    takenBack: (n) => `(se deshace la entrada ${n})`,
    agreedBack: (n) => `(se deshace de común acuerdo todo desde la entrada ${n})`,
    undone: '(deshecho)',
    bySeat: (name) => `La partida tal como la vio ${name}.`,
    bySpectator: 'La partida tal como la vio alguien del público.',
    running: 'La partida no ha terminado.',
    hash: (hash) => `Estado final: ${hash}`,
  },
  verify: {
    commitment: 'Compromiso',
    secret: 'Secreto',
    words: 'Palabras',
    noWord: 'ninguna',
    rightCommitment: 'El compromiso es el SHA-256 del secreto.',
    wrongCommitment: 'MAL: el compromiso no es el SHA-256 del secreto.',
    rightSeed: 'Las cartas se repartieron a partir del secreto y de las palabras.',
    wrongSeed: 'MAL: las cartas no se repartieron a partir de este secreto y estas palabras.',
    noCommitment: 'No hay compromiso que comprobar: el archivo no dice de qué salió el reparto.',
    replayed: (decisions, hash) =>
      `${plural(decisions, 'decisión repetida', 'decisiones repetidas')} desde el reparto hasta el final; la posición es la guardada (${hash}).`,
    otherRules:
      'La partida se jugó con las reglas de otra versión y no se puede repetir con estas. Usa el programa con que se jugó.',
    running: 'La partida no ha terminado. De qué salió el reparto se dice cuando termine.',
    won: '(gana)',
    holds: 'Todo es correcto.',
    fails: 'La partida no queda confirmada.',
  },
  facts: {
    kept: (n, path) =>
      `Se ${n === 1 ? 'guarda 1 entrada' : `guardan ${n} entradas`} para las próximas partidas en ${path}.`,
    wrong: (path, message) => `${path}: ${message}`,
    corrected: 'corregida',
    reconstructed: 'reconstruida',
    left: (n, of) =>
      n === of
        ? `${of} cartas y losetas están reconstruidas: everdell facts --template las imprime como archivo para corregir.`
        : `${of - n} de ${of} cartas y losetas están corregidas.`,
    used: (n) =>
      n === 1
        ? 'Se usa 1 carta o loseta como la has corregido.'
        : `Se usan ${n} cartas y losetas como las has corregido.`,
  },
  position: {
    over: 'La partida ha terminado.',
    title: (player, n) => `Decide el jugador ${player}; ${plural(n, 'acción legal', 'acciones legales')}:`,
  },
  scenario: {
    passed: 'superado',
    failed: 'FALLA',
    unsupported: 'no admitido',
    refused: (found, expected) =>
      expected === null ? `rechazado, ${found}` : `rechazado, ${found} (el caso dice ${expected})`,
    badLine: (path, line) => `${path}, línea ${line}: no es un objeto JSON`,
    summary: (passed, failed, unsupported) =>
      `${plural(passed, 'superado', 'superados')}, ${failed} con fallo, ${plural(unsupported, 'no admitido', 'no admitidos')}`,
  },
};
