import { ProtocolError, type Answer, type Links, type Update } from '@everdell/protocol';
import { RawLine } from '../../../test-support/online/hostile/attacker.ts';
import { Person } from '../../../test-support/online/person.ts';
import type { Chance } from '../../kills/chance.ts';
import type { Attack, Scene } from '../scene.ts';
import { seesTooMuch } from '../sees.ts';
import { within } from '../waiting.ts';

/** Links that are guessed, of other tables, renewed or used twice. */
const ROUNDS = 12;
const GUESSES = 40;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const SOON_MS = 2000;

export const links: Attack = {
  name: 'links',
  says: 'links guessed, of other tables, renewed, and used twice',
  async run(scene) {
    for (let round = scene.times(ROUNDS, 2); round > 0; round--) await new Round(scene, round).run();
  },
};

class Round {
  readonly #scene: Scene;
  readonly #chance: Chance;

  /** The host plays too, or has only made the table. */
  readonly #hostSits: boolean;

  constructor(scene: Scene, round: number) {
    this.#scene = scene;
    this.#hostSits = round % 2 === 0;
    this.#chance = scene.chance(`round/${round}`);
  }

  async #arrive(name: string): Promise<Person> {
    this.#scene.ledger.requests++;
    return Person.arrive(this.#chance.of(this.#scene.origins), name);
  }

