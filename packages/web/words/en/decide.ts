import { modules } from '../../modules/en.ts';
import { gather } from '../../modules/gather.ts';
import type { Verb } from '../said.ts';

type Verbs = Readonly<Record<string, Verb | undefined>>;
type Sentences = Readonly<Record<string, string | undefined>>;

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** Words of the decision bar: what the game waits for, what an answer leads to, and how it is given. */
export const decide = {
  label: 'Decision',
  /** What the game offers, asked back. */
  asQuestion: (sentence: string) => `${sentence}?`,
  /** Instead of a list of all kinds of action, where there are many. */
  turnQuestion: 'What will you do this turn?',
  /** What is bought for cards and resources alike. */
  payUnitsFor: (n: number, name: string) =>
    n === 1
      ? `Pay for ${name}: discard 1 card, or none to pay 1 resource.`
      : `Pay ${n} for ${name}: discard up to ${n} cards, the rest is paid in resources.`,
  /** What a tile asks, by its row and the key of the question. */
  questions: gather(modules, 'questions'),
  playQuestion: (card: string) => `Play ${card}?`,
  /** A place is called by what it gives ("2 resin") or by what is done there ("Copy a Basic location"). */
  /** A worker goes to a place to use one of the tiles there. */
  visitThen: (place: string, tile: string) => `${place}: ${tile}?`,
  visitFor: (name: string) => (/^\d/.test(name) ? `Send a worker for ${name}?` : `Send a worker to “${name}”?`),
  tabs: {
    label: 'Kinds of action',
    visit: 'Place a worker',
    play: 'Play a card',
    /** Where there are more kinds of action. */
    visitShort: 'Worker',
    playShort: 'Card',
    places: (n: number) => (n === 1 ? '1 place' : `${n} places`),
    cards: (n: number) => (n === 1 ? '1 you can pay' : `${n} you can pay`),
    noPlaces: 'no place open',
    noWorkers: 'no worker left',
    noCards: 'none you can pay',
    season: (name: string) => `Prepare for ${name}`,
    pass: 'Pass',
    ready: 'all workers are out',
    passNote: 'your game ends here',
    /** What modules let one do besides, by its id. */
    act: gather(modules, 'tabs'),
  },
  /** Short reasons on a tab; the whole sentence follows on pressing it. */
  shortReasons: {
    'workers-left': 'workers left to place',
    'not-last-season': 'only in the last season',
    'last-season': 'no season follows',
    'no-worker': 'no worker left',
    'figure-away': 'already out',
    'act-unpaid': 'you cannot pay it',
    'act-idle': 'no effect now',
    'act-unmet': 'not possible now',
    'requirement-not-met': 'too few cards',
    ...gather(modules, 'reasons'),
  } as Sentences,
  workersLeft: (n: number) => (n === 1 ? '1 worker left' : `${n} workers left`),
  /** Names on the green button; a verb and an amount. */
  verbs: {
    visit: () => 'Send worker',
    event: () => 'Claim it',
    keep: () => 'Build it',
    playCard: ({ name }) => (name === '' ? 'Play card' : `Play ${name}`),
    season: ({ name }) => `Prepare for ${name}`,
    pass: () => 'Pass',
    discard: ({ n }) => (n === 0 ? 'Discard nothing' : `Discard ${n}`),
    give: ({ n }) => (n === 0 ? 'Give nothing' : `Give ${n}`),
    giveSome: ({ n }) => (n === 0 ? 'Give nothing' : `Give ${n}`),
    giveGoods: ({ goods }) => (goods === '' ? 'Give nothing' : `Give ${goods}`),
    receiver: ({ name }) => (name === '' ? 'Give' : `Give to ${name}`),
    drawOpen: ({ n, name }) => (n === 0 ? 'Take none' : name === '' ? `Take ${n}` : `Take ${name}`),
    discardOpen: ({ n }) => (n === 0 ? 'Discard nothing' : `Discard ${n}`),
    pickCard: ({ n, name }) => (n === 0 ? 'Choose none' : name === '' ? `Choose ${n}` : `Choose ${name}`),
    raze: ({ n, name }) => (n === 0 ? 'Discard nothing' : name === '' ? `Discard ${n}` : `Discard ${name}`),
    tuck: ({ n }) => (n === 0 ? 'Put none beneath' : `Put ${n} beneath`),
    sortRevealed: ({ n }) => (n === 0 ? 'Take none' : `Take ${n}`),
    activate: ({ n, name }) => (n === 0 ? 'Activate none' : name === '' ? 'Activate' : `Activate ${name}`),
    order: ({ name }) => (name === '' ? 'This one next' : `${name} next`),
    copyPlace: ({ n }) => (n === 0 ? 'Copy none' : 'Use this place'),
    moveFrom: ({ n }) => (n === 0 ? 'Move none' : 'Move this worker'),
    moveTo: () => 'Move here',
    put: ({ n }) => (n === 0 ? 'Put it nowhere' : 'Put here'),
    recall: ({ n }) => (n === 0 ? 'Take none back' : 'Take it back'),
    play: ({ n, name }) => (n === 0 ? 'Play none' : name === '' ? 'Play card' : `Play ${name}`),
    payFor: ({ goods }) => (goods === '' ? 'Play for free' : `Pay ${goods}`),
    gainAny: ({ goods }) => (goods === '' ? 'Take them' : `Take ${goods}`),
    spend: ({ goods }) => (goods === '' ? 'Pay nothing' : `Pay ${goods}`),
    stash: ({ goods }) => (goods === '' ? 'Put nothing' : `Put ${goods}`),
    option: () => 'Choose',
    useToken: () => 'Return 1 token',
    discardColours: ({ name }) => (name === '' ? 'Discard' : `Discard ${name}`),
    decline: () => 'Decline',
    done: () => 'Done',
    intrude: ({ name }) => (name === '' ? 'Send it' : `Send to ${name}`),
    replace: ({ name }) => (name === '' ? 'Replace' : `Replace ${name}`),
    payAny: ({ goods }) => (goods === '' ? 'Pay' : `Pay ${goods}`),
    payUnits: ({ n, name }) =>
      n === 0 ? 'Pay in resources' : name === '' ? `Pay with ${n} cards` : `Pay with ${name}`,
    layOn: ({ name }) => (name === '' ? 'Lay it here' : `Lay it on ${name}`),
    use: ({ n, name }) => (n === 0 ? 'Use none' : name === '' ? 'Use it' : `Use ${name}`),
    reactivate: ({ n, name }) => (n === 0 ? 'Use none again' : name === '' ? `Use ${n} again` : `Use ${name} again`),
    other: () => 'Choose',
    /** Nothing is chosen, where what is done with it has no words of its own for that. */
    none: () => 'None of them',
    ...gather(modules, 'verbs'),
  } as Verbs,
  chooseFirst: 'Choose first',
  /** Nothing is given, neither now nor when one is asked for something else instead. */
  letGo: 'Let it happen',
  /** On to the other thing that may be given for it. */
  otherThings: 'Pay instead',
  /** Why the green button is off. */
  off: {
    turn: 'Choose a place, a card or an action first.',
    /** By what of a turn the player looks for. */
    modes: {
      visit: 'Choose a place for your worker first.',
      play: 'Choose a card first.',
      ...gather(modules, 'modes'),
    } as Sentences,
    item: 'Choose one first.',
    option: 'Choose one of the options first.',
    pay: 'Choose how to pay first.',
    more: (n: number) => (n === 1 ? 'Choose 1 more.' : `Choose ${n} more.`),
    sending: 'Your answer is on its way.',
  },
  sending: 'One moment…',
  chosen: (n: number, max: number) => `${n} of ${max} chosen`,
  all: (n: number) => `All ${n}`,
  clear: 'Clear',
  back: 'Back',
  stay: 'Stay',
  undoStep: 'Undo',
  /** What follows an answer. */
  after: {
    /** For ears: "twigs: 2, then 4". */
    change: (name: string, before: number, now: number) => `${name}: ${before}, then ${now}`,
    draws: (n: number) => `draw ${cards(n)}`,
    points: (n: number) => (Math.abs(n) === 1 ? `${signed(n)} point` : `${signed(n)} points`),
    then: (prompt: string) => `Then: ${prompt}`,
    onlyOne: 'Only one worker fits here.',
    stays: 'The worker stays there until the end of the game.',
    /** Of cards thrown away. */
    nothing: 'It brings you nothing now.',
    wasted: 'The last card brings you nothing.',
    giveOwner: (name: string, n: number) => `${name} gets ${n === 1 ? '1 point' : `${n} points`} for it.`,
    /** Of a resource or of points, with its sign drawn before: what chance may bring or take besides what is sure. */
    perhaps: (least: number, most: number) =>
      least === 0 || most === 0
        ? `up to ${signed(least + most)} by chance`
        : `${signed(least)} to ${signed(most)} by chance`,
    pointsWord: 'points',
    hidden: 'More depends on cards that nobody has seen yet.',
    free: (door: string) => `Comes in through your ${door}: its door is used for good.`,
    /** Of cards that go from one's own city to the discard pile. */
    leave: (names: readonly string[]) => `${names.length === 1 ? 'Leaves' : 'Leave'} your city: ${names.join(', ')}.`,
    uses: (space: number, spaces: number) => `Takes space ${space} of ${spaces} in your city.`,
  },
  closesUndo: 'closes undo',
  /** What the one who chooses would learn, so that it cannot be taken back. */
  closesWhy: {
    'card-drawn': 'A card is drawn, so it cannot be taken back.',
    'card-revealed': 'Cards are revealed, so it cannot be taken back.',
    'meadow-refilled': 'A new card comes to the Meadow, so it cannot be taken back.',
    'card-given': 'Another player sees a card, so it cannot be taken back.',
    'die-rolled': 'A die is rolled, so it cannot be taken back.',
    'deck-reshuffled': 'The deck is shuffled, so it cannot be taken back.',
  } as Sentences,
  closesOther: 'Something hidden is learned, so it cannot be taken back.',
  options: {
    label: 'Choices',
    refused: 'Not possible now.',
  },
  candidates: {
    label: 'To choose from',
    city: (name: string) => `${name}’s city`,
    ownCity: 'Your city',
    hand: 'Your hand',
    meadow: 'Meadow',
    revealed: 'Revealed',
    board: 'Places',
    seats: 'Players',
    other: 'Cards',
    seat: (hand: number, limit: number, used: number, spaces: number) =>
      `${hand}/${limit} in hand, ${used}/${spaces} spaces`,
    seatShort: (used: number) => (used === 1 ? '1 card in the city' : `${used} cards in the city`),
  },
  split: {
    label: 'Amounts',
    more: (name: string) => `one more: ${name}`,
    less: (name: string) => `one less: ${name}`,
    max: 'max',
    maxLong: (name: string) => `as many as possible: ${name}`,
    amount: (name: string, n: number) => `${name}: ${n}`,
    have: (n: number) => `you have ${n}`,
    then: (n: number) => `then ${n}`,
    upTo: (n: number, max: number) => `${n} of up to ${max}`,
  },
  pay: {
    label: 'Ways to pay',
    free: 'Free',
    costsNothing: 'It costs nothing.',
    reduced: (cost: number, off: number, pays: number) => `${cost} resources − ${off} = ${pays}`,
    swapped: 'One resource of the cost is paid with another.',
    doorUsed: (card: string) => `The door of your ${card} is used for good.`,
    tokenUsed: (card: string, token: string, left: number) =>
      `A ${token} stays on your ${card} for good; ${left === 0 ? 'none is left' : left === 1 ? '1 is left' : `${left} are left`}.`,
    /** Why other ways to pay are closed. */
    closed: {
      label: 'Ways that are closed',
      short: (goods: string, n: number) => `For its cost ${n === 1 ? `${goods} is` : `${goods} are`} missing.`,
      used: (card: string) => `The door of your ${card} is used.`,
      noToken: (card: string, token: string) => `Your ${card} would let it in, but you have no ${token} left.`,
      noDoor: 'No Construction of your city lets it in free.',
    },
    leaves: (card: string) => `${card} leaves your city.`,
    leavesPoints: (card: string, points: number) =>
      `${card} leaves your city, ${points === 1 ? '1 point' : `${points} points`} with it.`,
    jailed: (card: string, under: string) => `${card} goes beneath your ${under} for good.`,
    laidOn: (card: string) => `It lies on your ${card} and takes no space; that works once.`,
    tokens: (n: number, card: string) =>
      `${n === 1 ? '1 point token' : `${n} point tokens`} of your ${card} ${n === 1 ? 'goes' : 'go'} back.`,
    replaced: (card: string) => `It takes the place of your ${card}, with workers and the used door on it.`,
    replacedPoints: (card: string, points: number) =>
      `It takes the place of your ${card}, whose ${points === 1 ? '1 point is' : `${points} points are`} gone.`,
    helps: (card: string) => `Your ${card} helps and stays.`,
    tileHelps: (tile: string) => `Your ${tile} helps.`,
    surcharge: (n: number) => `It costs ${n === 1 ? '1 resource' : `${n} resources`} more now.`,
    standsIn: 'Something stands in for other resources of the cost.',
    toll: (what: string) => `Right afterwards: ${what}`,
    tollOf: (whose: string) => `Right afterwards comes what ${whose} asks.`,
    mixes: (n: number) => `${n} mixes of resources to choose from.`,
    which: 'Which resources do you pay?',
    dearer: (n: number) => (n === 1 ? '1 more way that uses up more' : `${n} more ways that use up more`),
  },
  steps: {
    step: (n: number) => `Step ${n}`,
    label: 'Steps of this turn',
    /** Of turns that always go the same way. */
    names: gather(modules, 'steps'),
    stepOf: (n: number, all: number, name: string) => `Step ${n} of ${all}: ${name}`,
    soFar: 'This turn so far',
    coming: (names: string) => `Still to come: ${names}`,
    comingCount: (n: number) => (n === 1 ? '1 step still to come' : `${n} steps still to come`),
    drew: (n: number) => `${cards(n)} drawn`,
    paid: 'paid:',
    gained: 'gained:',
  },
  remind: {
    title: 'Before you go',
    cards: (_n: number, names: string) => `You can still play ${names}.`,
    free: (_n: number, names: string) => `${names} could move in for free.`,
    events: (n: number, names: string) =>
      n === 1 ? `You could claim ${names}.` : `You could claim ${n} Events: ${names}.`,
    workers: (n: number) => (n === 1 ? '1 worker has not been placed.' : `${n} workers have not been placed.`),
    extras: (_n: number, names: string) => `You have not used this yet: ${names}.`,
    hand: (n: number, _names: string) =>
      `There is no room in your hand for ${n === 1 ? 'a card' : cards(n)} you would draw.`,
    mute: 'Don’t remind me',
    muteLong: (text: string) => `Don’t remind me of this again: ${text}`,
    unmute: (n: number) =>
      n === 1 ? '1 reminder is switched off. Bring it back' : `${n} reminders are switched off. Bring them back`,
    nothing: 'You have not overlooked anything.',
    /** What the reminders are about, for the settings. */
    about: {
      cards: 'Cards you could still play',
      free: 'Critters that could move in for free',
      events: 'Events you could claim',
      workers: 'Workers that were not placed',
      extras: 'Other actions you could still take',
      hand: 'Cards that would not fit into your hand',
    },
  },
  prepare: {
    home: (n: number) => (n === 1 ? '1 worker comes home' : `${n} workers come home`),
    join: (n: number) => (n === 1 ? '1 more joins' : `${n} more join`),
    pass: 'You take no more turns. Your points count as they are at the end.',
  },
  hold: {
    title: 'Your turn is done.',
    /** In the set-up. */
    chosen: 'Your choice is made.',
    note: 'You can still take it back.',
    going: 'The game goes on by itself in a moment.',
    paused: 'The game waits for you.',
    end: 'End turn',
    goOn: 'Go on',
  },
  wait: {
    /** Who, and what about; never what exactly. */
    turn: (name: string) => `${name} is taking a turn.`,
    choosing: (name: string, what: string) => `${name} is choosing ${what}.`,
    deciding: (name: string) => `${name} is deciding.`,
    thinking: (name: string) => `${name} is thinking.`,
    /** For longer than a moment; dots follow. */
    atLength: (name: string) => `${name} is thinking it over`,
    /** The last move, of somebody else than whoever takes the turn. */
    before: (told: string) => `Before: ${told}`,
    note: 'You may look at any card. You will be told when it is your turn.',
    watching: 'You are looking on.',
    absent: (name: string) => `${name} is not here right now.`,
    handOver: (name: string) => `The screen goes to ${name}.`,
    notNow: 'One moment: the table is not ready for your answer.',
    /** What is chosen, by the key of the question. */
    what: {
      discard: 'what to discard',
      give: 'what to give away',
      giveSome: 'what to give away',
      giveGoods: 'what to give away',
      receiver: 'who gets something',
      drawOpen: 'a card of the Meadow',
      discardOpen: 'cards of the Meadow',
      pickCard: 'a card',
      raze: 'a card to discard',
      tuck: 'cards to put away',
      sortRevealed: 'among revealed cards',
      activate: 'a card to activate',
      order: 'what comes next',
      copyPlace: 'a place',
      moveFrom: 'a worker to move',
      moveTo: 'where to move a worker',
      send: 'who goes there',
      drawMore: 'whether to draw a card more',
      visitWay: 'what to do there',
      put: 'where to put a piece',
      recall: 'a worker to take back',
      play: 'a card to play',
      payFor: 'how to pay',
      gainAny: 'resources',
      spend: 'what to pay',
      stash: 'what to put aside',
      unload: 'what to take from it',
      option: 'one of several things',
      useToken: 'whether to use a token',
      discardColours: 'what to discard',
      intrude: 'whose city to visit',
      replace: 'a card to replace',
      payAny: 'what to pay',
      payUnits: 'what to pay',
      layOn: 'where to lay a card',
      use: 'something to use',
      reactivate: 'a card to use again',
      ...gather(modules, 'asks'),
    } as Sentences,
  },
  over: {
    title: 'The game is over.',
    won: (names: string) => `${names} won.`,
    youWon: 'You won!',
    shared: (names: string) => `${names} share the victory.`,
    results: 'See the scores',
  },
  trouble: {
    refused: (reason: string) => `That is not possible: ${reason}`,
    stale: 'The table moved on before your answer arrived. Nothing of yours was spent.',
    sent: 'Your answer left, but nobody confirmed it. The table will show whether it arrived.',
    unsent: 'Your answer did not leave this device. Nothing has happened; try again.',
    other: (message: string) => `That did not work: ${message}`,
    close: 'Close this message',
  },
  /** What can be done besides the answer, before it. */
  aside: 'Besides',
  undo: {
    undo: 'Undo',
    what: (what: string) => `Undo: ${what}`,
    closed: 'Undo closed',
    closedShort: 'no undo',
    /** What would be taken back, by the kind of answer. */
    kinds: {
      visit: 'place worker',
      play: 'play card',
      season: 'prepare for season',
      pass: 'pass',
      act: 'last action',
      pick: 'last choice',
      add: 'last choice',
      done: 'last choice',
      option: 'last choice',
      split: 'last amounts',
      pay: 'payment',
    } as Sentences,
    playOf: (card: string) => `play ${card}`,
    last: 'last step',
  },
  coach: {
    /** Where what is chosen has to be confirmed. */
    confirmed: {
      turn: 'Choose what has a gold ring, then confirm.',
      tab: 'Choose what to do on the left, then confirm with the green button.',
      pick: 'Choose what has a gold ring, then confirm with the green button.',
      list: 'Choose above, then confirm with the green button.',
      split: 'Set the amounts with + and −, then confirm with the green button.',
    },
    /** Where one press does what can be taken back. */
    atOnce: {
      turn: 'Press what has a gold ring. You can undo it.',
      tab: 'Choose what to do on the left.',
      pick: 'Press what has a gold ring.',
      list: 'Press what you want above.',
      split: 'Set the amounts with + and −.',
    },
    gotIt: 'Got it',
  },
  keys: { esc: 'Esc', enter: 'Enter' },
  look: (name: string) => `Look at ${name} closely`,
  fold: 'Fold the choices away',
  unfold: 'Show the choices',
  report: {
    label: 'Report',
    close: 'Close',
    resources: (name: string, goods: string, points: number) => `${name}: ${goods}, ${count(points)} so far.`,
    noResources: 'no resources',
    workers: (free: number, all: number) => `${free} of ${all} workers at home.`,
    workerAt: (place: string) => `One on ${place}.`,
    noWorkerOut: 'None is out.',
    meadow: (cards: string) => `Meadow: ${cards}.`,
    meadowCard: (n: number, name: string, can: boolean) => `${n} ${name}${can ? ' (you can play it)' : ''}`,
    city: (used: number, spaces: number) => `Your city: ${used} of ${spaces} spaces.`,
    colour: (colour: string, names: string) => `${colour}: ${names}.`,
    emptyCity: 'No cards yet.',
    event: (name: string, have: number, need: number, can: boolean) =>
      can ? `${name}: you can claim it.` : `${name}: ${have} of ${need}.`,
    eventPlain: (name: string, can: boolean) => (can ? `${name}: you can claim it.` : `${name}: not yet.`),
    noEvents: 'No Events are left.',
    rival: (name: string, season: string, goods: string, hand: number, cards: number, points: number) =>
      `${name}: ${season}, ${goods}, ${hand} in hand, ${cards} in the city, ${count(points)} so far.`,
    automa: (name: string, cards: number, points: number) => `${name}: ${cards} in the city, ${count(points)} so far.`,
    passed: 'has passed',
    score: (name: string, points: number) => `${name} ${points}`,
    scores: (list: string) => `Points so far: ${list}.`,
    nothingYet: 'Nothing has happened yet.',
    open: (name: string) => `${name} is open to you.`,
    noJourney: 'There is no Journey in this game.',
  },
};

const count = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
