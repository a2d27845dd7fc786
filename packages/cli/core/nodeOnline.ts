import { WebSocket } from 'ws';
import type { Online } from './context.ts';

/** How long a request may take. */
const REQUEST_MS = 20_000;

/** How this process reaches servers. */
export function nodeOnline(): Online {
  return {
    surroundings: {
      openSocket(url, { token }) {
        const socket = new WebSocket(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
        return {
          addEventListener: socket.addEventListener.bind(socket),
          send: (text) => socket.send(text),
          // Says goodbye, but does not keep the program waiting for an answer.
          close() {
            socket.close();
            setTimeout(() => socket.terminate(), 500).unref();
          },
        };
      },
      now: () => performance.now(),
      random: () => Math.random(),
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_MS) }),
  };
}
