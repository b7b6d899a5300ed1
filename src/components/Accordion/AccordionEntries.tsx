import { useRef } from 'react';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { useIsEdited } from '../../ui/sharedContext.ts';
import * as styles from './Accordion.styles.ts';
import type { Entry } from './entries.ts';
import { useDeepLink } from './useDeepLink.ts';

interface AccordionEntriesProps {
  entries: readonly Entry[];
  level: HeadingLevel;
  /** The common name of all sections; opening one then closes the others. */
  group?: string | undefined;
  firstOpen?: boolean;
}

/** Renders entries as native disclosures: they open without JavaScript, by a URL fragment, and by a search in the page. */
export function AccordionEntries({ entries, level, group, firstOpen = false }: AccordionEntriesProps) {
  const container = useRef<HTMLDivElement>(null);
  const isEdited = useIsEdited();
  useDeepLink(container);
  return (
    <div ref={container} className={styles.entries}>
      {entries.map(({ id, title, text }, index) => (
        <details
          key={id}
          name={isEdited ? undefined : group}
          open={isEdited || (firstOpen && index === 0)}
          className={styles.entry}
        >
          <summary className={styles.summary}>
            <Heading level={level} size="small">
              <Text field={title} />
            </Heading>
          </summary>
          <div id={id} className={styles.content}>
            <RichText field={text} />
          </div>
        </details>
      ))}
    </div>
  );
}
