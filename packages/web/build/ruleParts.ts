/**
 * Of which modules the parts of docs/rules.md speak, by the number of a part or section; one that is not listed is about
 * the base game. It is shown as soon as one of its modules exists.
 */
export const MODULES_OF_PART: Readonly<Record<string, readonly string[]>> = {
  '11': ['rugwort'],
  '12.1': ['player-powers'],
  '12.2': ['extra-extra', 'rugwort-cards'],
  '12.3': ['legends', 'more-legends'],
  '12.4': ['corrin'],
  '12.5': ['through-every-season'],
  '13': ['bellfaire:market', 'bellfaire:garland', 'bellfaire:flower-festival', 'bellfaire:events', 'bellfaire:forest'],
  '14': ['pearlbrook'],
  '15': ['spirecrest'],
  '16': ['newleaf', 'newleaf:cards-only'],
  '16.4': ['newleaf:tickets', 'newleaf:reservations'],
  '17': ['nightweave'],
  '17.9': ['nightweave:plot', 'nightweave:plan', 'nightweave:personality'],
  '18.2': ['newleaf', 'newleaf:cards-only'],
  '18.3': ['more-legends', 'corrin'],
  '18.4': ['player-powers'],
};

/** Sections about modules together: shown when the first module exists and at least one of the others. */
export const TOGETHER: Readonly<Record<string, readonly [string | null, readonly string[]]>> = {
  '11.5': ['rugwort', expansions()],
  '17.10': ['nightweave', expansions()],
  '19': [null, expansions()],
};

/** Parts for whoever works on the game: open questions, differences between editions, gaps. */
export const LAST_PART = 19;

function expansions(): readonly string[] {
  return [
    'player-powers',
    'extra-extra',
    'rugwort-cards',
    'legends',
    'more-legends',
    'corrin',
    'through-every-season',
    'bellfaire:market',
    'bellfaire:garland',
    'bellfaire:flower-festival',
    'pearlbrook',
    'spirecrest',
    'newleaf',
    'newleaf:tickets',
    'newleaf:reservations',
  ];
}
