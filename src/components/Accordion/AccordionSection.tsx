import { BlockHeading } from '../../content/BlockHeading.tsx';
import { isEmptyField } from '../../content/fields.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { frame, sideHeading } from '../../ui/sideHeading.styles.ts';
import { AccordionEntries } from './AccordionEntries.tsx';
import type { Entry } from './entries.ts';

interface AccordionSectionProps {
  fields: Fields;
  entries: readonly Entry[];
  group?: string | undefined;
  firstOpen?: boolean;
}

/** Renders title, text and collapsible sections of Accordion and FaqList. Renders nothing without entries. */
export function AccordionSection({ fields, entries, group, firstOpen = false }: AccordionSectionProps) {
  if (entries.length === 0) return null;
  const hasTitle = !isEmptyField(fields.Title);
  return (
    <section className={classes(container, section)}>
      <div className={frame}>
        <div className={sideHeading}>
          <BlockHeading fields={fields} />
          <AccordionEntries entries={entries} level={hasTitle ? 3 : 2} group={group} firstOpen={firstOpen} />
        </div>
      </div>
    </section>
  );
}