  /** Why somebody may not come in; undefined = they are in. */
  async #refusal(person: Person, table: string, secret?: string): Promise<string | undefined> {
    this.#scene.ledger.requests++;
    try {
      await person.enter(table, secret);
      return undefined;
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      const isRefused = error.status >= 400 && error.status < 500;
      this.#scene.ledger.expect(isRefused, `a link was refused with ${error.status} ${error.code}`);
      return error.code;
    }
  }

  async #shut(person: Person, table: string, secret: string | undefined, what: string): Promise<void> {
    const code = await this.#refusal(person, table, secret);
    this.#scene.ledger.expect(code !== undefined, `${what} let somebody in`);
  }

  async #let(person: Person, table: string, secret: string | undefined, what: string): Promise<void> {
    const code = await this.#refusal(person, table, secret);
    this.#scene.ledger.expect(code === undefined, `${what} did not let somebody in: ${code}`);
  }

  async #say(person: Person, message: Readonly<Record<string, unknown>>): Promise<Answer> {
    const id = `link${this.#chance.between(0, 1e9)}`;
    return this.#scene.post(person.origin, person.token, { id, ...message });
  }

  async #renewed(person: Person, table: string, what: string): Promise<string> {
    const answer = await this.#say(person, { type: 'renew', table, what });
    const secret = answer.type === 'done' ? answer.secret : undefined;
    this.#scene.ledger.expect(secret !== undefined, `the ${what} link could not be renewed: ${JSON.stringify(answer)}`);
    return secret ?? '';
  }

  async #notRenewed(person: Person, table: string, what: string, who: string): Promise<void> {
    const { type } = await this.#say(person, { type: 'renew', table, what });
    this.#scene.ledger.expect(type === 'error', `${who} renewed the ${what} link`);
  }

  async run(): Promise<void> {
    const [host, sitter, guest, stranger, onlooker] = await Promise.all(
      ['Host', 'Sitter', 'Guest', 'Stranger', 'Onlooker'].map((name) => this.#arrive(name)),
    );
    const seats = Array.from({ length: 3 }, (_, i) => ({ kind: this.#hostSits && i === 0 ? 'host' : 'open' }) as const);
    const wish = { setup: { players: 3 }, seats };
    const [{ table, links: own }, other] = [await host.makeTable(wish), await host.makeTable(wish)];
    const { id } = table;
    await this.#guess(stranger, id, own, other.links);
    await this.#let(onlooker, id, own.watch, 'the link for watching');
    await this.#notRenewed(onlooker, id, 'watch', 'an onlooker');
    await this.#notRenewed(onlooker, id, 'seat', 'an onlooker');

    // By the link of a seat somebody sits down: from then on it is nobody's but theirs.
    const seatLink = own.seats?.[1];
    await this.#let(sitter, id, seatLink, 'the link of a seat');
    await this.#shut(host, id, seatLink, 'the link of a seat, used by the host after somebody sat down by it,');
    await this.#shut(stranger, id, seatLink, 'the link of a seat, used a second time,');
    await this.#let(guest, id, own.invite, 'the invitation');
    const sat = await this.#say(guest, { type: 'sit', table: id, seat: 2 });
    this.#scene.ledger.expect(sat.type === 'done', `who was invited could not sit down: ${JSON.stringify(sat)}`);
    await this.#shut(stranger, id, own.seats?.[2], 'the link of a seat that somebody took by the invitation');
    const first = this.#hostSits ? host : await this.#arrive('First');
    if (!this.#hostSits) await this.#let(first, id, own.seats?.[0], 'the link of a seat');
    const started = await this.#say(host, { type: 'start', table: id });
    this.#scene.ledger.expect(started.type === 'done', `the game could not start: ${JSON.stringify(started)}`);
    const everybody = [first, sitter, guest, onlooker, ...(this.#hostSits ? [] : [host])];
    await this.#looks(id, everybody, stranger);
    await this.#renewals(id, own, host, sitter, stranger);
    await this.#looks(id, everybody, stranger);
  }

  async #guess(stranger: Person, table: string, own: Links, other: Links): Promise<void> {
    const letter = (): string => LETTERS[this.#chance.between(0, LETTERS.length - 1)];
    for (let i = this.#scene.times(GUESSES, 5); i > 0; i--) {
      const guess = Array.from({ length: 32 }, letter).join('');
      await this.#shut(stranger, table, guess, 'a guessed link');
    }
    const close = own.invite ?? '';
    await this.#shut(
      stranger,
      table,
      `${close.slice(0, -1)}${close.endsWith('A') ? 'B' : 'A'}`,
      'almost the invitation',
    );
    await this.#shut(stranger, table, close.toLowerCase(), 'the invitation in small letters');
    for (const secret of [other.invite, other.watch, ...Object.values(other.seats ?? {})])
      await this.#shut(stranger, table, secret, 'a link of another table');
    await this.#shut(stranger, table, undefined, 'a private table without a link');
    await this.#shut(stranger, table, table.padEnd(20, 'A'), 'the name of the table');
  }

  async #renewals(id: string, own: Links, host: Person, sitter: Person, stranger: Person): Promise<void> {
    await this.#notRenewed(sitter, id, 'invite', 'somebody who is not the host');
    await this.#notRenewed(stranger, id, 'seat', 'a stranger');
    const first = await this.#renewed(sitter, id, 'seat');
    const device = await this.#arrive('Device');
    await this.#let(device, id, first, 'the renewed link of a seat, on another device,');
    await this.#notRenewed(device, id, 'seat', 'a further device');
    const line = await this.#open(device, id);
    const second = await this.#renewed(sitter, id, 'seat');
    await this.#shut(stranger, id, first, 'the old link of a seat');
    await this.#isShutOut(device, id, line);
    this.#scene.ledger.expect(second !== first, 'a renewed link is the old one');
    for (const what of ['invite', 'watch'] as const) {
      const fresh = await this.#renewed(host, id, what);
      await this.#shut(await this.#arrive('Late'), id, own[what], `the old link (${what})`);
      await this.#let(await this.#arrive('New'), id, fresh, `the renewed link (${what})`);
    }
  }

  /** The device of before hears nothing more of the seat, and can do nothing there. */
  async #isShutOut(device: Person, id: string, line: RawLine): Promise<void> {
    const { ledger } = this.#scene;
    const told = line.answers(1);
    const isTold = await within(SOON_MS, told);
    const [answer] = isTold ? await told : [];
    ledger.expect(
      answer !== undefined && answer !== 'bye' && answer.type === 'error',
      'a device that was shut out was not told so',
    );
    line.close();
    const { type } = await this.#say(device, { type: 'rename', table: id, name: 'Still here' });
    ledger.expect(type === 'error', 'a device that was shut out could rename the seat');
    const again = await this.#open(device, id).catch(() => undefined);
    const game = again === undefined ? undefined : lastGame(again);
    ledger.expect(
      game === undefined || seesTooMuch(game, null).length === 0,
      'a device that was shut out still sees the seat',
    );
    again?.close();
  }

  /** A connection that has opened the table and heard how things stand. */
  async #open(person: Person, table: string): Promise<RawLine> {
    const line = await RawLine.open(person.origin, { authorization: `Bearer ${person.token}` });
    this.#scene.ledger.messages++;
    line.socket.send(JSON.stringify({ type: 'open', id: 'look', table }));
    const [answer] = await line.answers(1);
    if (answer === undefined || answer === 'bye' || answer.type === 'error') {
      line.close();
      throw new Error('the table was not opened');
    }
    await within(
      SOON_MS,
      line.update(({ info }) => info !== undefined),
    );
    return line;
  }

  /** The three who sit, and then those without a seat; each of them sees what is theirs, and who has no part sees nothing. */
  async #looks(table: string, people: readonly Person[], stranger: Person): Promise<void> {
    const { ledger } = this.#scene;
    for (const [i, person] of people.entries()) {
      const seat = i < 3 ? i : null;
      const line = await this.#open(person, table).catch(() => undefined);
      const game = line === undefined ? undefined : lastGame(line);
      line?.close();
      if (!ledger.expect(game !== undefined, `${person.name} was told nothing of the game`)) continue;
      for (const seen of seesTooMuch(game!, seat)) ledger.fault(`${person.name} with seat ${seat} sees ${seen}`);
      ledger.checks++;
    }
    const line = await this.#open(stranger, table).catch(() => undefined);
    line?.close();
    ledger.expect(line === undefined, 'a stranger could open the table');
  }
}

function lastGame({ updates }: RawLine): Update['game'] {
  return updates
    .map((text) => (JSON.parse(text) as Update).game)
    .filter((game) => game !== undefined)
    .at(-1);
}
