import { isatty } from 'node:tty';

/** Runs what reads files again on SIGHUP. A SIGHUP because the terminal was closed ends the process, as is the default. */
export function onHangUp(...reloads: readonly (() => void)[]): void {
  process.on('SIGHUP', () => {
    if (process.stdin.isTTY && !isatty(0)) process.kill(process.pid, 'SIGTERM');
    else for (const reload of reloads) reload();
  });
}
