import type { ComponentProps } from '../../content/views.ts';
import { AccordionSection } from './AccordionSection.tsx';
import { entriesOf } from './entries.ts';

/** Renders collapsible sections (F025): one open at a time with `SingleOpen`, the first one open with `FirstOpen`. */
export function Accordion({ rendering, fields, params }: ComponentProps) {
  const uid = rendering.uid ?? '';
  return (
    <AccordionSection
      fields={fields}
      entries={entriesOf(fields.Items, uid, { title: 'Title', text: 'Text' })}
      group={params.SingleOpen === '1' ? `accordion-${uid}` : undefined}
      firstOpen={params.FirstOpen === '1'}
    />
  );
}
