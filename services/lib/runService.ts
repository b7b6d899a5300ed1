/** A service that listens. */
export interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Runs a service until a signal ends it, and writes `{ [name]: URL }` as the first line of output when it listens. A start that fails ends the
 * process with its message.
 */
export async function runService(name: string, start: () => Promise<Running>): Promise<void> {
  try {
    const { url, close } = await start();
    process.stdout.write(`${JSON.stringify({ [name]: url })}\n`);
    const stop = async (): Promise<void> => {
      await close();
      process.exit(0);
    };
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
