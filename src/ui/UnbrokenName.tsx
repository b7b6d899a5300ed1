import { noBreak } from './UnbrokenName.styles.ts';

const WITH_HYPHEN = /(\S+-\S+)/;

/**
 * Renders the name of a make, a car or a dealer, or a text with it, as one element. Lines break between words, never inside
 * `Mercedes-Benz` or `MX-5`.
 */
export function UnbrokenName({ name }: { name: string }) {
  // Splitting by a group gives ordinary text and unbreakable words alternately.
  const parts = name.split(WITH_HYPHEN);
  if (parts.length === 1) return <span>{name}</span>;
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <span key={part} className={noBreak}>
            {part}
          </span>
        ) : (
          part && <span key={part}>{part}</span>
        ),
      )}
    </span>
  );
}
