import type { Answer, TableMessage } from '@everdell/protocol';
import { Person } from '../../../test-support/online/person.ts';
import { pause, type Chance } from '../../kills/chance.ts';
import { Duel, type Move } from '../duel.ts';
import type { Attack, Scene } from '../scene.ts';
import { within } from '../waiting.ts';

/** One player says things to both servers at the same moment. */
const ROUNDS = 160;
const SITTINGS = 20;
const ENOUGH_FAULTS = 60;
const SOON_MS = 2000;

export const races: Attack = {
  name: 'races',
  says: 'the same and different messages to both servers at the same moment',
  async run(scene) {
    const race = new Race(scene);
    try {
      for (let i = scene.times(SITTINGS, 2); i > 0; i--) await race.sit();
      for (let i = scene.times(ROUNDS, 8); i > 0 && scene.ledger.found < ENOUGH_FAULTS; i--) await race.round();
    } finally {
      race.close();
    }
  },
};

class Race {
  readonly #scene: Scene;
  readonly #chance: Chance;
  #duel: Duel | undefined;
  #count = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#chance = scene.chance('race');
  }

  close(): void {
    this.#duel?.close();
  }

  /** Two guests take the same seat, each on another server: one of them gets it, and all see the same one there. */
  async sit(): Promise<void> {
    const { origins, ledger } = this.#scene;
    const names = ['Host', 'Left', 'Right'];
    const people = await Promise.all(names.map((name, i) => Person.arrive(origins[i % 2], name)));
    const [host, ...rivals] = people;
    const { table, links } = await host.makeTable({ setup: { players: 2 } });
    for (const rival of rivals) await rival.enter(table.id, links.invite);
    for (const person of people) await person.follow(table.id);
    ledger.requests += 6;
    const answers = await Promise.all(
      rivals.map((person, i) =>
        this.#post(origins[i], person, { type: 'sit', id: this.#id(), table: table.id, seat: 1 }),
      ),
    );
    const seated = answers.filter(({ type }) => type === 'done').length;
    ledger.expect(seated === 1, `${seated} of two who took the same seat at once got it`);
    const isTold = ({ table: { info } }: Person): boolean => info?.seats[1].kind === 'human';
    await within(SOON_MS, Promise.all(people.map((person) => person.table.until(() => isTold(person)))));
    ledger.expect(people.every(isTold), `not everybody was told within ${SOON_MS} ms who sat down`);
    const shown = new Set(people.map((person) => person.table.info?.seats[1].name));
    ledger.expect(shown.size === 1, `after two sat down at once they see ${[...shown].join(' and ')} there`);
    for (const person of people) person.leave();
  }

  async round(): Promise<void> {
    this.#duel ??= await Duel.begin(this.#scene);
    const duel = this.#duel;
    const move = await duel.move(this.#chance);
    if (move === undefined) {
      this.#scene.ledger.expect(duel.over, 'nobody was told that they have to decide');
      duel.close();
      this.#duel = undefined;
      return;
    }
    const kind = this.#chance.between(0, 9);
    if (kind < 3) await this.#sameAct(duel, move);
    else if (kind < 6) await this.#twoActs(duel, move);
    else if (kind < 8) await this.#takeBack(duel, move);
    else await this.#say(duel, move.person);
  }

  #id(): string {
    return `race${this.#count++}`;
  }

  /** Says it there, and lets the books know. */
  async #post(origin: string, person: Person, message: TableMessage): Promise<Answer> {
    const { books } = this.#scene;
    books.sends(person.guest, message, this);
    const answer = await this.#scene.post(origin, person.token, message);
    books.hears(person.guest, answer);
    return answer;
  }

  #atOnce(person: Person, messages: readonly [TableMessage, TableMessage]): Promise<Answer[]> {
    const [first, second] = this.#chance.percent(50) ? [0, 1] : [1, 0];
    const { origins } = this.#scene;
    return Promise.all([
      this.#post(origins[first], person, messages[0]),
      this.#post(origins[second], person, messages[1]),
    ]);
  }

  async #sameAct(duel: Duel, { person, version, action }: Move): Promise<void> {
    const message = { type: 'act', id: this.#id(), table: duel.id, version, action } as const;
    const answers = await this.#atOnce(person, [message, message]);
    const isDone = answers.every((answer) => answer.type === 'done' && answer.version === version + 1);
    this.#scene.ledger.expect(isDone, `the same move to both servers got ${brief(answers)} at version ${version}`);
    await duel.reached(version + 1, 'the same move was sent to both servers');
  }

  async #twoActs(duel: Duel, { person, version, action }: Move): Promise<void> {
    const other = this.#chance.of(person.table.game!.legal);
    const messages = [action, other].map((one) => {
      return { type: 'act', id: this.#id(), table: duel.id, version, action: one } as const;
    }) as [TableMessage, TableMessage];
    await this.#one(await this.#atOnce(person, messages), 'two moves');
    await duel.reached(version + 1, 'two moves were sent at once');
  }

  /** Exactly one of the two is carried out. */
  #one(answers: readonly Answer[], what: string): Promise<void> {
    const done = answers.filter(({ type }) => type === 'done').length;
    this.#scene.ledger.expect(
      done === 1,
      `of ${what} at once to both servers ${done} were carried out: ${brief(answers)}`,
    );
    return Promise.resolve();
  }

  /** Moves, and takes that back from both servers: alone if the game allows it, else with the other's consent. */
  async #takeBack(duel: Duel, { person, version, action }: Move): Promise<void> {
    const { origins } = this.#scene;
    const id = this.#id();
    const moved = await this.#post(this.#chance.of(origins), person, {
      type: 'act',
      id,
      table: duel.id,
      version,
      action,
    });
    this.#scene.ledger.expect(moved.type === 'done', `a legal move was refused: ${brief([moved])}`);
    if (!(await duel.reached(version + 1, 'one move'))) return;
    const { game } = person.table;
    if (game === undefined || game.result !== null || game.undo === null) return;
    if (!game.undo.possible) return this.#byConsent(duel, person);
    const undo = (): TableMessage => ({ type: 'undo', id: this.#id(), table: duel.id, version: version + 1 });
    await this.#one(await this.#atOnce(person, [undo(), undo()]), 'two undos');
    await duel.reached(version + 2, 'two undos were sent at once');
  }

  async #byConsent(duel: Duel, person: Person): Promise<void> {
    const { version } = duel;
    const { ledger } = this.#scene;
    const propose = (): TableMessage => {
      return { type: 'propose', id: this.#id(), table: duel.id, proposal: { kind: 'undo', version } };
    };
    const asked = await this.#atOnce(person, [propose(), propose()]);
    const open = asked.filter(({ type }) => type === 'done').length;
    if (open === 0) return; // too much was taken back, or asked, already
    const other = duel.people.find((one) => one !== person)!;
    const isTold = (): boolean => (other.table.info?.proposals.length ?? 0) > 0;
    await within(SOON_MS, other.table.until(isTold));
    if (!ledger.expect(isTold(), `a proposal was not told within ${SOON_MS} ms`)) return;
    const { proposals } = other.table.info!;
    ledger.expect(proposals.length === 1, `two proposals at once stand side by side: ${brief(asked)}`);
    const vote = (): TableMessage => {
      return { type: 'vote', id: this.#id(), table: duel.id, proposal: proposals[0].id, yes: true };
    };
    const votes = await this.#atOnce(other, [vote(), vote()]);
    const versions = votes.flatMap((answer) => (answer.type === 'done' ? [answer.version] : []));
    ledger.expect(versions.includes(version + 1), `two votes at once settled nothing: ${brief(votes)}`);
    if (versions.length > 0) await duel.reached(version + 1, 'two votes were sent at once');
  }

  /** The same line to both servers is said once, and everybody hears it. */
  async #say(duel: Duel, person: Person): Promise<void> {
    const { ledger } = this.#scene;
    const text = `said at once ${this.#id()}`;
    const message = { type: 'say', id: this.#id(), table: duel.id, text } as const;
    const answers = await this.#atOnce(person, [message, message]);
    if (answers.every(({ type }) => type === 'error')) return; // they have talked too much
    const times = ({ table }: Person): number => table.chat.filter((line) => line.text === text).length;
    await within(SOON_MS, Promise.all(duel.followers.map((one) => one.table.until(() => times(one) > 0))));
    ledger.expect(
      duel.followers.every((one) => times(one) > 0),
      `a line was not told within ${SOON_MS} ms`,
    );
    await pause(20);
    ledger.expect(
      duel.followers.every((one) => times(one) < 2),
      'a line that was sent to both servers was said twice',
    );
  }
}

function brief(answers: readonly Answer[]): string {
  return answers.map((answer) => (answer.type === 'done' ? `done ${answer.version ?? ''}` : answer.code)).join(' and ');
}
