import type { RequestListener, Server } from 'node:http';
import type { Environment } from '../../config/environment.ts';
import { createHttpServer, listen } from '../operations/httpServer.ts';
import type { RecordRefusal } from '../operations/limits/refusals.ts';

/** The HTTP servers of this process; `operations` is null without `OPERATIONS_PORT`. */
export interface Listeners {
  public: Server;
  operations: Server | null;
}

/** A server cannot listen. `prefix` is the prefix of the variables that configure it. */
export class ListenError extends Error {
  readonly prefix: '' | 'OPERATIONS_';
  constructor(cause: unknown, prefix: ListenError['prefix']) {
    super('Cannot listen', { cause });
    this.prefix = prefix;
  }
}

/** Creates the servers; none listens yet. Each one limits the connections of its own clients. */
export function createListeners(
  environment: Environment,
  apps: { public: RequestListener; operations: () => RequestListener },
  recordRefusal: RecordRefusal,
): Listeners {
  const operationsEnvironment = { ...environment, TRUST_PROXY: environment.OPERATIONS_TRUST_PROXY };
  return {
    public: createHttpServer(environment, apps.public, recordRefusal),
    operations:
      environment.OPERATIONS_PORT === 0
        ? null
        : createHttpServer(operationsEnvironment, apps.operations(), recordRefusal),
  };
}

/**
 * Starts all servers, the public one last; resolves with the public port.
 * @throws ListenError
 */
export async function listenOnAll(listeners: Listeners, environment: Environment): Promise<number> {
  const { HOST, PORT, OPERATIONS_HOST, OPERATIONS_PORT } = environment;
  const open = (server: Server, port: number, host: string, prefix: ListenError['prefix']) =>
    listen(server, port, host).catch((error: unknown) => Promise.reject(new ListenError(error, prefix)));
  if (listeners.operations) await open(listeners.operations, OPERATIONS_PORT, OPERATIONS_HOST, 'OPERATIONS_');
  return open(listeners.public, PORT, HOST, '');
}
