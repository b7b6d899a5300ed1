import type { Environment } from '../../config/environment.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { bindLoaderPorts } from '../page/bindSources.ts';
import { createLabels } from '../page/createLabels.ts';
import { wordingOf } from '../page/labels.ts';
import { readLead } from '../page/loaders.ts';
import type { LoadDependencies } from '../page/pageRequest.ts';
import type { Ports } from '../ports/ports.ts';
import type { SharedStore } from '../store/sharedStore.ts';
import { createSubmitLead, type SubmitLead } from './submitLead.ts';

interface LeadsOptions {
  ports: Ports;
  store: SharedStore;
  environment: Environment;
  log: Log;
  metrics: Metrics;
  onContentIssue: LoadDependencies['onContentIssue'];
}

/** A lead is sent even when its visitor has left meanwhile. */
const { signal } = new AbortController();

/** Creates the function that sends leads, which the API and the pages share. */
export function createLeads(options: LeadsOptions): SubmitLead {
  const { ports, store, environment, log, metrics, onContentIssue } = options;
  const labels = createLabels(ports.content);
  return createSubmitLead({
    port: ports.leads,
    store,
    perMinute: environment.LEADS_RATE,
    timeoutMs: environment.UPSTREAM_TOTAL_TIMEOUT,
    log,
    metrics,
    readLead: async (form, input, { site, language }) => {
      // A lead may be about a car or a dealer of any make of the site, also on a brand host.
      const scope = { site, language, brand: null, signal };
      return readLead(form, input, {
        ...wordingOf(scope, await labels(scope)),
        ports: bindLoaderPorts(ports, scope),
        now: Date.now(),
        report: (issue, detail, error) => onContentIssue({ site: site.id, issue, detail, error }),
      });
    },
  });
}
