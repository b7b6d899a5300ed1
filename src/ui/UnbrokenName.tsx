import { noBreak } from './UnbrokenName.styles.ts';

const WITH_HYPHEN = /(\S+-\S+)/;

/** Renders the name of a car or a dealer. Lines break between words, never inside `Mercedes-Benz` or `MX-5`. */
export function UnbrokenName({ name }: { name: string }) {
  // Splitting by a group gives ordinary text and unbreakable words alternately.
  return name.split(WITH_HYPHEN).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={noBreak}>
        {part}
      </span>
    ) : (
      part && <span key={part}>{part}</span>
    ),
  );
}
