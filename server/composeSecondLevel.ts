import type { Environment } from '../config/environment.ts';
import type { SiteConfig } from '../config/siteConfig.ts';
import { OFF } from '../config/upstreamRecord.ts';
import type { UpstreamUrls } from '../config/upstreams.ts';
import { namespacesOf } from './cache/secondLevel/namespaces.ts';
import type { PurgeHere } from './cache/secondLevel/purgeTracker.ts';
import { createRedisEntryStore } from './cache/secondLevel/redisEntryStore.ts';
import { createSecondLevel, type SecondLevel } from './cache/secondLevel/secondLevel.ts';
import type { Log } from './operations/log/log.ts';
import type { Metrics } from './operations/metrics.ts';
import type { RedisAvailability } from './store/redisClient.ts';
import type { ReportRedisFailure } from './store/redisTimeLimit.ts';

interface SecondLevelParts {
  redis: {
    /** Empty: the process shares nothing, unless `CACHE_REDIS_URL` is set. */
    url: string;
    availability: RedisAvailability;
    report: ReportRedisFailure;
    commandTimeoutMs?: number | undefined;
  };
  urls: UpstreamUrls;
  /** Id of the browser's build. */
  build: string;
  purgeHere: PurgeHere;
}

/** Builds the entries of caches that the processes share through Redis; null without it. */
export function composeSecondLevel(
  options: {
    environment: Environment;
    sites: readonly SiteConfig[];
    log: Log;
    metrics: Metrics;
    secondLevelWaitMs?: number | undefined;
  },
  { redis, urls, build, purgeHere }: SecondLevelParts,
): SecondLevel | null {
  const { environment, sites, log, metrics, secondLevelWaitMs } = options;
  const url = environment.CACHE_REDIS_URL || redis.url;
  if (url === '' || url === OFF) return null;
  return createSecondLevel({
    entries: createRedisEntryStore(url, redis.availability),
    namespaces: namespacesOf({ environment, urls, sites, build }),
    purgeHere,
    log,
    metrics,
    report: redis.report,
    commandTimeoutMs: redis.commandTimeoutMs,
    waitMs: secondLevelWaitMs,
  });
}
