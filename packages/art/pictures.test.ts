import { describe, expect, it } from 'vitest';
import { gallery, iconSprite, subjects } from './gallery.ts';
import { isDrawn, moduleRecipes } from './recipes/index.ts';
import { drawPictures } from './pictures.ts';
import { SEAT_LOOKS } from './tokens.ts';
import { wellFormed } from './test-support/wellFormed.ts';

/** What the content security policy refuses, and what a slip of the pen leaves behind. */
const FORBIDDEN = /\sstyle=|<style|<script|<foreignObject|<image|\son[a-z]+=|NaN|undefined|Infinity|soft#|glow#|tall#/i;

const pictures = gallery();
const drawn = [...pictures];

describe('pictures', () => {
  it('exist of every card, Event, clearing and location of the game', () => {
    expect(subjects().filter(({ id }) => !pictures.has(id))).toEqual([]);
  });

  it('are drawn for what they show', () => {
    expect(
      subjects()
        .filter(({ id }) => !isDrawn(id))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('exist of the components that are neither card nor place, and of the Ambassador of each seat', () => {
    const seats = Object.keys(SEAT_LOOKS);
    const wanted = [
      ...moduleRecipes.map(([name]) => name),
      ...seats.flatMap((seat) => [`frog-${seat}`, `frog-ghost-${seat}`]),
    ];
    expect(wanted.filter((name) => !pictures.has(name))).toEqual([]);
  });

  it('of two things are never the same', () => {
    expect(new Set(drawn.map(([, picture]) => picture)).size).toBe(drawn.length);
  });

  it('are drawn the same each time', () => {
    expect([...gallery()]).toEqual(drawn);
  });

  it('are whole and harmless', () => {
    const faults = [...drawn, ['icons', iconSprite()] as const].flatMap(([name, picture]) => {
      const fault = wellFormed(picture) ?? FORBIDDEN.exec(picture)?.[0];
      return fault === undefined ? [] : [`${name}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  it('use only gradients that they bring along', () => {
    const faults = drawn.filter(([, picture]) => {
      const ids = [...picture.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      const used = [...picture.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      return new Set(ids).size !== ids.length || used.some((id) => !ids.includes(id));
    });
    expect(faults.map(([name]) => name)).toEqual([]);
  });

  it('are small: cards 24 kB, landscapes 120 kB', () => {
    const heavy = drawn.filter(
      ([name, picture]) => picture.length > (/^(scene|banner|land|stretch)-/.test(name) ? 120_000 : 24_000),
    );
    expect(heavy.map(([name, picture]) => `${name} ${picture.length}`)).toEqual([]);
  });
});

describe('what nobody has drawn yet', () => {
  it('gets a picture of its kind, always the same', () => {
    const strangers = subjects().map((subject) => ({ ...subject, id: `another ${subject.id}` }));
    expect(strangers.filter(({ id }) => isDrawn(id))).toEqual([]);
    const pictures = drawPictures(strangers);
    expect(strangers.filter(({ id }) => wellFormed(pictures.get(id)!) !== undefined)).toEqual([]);
    expect(drawPictures(strangers)).toEqual(pictures);
  });
});
