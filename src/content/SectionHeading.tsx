import type { Elements } from '../lib/browser/elements.ts';
import { Heading } from '../ui/Heading.tsx';
import { aside, row, text as textClass } from './SectionHeading.styles.ts';
import { TextLink } from './TextLink.tsx';

interface SectionHeadingProps {
  title: string | Elements;
  text?: string | Elements;
  /** `page`: the page's only main heading. */
  kind?: 'section' | 'page';
  /** Link field, shown at the end of the row. */
  link?: unknown;
  /** Controls after the link. */
  children?: Elements;
}

/** Renders a section's heading and preamble, with a link or controls at the end of the row. Renders nothing when all are empty. */
export function SectionHeading({ title, text, kind = 'section', link, children }: SectionHeadingProps) {
  if (!title && !text && !children) return null;
  return (
    <div className={row}>
      <div>
        {title && (
          <Heading level={kind === 'page' ? 1 : 2} size={kind}>
            {title}
          </Heading>
        )}
        {text && <p className={textClass}>{text}</p>}
      </div>
      <div className={aside}>
        <TextLink field={link} />
        {children}
      </div>
    </div>
  );
}
