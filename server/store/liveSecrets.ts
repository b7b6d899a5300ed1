import type { RELOADABLE_SECRETS } from '../../config/reloadable.ts';
import type { LiveSettings } from '../operations/liveSettings.ts';
import { secretsOf } from '../operations/sameSecret.ts';
import type { Secrets } from './linkSignature.ts';

/**
 * Returns a function that returns the secrets of a variable that hold now.
 *
 * @param unset those in place of an empty variable
 */
export const liveSecrets =
  (live: LiveSettings, name: (typeof RELOADABLE_SECRETS)[number], unset: readonly string[] = []): Secrets =>
  () => {
    const secrets = secretsOf(live.get(name));
    return secrets.length > 0 ? secrets : unset;
  };
