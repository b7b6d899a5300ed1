import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Router } from 'express';
import { createMcpRoute } from '../../../server/assistants/mcpRoute.ts';
import { type RunningApp, startApp } from '../../../server/testing/startApp.ts';
import { connectMcpClient } from '../../support/mcpClient.ts';

/** The MCP endpoint of the app when our own code throws. */

let app: RunningApp;
beforeAll(async () => {
  app = await startApp(({ log, metrics }) => {
    const readRecord = () => Promise.reject(new Error('secret detail'));
    const environment = { MCP: 'on', MCP_RATE: 1_000 } as const;
    const parts = { environment, log, metrics, limited: () => () => true, readRecord, assets: { build: '1' } };
    return { api: Router().use('/mcp', createMcpRoute(parts)) };
  });
});
afterAll(() => app.close());

test('an exception in a tool is logged and counted; the client gets no detail', async () => {
  const host = 'norrvag-se.example';
  const client = await connectMcpClient({ url: `http://127.0.0.1:${app.port}`, host });
  const { isError, content } = await client.callTool({ name: 'search_cars', arguments: {} });
  expect(isError).toBe(true);
  expect(JSON.stringify(content)).toContain('upstream');
  expect(JSON.stringify(content)).not.toContain('secret');
  const failed = app.lines().filter(({ event }) => event === 'http.failed');
  expect(failed).toEqual([expect.objectContaining({ kind: 'mcp', tool: 'search_cars' })]);
  const { values } = await app.metrics.mcpCalls.get();
  expect(values).toEqual([expect.objectContaining({ labels: { tool: 'search_cars', outcome: 'error' }, value: 1 })]);
});
