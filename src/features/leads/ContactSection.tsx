import type { Elements } from '../../lib/browser/elements.ts';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import * as styles from './ContactSection.styles.ts';

interface ContactSectionProps {
  title: string;
  text: string;
  /** Links for people who would rather not use the form. */
  links?: Elements;
  level?: HeadingLevel;
  /** The form. */
  children: Elements;
}

/** Renders a contact form next to what it is for. `formAnchor` names the element with its confirmation. */
export function ContactSection({ title, text, links, level = 2, children }: ContactSectionProps) {
  return (
    <section id="contact" className={styles.section}>
      <div className={styles.intro}>
        <Heading level={level} size="section">
          {title}
        </Heading>
        <p>{text}</p>
        {links}
      </div>
      <div className={styles.panel}>{children}</div>
    </section>
  );
}
