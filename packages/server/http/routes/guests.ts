import { newGuest, renamedGuest, type GuestAnswer, type MeAnswer } from '@everdell/protocol';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings/index.ts';
import type { Guest, TableService } from '../../tables/service.ts';
import { checked } from '../checked.ts';
import { COOKIE, giveCookie, guestOf, takeCookie, tokensOf } from '../identity.ts';
import { perMinute } from '../rateLimits.ts';

const told = ({ id, name }: Guest): GuestAnswer['guest'] => ({ id, name });

/** Who somebody is: guests come with a name and are known again by a token. */
export function addGuestRoutes(app: FastifyInstance, service: TableService, settings: Settings): void {
  app.post('/api/guests', perMinute(settings.newGuestsPerMinute), async (request, reply): Promise<GuestAnswer> => {
    const wish = checked(newGuest, request.body);
    const { guest, token } = await service.newGuest(wish.name);
    void reply.code(201);
    if (wish.token) return { guest: told(guest), token };
    giveCookie(reply, token, settings);
    return { guest: told(guest) };
  });

  app.get('/api/me', async (request, reply): Promise<MeAnswer> => {
    const guest = await guestOf(request, service);
    const token = request.cookies[COOKIE];
    if (token !== undefined && request.headers.authorization === undefined) giveCookie(reply, token, settings); // for another year
    return { guest: told(guest), tables: await service.tablesOf(guest) };
  });

  app.patch('/api/me', async (request): Promise<GuestAnswer> => {
    const guest = await guestOf(request, service);
    return { guest: told(await service.renameGuest(guest, checked(renamedGuest, request.body).name)) };
  });

  app.delete('/api/session', async (request, reply) => {
    for (const token of tokensOf(request)) await service.signOut(token);
    takeCookie(reply, settings);
    return reply.code(204).send();
  });
}
