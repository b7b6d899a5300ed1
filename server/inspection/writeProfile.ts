import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const PROFILE_KINDS = ['cpu', 'heap'] as const;
export type ProfileKind = (typeof PROFILE_KINDS)[number];

/**
 * Writes a profile of the next seconds to a file that only its owner can read, and resolves with the name of the file: `cpu` is where the time
 * goes, `heap` what allocates the memory. Both sample, so that the process goes on responding; neither holds data of visitors.
 *
 * @param folder that of temporary files unless given
 */
export async function writeProfile(kind: ProfileKind, seconds: number, folder = tmpdir()): Promise<string> {
  const session = new Session();
  session.connect();
  try {
    const profile = kind === 'cpu' ? await cpuProfile(session, seconds) : await heapProfile(session, seconds);
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    const file = join(folder, `forecourt-${process.pid}-${time}.${kind}profile`);
    await writeFile(file, JSON.stringify(profile), { mode: 0o600, flag: 'wx' });
    return file;
  } finally {
    session.disconnect();
  }
}

async function cpuProfile(session: Session, seconds: number): Promise<unknown> {
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  await sleep(seconds * 1_000);
  return (await session.post('Profiler.stop')).profile;
}

async function heapProfile(session: Session, seconds: number): Promise<unknown> {
  await session.post('HeapProfiler.enable');
  await session.post('HeapProfiler.startSampling');
  await sleep(seconds * 1_000);
  return (await session.post('HeapProfiler.stopSampling')).profile;
}
