import type { Guest, Store } from '../store/store.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

/** Guests are asked for with every request, so those of the last minute are known by heart. */
const KEPT = 5000;
const KEPT_MS = 60_000;

/** Who people are: a token that only they have, and a name. */
export class Guests {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly guest: Guest; readonly until: number }>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async create(name: string): Promise<{ guest: Guest; token: string }> {
    const token = newSecret();
    const guest = { id: newId('g'), name, createdAt: this.#now() };
    await this.#store.createGuest(guest, hashOf(token));
    return { guest, token };
  }

  async of(token: string): Promise<Guest | undefined> {
    const hash = hashOf(token);
    const known = this.#known.get(hash);
    if (known !== undefined && known.until > this.#now()) return known.guest;
    const guest = await this.#store.guestByToken(hash);
    if (guest === undefined) return undefined;
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(hash, { guest, until: this.#now() + KEPT_MS });
    return guest;
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.#store.renameGuest(guest.id, name);
    for (const [hash, known] of this.#known) if (known.guest.id === guest.id) this.#known.delete(hash);
    return { ...guest, name };
  }
}
