import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createMetrics, nameBuild, watchProcess } from '../../server/operations/metrics.ts';

/** The alerts, the entries of the operations page and the metrics belong together. */

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const operations = read('docs/operations.md');

const metrics = createMetrics();
nameBuild(metrics, { build: 'b', commit: 'c' });
watchProcess(metrics);
const known = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name));
const isKnown = (name: string) =>
  name === 'up' || known.has(name) || known.has(name.replace(/_(?:bucket|count|sum)$/, ''));

/** Returns the names of metrics in an expression: what is followed by its labels. */
const metricsIn = (expression: string) =>
  [...expression.matchAll(/([a-z_][a-z0-9_]*)\{/g)].map(([, name = '']) => name);

test('every alert has an entry in the operations page, and every entry has its alert', () => {
  const entries = [...operations.matchAll(/^### (Forecourt\w+)$/gm)].map(([, name]) => name);
  expect(entries.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

test.each(rules)('$alert links to its entry, says whom it wakes, and is about metrics that exist', (rule) => {
  expect(rule.annotations.runbook).toBe(`docs/operations.md#${rule.alert.toLowerCase()}`);
  expect(['page', 'ticket']).toContain(rule.labels.severity);
  expect(metricsIn(rule.expr).length).toBeGreaterThan(0);
  expect(metricsIn(rule.expr).filter((name) => !isKnown(name))).toEqual([]);
});

test('each alert is tested on an ordinary day and in an incident', () => {
  const { tests } = parse(read('deploy/prometheus/alerts.test.yaml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const tested = tests.flatMap((each) => each.alert_rule_test);
  for (const { alert } of rules) {
    const fires = tested.filter(({ alertname }) => alertname === alert).map(({ exp_alerts }) => exp_alerts.length > 0);
    expect([alert, ...fires]).toEqual([alert, false, true]);
  }
});

describe('the dashboard', () => {
  const dashboard = JSON.parse(read('deploy/grafana/forecourt.json')) as {
    panels: { type: string; title: string; targets?: { expr: string }[] }[];
  };
  const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  test('shows metrics that exist', () => {
    const names = queries.flatMap(metricsIn);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  test('shows every metric that an alert is about', () => {
    const shown = new Set(queries.flatMap(metricsIn).map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
    const alerted = rules
      .flatMap(({ expr }) => metricsIn(expr))
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
    expect([...new Set(alerted)].filter((name) => !shown.has(name))).toEqual([]);
  });
});
