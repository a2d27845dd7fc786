import type { CommandHelp, Names } from './types.ts';

const setup = {
  players: 'number of human players, 1 to 6 (default 2); 1 = alone against Rugwort or Nightweave',
  modules: 'modules besides the base game, separated by commas',
  year: "Rugwort's year, 1 to 3",
  variants: "Rugwort's variants, separated by commas: cranky, glitzy, hasty, lucky, squatty",
  options: 'options of the modules, separated by commas: newleaf.tickets=true; several values with + between them',
};

export const help = {
  title: 'everdell: an unofficial implementation of the rules of the board game Everdell',
  usage: 'Usage',
  commandWord: 'COMMAND',
  optionsWord: 'OPTIONS',
  commandsTitle: 'Commands',
  optionsTitle: 'Options',
  examplesTitle: 'Examples',
  footer:
    'everdell COMMAND --help tells more about a command. Exit codes: 0 = all is well, 1 = something that was tested failed, 2 = the call was wrong.',
  commonOptions: {
    json: 'prints one JSON object and nothing else',
    lang: 'language; without it that of your system (LANG), else English',
    help: 'this help',
  } as Names,
  commands: {
    play: {
      summary: 'Plays a game in the terminal: several people at one keyboard, against bots, or alone against Rugwort.',
      details: ['Without options a menu asks what to play. During the game type ? for help.'],
      options: {
        ...setup,
        seats: 'who sits where, separated by commas: human or the name of a bot (random, greedy, steady, wise)',
        names: 'names of the seats, separated by commas',
        seed: 'text from which all chance of the game comes; the same text gives the same game',
        ms: 'how many milliseconds wise may think about a decision, as a player and for hints (default 1000)',
        load: 'goes on with a saved game',
        join: 'joins or watches a table on a server, by the link you were sent',
        host: 'runs a server in this program for others on your network, and plays at a new table on it',
        port: 'with --host: the port to listen on (default 2727)',
        name: 'with --host or --join: your name; without it the one you had there before',
      },
      examples: [
        'everdell play',
        'everdell play --seats human,greedy',
        'everdell play --players 1 --year 3 --variants cranky,lucky --lang es',
        'everdell play --load game.json',
        'everdell play --host --players 3 --name Ana',
        "everdell play --join 'http://192.168.1.5:2727/t/tAbc...#secret'",
      ],
    },
    serve: {
      summary: 'Runs the server on which people play together.',
      details: ['Its settings come from the environment and the file .env of this folder (docs/hosting.md).'],
      options: { port: 'the port to listen on (default 2727, or EVERDELL_PORT)' },
      examples: ['everdell serve', 'everdell serve --port 8080'],
    },
    simulate: {
      summary: 'Lets bots play whole games and tells how they did.',
      options: {
        ...setup,
        games: 'number of games (default 100)',
        seed: 'text from which all chance comes',
        bots: 'who plays, separated by commas; they take turns in the seats (default random)',
        steps: 'how many steps a bot may think about a decision (default: as each bot is used to)',
        ms: 'how many milliseconds a bot may think about a decision',
        by: 'plays all games for each value of this option and compares them',
        each: 'once more with each further module that can be added',
      },
      examples: [
        'everdell simulate --players 2 --games 100 --bots random,greedy',
        'everdell simulate --players 1 --year 2 --bots greedy --games 50 --json',
        'everdell simulate --players 1 --by rugwort.year --bots steady --games 200',
      ],
    },
    arena: {
      summary: 'Plays bots against each other and tells who is better.',
      details: [
        'A player is a bot by its name, or with what it may think about a decision: wise@200ms, wise@50steps.',
        'Each deal is played twice, with the places of the two sides exchanged. With --results a run that was stopped goes on where it was.',
      ],
      options: {
        ...setup,
        bots: 'who plays, separated by commas: everybody meets everybody; one alone meets itself',
        self: 'everybody also meets itself',
        games: 'games per pairing (default 100; an even number is fair)',
        players: 'numbers of players, separated by commas (default 2); 1 = alone against Rugwort or Nightweave',
        plan: 'plays the pairings that this file lists (docs/command-line.md)',
        seed: 'text from which all chance comes',
        jobs: 'number of processes (default: one per processor)',
        results: 'folder where every finished game is kept; only games that are not there are played',
        markdown: 'prints the tables as Markdown',
      },
      examples: [
        'everdell arena --bots random,greedy,steady --games 200',
        'everdell arena --bots wise@200ms,steady --players 2,3,4 --results results --json',
        'everdell arena --bots greedy --players 1 --year 2',
        'everdell arena --plan plan.json --results results --markdown',
      ],
    },
    tune: {
      summary: 'Learns the weights of the bots from games that they play among themselves.',
      details: [
        'Each round plays games in which some turns are random, learns from them what positions are worth, and keeps the new weights if they win more than half of a match against the old ones.',
      ],
      options: {
        rounds: 'rounds (default 4)',
        games: 'games per round to learn from (default 800)',
        matches: 'games per round between the new weights and the old ones (default 200)',
        seed: 'text from which all chance comes',
        fresh: 'starts from a beginner instead of the weights in use',
        solo: 'learns the margin over Rugwort from games against him instead, in one round without a match (packages/ai/value/soloWeights.ts)',
        jobs: 'number of processes (default: one per processor)',
        out: 'writes the data file of the bots (packages/ai/value/weights.ts)',
      },
      examples: ['everdell tune --rounds 2 --games 400 --out packages/ai/value/weights.ts'],
    },
    replay: {
      summary: 'Plays a saved game again and tells it line by line.',
      details: [
        'Of a game that is not over it tells only what everybody at the table saw.',
        'A replay, which holds a game as one viewer saw it, is told as that viewer may know it.',
      ],
      options: {},
      examples: ['everdell replay game.json', 'everdell replay game.json --lang es --json'],
    },
    verify: {
      summary: 'Checks a finished game: that it was dealt from what was committed to, and played by the rules.',
      details: [
        'Deals the cards again, carries out every decision and compares the final position. Exit code 1 if anything does not hold or cannot be checked.',
        'Compare the commitment and your word with what you saw and gave before the game: no file can tell that.',
      ],
      options: {},
      examples: ['everdell verify game.json', 'everdell verify game.json --json'],
    },
    facts: {
      summary: 'Corrects cards and tiles that are reconstructed, by a file of somebody who owns them.',
      details: [
        'The file is checked word for word; what is wrong is told with its place. What it says is kept for the games that you play from then on, and for tables that you open on a server; saved games carry it.',
        'Without a file it lists what is reconstructed, and what you have corrected.',
      ],
      options: {
        template: 'prints a file with all that can be corrected, as it stands',
        forget: 'forgets all that you have corrected',
      },
      examples: ['everdell facts', 'everdell facts --template > facts.json', 'everdell facts facts.json'],
    },
    modules: {
      summary: 'Lists the modules, or what they say about one another.',
      options: { bridges: 'which modules have something to say together, and what' },
      examples: ['everdell modules', 'everdell modules --bridges', 'everdell modules --bridges --json'],
    },
    content: {
      summary: 'Lists every component of every module with its figures.',
      options: { code: 'lists only what the common vocabulary of effects does not suffice for' },
      examples: ['everdell content', 'everdell content --json', 'everdell content --code'],
    },
    text: {
      summary: 'Prints the rule texts of cards, locations and Events, all or those named.',
      options: {},
      examples: ['everdell text --lang es', 'everdell text farm inn city-monument'],
    },
    fuzz: {
      summary: 'Plays random games over all numbers of players and modules and checks that nothing goes wrong.',
      details: [
        'Checked in every game: legality, conservation of cards, workers and resources, length, replay. At a sample of decisions: JSON round trip, views without secrets, every listed action, clones, undo.',
      ],
      options: {
        games: 'number of games (default 1000)',
        seed: 'text from which all chance comes',
        from: 'number of the first game (default 0); a finding names the game it was made in',
        players: 'numbers of players in rotation, separated by commas (default 1 to 6)',
        modules: 'modules of every game, separated by commas (default: combinations in rotation)',
        with: 'modules of every game, beside which the others are in rotation',
        jobs: 'number of processes (default: one per processor)',
      },
      examples: [
        'everdell fuzz --games 20000 --seed nightly --json',
        'everdell fuzz --seed nightly --from 17 --games 1',
        'everdell fuzz --players 1,2 --with nightweave',
      ],
    },
    bench: {
      summary:
        'Measures the speed of the engine on one processor: random games with every legal action listed, search, copies.',
      options: {
        seconds: 'processor seconds per number of players (default 3)',
        modules: 'modules besides the base game, separated by commas',
      },
      examples: ['everdell bench', 'everdell bench --modules pearlbrook', 'everdell bench --json'],
    },
    'new-module': {
      summary:
        'Begins a module: writes its files with a card and a Forest card, and lists it wherever modules are listed.',
      details: [
        'Run it in the folder of the project. ID is its name on the command line and in saves: orchard, river-folk. What it writes compiles and passes its own test; docs/adding-content.md says how to go on.',
      ],
      options: { 'dry-run': 'only tells which files it would write and change' },
      examples: ['everdell new-module orchard --dry-run', 'everdell new-module orchard'],
    },
    position: {
      summary: 'Lists the legal actions of a position.',
      details: ['FILE holds the `given` of a scenario as JSON, or a whole case.'],
      options: {
        players: 'number of players, where the file does not say it',
        modules: 'modules besides the base game, where the file does not say them',
      },
      examples: ['everdell position position.json', 'everdell position case.json --json'],
    },
    scenario: {
      summary: 'Runs scenario files: builds each position, takes the steps and compares with what is expected.',
      details: ['A file holds one case per line (JSON). Exit code 1 if any case fails.'],
      options: {
        verbose: 'also names the cases that passed, and why steps were refused',
        reasons: 'a refusal must have the reason code that the case gives',
      },
      examples: ['everdell scenario scenarios.jsonl', 'everdell scenario a.jsonl b.jsonl --json'],
    },
  } as Readonly<Record<string, CommandHelp>>,
};
