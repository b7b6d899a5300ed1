/** What a command gets from its process. Tests pass their own and run the command without a process. */
export interface CommandContext {
  /** Arguments without the paths of Node and the script. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  output: Pick<Console, 'log' | 'error'>;
}
