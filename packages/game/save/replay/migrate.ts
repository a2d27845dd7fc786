import { list, object, whole, type Json } from '../read.ts';
import { eventsInZones, presentAction, rewordedStack, withEventZones } from '../reword/index.ts';

/**
 * From format 1, whose positions are of the state's formats up to 2 (which differ only in what no viewer sees), and whose
 * payments are those of that time.
 */
export function inPresentWords(replay: Json): Json {
  const steps = list(replay['steps'], 'steps').map((step, i) => {
    const { item, view } = object(step, `steps[${i}]`);
    return { item: inPresentForm(object(item, `steps[${i}].item`)), view: reworded(view, `steps[${i}].view`) };
  });
  const tables = object(replay['tables'], 'tables');
  const start = object(replay['start'], 'start');
  const zones = withEventZones(tables['zones'], start, 'tables.zones');
  return { ...replay, format: 2, tables: { ...tables, zones }, start: reworded(start, 'start'), steps };
}

function inPresentForm(item: Json): Json {
  return item['action'] === undefined ? item : { ...item, action: presentAction(item['action']) };
}

function reworded(value: unknown, at: string): Json {
  const view = object(value, at);
  whole(view['format'], `${at}.format`, 1, 2);
  return { ...eventsInZones(view, at), format: 3, stack: rewordedStack(view['stack'], `${at}.stack`) };
}
