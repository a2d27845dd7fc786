import type { Action } from '@everdell/game';
import { entrance, newGuest, newTable, renamedGuest, type Update } from '@everdell/protocol';
import * as v from 'valibot';
import { RawHttp, RawLine, type Asked } from '../../../test-support/online/hostile/attacker.ts';
import { judge, type Target, type Villain } from '../../../test-support/online/hostile/judge.ts';
import { besiegeByHttp, besiegeBySocket, Tally } from '../../../test-support/online/hostile/siege.ts';
import { everyWrong, mangled, randomBytes, type Roll } from '../../../test-support/online/hostile/spoil.ts';
import { pathTricks } from '../../../test-support/online/hostile/tricks.ts';
import { bodies, REQUESTS } from '../../../test-support/online/hostile/valid.ts';
import { Person } from '../../../test-support/online/person.ts';
import { dice, playAll, seatedTable, type SeatedTable } from '../../../test-support/online/play.ts';
import { riot } from '../riot.ts';
import type { Attack, Scene } from '../scene.ts';
import { wildAction } from '../wildAction.ts';

/** Every message and request there is, good and spoilt, by everybody who may not. */
const VOLLEY = 1200;
const REQUESTS_EACH = 250;
const RIOT_SHARE = 0.05;
const PLAYED = 12;
const LONGEST_MS = 600_000;

export const messages: Attack = {
  name: 'messages',
  says: 'every message and request, good, spoilt and out of place',
  async run(scene) {
    const { ledger, wanted } = scene;
    const siege = await Siege.lay(scene);
    const before = await siege.seen();
    const began = performance.now();
    await Promise.all([riot(scene, Math.ceil(wanted * RIOT_SHARE)), siege.tricks()]);
    for (let round = 0; ledger.messages + ledger.requests < wanted; round++) {
      if (!ledger.expect(performance.now() - began < LONGEST_MS, 'the messages took too long')) break;
      const rest = wanted - ledger.messages - ledger.requests;
      await siege.round(round, Math.min(1, rest / (VOLLEY + REQUESTS_EACH) / 5));
    }
    ledger.expect((await siege.seen()) === before, 'a table was changed by those who may not');
    siege.close();
  },
};

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  '/api/guests': newGuest,
  '/api/me': renamedGuest,
  '/api/tables': newTable,
  '/api/tables/TABLE/enter': entrance,
};

const SOME_TABLE = 'tSomeTable00';
const SOME_ID = 'someId00';

/** Texts to be sent, made once: every message there is, and every field of it wrong in every way. */
interface Stock {
  readonly good: readonly string[];
  readonly wrong: readonly string[];
  /** Bodies of the other requests, by their path. */
  readonly requests: ReadonlyMap<string, readonly string[]>;
}

function stockOf(version: number): Stock {
  const all = bodies(version).map((body) => ({
    ...body,
    id: SOME_ID,
    ...(body.type === 'ping' ? {} : { table: SOME_TABLE }),
  }));
  return {
    good: all.map((message) => JSON.stringify(message)),
    wrong: all.flatMap(everyWrong),
    requests: new Map(REQUESTS.map(({ path, body }) => [path, everyWrong(body)])),
  };
}

/** A table at which nothing may change, and those who try to change it. */
class Siege {
  readonly #scene: Scene;
  readonly #quiet: SeatedTable;
  readonly #villains: readonly Villain[];
  readonly #target: Target;
  readonly #http: readonly RawHttp[];
  readonly #stock: Stock;
  #count = 0;

  private constructor(scene: Scene, quiet: SeatedTable, villains: readonly Villain[], target: Target) {
    this.#scene = scene;
    this.#quiet = quiet;
    this.#villains = villains;
    this.#target = target;
    this.#stock = stockOf(target.version);
    this.#http = scene.origins.map((origin) => new RawHttp(origin));
  }

  static async lay(scene: Scene): Promise<Siege> {
    const { origins, ledger } = scene;
    const setup = { players: 2, options: { firstPlayer: 0 } };
    const quiet = await seatedTable(origins[0], ['Ana', 'Ben'], { setup });
    await quiet.people[0].say({ type: 'start' });
    await quiet.people[0].say({ type: 'say', text: 'a quiet game' });
    await playAll(quiet.people, {
      choose: dice(`quiet/${scene.seed}`),
      until: ({ version }) => version >= PLAYED,
    });
    const names = ['stranger', 'onlooker', 'host of another table'];
    const [stranger, onlooker, other] = await Promise.all(names.map((name) => Person.arrive(origins[1], name)));
    await onlooker.enter(quiet.id, quiet.links.watch);
    const { table } = await other.makeTable({ setup });
    ledger.requests += 9;
    ledger.messages += PLAYED + 2;
    const part = { seat: null, mayWatch: false, host: false };
    const villains = [
      { ...part, name: stranger.name, token: stranger.token },
      { ...part, name: onlooker.name, token: onlooker.token, mayWatch: true },
      { ...part, name: other.name, token: other.token, own: table.id },
      ...quiet.people.map(({ name, token, seat }) => ({ name, token, seat, mayWatch: true, host: seat === 0 })),
    ];
    // Whoever has to decide may do much; so nothing of what they try is counted as an attack.
    const decider = quiet.people.find(({ table: { game } }) => (game?.decisions.length ?? 0) > 0)?.seat;
    const version = Math.max(...quiet.people.map(({ table: { game } }) => game?.version ?? 0));
    const isLegal = (seat: number, _action: Action): boolean => seat === decider;
    for (const person of quiet.people) person.leave();
    return new Siege(scene, quiet, villains, { table: quiet.id, version, isLegal });
  }

