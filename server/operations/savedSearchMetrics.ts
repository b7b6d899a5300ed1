import { Counter, Gauge, type Registry } from 'prom-client';

/** Saved searches. The process that does their work reports them; the others report 0. */
export function savedSearchMetrics(registers: Registry[]) {
  return {
    savedSearches: new Gauge({
      name: 'saved_searches',
      help: 'Saved searches and alerts about cars, over all processes that share them',
      registers,
    }),
    savedSearchDelay: new Gauge({
      name: 'saved_search_delay_seconds',
      help: 'Time since the oldest mail of a saved search was due that is not sent; 0 when none waits',
      registers,
    }),
    savedSearchLooked: new Gauge({
      name: 'saved_search_looked_seconds',
      help: 'Time since the last complete look at the stock of all sites; 0 while another process does them',
      registers,
    }),
    savedSearchMatches: new Counter({
      name: 'saved_search_matches_total',
      help: 'Cars that saved searches have begun to match, by site',
      labelNames: ['site'] as const,
      registers,
    }),
    savedSearchMails: new Counter({
      name: 'saved_search_mails_total',
      help: 'Attempts to send mails of saved searches, by kind and outcome',
      labelNames: ['kind', 'outcome'] as const,
      registers,
    }),
  };
}
