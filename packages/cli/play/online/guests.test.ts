import { describe, expect, it } from 'vitest';
import { testWorld } from '../../test-support/world.ts';
import { Guests } from './guests.ts';

const HERE = 'http://here:1';
const ana = { name: 'Ana', token: 'a', tables: {} };
const luis = { name: 'Luis', token: 'l', tables: {} };

describe('who somebody is on a server', () => {
  it.each([
    [{ XDG_CONFIG_HOME: '/config', HOME: '/home/ana' }, '/config/everdell/guests.json'],
    [{ HOME: '/home/ana' }, '/home/ana/.config/everdell/guests.json'],
    [{ APPDATA: '/roaming', USERPROFILE: '/users/ana' }, '/roaming/everdell/guests.json'],
  ])('is kept in the settings of the user (%j)', (env, path) => {
    expect(new Guests(testWorld({ env })).path.replaceAll('\\', '/')).toBe(path);
  });

  it('is the last one, or the one of that name, of each server apart', () => {
    const guests = new Guests(testWorld());
    expect(guests.of(HERE, undefined)).toBeUndefined();
    guests.keep(HERE, ana);
    guests.keep(HERE, luis);
    expect(guests.of(HERE, undefined)).toEqual(luis);
    expect(guests.of(HERE, 'Ana')).toEqual(ana);
    expect(guests.of(HERE, 'Eva')).toBeUndefined();
    expect(guests.of('http://there:1', undefined)).toBeUndefined();
    guests.forget(HERE, luis);
    expect(guests.of(HERE, undefined)).toEqual(ana);
  });

  it('comes with the links of the tables, which servers tell only once', () => {
    const guests = new Guests(testWorld());
    guests.keep(HERE, ana);
    guests.keepLinks(HERE, 'a', 't1', { invite: 'i', seats: { 0: 'own' } });
    expect(guests.keepLinks(HERE, 'a', 't1', { watch: 'w', seats: { 1: 'two' } })).toEqual({
      invite: 'i',
      watch: 'w',
      seats: { 0: 'own', 1: 'two' },
    });
    for (let i = 0; i < 50; i++) guests.keepLinks(HERE, 'a', `table${i}`, {});
    expect(Object.keys(guests.of(HERE, 'Ana')!.tables)).toHaveLength(40);
  });

  it('a damaged file is no obstacle, nor one that cannot be written', () => {
    const world = testWorld({ env: { HOME: '/h' }, files: { '/h/.config/everdell/guests.json': '{"http' } });
    const full = {
      ...world,
      writePrivate: () => {
        throw new Error('no space');
      },
    };
    expect(new Guests(full).of(HERE, undefined)).toBeUndefined();
    expect(() => new Guests(full).keep(HERE, ana)).not.toThrow();
    new Guests(world).keep(HERE, ana);
    expect(new Guests(world).of(HERE, undefined)).toEqual(ana);
  });
});
