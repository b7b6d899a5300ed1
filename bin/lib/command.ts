import { types } from 'node:util';

/** What a command gets from its process. Tests pass their own and run the command without a process. */
export interface CommandContext {
  /** Arguments without the paths of Node and the script. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  output: Pick<Console, 'log' | 'error'>;
}

/** Runs a command. An error becomes its message and the exit code 1. */
export async function withErrorsAsText(
  run: (context: CommandContext) => Promise<number>,
  context: CommandContext,
): Promise<number> {
  try {
    return await run(context);
  } catch (error) {
    context.output.error(types.isNativeError(error) ? error.message : error);
    return 1;
  }
}
