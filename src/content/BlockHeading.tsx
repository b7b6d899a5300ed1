import type { Fields } from '../contracts/content/layout.ts';
import { isEmptyField } from './fields.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { Text } from './Text.tsx';

/** Renders a block's `Title`, `Text` and link as a section heading. Renders nothing without text. */
export function BlockHeading({ fields, link }: { fields: Fields; link?: unknown }) {
  return (
    <SectionHeading
      title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
      text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
      link={link}
    />
  );
}
