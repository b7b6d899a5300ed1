/** Limits retries to a tenth of the calls (Q5), so that an outage does not double the load. */
interface RetryBudget {
  /** Counts a first attempt. */
  recordAttempt: () => void;
  /** Returns whether a retry is allowed, and takes a token for it. */
  takeRetry: () => boolean;
}

/** Maximum number of tokens. A new process starts with half of them. */
const MAX_TOKENS = 10;
const TOKENS_PER_ATTEMPT = 0.1;

export function createRetryBudget(): RetryBudget {
  let tokens = MAX_TOKENS / 2;
  return {
    recordAttempt: () => {
      tokens = Math.min(MAX_TOKENS, tokens + TOKENS_PER_ATTEMPT);
    },
    takeRetry: () => {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
