import { isRecord } from '../../lib/record.ts';

interface Mutation {
  /** Path of the member: `values.email`. */
  path: string;
  /** What differs: `values.email without`. */
  what: string;
  value: unknown;
}

const WRONG: Readonly<Record<string, unknown>> = {
  null: null,
  'empty text': '',
  text: 'x y',
  'long text': 'x'.repeat(200_001),
  number: -1.5,
  'large number': 1e12,
  boolean: true,
  list: [],
  object: {},
  'control character': 'a\u0007',
};

/** Returns a value with one member at a time missing, of another type, or outside of its bounds. */
export function mutationsOf(value: unknown, path: readonly string[] = [], wrap = (part: unknown) => part): Mutation[] {
  const at = path.join('.');
  const wrong = Object.entries(WRONG).map(([what, part]) => ({ path: at, what: `${at} ${what}`, value: wrap(part) }));
  if (Array.isArray(value)) {
    const [first] = value;
    const inner = value.length === 0 ? [] : mutationsOf(first, [...path, '0'], (part) => wrap(value.with(0, part)));
    return [...wrong, ...inner];
  }
  if (!isRecord(value)) return wrong;
  const members = Object.keys(value).flatMap((name) => {
    const { [name]: member, ...rest } = value;
    const without = { path: [...path, name].join('.'), what: `${at}.${name} without`, value: wrap(rest) };
    return [without, ...mutationsOf(member, [...path, name], (part) => wrap({ ...value, [name]: part }))];
  });
  return [
    ...wrong,
    ...members,
    { path: at, what: `${at} with an unknown member`, value: wrap({ ...value, unknownMember: 1 }) },
  ];
}
