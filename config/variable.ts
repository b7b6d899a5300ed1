/** The type of an environment variable in `variables.ts` and `upstreams.ts`. */

interface Description {
  meaning: string;
  group: string;
  example: string;
  /** The value is never printed. */
  secret?: true;
}

export type Variable =
  | (Description & { type: 'text'; default: string })
  | (Description & { type: 'url'; default: '' })
  | (Description & { type: 'urlOrOff'; default: '' })
  | (Description & { type: 'urls'; default: '' })
  | (Description & { type: 'redis'; default: '' })
  | (Description & { type: 'redisOrOff'; default: '' })
  | (Description & { type: 'origins'; default: '' })
  | (Description & { type: 'tiles'; default: '' })
  | (Description & { type: 'names'; default: string })
  | (Description & { type: 'secrets'; default: '' })
  | (Description & { type: 'pairs'; default: '' })
  | (Description & { type: 'ratio'; default: '' })
  | (Description & { type: 'upstreams'; default: string })
  | (Description & { type: 'folder'; default: string })
  | (Description & { type: 'folders'; default: string })
  | (Description & { type: 'integer'; default: number; min: number; max: number })
  | (Description & { type: 'choice'; default: string; choices: readonly string[] });

export type VariableValue<V> = V extends { type: 'integer' }
  ? number
  : V extends { type: 'choice'; choices: readonly (infer C)[] }
    ? C
    : string;

/** The type of a variable for a duration in milliseconds. */
export const milliseconds = (min: number, max: number) => ({ type: 'integer', min, max }) as const;
