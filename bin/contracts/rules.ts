import { FIELD_LENGTHS } from '../../src/contracts/forms/fieldLengths.ts';

/** The check of a test of yup. */
export type Check = (value: unknown, context: unknown) => unknown;

interface Test {
  params: Readonly<Record<string, unknown>>;
  /** Type of the schema. */
  type: string;
  check: Check;
}

type Rule = (test: Test) => Readonly<Record<string, unknown>>;

const DAY = '\\d{4}-\\d{2}-\\d{2}';
const SLOT = `${DAY}T([01]\\d|2[0-3]):[0-5]\\d:00[+-]\\d{2}:\\d{2}`;
const MOMENT = `${DAY}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,7})?(?:Z|[+-]\\d{2}:\\d{2})`;

/** A rule that is a pattern. A test that lets the empty text through does so here. */
const patternOf =
  (pattern: string): Rule =>
  ({ check }) => {
    const isWider = passesEmpty(check) && !new RegExp(pattern, 'u').test('');
    return { pattern: isWider ? `^$|${pattern}` : pattern };
  };

/** A rule that has no counterpart: `docs/upstreams.md` has it in words. */
const inWords: Rule = () => ({});

function passesEmpty(check: Check): boolean {
  try {
    return check('', { createError: () => false, options: { context: {} }, originalValue: '' }) === true;
  } catch {
    return false;
  }
}

const SIZES: Readonly<Record<string, readonly [least: string, most: string]>> = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  number: ['minimum', 'maximum'],
};

/** The tests of the schemas by their names, each with the keywords of JSON Schema that mean the same. */
export const RULES: Readonly<Record<string, Rule>> = {
  required: ({ type }) => (type === 'string' ? { minLength: 1 } : {}),
  noUnknown: inWords,
  integer: () => ({ type: 'integer' }),
  matches: ({ params, check }) => {
    const { source, flags } = params.regex as RegExp;
    if (flags.includes('i')) throw new Error(`${source}: patterns of JSON Schema distinguish letters by case`);
    return patternOf(source)({ params, type: 'string', check });
  },
  min: ({ params, type }) =>
    params.more === undefined ? { [SIZES[type]?.[0] ?? '']: params.min } : { exclusiveMinimum: params.more },
  max: ({ params, type }) =>
    params.less === undefined ? { [SIZES[type]?.[1] ?? '']: params.max } : { exclusiveMaximum: params.less },
  day: patternOf(`^${DAY}$`),
  dayOrMoment: patternOf(`^${DAY}`),
  instant: patternOf(`^${DAY}T`),
  timeSlot: patternOf(`^${SLOT}$`),
  moment: patternOf(`^${MOMENT}$`),
  date: patternOf(`^(?:${DAY}|${MOMENT})$`),
  time: patternOf(`^(?:${SLOT}|${DAY}/(?:morning|afternoon|evening))$`),
  line: patternOf('^[^\\p{Cc}\\u2028\\u2029]*$'),
  phone: patternOf('^\\+?\\d{6,20}$'),
  plate: patternOf(`^[\\p{Lu}\\d]{2,${FIELD_LENGTHS.plate}}$`),
  chosen: () => ({ minLength: 1 }),
  pence: inWords,
  // About a text before it is normalised; messages have it normalised.
  one: inWords,
  // About the day on which a form is sent.
  past: inWords,
  late: inWords,
  // About another member.
  typeCar: inWords,
};
