/** Second attempts stay below a tenth of the calls, whatever happens (Q5): an outage must not double the load. */
interface RetryBudget {
  /** Counts a first attempt. */
  earn: () => void;
  /** Whether a second attempt may be made now; takes it when so. */
  spend: () => boolean;
}

/** What may be saved up, and what a new process starts with. */
const MAX_SAVED = 10;
const SHARE = 0.1;

export function createRetryBudget(): RetryBudget {
  let saved = MAX_SAVED / 2;
  return {
    earn: () => {
      saved = Math.min(MAX_SAVED, saved + SHARE);
    },
    spend: () => {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}
