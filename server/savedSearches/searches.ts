import type { EntryCipher } from '../outbox/entryCipher.ts';
import { digestId } from '../store/digest.ts';
import { linkSignature, type Secrets } from '../store/linkSignature.ts';
import { dueOf, type SavedSearch } from './savedSearch.ts';
import type { SavedSearchStore } from './savedSearchStore.ts';

/** A change of a search: what it becomes, the same object for no change, or null to delete it. */
type Change = (search: SavedSearch) => SavedSearch | null;

/** A search with its id. */
export interface OwnedSearch {
  id: string;
  search: SavedSearch;
}

/** How often a change is made again because another process has changed the search meanwhile. */
const ATTEMPTS = 10;

/** Saved searches, decrypted. Two changes at once are both made, one after the other. */
export class Searches {
  readonly store: SavedSearchStore;
  readonly #cipher: EntryCipher;
  readonly #secrets: Secrets;

  constructor(store: SavedSearchStore, cipher: EntryCipher, secrets: Secrets) {
    this.store = store;
    this.#cipher = cipher;
    this.#secrets = secrets;
  }

  /** Returns the id under which the searches of an address are found. It cannot be guessed without the secret. */
  ownerOf(site: string, email: string): string {
    return this.#ownersOf(site, email)[0] ?? '';
  }

  /** Returns the id of a search, the same for the same one. It cannot be guessed without the secret. */
  idOf(parts: readonly string[]): string {
    return signedId(this.#secrets()[0] ?? '', ['saved search', ...parts]);
  }

  /** Returns the search with an id; null for none, and for one that no secret of this process decrypts. */
  async get(id: string): Promise<SavedSearch | null> {
    const text = await this.store.get(id);
    return text === null ? null : this.decrypt(id, text);
  }

  decrypt(id: string, text: string): SavedSearch | null {
    // This process has written it, or another one of the same build.
    return this.#cipher.decrypt(id, text) as SavedSearch | null;
  }

  /** Stores a new search. Returns `changed` when the id is there already. */
  create(id: string, search: SavedSearch): Promise<'written' | 'changed' | 'full'> {
    return this.#write(id, null, search);
  }

  /**
   * Changes a search, and returns what it is then; null when it is not there, or was deleted.
   *
   * @throws Error when others change it again and again
   */
  async change(id: string, change: Change): Promise<SavedSearch | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const text = await this.store.get(id);
      const search = text === null ? null : this.decrypt(id, text);
      if (search === null) return null;
      const next = change(search);
      if (next === search) return search;
      if (next === null) {
        await this.store.remove(id, this.ownerOf(search.site, search.email));
        return null;
      }
      if ((await this.#write(id, text, next)) === 'written') return next;
    }
    throw new Error('A saved search was changed again and again');
  }

  /** Returns the searches of an address on a site, the first to end first. */
  async ofAddress(site: string, email: string): Promise<OwnedSearch[]> {
    const found = await Promise.all(this.#ownersOf(site, email).map((owner) => this.ofOwner(owner)));
    return [...new Map(found.flat().map((each) => [each.id, each])).values()];
  }

  /** Returns the searches of an owner, the first to end first. */
  async ofOwner(owner: string): Promise<OwnedSearch[]> {
    const ids = await this.store.idsOf(owner);
    const found = await Promise.all(ids.map(async (id) => ({ id, search: await this.get(id) })));
    const readable = found.flatMap(({ id, search }) => (search ? [{ id, search }] : []));
    return readable.sort((one, other) => one.search.expiresAt - other.search.expiresAt);
  }

  /** Deletes everything about an address on a site. Returns how many searches there were. */
  async forget(site: string, email: string): Promise<number> {
    const removed = await Promise.all(
      this.#ownersOf(site, email).map(async (owner) => {
        const ids = await this.store.idsOf(owner);
        return Promise.all(ids.map((id) => this.store.remove(id, owner)));
      }),
    );
    return removed.flat().filter(Boolean).length;
  }

  /** By each secret: what was stored before a rotation is found too. */
  #ownersOf(site: string, email: string): string[] {
    return this.#secrets().map((secret) => signedId(secret, ['saved searches of', site, email.toLowerCase()]));
  }

  #write(id: string, before: string | null, search: SavedSearch): Promise<'written' | 'changed' | 'full'> {
    const text = this.#cipher.encrypt(id, search);
    return this.store.replace(id, before, { text, owner: this.ownerOf(search.site, search.email), due: dueOf(search) });
  }
}

const signedId = (secret: string, parts: readonly string[]): string =>
  digestId(linkSignature(() => [secret]).sign(parts));
