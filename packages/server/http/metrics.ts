import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Store, TableStatus } from '../store/store.ts';
import type { Meter, TableService, TableStats } from '../tables/service.ts';

const ACTION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const BOT_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

export interface Metrics extends Meter {
  /** A message and what came of it: 'done' or the code of the refusal. */
  message(type: string, outcome: string): void;
  request(route: string, method: string, status: number, seconds: number): void;
  /** From now on these are asked whenever somebody reads the metrics. */
  watch(sources: MetricSources): void;
  /** In the text format of Prometheus. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

export interface MetricSources {
  readonly service: Pick<TableService, 'stats'>;
  readonly store: Pick<Store, 'counts'>;
  readonly sockets: () => number;
  readonly streams: () => number;
}

/** A registry of its own, so that two servers in one process do not count together. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const actions = new Histogram({
    name: 'everdell_action_seconds',
    help: 'From the arrival of an action to its being on disk.',
    labelNames: ['outcome'],
    buckets: ACTION_BUCKETS,
    registers,
  });
  const bots = new Histogram({
    name: 'everdell_bot_seconds',
    help: 'Thinking of a bot for one decision.',
    buckets: BOT_BUCKETS,
    registers,
  });
  const messages = new Counter({
    name: 'everdell_messages_total',
    help: 'Messages of clients by type and by what came of them.',
    labelNames: ['type', 'outcome'],
    registers,
  });
  const requests = new Histogram({
    name: 'everdell_request_seconds',
    help: 'HTTP requests.',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  return {
    action: (seconds, outcome) => actions.observe({ outcome }, seconds),
    bot: (seconds) => bots.observe(seconds),
    message: (type, outcome) => messages.inc({ type, outcome }),
    request: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    watch: (sources) => addGauges(registry, sources),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}

function addGauges(registry: Registry, { service, store, sockets, streams }: MetricSources): void {
  const gauge = (name: string, help: string, value: () => number): void => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(value());
        },
      }),
    );
  };
  const stat = (name: string, help: string, of: keyof TableStats): void => gauge(name, help, () => service.stats()[of]);
  stat('everdell_games_in_memory', 'Games held in memory.', 'games');
  stat('everdell_following', 'Tables that are being followed, once for each follower.', 'following');
  stat('everdell_bots_thinking', 'Bots that think right now.', 'botsThinking');
  gauge('everdell_sockets', 'Connected sockets.', sockets);
  gauge('everdell_streams', 'Open streams.', streams);
  registry.registerMetric(
    new Gauge({
      name: 'everdell_queue_length',
      help: 'What waits for its turn.',
      labelNames: ['queue'],
      registers: [],
      collect() {
        const { queued, botsQueued } = service.stats();
        this.set({ queue: 'messages' }, queued);
        this.set({ queue: 'bots' }, botsQueued);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'everdell_tables',
      help: 'Tables in the store by status.',
      labelNames: ['status'],
      registers: [],
      async collect() {
        // A store that does not answer must not take the other figures with it.
        const counts = await store.counts().catch(() => undefined);
        this.reset();
        for (const [status, count] of Object.entries(counts ?? {}) as [TableStatus, number][])
          this.set({ status }, count);
      },
    }),
  );
}
