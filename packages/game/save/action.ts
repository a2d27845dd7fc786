import { PAYERS, type Action, type Payment, type Use } from '@everdell/engine';
import { damaged } from './error.ts';
import { list, object, shown, text, whole, wholes } from './read.ts';

/** An action out of unchecked JSON: of the right shape, whether or not the rules allow it. */
export function readAction(value: unknown, at: string): Action {
  const a = object(value, at);
  switch (a['t']) {
    case 'play':
      return { t: 'play', card: whole(a['card'], `${at}.card`) };
    case 'visit':
      return { t: 'visit', place: whole(a['place'], `${at}.place`) };
    case 'season':
    case 'pass':
    case 'done':
      return { t: a['t'] };
    case 'act':
      return {
        t: 'act',
        id: text(a['id'], `${at}.id`),
        at: number(a['at'], `${at}.at`),
        it: number(a['it'], `${at}.it`),
      };
    case 'pick':
      return { t: 'pick', items: wholes(a['items'], `${at}.items`, LEAST) };
    case 'add':
      return { t: 'add', item: number(a['item'], `${at}.item`) };
    case 'option':
      return { t: 'option', id: text(a['id'], `${at}.id`) };
    case 'split':
      return { t: 'split', by: wholes(a['by'], `${at}.by`) };
    case 'pay':
      return readPayment(a, at);
    default:
      throw damaged(`${at}.t is no kind of action (${shown(a['t'])})`);
  }
}

const LEAST = -1_000_000;
const number = (value: unknown, at: string): number => whole(value, at, LEAST);

function readPayment(a: Readonly<Record<string, unknown>>, at: string): Payment {
  return {
    t: 'pay',
    spend: wholes(a['spend'], `${at}.spend`),
    uses: list(a['uses'], `${at}.uses`).map((use, i) => readUse(use, `${at}.uses[${i}]`)),
  };
}

function readUse(value: unknown, at: string): Use {
  const use = object(value, at);
  const by = PAYERS.find((payer) => payer === use['by']);
  if (by === undefined) throw damaged(`${at}.by is nothing to pay by (${shown(use['by'])})`);
  return {
    by,
    at: whole(use['at'], `${at}.at`),
    ...(use['n'] === undefined ? {} : { n: whole(use['n'], `${at}.n`) }),
    ...(use['with'] === undefined ? {} : { with: whole(use['with'], `${at}.with`) }),
  };
}
