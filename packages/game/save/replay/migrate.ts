import { isObject, list, object, whole, type Json } from '../read.ts';
import { eventsInZones, presentAction, rewordedStack, withEventZones } from '../reword/index.ts';
import { MEADOW_SLOTS, withSlots } from '../slots.ts';

/**
 * From format 1, whose positions are of the state's formats up to 2 (which differ only in what no viewer sees), and whose
 * payments are those of that time.
 */
export function inPresentWords(replay: Json): Json {
  const tables = object(replay['tables'], 'tables');
  const steps = list(replay['steps'], 'steps').map((step, i) => {
    const { item, view } = object(step, `steps[${i}]`);
    return { item: inPresentForm(object(item, `steps[${i}].item`)), view: reworded(view, tables, `steps[${i}].view`) };
  });
  const start = object(replay['start'], 'start');
  const zones = withEventZones(tables['zones'], start, 'tables.zones');
  return {
    ...replay,
    format: 2,
    tables: { ...tables, zones, slots: MEADOW_SLOTS },
    start: reworded(start, tables, 'start'),
    steps,
  };
}

function inPresentForm(item: Json): Json {
  const told = item['events'] === undefined ? item : { ...item, events: presentEvents(item['events']) };
  return item['action'] === undefined ? told : { ...told, action: presentAction(item['action']) };
}

/** Only the Meadow was refilled, so that nothing said it. */
function presentEvents(events: unknown): unknown {
  if (!Array.isArray(events)) return events;
  return events.map((event: unknown) =>
    isObject(event) && event['e'] === 'refilled' ? { ...event, into: 'meadow' } : event,
  );
}

function reworded(value: unknown, tables: Json, at: string): Json {
  const view = object(value, at);
  whole(view['format'], `${at}.format`, 1, 2);
  const present = eventsInZones(withSlots(view, tables, at), at);
  return { ...present, format: 3, stack: rewordedStack(view['stack'], `${at}.stack`) };
}
