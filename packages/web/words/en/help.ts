import { modules } from '../../modules/en.ts';
import { byModule } from '../../modules/gather.ts';
/** How to play, for somebody who has never seen the game; the marks on the table; the keys. */
export const help = {
  title: 'How to play',
  how: [
    {
      title: 'The goal',
      text: 'You build a small woodland city. Cards in it are worth the points in their gold rosette, and Events, the Journey and some cards bring more. Whoever has the most points when all have passed wins.',
    },
    {
      title: 'Your turn',
      text: 'Do one thing: send a worker to a place and take what it gives, or play a card from your hand or from the Meadow by paying its cost. Choose it on the table.',
    },
    {
      title: 'Seasons',
      text: 'Workers stay where they are until you prepare for the next season. You do that when all of them are out: they come home, more join, and the season gives you something. Everybody goes through the four seasons at their own pace.',
    },
    {
      title: 'Your city',
      text: 'It has 15 spaces. Green cards produce when they are played and again in some seasons; red ones are places for workers; blue ones help all the time; purple ones score at the end; tan ones act once. A Construction has a door: one Critter that goes with it moves in for free.',
    },
    {
      title: 'The end',
      text: 'In autumn, when all your workers are out and you can or want to do nothing more, you pass. The others go on until they have passed too. Then everything is counted, and you see where the points came from.',
    },
  ],
  /** How what was chosen is done, as the settings have it. */
  confirming: {
    title: 'Done and undone',
    always:
      'You see below the table what your choice leads to. Nothing happens before you confirm it with the green button, with Enter, or by pressing once more what you have chosen.',
    turns:
      'You see below the table what your choice leads to; confirm it with the green button, with Enter, or by pressing it once more. Smaller questions are answered by one press, and Undo takes them back.',
    needed:
      'One press does what you can take back, and Undo stays beside the question for as long as you can. What shows something hidden or ends your season waits to be confirmed: with the green button, with Enter, or by pressing it once more. With a mouse you can also drag a worker to a place or a card to your city: that is done at once.',
    settings: 'The settings have it otherwise if you like.',
  },
  /** What modules add, by their id; shown in games with them. */
  modules: byModule(modules, 'help'),
  marks: {
    title: 'What the marks mean',
    can: 'You can choose this now.',
    chosen: 'You have chosen this; it waits for the green button.',
    cannot: 'Not possible now. Press it to learn why.',
    closes: 'Shows something hidden, so it cannot be taken back.',
    door: 'A Critter comes in for free through a door that is not used yet.',
  },
  keys: {
    title: 'Keys',
    on: 'One-letter keys are switched on',
    list: [
      { keys: ['Enter'], text: 'confirm what is chosen' },
      { keys: ['Esc'], text: 'close, or one step back' },
      { keys: ['U'], text: 'undo the last decision' },
      { keys: ['H'], text: 'ask for a hint (in games of this browser)' },
      { keys: ['1', '–', '9'], text: 'choose by number, or fill in amounts in order' },
      { keys: ['A'], text: 'choose everything, where everything may be chosen' },
      { keys: ['V', 'P', 'N', 'X'], text: 'place a worker, play a card, next season, pass' },
      { keys: ['←', '↑', '→', '↓'], text: 'move inside of a part of the table' },
      { keys: ['F6'], text: 'to the next part of the table; with Shift to the one before' },
      { keys: ['G', 'M H C R'], text: 'to the Meadow, hand, city, river' },
      { keys: ['G', 'F E O S D'], text: 'to the forest, Events, other players, story, decision' },
      { keys: ['[', ']'], text: 'to the board west or east of the one in front' },
      { keys: ['I'], text: 'look at a card or place closely' },
      { keys: ['R', 'W'], text: 'tell my resources; my workers and where they are' },
      { keys: ['M', 'C'], text: 'tell the Meadow; my city by color' },
      { keys: ['E', 'J'], text: 'tell the Events and how far I am; the Journey' },
      { keys: ['O', 'S', 'L'], text: 'tell the other players; the points so far; the last move' },
      { keys: ['?'], text: 'this help' },
    ],
  },
};
