/** How old the data is that a page has been made from so far. */
export interface DataAge {
  /** Seconds since the oldest data was loaded that is past its fresh time; 0 while all of it is fresh. */
  readonly seconds: number;
  /** Whether some of it is past its stale time, and is only used while its source fails. */
  readonly isPastStale: boolean;
}

/** Creates the age of a page's data, to which `add` adds what the page has used (`CacheCaller.onStale`). */
export function collectDataAge(): { age: DataAge; add: (seconds: number, isPastStale: boolean) => void } {
  const age = { seconds: 0, isPastStale: false };
  return {
    age,
    add(seconds, isPastStale) {
      age.seconds = Math.max(age.seconds, seconds);
      age.isPastStale ||= isPastStale;
    },
  };
}
