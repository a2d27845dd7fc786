import { buildWeb } from '../../../scripts/lib/build-web.mjs';
import { startWorld, type World } from '../online/world.ts';

/** A real server with the built web client. */
export async function startSite(): Promise<World> {
  const webDir = await buildWeb();
  return startWorld({ webDir });
}