  /** Addresses, methods, false names and pages of other sites. */
  async tricks(): Promise<void> {
    const tally = new Tally();
    const requests = pathTricks(this.#quiet.id, this.#villains[0].token, this.#quiet.people[0].token);
    await besiegeByHttp(this.#http[0], requests, tally);
    this.#add(tally, 'requests');
  }

  /** Each villain a share of all that is wrong, on one of the servers. */
  async round(round: number, share: number): Promise<void> {
    await Promise.all(
      this.#villains.map(async (villain, i) => {
        const roll = this.#roll(`${round}/${i}`);
        const there = (round + i) % 2;
        const tallies = [new Tally(), new Tally()];
        await Promise.all([
          besiegeBySocket(
            this.#scene.origins[there],
            villain,
            this.#target,
            this.#texts(roll, VOLLEY * share),
            tallies[0],
          ),
          besiegeByHttp(this.#http[there], this.#asked(villain, roll, REQUESTS_EACH * share), tallies[1]),
        ]);
        this.#add(tallies[0], 'messages');
        this.#add(tallies[1], 'requests');
      }),
    );
  }

  #add(tally: Tally, what: 'messages' | 'requests'): void {
    const { ledger } = this.#scene;
    ledger[what] += tally.sent;
    ledger.checks += tally.sent;
    for (const wrong of tally.wrong) ledger.fault(wrong.slice(0, 400));
  }

  #roll(name: string): Roll {
    const { next } = this.#scene.chance(`siege/${name}`);
    return (n) => Math.floor(next() * n);
  }

  /** To one of these tables, under an id of its own. */
  #addressed(text: string, roll: Roll): string {
    const own = this.#villains.find((villain) => villain.own !== undefined)?.own ?? '';
    const honest = this.#scene.world.companies.flatMap(({ table }) => (table === undefined ? [] : [table.id]));
    const tables = [this.#quiet.id, this.#quiet.id, own, ...honest, 'tNoSuchTableAtAll'];
    return text.replaceAll(SOME_TABLE, tables[roll(tables.length)]).replaceAll(SOME_ID, `a${this.#count++}`);
  }

  #texts(roll: Roll, number: number): (string | Buffer)[] {
    const { good, wrong } = this.#stock;
    const any = (texts: readonly string[]): string => this.#addressed(texts[roll(texts.length)], roll);
    return Array.from({ length: Math.ceil(number) }, () => {
      const kind = roll(20);
      if (kind === 0) return randomBytes(roll);
      if (kind < 3) return any(good);
      if (kind < 7) return mangled(any(good), roll);
      if (kind < 10) return JSON.stringify(this.#wildAct(roll));
      if (kind === 10 && roll(10) === 0) return JSON.stringify({ type: 'ping', id: 'x'.repeat(17_000 + roll(40_000)) });
      return any(wrong);
    });
  }

  #wildAct(roll: Roll): object {
    const { table, version } = this.#target;
    return { type: 'act', id: `w${this.#count++}`, table, version, action: wildAction(roll) };
  }

  #asked(villain: Villain, roll: Roll, number: number): Asked[] {
    const headers = { authorization: `Bearer ${villain.token}`, 'content-type': 'application/json' };
    const path = `/api/tables/${this.#quiet.id}/messages`;
    return Array.from({ length: Math.ceil(number) }, (): Asked | undefined => {
      if (roll(2) === 0) {
        const { wrong } = this.#stock;
        const body = this.#addressed(wrong[roll(wrong.length)], roll);
        const isBad = ['refused', 'malformed'].includes(judge(body, villain, this.#target));
        return isBad ? { method: 'POST', path, headers, body } : undefined;
      }
      const { method, path: to, body: good } = REQUESTS[roll(REQUESTS.length)];
      const wrong = this.#stock.requests.get(to)!;
      const body = roll(5) === 0 ? mangled(JSON.stringify(good), roll) : wrong[roll(wrong.length)];
      return isGood(SCHEMAS[to], body)
        ? undefined
        : { method, path: to.replace('TABLE', this.#quiet.id), headers, body };
    }).filter((asked) => asked !== undefined);
  }

  /** All that the players and an onlooker are told of the table by either server, without who is there. */
  async seen(): Promise<string> {
    const told: string[] = [];
    for (const { token, mayWatch } of this.#villains) {
      if (!mayWatch) continue;
      for (const origin of this.#scene.origins) {
        const line = await RawLine.open(origin, { authorization: `Bearer ${token}` });
        this.#scene.ledger.messages++;
        line.socket.send(JSON.stringify({ type: 'open', id: 'seen', table: this.#quiet.id }));
        await line.update(({ game }) => game !== undefined);
        told.push(lasting(JSON.parse(line.updates[0]) as Update));
        line.close();
      }
    }
    return told.join('\n');
  }

  close(): void {
    for (const http of this.#http) http.close();
  }
}

/** What of an update does not depend on when it was told, and on who was there. */
function lasting({ info, game, chat }: Update): string {
  const seats = info?.seats.map((seat) => ({ ...seat, present: false }));
  return JSON.stringify({ info: { ...info, seats, watching: 0 }, game, chat });
}

function isGood(schema: v.GenericSchema, text: string): boolean {
  try {
    return v.is(schema, JSON.parse(text));
  } catch {
    return false;
  }
}
