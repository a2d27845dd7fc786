import {
  Connection,
  createGuest,
  createTable,
  enterTable,
  RemoteTable,
  type Answer,
  type FetchLike,
  type SaidToTable,
  type Site,
  type Surroundings,
  type TableAnswer,
  type TableWish,
} from '@everdell/protocol';
import { WebSocket } from 'ws';
import { checked, checkedMessage } from './checked.ts';

/** Comes back at once. */
const TIMING = { firstRetry: 5, longestRetry: 50 };

/** Somebody with the project's own client and a real socket. All they hear is kept, and checked by the definitions. */
export class Person {
  readonly name: string;
  readonly token: string;
  readonly guest: string;
  readonly connection: Connection;
  /** Every byte the server has told them: frames, bodies and headers. */
  readonly heard: string[];
  /** Every message they have sent over a socket. */
  readonly said: string[] = [];
  /** Where the next connection goes; whoever stands before several servers may send it anywhere. */
  origin: string;
  #socket: WebSocket | undefined;
  #table: RemoteTable | undefined;

  private constructor(site: Site, name: string, guest: string, token: string, heard: string[]) {
    this.origin = site.origin;
    this.name = name;
    this.guest = guest;
    this.token = token;
    this.heard = heard;
    this.connection = new Connection({
      origin: site.origin,
      token,
      surroundings: this.#surroundings(),
      timing: TIMING,
    });
  }

  static async arrive(origin: string, name: string): Promise<Person> {
    const heard: string[] = [];
    const site = { origin, fetch: recorded(heard) };
    const { guest, token } = checked('GuestAnswer', await createGuest(site, name)) as {
      guest: { id: string };
      token: string;
    };
    return new Person(site, name, guest.id, token, heard);
  }

  get site(): Site {
    return { origin: this.origin, fetch: recorded(this.heard), token: this.token };
  }

  get table(): RemoteTable {
    if (this.#table === undefined) throw new Error(`${this.name} is at no table`);
    return this.#table;
  }

  get seat(): number | null {
    return this.table.info?.you.seat ?? null;
  }

  /** The same person on another device, or in another tab. */
  twin(): Person {
    return new Person(this.site, `${this.name}'s twin`, this.guest, this.token, []);
  }

  async makeTable(wish: TableWish): Promise<TableAnswer> {
    return checked('TableAnswer', await createTable(this.site, wish)) as TableAnswer;
  }

  async enter(table: string, secret?: string): Promise<TableAnswer> {
    return checked(
      'TableAnswer',
      await enterTable(this.site, table, secret === undefined ? {} : { secret }),
    ) as TableAnswer;
  }

  /** Follows a table from now on. */
  async follow(table: string): Promise<this> {
    this.#table = new RemoteTable(this.connection, table);
    this.connection.connect();
    await this.#table.until((now) => now.live && now.info !== undefined);
    return this;
  }

  /** Says something that is carried out. */
  async say(message: SaidToTable): Promise<Answer & { type: 'done' }> {
    const answer = await this.table.say(message);
    if (answer.type === 'error')
      throw new Error(`${this.name} was refused ${message.type}: ${answer.code} ${answer.message}`);
    return answer;
  }

  /** The connection breaks; the client does not know before its socket tells it. */
  cut(): void {
    this.#socket?.terminate();
  }

  /** Cuts the connection and waits until another has told how things stand. */
  async comeBack(): Promise<void> {
    const lost = this.table.until((table) => !table.live);
    this.cut();
    await lost;
    await this.table.until((table) => table.live);
  }

  leave(): void {
    this.connection.close();
    this.cut();
  }

  #surroundings(): Surroundings {
    return {
      openSocket: (url, { token }) => {
        const there = `${this.origin.replace(/^http/, 'ws')}${new URL(url).pathname}`;
        const socket = new WebSocket(there, {
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        });
        socket.on('message', (data: Buffer, isBinary) => {
          const text = data.toString('utf8');
          this.heard.push(text);
          if (isBinary) throw new Error('the server sent binary data');
          checkedMessage(text);
        });
        socket.on('upgrade', ({ rawHeaders }) => this.heard.push(rawHeaders.join('\n')));
        this.#socket = socket;
        const send = socket.send.bind(socket);
        return Object.assign(socket, {
          send: (text: string) => {
            this.said.push(text);
            send(text);
          },
        });
      },
      now: Date.now,
      random: Math.random,
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    };
  }
}

/** Fetches, and keeps all that comes. */
export function recorded(heard: string[]): FetchLike {
  return async (url, init) => {
    const response = await fetch(url, init);
    const body = await response.text();
    heard.push([...response.headers].map((header) => header.join(': ')).join('\n'), body);
    return { ok: response.ok, status: response.status, text: () => Promise.resolve(body) };
  };
}
