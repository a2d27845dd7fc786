import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES_TIMEOUT } from '../test-support/postgres.ts';
import { anAppend, aTable, heard, storeMakers } from '../test-support/stores.ts';
import type { Store, TableChange } from './index.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function aChange(table: string, change: Partial<TableChange> = {}): TableChange {
  return {
    id: table,
    revision: 1,
    version: 0,
    status: 'playing',
    listed: true,
    doc: { changed: true },
    at: 2_000,
    decider: 1,
    turnAt: 2_001,
    workAt: 2_002,
    ...change,
  };
}

describe.each(storeMakers())('the $kind store', (maker) => {
  let store: Store;

  beforeAll(async () => {
    await maker.prepare();
    store = await maker.open();
    for (const guest of ['ana', 'ben', 'eva'])
      await store.createGuest({ id: guest, name: guest, createdAt: 1 }, `hash-${guest}`);
  }, POSTGRES_TIMEOUT);
  afterAll(() => maker.cleanUp());

  it('says what it is and answers', async () => {
    expect(store.kind).toBe(maker.kind);
    expect(store.node).not.toBe('');
    await expect(store.ping()).resolves.toBeUndefined();
  });

  describe('guests', () => {
    it('are found by the hash of their token, under their newest name', async () => {
      await store.createGuest({ id: 'guest-1', name: 'Zoë 🐿️', createdAt: 1_789_000_000_123 }, 'hash-1');
      expect(await store.guestByToken('hash-1')).toEqual({
        id: 'guest-1',
        name: 'Zoë 🐿️',
        createdAt: 1_789_000_000_123,
        seenAt: 1_789_000_000_123,
      });
      await store.renameGuest('guest-1', "Robert'); drop table guests; --");
      expect((await store.guestByToken('hash-1'))?.name).toBe("Robert'); drop table guests; --");
      expect(await store.guestByToken('hash-2')).toBeUndefined();
    });

    it('have an id and a token of their own', async () => {
      await store.createGuest({ id: 'guest-2', name: 'A', createdAt: 1 }, 'hash-2a');
      const sameId = store.createGuest({ id: 'guest-2', name: 'B', createdAt: 1 }, 'hash-2b');
      await expect(sameId).rejects.toMatchObject({ name: 'StoreError', code: 'duplicate' });
      const sameToken = store.createGuest({ id: 'guest-3', name: 'B', createdAt: 1 }, 'hash-2a');
      await expect(sameToken).rejects.toMatchObject({ code: 'duplicate' });
    });

    it('lose their token and nothing else; all nodes are told', async () => {
      await store.createGuest({ id: 'guest-9', name: 'Nora', createdAt: 1 }, 'hash-9');
      await store.createTable(aTable('t-revoked'), [{ guest: 'guest-9', seat: 0 }]);
      expect(await store.knownGuests(['guest-9', 'ana', 'nobody'])).toHaveLength(2);
      const { notices, until } = heard(store, '');
      await store.revokeToken('hash-9');
      await until(1);
      await store.revokeToken('hash-9'); // again is nothing
      await store.revokeToken('hash-of-nobody');
      expect(notices).toMatchObject([{ table: '', what: 'guest', data: { id: 'guest-9' } }]);
      expect(await store.guestByToken('hash-9')).toBeUndefined();
      expect(await store.membership('t-revoked', 'guest-9')).toEqual({ guest: 'guest-9', seat: 0 });
      expect(await store.knownGuests(['guest-9', 'ana'])).toEqual(['ana']);
      expect(await store.knownGuests([])).toEqual([]);
    });

    it('are removed when they were not seen for long and have no part in anything', async () => {
      const fresh = await maker.open();
      const newGuest = (id: string, createdAt: number) => fresh.createGuest({ id, name: id, createdAt }, `hash-${id}`);
      for (const id of ['gone', 'seen', 'seated', 'watches-old', 'watches-going', 'hosts']) await newGuest(id, 10);
      await newGuest('young', 100);
      await fresh.seeGuest('seen', 100);
      await fresh.seeGuest('seen', 50); // a late one changes nothing
      expect((await fresh.guestByToken('hash-seen'))?.seenAt).toBe(100);
      await fresh.createTable(aTable('over', { status: 'finished' }), [
        { guest: 'seated', seat: 0 },
        { guest: 'watches-old', seat: -1 },
      ]);
      await fresh.createTable(aTable('going'), [
        { guest: 'watches-going', seat: -1 },
        { guest: 'hosts', seat: -2 },
      ]);
      expect(await fresh.pruneGuests(100)).toBe(2);
      const all = ['gone', 'seen', 'seated', 'watches-old', 'watches-going', 'hosts', 'young'];
      const left = await fresh.knownGuests(all);
      expect([...left].sort()).toEqual(['hosts', 'seated', 'seen', 'watches-going', 'young']);
      expect(await fresh.membership('over', 'watches-old')).toBeUndefined();
    });

    it('may not have names that a database would cut short', async () => {
      const guest = store.createGuest({ id: 'guest-4', name: 'a\0b', createdAt: 1 }, 'hash-4');
      await expect(guest).rejects.toMatchObject({ code: 'value' });
      expect(await store.guestByToken('hash-4')).toBeUndefined();
    });
  });

  describe('tables', () => {
    it('come back as they went in', async () => {
      const doc = { text: 'ñ 漢字 \u0000 \ud83d\ude00 "\\', list: [1, -0.5, null, true], nested: { deep: [[]] } };
      const table = aTable('table-1', { doc, status: 'open', listed: false, workAt: 1_789_000_000_456 });
      await store.createTable(table, []);
      expect(await store.table('table-1')).toEqual(table);
      expect(await store.table('table-none')).toBeUndefined();
      await expect(store.createTable(table, [])).rejects.toMatchObject({ code: 'duplicate' });
    });

    it('are not created without their members', async () => {
      const members = [
        { guest: 'ana', seat: 0 },
        { guest: 'nobody', seat: 1 },
      ];
      await expect(store.createTable(aTable('table-2'), members)).rejects.toMatchObject({ code: 'missing' });
      expect(await store.table('table-2')).toBeUndefined();
    });

    it('change only from the revision and the version they have', async () => {
      await store.createTable(aTable('table-3'), []);
      expect(await store.changeTable(aChange('table-3', { revision: 0 }))).toBe(false);
      expect(await store.changeTable(aChange('table-3', { version: 1 }))).toBe(false);
      expect(await store.changeTable(aChange('table-none'))).toBe(false);
      expect(await store.table('table-3')).toEqual(aTable('table-3'));
      expect(await store.changeTable(aChange('table-3', { status: 'finished', listed: false }))).toBe(true);
      expect(await store.table('table-3')).toEqual({
        ...aTable('table-3', { revision: 2, status: 'finished', listed: false, doc: { changed: true } }),
        updatedAt: 2_000,
        decider: 1,
        turnAt: 2_001,
        workAt: 2_002,
      });
      expect(await store.changeTable(aChange('table-3'))).toBe(false);
    });

    it('change once when many try from the same revision', async () => {
      await store.createTable(aTable('table-4'), []);
      const tries = range(20).map((doc) => store.changeTable(aChange('table-4', { doc })));
      const done = (await Promise.all(tries)).flatMap((changed, index) => (changed ? [index + 1] : []));
      expect(done).toHaveLength(1);
      expect(await store.table('table-4')).toMatchObject({ revision: 2, doc: done[0] });
    });

    it('either change or go on, when both are tried at once', async () => {
      await Promise.all(range(20).map((number) => store.createTable(aTable(`both-${number}`), [])));
      const outcomes = await Promise.all(
        range(20).map(async (number) => {
          const appended = store.append(anAppend(`both-${number}`, 1));
          const changed = store.changeTable(aChange(`both-${number}`));
          return [(await appended) === 'done', await changed];
        }),
      );
      for (const [appended, changed] of outcomes) expect(appended).toBe(!changed);
    });
  });

  describe('members', () => {
    it('have a seat, or none', async () => {
      await store.createTable(aTable('seats-1'), [{ guest: 'ana', seat: 2 }]);
      await store.addMember('seats-1', { guest: 'ben', seat: -1 });
      expect(await store.membership('seats-1', 'ana')).toEqual({ guest: 'ana', seat: 2 });
      expect(await store.membership('seats-1', 'ben')).toEqual({ guest: 'ben', seat: -1 });
      expect(await store.membership('seats-1', 'eva')).toBeUndefined();
      await store.addMember('seats-1', { guest: 'ben', seat: 1 });
      expect(await store.membership('seats-1', 'ben')).toEqual({ guest: 'ben', seat: 1 });
      await expect(store.addMember('table-none', { guest: 'ben', seat: 1 })).rejects.toMatchObject({ code: 'missing' });
    });

    it('change with their table; who has no seat stays', async () => {
      await store.createTable(aTable('seats-2'), [
        { guest: 'ana', seat: 0 },
        { guest: 'ben', seat: -1 },
      ]);
      const members = [{ guest: 'eva', seat: 0 }];
      expect(await store.changeTable(aChange('seats-2', { revision: 7, members }))).toBe(false);
      expect(await store.membership('seats-2', 'eva')).toBeUndefined();
      expect(await store.changeTable(aChange('seats-2', { members }))).toBe(true);
      expect(await store.membership('seats-2', 'ana')).toBeUndefined();
      expect(await store.membership('seats-2', 'ben')).toEqual({ guest: 'ben', seat: -1 });
      expect(await store.membership('seats-2', 'eva')).toEqual({ guest: 'eva', seat: 0 });
      const seated = [
        { guest: 'eva', seat: 1 },
        { guest: 'ben', seat: 0 },
      ];
      expect(await store.changeTable(aChange('seats-2', { revision: 2, members: seated }))).toBe(true);
      expect(await store.membership('seats-2', 'ben')).toEqual({ guest: 'ben', seat: 0 });
      expect(await store.changeTable(aChange('seats-2', { revision: 3, members: [] }))).toBe(true);
      expect(await store.membership('seats-2', 'ben')).toBeUndefined();
    });

    it('leave a table alone whose change fails', async () => {
      await store.createTable(aTable('seats-3'), [{ guest: 'ana', seat: 0 }]);
      const change = store.changeTable(aChange('seats-3', { members: [{ guest: 'nobody', seat: 0 }] }));
      await expect(change).rejects.toMatchObject({ code: 'missing' });
      expect(await store.table('seats-3')).toEqual(aTable('seats-3'));
      expect(await store.membership('seats-3', 'ana')).toEqual({ guest: 'ana', seat: 0 });
    });

    it('find their tables, newest first', async () => {
      await store.createGuest({ id: 'mia', name: 'mia', createdAt: 1 }, 'hash-mia');
      for (const number of range(3)) {
        await store.createTable(aTable(`mine-${number}`, { createdAt: number }), [{ guest: 'mia', seat: number }]);
      }
      const tables = await store.tablesOf('mia', 2);
      expect(tables.map(({ id, seat }) => [id, seat])).toEqual([
        ['mine-3', 3],
        ['mine-2', 2],
      ]);
      expect(tables[0]).toEqual({ ...aTable('mine-3', { createdAt: 3 }), seat: 3 });
      expect(await store.tablesOf('nobody', 2)).toEqual([]);
    });
  });

  describe('the log', () => {
    it('keeps entries in order, with the position and the table', async () => {
      await store.createTable(aTable('log-1'), []);
      await store.putSnapshot('log-1', { version: 0, rules: 3, body: { start: true } });
      expect(await store.snapshot('log-1')).toEqual({ version: 0, rules: 3, body: { start: true } });
      const last = anAppend('log-1', 2, { status: 'finished', decider: 3, turnAt: 5, workAt: 6 });
      expect(await store.append(anAppend('log-1', 1))).toBe('done');
      expect(await store.append({ ...last, entry: { ...last.entry, request: 'ana:7' } })).toBe('done');
      expect(await store.entries('log-1', 0)).toEqual([
        { version: 1, at: 1_001, request: null, body: { move: 1 } },
        { version: 2, at: 1_002, request: 'ana:7', body: { move: 2 } },
      ]);
      expect(await store.entries('log-1', 1)).toHaveLength(1);
      expect(await store.entries('log-1', 2)).toEqual([]);
      expect(await store.snapshot('log-1')).toEqual(last.snapshot);
      const table = { version: 2, status: 'finished', updatedAt: 1_002, decider: 3, turnAt: 5, workAt: 6 } as const;
      expect(await store.table('log-1')).toEqual(aTable('log-1', table));
      expect(await store.entryOfRequest('log-1', 'ana:7')).toMatchObject({ version: 2 });
      expect(await store.entryOfRequest('log-1', 'ana:8')).toBeUndefined();
      expect(await store.entryOfRequest('log-2', 'ana:7')).toBeUndefined();
    });

    it('tell what they have gained together with how the table stands', async () => {
      await store.createTable(aTable('gained', { listed: false }), []);
      const { doc: _, ...bare } = aTable('gained', { listed: false });
      expect(await store.progress('gained', 0)).toEqual({ table: bare, entries: [] });
      const appends = [1, 2, 3].map((version) => anAppend('gained', version, { turnAt: 7, workAt: 8 }));
      for (const append of appends) await store.append(append);
      expect(await store.progress('gained', 1)).toEqual({
        table: { ...bare, version: 3, updatedAt: 1_003, turnAt: 7, workAt: 8 },
        entries: [appends[1].entry, appends[2].entry],
      });
      expect((await store.progress('gained', 3))?.entries).toEqual([]);
      expect(await store.progress('nowhere', 0)).toBeUndefined();
    });

    it('takes neither a version nor a request twice, nor another revision, nor a gap', async () => {
      await store.createTable(aTable('log-2'), []);
      const asked = (version: number, request: string): Promise<string> => {
        const append = anAppend('log-2', version);
        return store.append({ ...append, entry: { ...append.entry, request } });
      };
      expect(await asked(1, 'a')).toBe('done');
      expect(await asked(1, 'b')).toBe('conflict');
      expect(await asked(2, 'a')).toBe('conflict');
      expect(await asked(3, 'c')).toBe('conflict');
      expect(await store.append(anAppend('log-2', 2, { revision: 2 }))).toBe('conflict');
      expect(await store.append(anAppend('log-none', 1))).toBe('conflict');
      expect(await store.table('log-2')).toMatchObject({ version: 1, updatedAt: 1_001 });
      expect(await store.snapshot('log-2')).toMatchObject({ version: 1 });
      expect(await store.entries('log-2', 0)).toHaveLength(1);
      expect(await asked(2, 'b')).toBe('done');
    });

    it('lets exactly one of twenty win a version', async () => {
      await store.createTable(aTable('race'), []);
      for (const version of range(5)) {
        const tries = range(20).map((who) => {
          const append = anAppend('race', version);
          const snapshot = { ...append.snapshot, body: { who } };
          return store.append({ ...append, entry: { ...append.entry, body: { who } }, snapshot });
        });
        const results = await Promise.all(tries);
        expect(results.filter((result) => result === 'done')).toHaveLength(1);
        const who = results.indexOf('done') + 1;
        expect((await store.entries('race', version - 1)).map(({ body }) => body)).toEqual([{ who }]);
        expect((await store.snapshot('race'))?.body).toEqual({ who });
      }
    });

    it('takes 200 appends at once', async () => {
      const names = range(200).map((number) => `many-${number}`);
      await Promise.all(names.map((name) => store.createTable(aTable(name), [])));
      for (const version of range(3)) {
        const results = await Promise.all(names.map((name) => store.append(anAppend(name, version))));
        expect(results.every((result) => result === 'done')).toBe(true);
      }
      const logs = await Promise.all(names.map((name) => store.entries(name, 0)));
      for (const log of logs) expect(log.map(({ version }) => version)).toEqual([1, 2, 3]);
    });

    it('goes on while others talk, take the lease and look on', async () => {
      await store.createTable(aTable('busy'), []);
      const moves = async (): Promise<void> => {
        for (const version of range(40)) expect(await store.append(anAppend('busy', version))).toBe('done');
      };
      const talk = async (who: number): Promise<void> => {
        for (const line of range(20)) await store.addChat('busy', line, { who, line });
      };
      const work = async (): Promise<void> => {
        for (const now of range(20)) {
          expect(await store.takeLease('busy', now, now + 10)).toBe(true);
          await store.dropLease('busy');
        }
      };
      await Promise.all([moves(), talk(1), talk(2), work()]);
      expect(await store.table('busy')).toMatchObject({ version: 40, revision: 1 });
      expect(await store.entries('busy', 0)).toHaveLength(40);
      expect((await store.chat('busy', 0, 100)).map(({ seq }) => seq)).toEqual(range(40));
    });

    it('keeps large positions and any text', async () => {
      await store.createTable(aTable('large'), []);
      const body = { text: 'Ñandú 🦔 \u0000\u2028 漢 '.repeat(12_000), numbers: range(2_000) };
      expect(JSON.stringify(body).length).toBeGreaterThan(200_000);
      const append = anAppend('large', 1, { snapshot: { version: 1, rules: 1, body } });
      expect(await store.append({ ...append, entry: { ...append.entry, body } })).toBe('done');
      expect((await store.snapshot('large'))?.body).toEqual(body);
      expect((await store.entries('large', 0))[0].body).toEqual(body);
    });

    it('refuses what JSON cannot say, and goes on', async () => {
      await store.createTable(aTable('odd'), []);
      const append = anAppend('odd', 1);
      const odd = store.append({ ...append, entry: { ...append.entry, body: undefined } });
      await expect(odd).rejects.toMatchObject({ code: 'value' });
      expect(await store.append(append)).toBe('done');
    });

    it('has one first position', async () => {
      await store.createTable(aTable('positions'), []);
      await store.putSnapshot('positions', { version: 0, rules: 2, body: 'first' });
      await store.putSnapshot('positions', { version: 0, rules: 2, body: 'second' });
      expect(await store.snapshot('positions')).toEqual({ version: 0, rules: 2, body: 'first' });
      await store.append(anAppend('positions', 1));
      await store.putSnapshot('positions', { version: 0, rules: 2, body: 'late' });
      expect(await store.snapshot('positions')).toEqual(anAppend('positions', 1).snapshot);
      const unknown = store.putSnapshot('positions-none', { version: 1, rules: 1, body: 1 });
      await expect(unknown).rejects.toMatchObject({ code: 'missing' });
    });
  });

  it('keeps names by their hash, as they were put first', async () => {
    expect(await store.names('none')).toBeUndefined();
    await Promise.all([store.putNames('a-hash', { designs: ['farm', 'ñ'] }), store.putNames('a-hash', { other: 1 })]);
    await store.putNames('a-hash', 'later');
    expect(await store.names('a-hash')).toEqual(expect.any(Object));
    await store.putNames('b-hash', { designs: ['farm'] });
    await store.putNames('b-hash', { designs: [] });
    expect(await store.names('b-hash')).toEqual({ designs: ['farm'] });
  });

  describe('notices', () => {
    it('tell of every change, once, with who says so', async () => {
      await store.createTable(aTable('news'), []);
      const { notices, until } = heard(store);
      await store.append(anAppend('news', 1));
      await until(1);
      await store.changeTable(aChange('news', { version: 1 }));
      await until(2);
      await store.addChat('news', 1, 'hello');
      await until(3);
      expect(await store.append(anAppend('news', 1))).toBe('conflict');
      expect(await store.changeTable(aChange('news'))).toBe(false);
      await store.publish({ table: 'news', what: 'presence', data: { seat: 1, name: 'ñ' } });
      await until(4);
      const from = { table: 'news', node: store.node };
      expect(notices).toEqual([
        expect.objectContaining({ ...from, what: 'entry' }),
        { ...from, what: 'table' },
        { ...from, what: 'chat' },
        { ...from, what: 'presence', data: { seat: 1, name: 'ñ' } },
      ]);
    });

    it('come after what they tell of can be read, and stop when asked', async () => {
      await store.createTable(aTable('news-2'), []);
      const versions: Promise<number | undefined>[] = [];
      const stop = store.listen((notice) => {
        if (notice === 'missed' || notice.table !== 'news-2') return; // a late one of the test before
        versions.push(store.table('news-2').then((table) => table?.version));
      });
      const { until } = heard(store, 'news-2');
      await store.append(anAppend('news-2', 1));
      await until(1);
      expect(await Promise.all(versions)).toEqual([1]);
      stop();
      await store.append(anAppend('news-2', 2, {}));
      await until(2);
      expect(versions).toHaveLength(1);
    });

    it('are small', async () => {
      const large = { table: 'news', what: 'presence', data: 'é'.repeat(4_000) } as const;
      await expect(store.publish(large)).rejects.toMatchObject({ code: 'value' });
      const { until } = heard(store);
      await store.publish({ ...large, data: 'é'.repeat(3_900) });
      await until(1);
    });
  });

  it('lists open and playing tables in the lobby, newest first', async () => {
    const fresh = await maker.open();
    const statuses = ['open', 'playing', 'finished', 'closed'] as const;
    for (const [index, status] of statuses.entries()) {
      await fresh.createTable(aTable(`${status}-listed`, { status, createdAt: index }), []);
      await fresh.createTable(aTable(`${status}-hidden`, { status, listed: false }), []);
    }
    const ids = async (limit: number, open: number, playing: number) =>
      (await fresh.lobby(limit, { open, playing })).map(({ id }) => id);
    expect(await ids(10, 0, 0)).toEqual(['playing-listed', 'open-listed']);
    expect(await ids(1, 0, 0)).toEqual(['playing-listed']);
    expect(await ids(10, 1_001, 0)).toEqual(['playing-listed']); // touched before
    expect(await ids(10, 0, 1_001)).toEqual(['open-listed']);
    const among = await fresh.listedAmong(['open-listed', 'open-hidden', 'finished-listed', 'nobody-knows-it']);
    expect(among.map(({ id }) => id)).toEqual(['open-listed']);
    expect(await fresh.listedAmong([])).toEqual([]);
    expect(await fresh.counts()).toEqual({ open: 2, playing: 2, finished: 2, closed: 2 });
  });

  it('removes tables that nobody has touched, with all that belongs to them', async () => {
    const fresh = await maker.open();
    await fresh.createGuest({ id: 'ana', name: 'ana', createdAt: 1 }, 'hash');
    for (const [id, updatedAt] of [
      ['old', 10],
      ['edge', 20],
      ['new', 30],
    ] as const) {
      await fresh.createTable(aTable(id, { updatedAt, status: 'finished' }), [{ guest: 'ana', seat: 0 }]);
    }
    await fresh.createTable(aTable('playing', { updatedAt: 10 }), []);
    await fresh.append(anAppend('old', 1, { status: 'finished' }));
    await fresh.addChat('old', 11, 'bye');
    expect(await fresh.prune('finished', 20)).toBe(1);
    expect(await fresh.table('old')).toBeUndefined();
    expect(await fresh.entries('old', 0)).toEqual([]);
    expect(await fresh.snapshot('old')).toBeUndefined();
    expect(await fresh.chat('old', 0, 10)).toEqual([]);
    expect(await fresh.membership('old', 'ana')).toBeUndefined();
    expect((await fresh.tablesOf('ana', 10)).map(({ id }) => id)).toEqual(['edge', 'new']);
    expect(await fresh.prune('finished', 20)).toBe(0);
    expect(await fresh.counts()).toEqual({ open: 0, playing: 1, finished: 2, closed: 0 });
  });

  it('finds the tables whose work is due, the longest due first', async () => {
    const fresh = await maker.open();
    await fresh.createTable(aTable('never', { workAt: null }), []);
    await fresh.createTable(aTable('later', { workAt: 101 }), []);
    await fresh.createTable(aTable('now', { workAt: 100 }), []);
    await fresh.createTable(aTable('before', { workAt: 50 }), []);
    await fresh.createTable(aTable('over', { workAt: 50, status: 'finished' }), []);
    expect(await fresh.dueTables(100, 10)).toEqual(['before', 'now']);
    expect(await fresh.dueTables(100, 1)).toEqual(['before']);
    expect(await fresh.takeLease('before', 100, 200)).toBe(true);
    expect(await fresh.takeLease('before', 150, 300)).toBe(true);
    expect(await fresh.takeLease('none', 150, 300)).toBe(false);
    expect(await fresh.dueTables(100, 10)).toEqual(['before', 'now']); // one's own lease does not stand in the way
  });

  it('ends what was asked when it is closed, and refuses what comes after', async () => {
    const fresh = await maker.open();
    await fresh.createTable(aTable('last'), []);
    const asked = fresh.append(anAppend('last', 1));
    const closed = fresh.close();
    expect(await asked).toBe('done');
    await closed;
    await fresh.close();
    await expect(fresh.table('last')).rejects.toMatchObject({ code: 'closed' });
    await expect(fresh.append(anAppend('last', 2))).rejects.toMatchObject({ code: 'closed' });
    await expect(fresh.changeTable(aChange('last'))).rejects.toMatchObject({ code: 'closed' });
    await expect(fresh.ping()).rejects.toMatchObject({ code: 'closed' });
  });
});
