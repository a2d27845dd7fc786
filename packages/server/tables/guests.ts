import type { Guest, Notice, SeenGuest, Store } from '../store/store.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

/**
 * Guests are asked for with every request, so those of the last seconds are known by heart. A node that hears nothing of
 * the others for a while believes a token that was revoked no longer than this.
 */
const KEPT = 5000;
const KEPT_MS = 10_000;
/** That somebody is there is written down once in so long. */
const SEEN_MS = 86_400_000;

/** Who people are: a token that only they have, and a name. */
export class Guests {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly guest: Guest; readonly until: number }>();
  /** By guest: what is to end when they sign out. */
  readonly #open = new Map<string, Set<() => void>>();
  /** Grows whenever something is forgotten: what was being read meanwhile may be old. */
  #forgotten = 0;

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
    let found: SeenGuest | undefined;
    let forgotten: number;
    do {
      forgotten = this.#forgotten;
      found = await this.#store.guestByToken(hash);
    } while (forgotten !== this.#forgotten);
    if (found === undefined) return undefined;
    const { seenAt, ...guest } = found;
    if (this.#now() - seenAt > SEEN_MS) await this.#store.seeGuest(guest.id, this.#now());
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(hash, { guest, until: this.#now() + KEPT_MS });
    return guest;
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.#store.renameGuest(guest.id, name);
    this.#forget(guest.id);
    return { ...guest, name };
  }

  #forget(guest: string): void {
    this.#forgotten++;
    for (const [hash, known] of this.#known) if (known.guest.id === guest) this.#known.delete(hash);
  }

  async signOut(token: string): Promise<void> {
    const guest = await this.#store.guestByToken(hashOf(token));
    await this.#store.revokeToken(hashOf(token));
    if (guest !== undefined) this.#end(guest.id);
  }

  whileSignedIn({ id }: Guest, ended: () => void): () => void {
    const open = this.#open.get(id) ?? new Set();
    this.#open.set(id, open.add(ended));
    return () => {
      open.delete(ended);
      if (open.size === 0 && this.#open.get(id) === open) this.#open.delete(id);
    };
  }

  #end(guest: string): void {
    this.#forget(guest);
    for (const ended of this.#open.get(guest) ?? []) ended();
  }

  /** A token was revoked, here or at another node. */
  hear({ data }: Notice): void {
    const { id } = (data ?? {}) as { id?: unknown };
    if (typeof id === 'string') this.#end(id);
  }

  /** Some may have signed out without our having heard of it. */
  async lookAgain(): Promise<void> {
    this.#forgotten++;
    this.#known.clear();
    const here = [...this.#open.keys()];
    const known = new Set(await this.#store.knownGuests(here));
    for (const guest of here) if (!known.has(guest)) this.#end(guest);
  }
}
