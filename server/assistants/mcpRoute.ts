import type { RequestHandler } from 'express';
import type { Environment } from '../../config/environment.ts';
import { refuse } from '../api/jsonPost.ts';
import { burstOfHalfMinute, type rateLimits } from '../operations/limits/rates.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { createMcpApi } from './mcpApi.ts';
import type { ReadRecord } from './readPage.ts';

interface McpRouteOptions {
  environment: Pick<Environment, 'MCP' | 'MCP_RATE'>;
  metrics: Metrics;
  log: Log;
  /** Creates a rate limit by client. */
  limited: ReturnType<typeof rateLimits>;
  readRecord: ReadRecord;
  assets: { build: string };
}

/** Creates what is mounted at `/mcp`: the endpoint, or 404 while it is off. */
export function createMcpRoute({
  environment,
  metrics,
  log,
  limited,
  readRecord,
  assets,
}: McpRouteOptions): RequestHandler {
  if (environment.MCP === 'off') return (_req, res) => refuse(res, 404, 'off');
  const limit = limited('mcp', burstOfHalfMinute(environment.MCP_RATE));
  return createMcpApi({ path: '/', readRecord, metrics, log, limit, version: assets.build });
}
