import { noBreak } from './UnbrokenName.styles.ts';

const WITH_HYPHEN = /(\S+-\S+)/;

/** The name of a car or a dealer. A line may end between words, never inside `Mercedes-Benz` or `MX-5`. */
export function UnbrokenName({ name }: { name: string }) {
  // Split by a group, what stands between and what must not break alternate.
  return name.split(WITH_HYPHEN).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={noBreak}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
