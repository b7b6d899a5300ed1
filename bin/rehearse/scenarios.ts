import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Fleet, Member } from './fleet.ts';
import { expectLeads, sendLeads } from './leads.ts';
import type { Site } from './visitors.ts';
import { hitRate } from './warmStart.ts';

/** What happens while visitors are there. */
export interface Scenario {
  /** One line for the report. */
  title: string;
  /** What visitors may notice; nothing else. `inFlight`: requests that a killed process had. */
  allowed?: 'inFlight';
  /** Visitors in proportion to the other scenarios. */
  load?: number;
  run: (stage: Stage) => Promise<void>;
}

export interface Stage {
  fleet: Fleet;
  /** `CUSTOMER_DIR` of the next release. */
  nextRelease: string;
  /** The sites with the pages that visitors look at. */
  sites: readonly Site[];
  say: (line: string) => void;
  /** Waits for a part of the scenario's time, so that visitors see each state. */
  look: (share?: number) => Promise<void>;
}

/** Milliseconds after which HAProxy counts a process that has started as one of its own. */
const NOTICED_MS = 2_500;

/** Milliseconds in which a new process reaches a share of the hit rate of the others. */
const WARM_MS = 10_000;
const WARM_SHARE = 0.8;

/** Forms that are sent while the leads service is off. */
const LEADS = 40;
/** Milliseconds in which they arrive when it is on again. */
const DELIVERED_MS = 60_000;

/** Replaces the processes one after the other, as an orchestrator does. */
async function replaceAll({ fleet, look }: Stage, customer?: string): Promise<void> {
  for (const member of fleet.members) {
    await replace(member, customer);
    await look(0.2);
  }
}

async function replace(member: Member, customer?: string): Promise<void> {
  await member.process().stop(40_000);
  await member.start(customer);
  await delay(NOTICED_MS);
}

async function setFault(fleet: Fleet, fault: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch(`${fleet.sandboxUrl}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The sandbox refused the fault: ${response.status}`);
}

/** Runs while an upstream has a fault. */
async function withFault(stage: Stage, upstream: string, fault: Readonly<Record<string, unknown>>): Promise<void> {
  await setFault(stage.fleet, { upstream, ...fault });
  try {
    await stage.look(3);
  } finally {
    await setFault(stage.fleet, { upstream, kind: 'none' });
  }
  await stage.look();
}

/** Sends commands to Redis as its operators do. */
async function commandRedis({ fleet }: Stage, ...commands: readonly (readonly string[])[]): Promise<void> {
  const client = createClient({ url: `redis://127.0.0.1:${fleet.redis.port}` });
  await client.connect();
  for (const command of commands) await client.sendCommand([...command]);
  client.destroy();
}

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  deploy: {
    title: 'a rolling deploy of a release with other assets',
    run: (stage) => replaceAll(stage, stage.nextRelease),
  },
  rollback: { title: 'the rollback to the release before', run: (stage) => replaceAll(stage) },
  canary: {
    title: 'one process of the next release with a tenth of the visitors',
    async run(stage) {
      const [member] = stage.fleet.members;
      if (!member) return;
      const { command } = stage.fleet.edge;
      await replace(member, stage.nextRelease);
      await command('set server processes/process-1 weight 10%');
      await stage.look(3);
      await replace(member);
      await command('set server processes/process-1 weight 100%');
      await stage.look();
    },
  },
  warmStart: {
    title: 'a new process has 80 % of the hit rate of the others in its first ten seconds',
    async run({ fleet, sites, say }) {
      // Of one release: another one has pages of its own.
      const [, old, fresh] = fleet.members;
      if (!old || !fresh) return;
      await hitRate(old, sites, WARM_MS);
      const steady = await hitRate(old, sites, WARM_MS);
      await fresh.process().stop(40_000);
      await fresh.restart();
      const first = await hitRate(fresh, sites, WARM_MS);
      const percent = (share: number) => `${Math.round(share * 100)} %`;
      say(`       pages not rendered: ${percent(first)} by the new process, ${percent(steady)} by another`);
      if (first < WARM_SHARE * steady) throw new Error('The new process was cold.');
    },
  },
  kill: {
    title: 'a process is killed, and started again',
    allowed: 'inFlight',
    async run({ fleet, look }) {
      const [, member] = fleet.members;
      member?.process().signal('SIGKILL');
      await look(2);
      await member?.restart();
      await look();
    },
  },
  hang: {
    title: 'a process hangs for a while',
    allowed: 'inFlight',
    async run({ fleet, look }) {
      const member = fleet.members[2]?.process();
      member?.signal('SIGSTOP');
      await look(2);
      member?.signal('SIGCONT');
      await look();
    },
  },
  redisGone: {
    title: 'Redis ends, and starts again empty',
    async run({ fleet, look }) {
      await fleet.redis.program().stop();
      await look(2);
      await fleet.redis.start();
      await look(2);
    },
  },
  redisHangs: {
    title: 'Redis accepts connections and does not respond',
    async run({ fleet, look }) {
      fleet.redis.program().signal('SIGSTOP');
      await look(3);
      fleet.redis.program().signal('SIGCONT');
      await look();
    },
  },
  redisReadOnly: {
    title: 'Redis is a replica that refuses to write',
    async run(stage) {
      await commandRedis(stage, ['REPLICAOF', '127.0.0.1', '1']);
      await stage.look(2);
      await commandRedis(stage, ['REPLICAOF', 'NO', 'ONE']);
      await stage.look();
    },
  },
  redisFull: {
    title: 'Redis has no memory left',
    async run(stage) {
      await commandRedis(
        stage,
        ['CONFIG', 'SET', 'maxmemory', '1'],
        ['CONFIG', 'SET', 'maxmemory-policy', 'noeviction'],
      );
      await stage.look(2);
      await commandRedis(stage, ['CONFIG', 'SET', 'maxmemory', '0']);
      await stage.look();
    },
  },
  publish: {
    title: 'editors publish all pages of a site, three times',
    async run({ fleet, look }) {
      for (let at = 0; at < 3; at += 1) {
        const status = await fleet.revalidate(['lists', 'cars', 'dealers', 'stories']);
        if (status !== 200) throw new Error(`The revalidation got ${status}`);
        await look();
      }
    },
  },
  varnishGone: {
    title: 'Varnish ends',
    allowed: 'inFlight',
    async run({ fleet, look }) {
      await fleet.edge.varnish().stop();
      await look(2);
      await fleet.edge.startVarnish();
      await look();
    },
  },
  contentAway: {
    title: 'the content platform responds with errors',
    run: (stage) => withFault(stage, 'content', { kind: 'error', status: 503 }),
  },
  slowSearch: {
    title: 'the search engine takes 1.5 seconds',
    run: (stage) => withFault(stage, 'search', { kind: 'delay', delayMs: 1_500 }),
  },
  leadsAway: {
    title: 'the leads service is off while forms are sent, and a process is killed; each lead arrives once',
    allowed: 'inFlight',
    async run({ fleet, look }) {
      await setFault(fleet, { upstream: 'leads', kind: 'error', status: 503 });
      const ids = await sendLeads(fleet, LEADS).finally(() => setFault(fleet, { upstream: 'leads', kind: 'none' }));
      const [, member] = fleet.members;
      member?.process().signal('SIGKILL');
      await expectLeads(fleet.sandboxUrl, ids, DELIVERED_MS);
      await member?.restart();
      await look();
    },
  },
  doubleLoad: { title: 'twice as many visitors', load: 2, run: ({ look }) => look(4) },
};
