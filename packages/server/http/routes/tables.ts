import { clientMessage, entrance, newTable, tableId, type Done } from '@everdell/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Settings } from '../../settings/index.ts';
import { Refused } from '../../tables/refused.ts';
import type { TableService } from '../../tables/service.ts';
import { checked } from '../checked.ts';
import { guestOf } from '../identity.ts';
import type { Metrics } from '../metrics.ts';
import { perMinute } from '../rateLimits.ts';

/** The table of the address; one that cannot exist is not looked for. */
export function tableOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!v.is(tableId, id)) throw new Refused('table/not_found');
  return id;
}

interface Parts {
  readonly service: TableService;
  readonly settings: Settings;
  readonly metrics: Metrics;
}

export function addTableRoutes(app: FastifyInstance, { service, settings, metrics }: Parts): void {
  app.get('/api/tables', async () => ({ tables: await service.lobby() }));

  app.post('/api/tables', perMinute(settings.newTablesPerMinute), async (request, reply) => {
    const guest = await guestOf(request, service);
    const answer = await service.createTable(guest, checked(newTable, request.body));
    void reply.code(201).header('location', `/api/tables/${answer.table.id}`);
    return answer;
  });

  app.get('/api/tables/:id', async (request) => {
    const guest = await guestOf(request, service);
    return { table: await service.tableInfo(guest, tableOf(request)) };
  });

  app.post('/api/tables/:id/enter', async (request) => {
    const guest = await guestOf(request, service);
    return service.enterTable(guest, tableOf(request), checked(entrance, request.body));
  });

  app.post('/api/tables/:id/messages', async (request): Promise<Done> => {
    const guest = await guestOf(request, service);
    const table = tableOf(request);
    const message = checked(clientMessage, request.body);
    if (message.type === 'ping') return { type: 'done', re: message.id };
    if (message.type === 'open' || message.type === 'close') {
      throw new Refused(
        'message/malformed',
        `'${message.type}' is for sockets; read /api/tables/TABLE/stream instead.`,
      );
    }
    if (message.table !== table) {
      throw new Refused('message/malformed', `'table' is not the table of the address.`);
    }
    try {
      const done = await service.handle(guest, message);
      metrics.message(message.type, 'done');
      return done;
    } catch (error) {
      metrics.message(message.type, error instanceof Refused ? error.code : 'server/internal');
      throw error;
    }
  });

  app.get('/api/tables/:id/game', perMinute(settings.downloadsPerMinute), async (request, reply) => {
    const guest = await guestOf(request, service);
    const table = tableOf(request);
    const file = await service.download(guest, table);
    void reply.header('content-disposition', `attachment; filename="everdell-${table}.json"`);
    return reply.type('application/json').send(file);
  });
}
