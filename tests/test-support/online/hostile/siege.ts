import { ERROR_CODES, LIMITS } from '@everdell/protocol';
import { checked } from '../checked.ts';
import { RawLine, type Asked, type RawHttp } from './attacker.ts';
import { judge, type Target, type Verdict, type Villain } from './judge.ts';

/** A connection that offends more often than this at once is closed; so much is tried on each. */
const PATIENCE = 18;
const AT_ONCE = 12;

/** What became of an attack. */
export class Tally {
  sent = 0;
  readonly codes = new Map<string, number>();
  /** What should not have happened. */
  readonly wrong: string[] = [];

  count(code: string): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    if (code !== 'done' && (!(code in ERROR_CODES) || code === 'server/internal')) this.wrong.push(code);
  }
}

/** Sends texts (and binary data) over sockets as this villain, all that they may not do. */
export async function besiegeBySocket(
  origin: string,
  villain: Villain,
  target: Target,
  texts: readonly (string | Buffer)[],
  tally: Tally,
): Promise<void> {
  const headers = { authorization: `Bearer ${villain.token}` };
  let line = await RawLine.open(origin, headers);
  let offences = 0;
  const verdicts = texts.map((text) => ({ text, verdict: verdictOn(text, villain, target) }));
  const attacks = verdicts.filter(({ verdict }) => verdict !== 'allowed');
  for (let i = 0; i < attacks.length; i += AT_ONCE) {
    const volley = attacks.slice(i, i + AT_ONCE);
    const malformed = volley.filter(({ verdict }) => verdict === 'malformed').length;
    if (offences + malformed > PATIENCE) {
      line.close();
      line = await RawLine.open(origin, headers);
      offences = 0;
    }
    offences += malformed;
    for (const { text } of volley) line.socket.send(text);
    await checkAnswers(line, volley, villain, tally);
  }
  line.close();
}

async function checkAnswers(
  line: RawLine,
  volley: readonly { readonly text: string | Buffer; readonly verdict: Verdict }[],
  { name }: Villain,
  tally: Tally,
): Promise<void> {
  tally.sent += volley.length;
  const answers = await line.answers(volley.length);
  for (const answer of answers) tally.count(answer === 'bye' ? 'bye' : answer.type === 'done' ? 'done' : answer.code);
  const mayBeDone = volley.filter(({ verdict }) => verdict === 'harmless').length;
  const done = answers.filter((answer) => answer !== 'bye' && answer.type === 'done').length;
  if (answers.length !== volley.length || done > mayBeDone)
    tally.wrong.push(
      `${name} got ${JSON.stringify(answers)} to ${volley.map(({ text, verdict }) => `${verdict}: ${String(text).slice(0, 200)}`).join(' | ')}`,
    );
}

function verdictOn(text: string | Buffer, villain: Villain, target: Target): Verdict {
  return typeof text === 'string' ? judge(text, villain, target) : 'malformed';
}

/** Makes requests, all of which have to be refused. */
export async function besiegeByHttp(http: RawHttp, requests: readonly Asked[], tally: Tally): Promise<void> {
  const queue = requests.slice();
  const work = async (): Promise<void> => {
    for (let asked = queue.pop(); asked !== undefined; asked = queue.pop()) await checkRefused(http, asked, tally);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

async function checkRefused(http: RawHttp, asked: Asked, tally: Tally): Promise<void> {
  tally.sent++;
  const what = `${asked.method} ${asked.path} ${String(asked.body ?? '').slice(0, 200)}`;
  try {
    const { status, body } = await http.ask(asked);
    if (status < 400 || status > 499) {
      tally.wrong.push(`${status} for ${what}`);
      return;
    }
    if (asked.method === 'HEAD') return;
    const refusal = checked('Refusal', JSON.parse(body)) as { code: string };
    tally.count(refusal.code);
  } catch (error) {
    // A body that is much too large is not read to its end.
    if (Buffer.byteLength(asked.body ?? '') > LIMITS.message) return;
    tally.wrong.push(`${String(error)} for ${what}`);
  }
}
