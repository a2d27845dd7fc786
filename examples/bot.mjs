// A player for Everdell tables on a server, in plain JavaScript: node examples/bot.mjs LINK [NAME]
// It comes in by an invitation, sits down, plays when it is asked, and ends with the game. Write your own from it:
// `choose` gets everything a player may know and gives one of `legal`.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const [link, name = 'Rover'] = process.argv.slice(2);
const [, origin, table, secret] = /^(https?:\/\/[^/]+)\/t\/([^#]+)(?:#(.+))?$/.exec(link ?? '') ?? [];
if (!table) throw new Error('usage: node bot.mjs LINK [NAME], with a link like https://server/t/TABLE#SECRET');

const me = { token: '' };
const isOff = (code) => ['message/too_fast', 'server/busy', 'server/shutting_down'].includes(code);

/** One request; the same again while the server cannot be reached or is too busy, for about a minute. */
async function ask(path, body, tries = 20) {
  const headers = { 'content-type': 'application/json', ...(me.token && { authorization: `Bearer ${me.token}` }) };
  try {
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.json();
    if (tries <= 1 || !isOff(answer.code)) return answer;
  } catch (error) {
    if (tries <= 1) throw error;
  }
  await sleep(3000);
  return ask(path, body, tries - 1);
}

/** A message to the table. Its id stays the same however often it is sent, so it is carried out once. */
const say = (message) => ask(`/api/tables/${table}/messages`, { id: randomUUID(), table, ...message });

/** What it likes best: cards that are free or cheap, then workers, then the next season. Never pass without need. */
const LIKES = ['act', 'play', 'visit', 'season'];
function choose({ legal, decisions: [decision] }) {
  const liked = LIKES.map((kind) => legal.filter(({ t }) => t === kind)).find((actions) => actions.length > 0) ?? legal;
  const spent = ({ spend = [] }) => spend.reduce((sum, n) => sum + n, 0);
  const least = Math.min(...liked.map(spent));
  const cheap = liked.filter((action) => spent(action) === least);
  // Whoever may take cards takes as many as possible; whoever has to give some away gives as few.
  const gives = ['discard', 'give', 'giveSome', 'discardOpen'].includes(decision.ask);
  const sized = cheap.sort((a, b) => ((b.items?.length ?? 0) - (a.items?.length ?? 0)) * (gives ? -1 : 1));
  const best = sized.filter((action) => action.items?.length === sized[0].items?.length);
  return best[Math.floor(Math.random() * best.length)];
}

/** The news of the table, line by line, for ever: a stream that ends is opened again from where it was. */
async function* news() {
  for (let since = 0, wait = 250; ; wait = Math.min(10_000, wait * 2)) {
    try {
      const headers = { authorization: `Bearer ${me.token}` };
      const response = await fetch(`${origin}/api/tables/${table}/stream?since=${since}`, { headers });
      let rest = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop();
        for (const line of lines.filter((text) => text.trim() !== '')) {
          const message = JSON.parse(line);
          since = message.game?.version ?? since;
          wait = 250;
          if (message.type === 'update') yield message;
          else if (message.type === 'error' && !isOff(message.code))
            throw new Error(message.message, { cause: 'refused' });
        }
      }
    } catch (error) {
      if (error.cause === 'refused') throw error;
    }
    await sleep(wait); // the server restarts, or the network is gone
  }
}

Object.assign(me, await ask('/api/guests', { name, token: true }));
const entered = await ask(`/api/tables/${table}/enter`, secret ? { secret } : {});
if (entered.type === 'error') throw new Error(entered.message);
if (entered.table.you.seat === null) {
  const seated = await say({ type: 'sit', name });
  if (seated.type === 'error') throw new Error(seated.message);
}

let seats = [];
for await (const { info, game } of news()) {
  seats = info?.seats ?? seats;
  for (const { id, voters, yes } of info?.proposals ?? [])
    if (voters.includes(info.you.seat) && !yes.includes(info.you.seat))
      await say({ type: 'vote', proposal: id, yes: true });
  if (info?.status === 'closed') throw new Error('the table was closed');
  if (game?.result) {
    game.result.scores.forEach(({ total }, seat) =>
      console.log(`${seats[seat]?.name || `seat ${seat + 1}`}: ${total}`),
    );
    break;
  }
  // If the game has gone on meanwhile, the answer says so, and the next line brings how it stands.
  if (!(game?.decisions.length > 0)) continue;
  const act = { type: 'act', version: game.version, action: choose(game) };
  if ((await say(act)).code !== 'action/bot_plays') continue;
  await say({ type: 'return' }); // somebody let a bot of the server play, since we were not there
  await say(act);
}
process.exit(0);
