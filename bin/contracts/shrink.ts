import { isRecord } from '../../lib/record.ts';

/** Returns a value with as few members and items as a check allows. Nothing is invented: what is left is as it was. */
export function shrink<T>(value: T, isValid: (value: unknown) => boolean): T {
  return shrinkPart(value, (part) => isValid(part)) as T;
}

function shrinkPart(value: unknown, fits: (part: unknown) => boolean): unknown {
  if (Array.isArray(value)) return shrinkList(value, fits);
  if (isRecord(value)) return shrinkRecord(value, fits);
  return value;
}

function shrinkRecord(record: Readonly<Record<string, unknown>>, fits: (part: unknown) => boolean): unknown {
  let small: Record<string, unknown> = { ...record };
  for (const name of Object.keys(record)) {
    const { [name]: member, ...without } = small;
    if (fits(without)) small = without;
    else small = { ...small, [name]: shrinkPart(member, (part) => fits({ ...small, [name]: part })) };
  }
  return small;
}

/** Takes items away from the end, then makes those that are left smaller. */
function shrinkList(list: readonly unknown[], fits: (part: unknown) => boolean): unknown {
  let small = [...list];
  while (small.length > 0 && fits(small.slice(0, -1))) small = small.slice(0, -1);
  for (const at of small.keys()) small[at] = shrinkPart(small[at], (part) => fits(small.with(at, part)));
  return small;
}
