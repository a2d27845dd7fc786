import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../settings/index.ts';
import { addressGroup } from './address.ts';
import { Counter } from './limits.ts';

/** Plain connections for each socket or stream that may be open. */
const FOR_EACH = 4;

/** The plain connections, whatever travels on them. */
export class Connections {
  readonly #open = new Set<Socket>();

  /**
   * Keeps one address from holding all connections by doing nothing with them. Behind trusted proxies there is no
   * telling whose they are.
   */
  constructor(server: Server, { connectionsPerAddress, trustProxy }: Settings) {
    const held = new Counter(trustProxy === false ? connectionsPerAddress * FOR_EACH : 0);
    server.on('connection', (socket: Socket) => {
      const release = held.take(addressGroup(socket.remoteAddress ?? ''));
      if (release === undefined) {
        socket.destroy();
        return;
      }
      this.#open.add(socket);
      socket.once('close', () => {
        this.#open.delete(socket);
        release();
      });
    });
  }

  /** Browsers open connections they may want later; a server that stops does not wait for those. */
  dropUnused(): void {
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy();
  }
}
