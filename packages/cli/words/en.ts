import type { SaveProblem } from '@everdell/game';
import { arena } from './arena.en.ts';
import { tune } from './tune.en.ts';
import { help } from './help.en.ts';
import { online } from './online.en.ts';
import { play } from './play.en.ts';
import { plural } from './plural.ts';
import type { Names } from './types.ts';

/** What the word table of every language holds. */
export type Words = typeof words;

export const words = {
  help,
  play,
  online,
  arena,
  tune,
  seat: (seat: number): string => `Player ${seat + 1}`,
  colours: { tan: 'tan', green: 'green', red: 'red', blue: 'blue', purple: 'purple' } as Names,
  errors: {
    unknownCommand: (name: string): string => `there is no command ${JSON.stringify(name)}; see everdell --help`,
    unknownOption: (name: string): string => `there is no option ${name}; see --help`,
    twice: (name: string): string => `${name} is given twice`,
    noValueWanted: (name: string): string => `${name} takes no value`,
    valueMissing: (name: string, value: string): string => `${name} needs a value: ${name} ${value}`,
    operandMissing: 'an argument is missing; see --help',
    operandUnwanted: (text: string): string => `unexpected argument ${JSON.stringify(text)}; see --help`,
    notANumber: (name: string, min: number, max: number, text: string): string =>
      `${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(text)}`,
    notAnAmount: (name: string, min: number, max: number, text: string): string =>
      `${name} must be a number from ${min} to ${max}, not ${JSON.stringify(text)}`,
    notOneOf: (name: string, allowed: readonly string[], text: string): string =>
      `${name} must be one of ${allowed.join(', ')}, not ${JSON.stringify(text)}`,
    emptyItem: (name: string): string => `${name} has an empty entry`,
    noSuchOption: (id: string, ids: readonly string[]): string =>
      `--options: the chosen modules have no option ${JSON.stringify(id)}; they have ${ids.join(', ')}`,
    optionValue: (id: string, values: readonly string[], typed: string): string =>
      `--options: ${id} must be one of ${values.join(', ')}, not ${JSON.stringify(typed)}`,
    optionNeedsModule: (name: string): string => `${name} is for a module that is not chosen: add it with --modules`,
    soloOnly: (name: string): string =>
      `${name} is for one player only, alone against Rugwort: leave it out, or play with --players 1`,
    unknownModule: (id: string, ids: readonly string[]): string =>
      `there is no module ${JSON.stringify(id)}; there are: ${ids.join(', ')}`,
    moduleNotBuilt: (id: string): string => `module ${id} is not implemented yet`,
    modulePlayers: (id: string, allowed: readonly number[], players: number): string =>
      `module ${id} is for ${allowed.join(' or ')} human player(s), not ${players}`,
    sameName: (name: string): string => `--names has ${JSON.stringify(name)} twice: every seat needs its own name`,
    badSave: (_problem: SaveProblem, message: string): string => message,
    seatsAndPlayers: (seats: number, players: number): string =>
      `--seats names ${plural(seats, 'seat', 'seats')}, but there are ${plural(players, 'player', 'players')}`,
    namesAndPlayers: (names: number, players: number): string =>
      `--names has ${plural(names, 'name', 'names')}, but there are ${plural(players, 'player', 'players')}`,
    loadAlone: (name: string): string => `--load goes without ${name}: a saved game knows it`,
    notTogether: (one: string, other: string): string => `${one} goes without ${other}`,
    unknownId: (id: string): string => `there is no card, location or Event ${JSON.stringify(id)}`,
    cannotRead: (path: string, code: string): string =>
      code === 'ENOENT' ? `there is no file ${path}` : `cannot read ${path} (${code})`,
    cannotWrite: (path: string, code: string): string => `cannot write ${path} (${code})`,
    notJson: (path: string): string => `${path} is no JSON`,
    noPosition: (path: string): string => `${path} holds no position`,
  },
  serve: {
    open: (address: string, neighbours: readonly string[]): string =>
      [
        `Everdell is open at ${address}`,
        ...neighbours.map((other) => `  for others on your network: ${other}`),
        'Ctrl-C stops it; every game is kept.\n',
      ].join('\n'),
  },
  simulate: {
    progress: (n: number, of: number): string => `game ${n} of ${of}`,
    title: (games: number, players: number, modules: string): string =>
      `${plural(games, 'game', 'games')} with ${plural(players, 'player', 'players')} (${modules})`,
    scores: (mean: number, p10: number, p50: number, p90: number, max: number): string =>
      `Scores: mean ${mean}, a tenth below ${p10}, half below ${p50}, nine tenths below ${p90}, best ${max}`,
    speed: (n: number): string => `${n} games per processor second`,
    head: ['bot', 'mean score', 'won', 'seats'],
    byHead: (option: string): readonly string[] => [option, 'bot', 'mean score', 'won', 'seats'],
  },
  fuzz: {
    progress: (n: number, of: number, found: number): string => `game ${n} of ${of}, ${found} violations`,
    summary: (games: number, decisions: number, seconds: number): string =>
      `${games} games, ${decisions} decisions, ${seconds} s; checks made:`,
    violations: (n: number): string => (n === 0 ? 'No violations.' : `${plural(n, 'violation', 'violations')}:`),
    where: (game: number, at: number): string => `game ${game}, decision ${at},`,
  },
  bench: {
    calibrating: 'calibrating',
    playing: (players: number): string => `${players} players`,
    calibration: (n: number, node: string): string => `Calibration: ${n} rounds per second, Node ${node}`,
    table: (players: string, games: number, decisions: number, perGame: number, score: number): string =>
      `${players} players: ${games} games and ${decisions} decisions per processor second; ${perGame} decisions a game, mean score ${score}`,
    state: (micros: number, bytes: number): string =>
      `4-player state in mid-game: clone ${micros} µs, ${bytes} bytes as JSON`,
    searching: 'searching',
    search: (steps: number): string => `The bot wise: ${steps} steps per processor second`,
    playingEverything: (players: number): string => `${players} players, everything on`,
    everything: (games: number, decisions: number, micros: number, bytes: number): string =>
      `4 players, everything on: ${games} games and ${decisions} decisions per processor second; clone ${micros} µs, ${bytes} bytes as JSON`,
  },
  modules: {
    head: ['id', 'name', 'cards', 'places', 'players', 'needs'],
    bridges: (n: number): string =>
      `Modules that have something to say about one another: ${plural(n, 'pair', 'pairs')}`,
    reactsTo: (happenings: readonly string[]): string =>
      happenings.length === 0 ? '' : `an opponent reacts to ${happenings.join(', ')}`,
    brings: (rules: readonly string[]): string => (rules.length === 0 ? '' : `code: ${rules.join(', ')}`),
  },
  newModule: {
    exists: (id: string): string => `there is a module ${id} already`,
    malformed: (id: string, longest: number): string =>
      `${JSON.stringify(id)} is no name for a module: small letters, digits and single hyphens, a letter first, at most ${longest}`,
    reserved: (id: string): string => `${id} is a word of the game or of its code: a module needs a name of its own`,
    elsewhere: 'the lists of modules are not here: run it in the folder of the project',
    inTheWay: (path: string): string => `${path} is there already; nothing was written`,
    written: (path: string, dry: boolean): string => `${dry ? 'would write' : 'wrote'}   ${path}`,
    listed: (path: string, dry: boolean): string => `${dry ? 'would change' : 'changed'} ${path}`,
    next: (id: string): string =>
      `Next: npm run check:structure, npx vitest run tests/${id}.test.ts, npm run everdell -- text ${id}-stall, UPDATE_GOLDEN=1 npm run test:unit; then docs/adding-content.md.`,
  },
  content: {
    cards: (designs: number, copies: number): string => `Cards (${designs} designs, ${copies} cards)`,
    coded: {
      cards: (n: number, of: number, percent: number): string =>
        `Cards that need code of their module: ${n} of ${of} (${percent} %)`,
      places: (n: number, of: number, percent: number): string =>
        `Locations, Events and the like that do: ${n} of ${of} (${percent} %)`,
    },
    head: ['id', 'name', 'set', 'colour', 'class', 'copies', 'twig', 'resin', 'pebble', 'berry', 'points'],
    kinds: {
      'common-critter': 'Common Critter',
      'unique-critter': 'Unique Critter',
      'common-construction': 'Common Construction',
      'unique-construction': 'Unique Construction',
    } as Names,
    rows: {
      basicLocations: 'Basic locations',
      haven: 'Haven',
      journey: 'Journey',
      forest: 'Forest',
      basicEvents: 'Basic Events',
      specialEvents: 'Special Events',
    } as Names,
  },
  replay: {
    takenBack: (n: number): string => `(entry ${n} is taken back)`,
    agreedBack: (n: number): string => `(everything from entry ${n} on is taken back by consent)`,
    undone: '(taken back)',
    bySeat: (name: string): string => `The game as ${name} saw it.`,
    bySpectator: 'The game as a spectator saw it.',
    running: 'The game is not over.',
    hash: (hash: string): string => `Final state: ${hash}`,
  },
  verify: {
    commitment: 'Commitment',
    secret: 'Secret',
    words: 'Words',
    noWord: 'none',
    rightCommitment: 'The commitment is the SHA-256 of the secret.',
    wrongCommitment: 'WRONG: the commitment is not the SHA-256 of the secret.',
    rightSeed: 'The cards were dealt from the secret and the words.',
    wrongSeed: 'WRONG: the cards were not dealt from this secret and these words.',
    noCommitment: 'There is no commitment to check: the file does not tell what the game was dealt from.',
    replayed: (decisions: number, hash: string): string =>
      `${plural(decisions, 'decision', 'decisions')} replayed from the deal to the end; the position is the saved one (${hash}).`,
    otherRules:
      'The game was played by the rules of another version and cannot be replayed by these. Use the program it was played with.',
    running: 'The game is not over. What it was dealt from is told when it is.',
    won: '(won)',
    holds: 'Everything holds.',
    fails: 'The game is not confirmed.',
  },
  facts: {
    kept: (n: number, path: string): string =>
      `${plural(n, 'entry is', 'entries are')} kept for later games in ${path}.`,
    wrong: (path: string, message: string): string => `${path}: ${message}`,
    corrected: 'corrected',
    reconstructed: 'reconstructed',
    left: (n: number, of: number): string =>
      n === of
        ? `${of} cards and tiles are reconstructed: everdell facts --template prints them as a file to correct.`
        : `${of - n} of ${of} cards and tiles are corrected.`,
    used: (n: number): string =>
      `${plural(n, 'card or tile is', 'cards and tiles are')} used as you have corrected them.`,
  },
  position: {
    over: 'The game is over.',
    title: (player: number, n: number): string =>
      `Player ${player} decides; ${plural(n, 'legal action', 'legal actions')}:`,
  },
  scenario: {
    passed: 'passed',
    failed: 'FAILED',
    unsupported: 'not supported',
    refused: (found: string, expected: string | null): string =>
      expected === null ? `refused, ${found}` : `refused, ${found} (the case says ${expected})`,
    badLine: (path: string, line: number): string => `${path}, line ${line}: no JSON object`,
    summary: (passed: number, failed: number, unsupported: number): string =>
      `${passed} passed, ${failed} failed, ${unsupported} not supported`,
  },
};
