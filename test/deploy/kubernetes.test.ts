import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { VARIABLES } from '../../config/variables.ts';

/** The manifests against what the product does: its drain, its probes, its ports. */

const text = readFileSync(resolve(import.meta.dirname, '../../deploy/kubernetes/forecourt.yaml'), 'utf8');
const manifests = parseAllDocuments(text).map((document) => document.toJS() as Record<string, never>);

/** Returns the value at a path of the manifest of a kind. */
function at(kind: string, path: string): unknown {
  const manifest: unknown = manifests.find((each) => each.kind === kind);
  return path
    .split('.')
    .reduce((value: unknown, key) => (value as Record<string, unknown> | undefined)?.[key], manifest);
}
const POD = 'spec.template.spec';
const CONTAINER = `${POD}.containers.0`;

test('a pod has more time to end than its drain takes', () => {
  const { DRAIN_DELAY, DRAIN_TIMEOUT } = VARIABLES;
  const drain = (DRAIN_DELAY.default + DRAIN_TIMEOUT.default) / 1_000;
  expect(at('Deployment', `${POD}.terminationGracePeriodSeconds`)).toBeGreaterThan(drain);
  // Readiness is noticed before the listener closes.
  const period = Number(at('Deployment', `${CONTAINER}.readinessProbe.periodSeconds`));
  const failures = Number(at('Deployment', `${CONTAINER}.readinessProbe.failureThreshold`));
  expect(period * failures * 1_000).toBeLessThan(DRAIN_DELAY.default);
});

test('a rollout waits longer than a process waits for the content platform', () => {
  const wait = VARIABLES.READY_TIMEOUT.default / 1_000;
  expect(at('Deployment', 'spec.progressDeadlineSeconds')).toBeGreaterThan(wait);
  expect(at('Deployment', 'spec.strategy.rollingUpdate')).toEqual({ maxUnavailable: 0, maxSurge: 1 });
});

test('liveness asks only whether the process runs, readiness whether it takes visitors', () => {
  expect(at('Deployment', `${CONTAINER}.livenessProbe.httpGet.path`)).toBe('/healthz');
  expect(at('Deployment', `${CONTAINER}.readinessProbe.httpGet.path`)).toBe('/readyz');
});

test('nothing runs as root, writes to the image or has a privilege', () => {
  expect(at('Deployment', `${POD}.securityContext.runAsNonRoot`)).toBe(true);
  expect(at('Deployment', `${CONTAINER}.securityContext`)).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

test('disruptions leave two of three processes, and the number follows requests in progress and the delay of the loop', () => {
  expect(at('PodDisruptionBudget', 'spec.minAvailable')).toBe(2);
  const metrics = at('HorizontalPodAutoscaler', 'spec.metrics') as { pods: { metric: { name: string } } }[];
  expect(metrics.map(({ pods }) => pods.metric.name)).toEqual([
    'http_requests_in_flight',
    'nodejs_eventloop_lag_p99_seconds',
  ]);
});
