import type { ComponentProps } from '../../content/views.ts';
import { AccordionSection } from '../Accordion/AccordionSection.tsx';
import { entriesOf } from '../Accordion/entries.ts';
import { QUESTION_FIELDS } from './faqPage.ts';

/** Renders questions and answers as an accordion. The loader adds the structured data. */
export function FaqList({ rendering, fields }: ComponentProps<null>) {
  return (
    <AccordionSection fields={fields} entries={entriesOf(fields.Questions, rendering.uid ?? '', QUESTION_FIELDS)} />
  );
}
