import { RELOADABLE, RELOADABLE_SECRETS, type ReloadableName, type ReloadableValues } from '../../config/reloadable.ts';

/** The limits and secrets of a process, which change when it reads its settings again. Whoever uses one gets it each time. */
export interface LiveSettings {
  get: <Name extends ReloadableName>(name: Name) => ReloadableValues[Name];
  /** Puts other values in place of all, and returns those that differ, without what secrets are. */
  replace: (values: ReloadableValues) => Readonly<Record<string, { from: unknown; to: unknown } | 'changed'>>;
}

const SECRETS: ReadonlySet<string> = new Set(RELOADABLE_SECRETS);

export function createLiveSettings(environment: ReloadableValues): LiveSettings {
  let current = environment;
  return {
    get: (name) => current[name],
    replace: (values) => {
      const before = current;
      current = values;
      const differing = RELOADABLE.filter((name) => values[name] !== before[name]);
      return Object.fromEntries(
        differing.map((name) => [name, SECRETS.has(name) ? 'changed' : { from: before[name], to: values[name] }]),
      );
    },
  };
}
