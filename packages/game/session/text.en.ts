import type { UndoBlock } from './undo.ts';

export const undoBlocks = {
  'game-over': 'The game is over, and everything has been shown.',
  'nothing-to-undo': 'There is nothing to take back.',
  'other-seat-decided': 'Another player has decided something since.',
  'turn-began': 'Your turn began here; earlier turns cannot be taken back.',
  'game-loaded': 'The game was loaded here, from a file of another version.',
  'rolled-back': 'The table went back to this point together; nothing before it can be taken back.',
  'not-the-last': 'Only the last decision can be taken back.',
  'not-in-force': 'There is no such decision, or it has been taken back already.',
  'no-such-seat': 'Nobody who could take part in this sits there.',
  'card-drawn': 'A card has been drawn since.',
  'card-revealed': 'A card has been revealed since.',
  'meadow-refilled': 'A new card has come to the Meadow since.',
  'card-given': 'A card has been given to another player since.',
  'die-rolled': 'A die has been rolled since.',
  'deck-reshuffled': 'The deck has been shuffled since.',
  'something-learned': 'Something hidden has been learned since.',
} satisfies Record<UndoBlock, string>;
