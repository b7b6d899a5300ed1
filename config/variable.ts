/** The shape of an environment variable in `variables.ts` and `upstreams.ts`. */

interface Described {
  meaning: string;
  group: string;
  example: string;
  /** Its value is never printed. */
  secret?: true;
}

export type Variable =
  | (Described & { type: 'text'; default: string })
  | (Described & { type: 'url'; default: '' })
  | (Described & { type: 'redis'; default: '' })
  | (Described & { type: 'origins'; default: '' })
  | (Described & { type: 'tiles'; default: '' })
  | (Described & { type: 'names'; default: string })
  | (Described & { type: 'folder'; default: string })
  | (Described & { type: 'folders'; default: string })
  | (Described & { type: 'integer'; default: number; min: number; max: number })
  | (Described & { type: 'choice'; default: string; choices: readonly string[] });

export type VariableValue<V> = V extends { type: 'integer' }
  ? number
  : V extends { type: 'choice'; choices: readonly (infer C)[] }
    ? C
    : string;
