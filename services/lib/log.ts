import pino from 'pino';

export type Log = pino.Logger;

/** Returns a log of JSON lines on the error output: the standard output has the URL of the service. */
export const createLog = (level: string): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    pino.destination(2),
  );
