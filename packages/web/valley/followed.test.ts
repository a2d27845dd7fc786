import { describe, expect, it } from 'vitest';
import { followed, travelled, type Front } from './followed.ts';

const AT_HOME: Front = { land: 'clearing', about: 'turn', before: null, last: null, travels: 0 };

describe('the land in front', () => {
  it('stays where the player has gone', () => {
    const gone = travelled(AT_HOME, 'brook');
    expect(gone).toMatchObject({ land: 'brook', last: 'clearing', travels: 1 });
    expect(followed(gone, 'another turn', null)).toMatchObject({ land: 'brook', travels: 1 });
  });

  it('is the one where the question must be answered, and then the one before again', () => {
    const asked = followed(AT_HOME, 'a pick', 'brook');
    expect(asked).toMatchObject({ land: 'brook', before: 'clearing', last: 'clearing', travels: 0 });
    const further = followed(asked, 'another pick', 'fair');
    expect(further).toMatchObject({ land: 'fair', before: 'clearing' });
    expect(followed(further, 'turn', null)).toMatchObject({ land: 'clearing', before: null });
  });

  it('does not come back from where the player has gone meanwhile', () => {
    const asked = followed(AT_HOME, 'a pick', 'brook');
    expect(followed(travelled(asked, 'fair'), 'turn', null)).toMatchObject({ land: 'fair' });
  });

  it('does not move for a question about the land in front', () => {
    expect(followed(AT_HOME, 'a pick', 'clearing')).toMatchObject({ land: 'clearing', before: null, last: null });
  });
});
