import pino, { type DestinationStream, type Logger } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { Environment } from '../../../config/environment.ts';
import { loggedTrace } from '../request/trace.ts';
import { createLogOutput, type LogOutput } from './logOutput.ts';
import { describeError, redactFields } from './redact.ts';

export type Log = Logger;

type LogSettings = Pick<Environment, 'LOG_LEVEL' | 'LOG_FORMAT' | 'NODE_ENV'>;

/**
 * One line for each event, carrying the id of the request that it was written for.
 *
 * @param destination takes lines of JSON: `standardOutput` in production
 */
export function createLog(settings: Pick<LogSettings, 'LOG_LEVEL'>, destination: DestinationStream): Log {
  return pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      timestamp: createTimestamp(),
      formatters: { level: (label) => ({ level: label }), log: redactFields },
      serializers: { err: describeError },
      mixin: loggedTrace,
    },
    destination,
  );
}

/** Returns pino's function for the time of a line. Many lines fall into one millisecond; its text is made once. */
function createTimestamp(): () => string {
  let timedAt = 0;
  let timeText = '';
  return () => {
    const now = Date.now();
    if (now !== timedAt) {
      timedAt = now;
      timeText = `,"time":"${new Date(now).toISOString()}"`;
    }
    return timeText;
  };
}

/** Returns the shape of log lines: that of `LOG_FORMAT`, else JSON in production and readable lines elsewhere. */
export const logFormat = ({ LOG_FORMAT, NODE_ENV }: LogSettings): 'json' | 'pretty' =>
  LOG_FORMAT || (NODE_ENV === 'production' ? 'json' : 'pretty');

/**
 * Standard output for log lines: JSON as it is, or readable lines on a machine of one's own. Neither start nor service
 * depends on its reader: a full disk, a closed pipe or a stopped reader costs lines, which `onDropped` counts.
 */
export function standardOutput(settings: LogSettings, onDropped: (lines: number) => void): LogOutput {
  // Opening the stream puts a pipe into non-blocking mode.
  const { isTTY } = process.stdout;
  const output = createLogOutput(process.stdout.fd, onDropped);
  process.once('exit', output.flushSync);
  if (logFormat(settings) === 'json') return output;
  const prettify = prettyFactory({
    translateTime: 'HH:MM:ss.l',
    singleLine: true,
    ignore: 'level',
    colorize: isTTY,
  });
  return { ...output, write: (line) => output.write(prettify(line)) };
}

/** Writes out what is still buffered; call before the process ends. */
export function flushLog(log: Log): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()));
}
