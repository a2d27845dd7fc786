// The same for lists that are known to be of the wrong kind.
import { oddLists } from './oddLists.ts';

const holes = { zones: [[1], new Array<number>(3).fill(0)] };
const doubles = { seats: [{ res: [1, 0.5] }] };
process.stdout.write(JSON.stringify([oddLists(holes, 'state'), oddLists(doubles, 'state')]));
