import { readFileSync } from 'node:fs';
import { type Environment, EnvironmentError, readEnvironment } from '../../config/environment.ts';
import { parseSettings, RELOADABLE_SECRETS } from '../../config/reloadable.ts';
import type { LiveSettings } from '../operations/liveSettings.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment, with the variables of `SETTINGS_FILE` in place of those that it has too.
 *
 * @throws EnvironmentError that lists every error
 */
export function readSettings(source: Source, knownSites: readonly string[]): Environment {
  const path = source.SETTINGS_FILE?.trim() ?? '';
  return readEnvironment(path === '' ? source : { ...source, ...parseSettings(textOf(path)) }, knownSites);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new EnvironmentError([`  SETTINGS_FILE: ${String(error).replace(/^Error: /, '')}`]);
  }
}

interface ReloadOptions {
  source: Source;
  knownSites: readonly string[];
  live: LiveSettings;
  log: Log;
}

/** Creates the function that reads `SETTINGS_FILE` again. When something in it is wrong, nothing changes, and the log has every error. */
export function createReloadSettings({ source, knownSites, live, log }: ReloadOptions): () => void {
  return () => {
    if ((source.SETTINGS_FILE?.trim() ?? '') === '') return;
    try {
      const next = readSettings(source, knownSites);
      refuseSwitchedSecrets(live, next);
      log.info({ event: LOG_EVENTS.settingsLoaded, changed: live.replace(next) });
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      log.error({ event: LOG_EVENTS.settingsRefused, issues: error.issues.map((issue) => issue.trim()) });
    }
  };
}

/** What a secret opens is there or not from the start on. */
function refuseSwitchedSecrets(live: LiveSettings, next: Environment): void {
  const switched = RELOADABLE_SECRETS.filter((name) => (live.get(name) === '') !== (next[name] === ''));
  const issues = switched.map((name) => {
    const [expected, got] = next[name] === '' ? ['another secret', 'nothing'] : ['nothing', 'a secret'];
    return `  ${name}: expected ${expected}, got ${got}: a restart switches it on or off`;
  });
  if (issues.length > 0) throw new EnvironmentError(issues);
}
