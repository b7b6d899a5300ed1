import type { RequestListener, Server } from 'node:http';
import type { Environment } from '../../config/environment.ts';
import { createHttpServer, listen } from './httpServer.ts';
import type { TurnAway } from './turnedAway.ts';

/** The servers of this process; `operations` only with `OPERATIONS_PORT`. */
export interface Listeners {
  public: Server;
  operations: Server | null;
}

/** Why a server cannot listen; `prefix` begins the names of the variables that say where. */
export class ListenError extends Error {
  readonly prefix: '' | 'OPERATIONS_';
  constructor(cause: unknown, prefix: ListenError['prefix']) {
    super('Cannot listen', { cause });
    this.prefix = prefix;
  }
}

/** Makes the servers; nothing listens yet. Each counts the connections of its own clients. */
export function createListeners(
  environment: Environment,
  apps: { public: RequestListener; operations: () => RequestListener },
  turnAway: TurnAway,
): Listeners {
  const behind = { ...environment, TRUST_PROXY: environment.OPERATIONS_TRUST_PROXY };
  return {
    public: createHttpServer(environment, apps.public, turnAway),
    operations: environment.OPERATIONS_PORT === 0 ? null : createHttpServer(behind, apps.operations(), turnAway),
  };
}

/**
 * Listens on all of them, the public one last; resolves with its port.
 * @throws ListenError
 */
export async function listenOnAll(listeners: Listeners, environment: Environment): Promise<number> {
  const { HOST, PORT, OPERATIONS_HOST, OPERATIONS_PORT } = environment;
  const open = (server: Server, port: number, host: string, prefix: ListenError['prefix']) =>
    listen(server, port, host).catch((error: unknown) => Promise.reject(new ListenError(error, prefix)));
  if (listeners.operations) await open(listeners.operations, OPERATIONS_PORT, OPERATIONS_HOST, 'OPERATIONS_');
  return open(listeners.public, PORT, HOST, '');
}
