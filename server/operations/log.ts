import pino, { type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Environment } from '../../config/environment.ts';
import { currentContext } from './context.ts';
import { createLogOutput } from './logOutput.ts';
import { describeError, redactFields } from './redact.ts';

export type Log = Logger;

type LogSettings = Pick<Environment, 'LOG_LEVEL' | 'LOG_FORMAT' | 'NODE_ENV'>;

/**
 * One JSON object a line (readable lines on a machine of one's own). Lines carry the id of the request they were
 * written for. `destination` replaces standard output in tests.
 */
export function createLog(settings: LogSettings, destination?: DestinationStream): Log {
  return pino(
    {
      level: settings.LOG_LEVEL,
      base: null,
      timestamp: isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactFields },
      serializers: { err: describeError },
      mixin: () => {
        const context = currentContext();
        return context === undefined ? {} : { reqId: context.id };
      },
    },
    destination ?? standardOutput(settings),
  );
}

/** Many lines fall into one millisecond; its text is made once. */
let timedAt = 0;
let timeText = '';

function isoTime(): string {
  const now = Date.now();
  if (now !== timedAt) {
    timedAt = now;
    timeText = `,"time":"${new Date(now).toISOString()}"`;
  }
  return timeText;
}

function standardOutput({ LOG_FORMAT, NODE_ENV }: LogSettings): DestinationStream {
  const format = LOG_FORMAT || (NODE_ENV === 'production' ? 'json' : 'pretty');
  if (format === 'pretty')
    return pretty({
      sync: true,
      translateTime: 'HH:MM:ss.l',
      singleLine: true,
      ignore: 'level',
      colorize: process.stdout.isTTY,
    });
  const output = createLogOutput(1);
  process.once('exit', output.flushSync);
  return output;
}

/** Writes out what is still buffered; call before the process ends. */
export function flushLog(log: Log): Promise<void> {
  return new Promise((resolve) => log.flush(() => resolve()));
}
