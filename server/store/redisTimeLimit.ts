import { DeadlineError, withTimeout } from '../../lib/withTimeout.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';

/** What uses Redis. It labels a metric. */
export type RedisUser = 'shared' | 'strict' | 'purges' | 'outbox' | 'secondLevel' | 'savedSearches';

/** Called for each command that failed, was refused or came too late. */
export type ReportRedisFailure = (user: RedisUser, error: unknown) => void;

const COMMAND_TIMEOUT_MS = 1_000;
/** Milliseconds between two log lines about failed commands. */
const LOG_INTERVAL_MS = 10_000;

/** Creates the report of failed commands: each is counted, and one line in 10 s for each user has how many failed. */
export function createRedisFailureReport({ log, metrics }: { log: Log; metrics: Metrics }): ReportRedisFailure {
  const users = new Map<RedisUser, { failed: number; nextLineAt: number }>();
  return (user, error) => {
    metrics.redisFailures.labels(user).inc();
    const { failed, nextLineAt } = users.get(user) ?? { failed: 0, nextLineAt: 0 };
    const now = performance.now();
    if (now < nextLineAt) {
      users.set(user, { failed: failed + 1, nextLineAt });
      return;
    }
    log.error({ event: LOG_EVENTS.redisFailed, user, failed: failed + 1, err: error });
    users.set(user, { failed: 0, nextLineAt: now + LOG_INTERVAL_MS });
  };
}

/**
 * Creates a function that limits the time of commands. Redis responds in order, so while one is late the others reject at once: a Redis that
 * hangs delays the first ones only, no queue grows, and the connection is silent, so that the client closes it.
 */
export function createTimeLimit(
  user: RedisUser,
  {
    commandTimeoutMs = COMMAND_TIMEOUT_MS,
    report,
  }: { commandTimeoutMs?: number | undefined; report: ReportRedisFailure },
) {
  let late = 0;
  async function run<Result>(command: () => Promise<Result>): Promise<Result> {
    if (late > 0) throw new Error('Redis is late');
    const running = command();
    return withTimeout(commandTimeoutMs, 'redis', running).catch((error: unknown) => {
      if (error instanceof DeadlineError) {
        late += 1;
        const settle = () => {
          late -= 1;
        };
        running.then(settle, settle);
      }
      throw error;
    });
  }
  return <Result>(command: () => Promise<Result>): Promise<Result> =>
    run(command).catch((error: unknown) => {
      report(user, error);
      throw error;
    });
}
