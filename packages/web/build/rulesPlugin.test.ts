import { readFileSync } from 'node:fs';
import { KNOWN_MODULES, registry } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { LAST_PART, topicsFor, topicsIn, type Topic, type Waiting } from './rulesPlugin.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const all = topicsIn(read('../../../docs/rules.md'));
const waiting = JSON.parse(read('../../../tests/rules-waiting.json')) as Waiting;
const built = registry.map(({ id }) => id);

const idsIn = (topics: readonly Topic[]): readonly string[] =>
  topics.flatMap(({ statements }) => statements.map(({ id }) => id));

describe('topicsIn', () => {
  it('reads parts, sections and statements without their sources', () => {
    const markdown = [
      '## Part 5. Placing a worker',
      '',
      '- **R-WORK-01** To place a worker the player needs one. [G B]',
      '',
      '### 5.1 Basic locations [B unless marked]',
      'Some words.',
      '- **R-BASIC-01** There are 8 (see R-WORK-01): "3 twigs" (exclusive). [G B pictures; peer; OQ-02]',
      '- **R-BASIC-02** Discards another card (without one it is unplayable, OQ-65) or none (OQ-66).',
    ].join('\n');
    expect(topicsIn(markdown)).toEqual([
      {
        number: '5',
        part: 'Placing a worker',
        title: 'Placing a worker',
        told: null,
        statements: [{ id: 'R-WORK-01', text: 'To place a worker the player needs one.' }],
      },
      {
        number: '5.1',
        part: 'Placing a worker',
        title: 'Basic locations',
        told: null,
        statements: [
          { id: 'R-BASIC-01', text: 'There are 8 (see R-WORK-01): "3 twigs" (exclusive).' },
          { id: 'R-BASIC-02', text: 'Discards another card (without one it is unplayable) or none.' },
        ],
      },
    ]);
  });

  it('finds every statement of the rules', () => {
    const written = [...read('../../../docs/rules.md').matchAll(/^- \*\*([A-Z0-9-]+)\*\*/gm)].map(([, id]) => id);
    expect(idsIn(all)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  it('leaves no source or open question in a statement', () => {
    const texts = all
      .filter(({ number }) => Number(number.split('.')[0]) <= LAST_PART)
      .flatMap(({ statements }) => statements.map(({ text }) => text));
    expect(texts.filter((text) => /\]$|OQ-/.test(text))).toEqual([]);
  });
});

describe('topicsFor', () => {
  it('has every statement about what can be played and none about anything else', () => {
    const ids = idsIn(topicsFor(all, built, waiting));
    expect(ids).toContain('R-GEN-01');
    expect(ids).toContain('R-CARD-ARCHITECT-01');
    expect(ids.some((id) => id.startsWith('OQ-') || id.startsWith('ES-'))).toBe(false);
  });

  it('leaves out whole modules and single statements until their module lands', () => {
    const base = topicsFor(all, ['base'], { 'R-TURN-04': { waitsFor: 'pearlbrook' } });
    expect(idsIn(base)).not.toContain('R-TURN-04');
    expect(idsIn(base)).not.toContain('R-RUG-01');
    const more = topicsFor(all, ['base', 'rugwort', 'pearlbrook'], { 'R-TURN-04': { waitsFor: 'pearlbrook' } });
    expect(idsIn(more)).toContain('R-TURN-04');
    expect(more.map(({ number }) => number)).toEqual(expect.arrayContaining(['11.1', '11.5', '14', '19']));
    expect(more.map(({ number }) => number)).not.toContain('16.1');
  });

  it('shows every part to whoever has every module', () => {
    const numbers = topicsFor(all, KNOWN_MODULES, {}).map(({ number }) => number);
    const wanted = all
      .filter(({ number, statements }) => statements.length > 0 && Number(number.split('.')[0]) <= LAST_PART)
      .map(({ number }) => number);
    expect(numbers).toEqual(wanted);
  });
});

describe('with which modules a part is told', () => {
  it('is read from below its heading, and a section goes with its part', () => {
    const markdown = [
      '## Part 3. Hills',
      '<!-- told with: hills, valleys -->',
      '### 3.1 Up',
      '### 3.2 Down',
      '<!-- told with: hills and another -->',
      '## Part 4. Together',
      '<!-- told with: another -->',
      '### 4.1 Now',
      '## Part 5. Always',
    ].join('\n');
    const hills = { modules: ['hills', 'valleys'], another: false };
    const any = { modules: [], another: true };
    expect(topicsIn(markdown).map(({ number, told }) => [number, told])).toEqual([
      ['3', hills],
      ['3.1', hills],
      ['3.2', { modules: ['hills'], another: true }],
      ['4', any],
      ['4.1', any],
      ['5', null],
    ]);
  });

  it('names only modules that there are, and each of them', () => {
    const named = new Set(all.flatMap(({ told }) => told?.modules ?? []));
    const known = [...KNOWN_MODULES, ...built];
    expect([...named].filter((id) => !known.includes(id))).toEqual([]);
    expect(built.filter((id) => id !== 'base' && !named.has(id))).toEqual([]);
  });

  it('hides what a single module has to do with others', () => {
    const numbers = topicsFor(all, ['base', 'rugwort'], {}).map(({ number }) => number);
    expect(numbers).toContain('11.4');
    expect(numbers).not.toContain('11.5');
  });
});
