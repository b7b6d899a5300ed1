import { expect, test } from '@jest/globals';
import { END, exitOnEnd } from './workerExit.ts';

function workerWith(active: string[]) {
  const done: unknown[] = [];
  let send = (_message: unknown): void => undefined;
  exitOnEnd({
    on: (_event, read) => {
      send = read;
    },
    getActiveResourcesInfo: () => active,
    stderr: { write: (text) => done.push(text) },
    exit: (code) => done.push(code),
  });
  return { send, done };
}

test('a worker exits when it gets no more files, and not before', () => {
  const { send, done } = workerWith(['PipeWrap', 'PipeWrap']);
  for (const other of [[1, 'call'], { type: 'other' }, null]) send(other);
  expect(done).toEqual([]);
  send([END, false]);
  expect(done).toEqual([0]);
});

test('it names what test files have left open', () => {
  const { send, done } = workerWith(['PipeWrap', 'Timeout', 'TCPServerWrap']);
  send([END]);
  expect(done).toEqual(['Test files have left open: Timeout, TCPServerWrap\n', 0]);
});
