import type { Purges } from '../cache/purges.ts';
import { REDIRECTS_TAG } from '../cache/tags.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Redirects } from '../redirects/redirects.ts';
import type { Broadcast } from '../store/broadcast.ts';
import type { Observations } from './observe.ts';

/** What operations switch in all processes that run now. A process that starts later does not know of it. */
export interface Switches {
  /**
   * Blocks a client for a time. Rejects when the other processes could not be told.
   * @param seconds 0 ends a block
   */
  block: (client: string, seconds: number) => Promise<void>;
  /**
   * Switches the rules of a site with this source off or on, and purges redirects from shared caches. Returns false when the site has none.
   * Rejects when the other processes or a shared cache could not be told.
   */
  switchRule: (site: string, rule: string, isOn: boolean) => Promise<boolean>;
}

interface SwitchesOptions {
  observations: Observations;
  redirects: Pick<Redirects, 'switchRule'>;
  purges: Pick<Purges, 'purge'>;
  broadcast: Broadcast;
  log: Log;
}

const TOPICS = { block: 'block', rule: 'rule' } as const;

export function createSwitches({ observations, redirects, purges, broadcast, log }: SwitchesOptions): Switches {
  function blockHere(client: string, seconds: number, source: 'operations' | 'redis'): void {
    observations.blocks.block(client, seconds);
    log.warn({ event: LOG_EVENTS.clientBlocked, client: observations.clients.nameOf(client), seconds, source });
  }
  function switchHere(site: string, rule: string, isOn: boolean, source: 'operations' | 'redis'): boolean {
    const isFound = redirects.switchRule(site, rule, isOn);
    if (isFound) log.warn({ event: LOG_EVENTS.redirectSwitched, site, rule, isOn, source });
    return isFound;
  }
  broadcast.on(TOPICS.block, ({ client, seconds }) => {
    if (typeof client === 'string' && typeof seconds === 'number') blockHere(client, seconds, 'redis');
  });
  broadcast.on(TOPICS.rule, ({ site, rule, isOn }) => {
    if (typeof site === 'string' && typeof rule === 'string') switchHere(site, rule, isOn === true, 'redis');
  });
  return {
    async block(client, seconds) {
      blockHere(client, seconds, 'operations');
      await broadcast.send(TOPICS.block, { client, seconds });
    },
    async switchRule(site, rule, isOn) {
      if (!switchHere(site, rule, isOn, 'operations')) return false;
      await broadcast.send(TOPICS.rule, { site, rule, isOn });
      await purges.purge([REDIRECTS_TAG]);
      return true;
    },
  };
}
