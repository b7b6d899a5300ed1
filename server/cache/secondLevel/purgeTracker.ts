import type { EntryStore, PurgeCount } from './entryStore.ts';

/** Removes what has one of the tags from the memory of this process; everything for null. */
export type PurgeHere = (tags: readonly string[] | null) => void;

/** Keeps the memory of this process in step with the purges of the shared entries, so that it writes nothing there that was purged. */
export class PurgeTracker {
  readonly #entries: Pick<EntryStore, 'purge' | 'purgedSince'>;
  readonly #purgeHere: PurgeHere;
  /** Tags of purges that the entries have not recorded. */
  readonly #owed = new Set<string>();
  #reached: PurgeCount = { epoch: '', count: 0 };
  #reaching: Promise<void> | null = null;

  constructor(entries: Pick<EntryStore, 'purge' | 'purgedSince'>, purgeHere: PurgeHere) {
    this.#entries = entries;
    this.#purgeHere = purgeHere;
  }

  /** The purges up to which this process has purged its memory. */
  get reached(): PurgeCount {
    return this.#reached;
  }

  /** Whether entries may be read that a purge of this process should have voided. */
  get isBehind(): boolean {
    return this.#owed.size > 0;
  }

  /** Purges here what was purged elsewhere, up to this count at least. Rejects when the entries do not say what it was. */
  async reach(purges: PurgeCount): Promise<void> {
    if (purges.epoch === this.#reached.epoch && purges.count === this.#reached.count) return;
    this.#reaching ??= this.#catchUp().finally(() => {
      this.#reaching = null;
    });
    await this.#reaching;
  }

  /** Records a purge. When it rejects, the tags are owed. */
  async record(tags: readonly string[]): Promise<PurgeCount> {
    const all = [...new Set([...this.#owed, ...tags])];
    for (const tag of tags) this.#owed.add(tag);
    const purges = await this.#entries.purge(all);
    for (const tag of all) this.#owed.delete(tag);
    return purges;
  }

  /** Records the purges that are owed. */
  async settle(): Promise<void> {
    if (this.isBehind) this.purgedHere(await this.record([]));
  }

  /** Notes tags whose purge was not recorded: until it is, this process reads no entries. */
  owe(tags: readonly string[]): void {
    for (const tag of tags) this.#owed.add(tag);
  }

  /** Notes that the memory of this process was purged by the tags of a recorded purge. */
  purgedHere({ epoch, count }: PurgeCount): void {
    if (epoch === this.#reached.epoch && count === this.#reached.count + 1) this.#reached = { epoch, count };
  }

  async #catchUp(): Promise<void> {
    const { purges, tags } = await this.#entries.purgedSince(this.#reached);
    this.#purgeHere(tags);
    this.#reached = purges;
  }
}
