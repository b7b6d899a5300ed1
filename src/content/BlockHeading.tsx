import type { Fields } from '../contracts/layout.ts';
import { isEmptyField } from './fields.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { Text } from './Text.tsx';

/** A block's `Title` and `Text` as the heading of its section, and a link field as its way on. Nothing without words. */
export function BlockHeading({ fields, link }: { fields: Fields; link?: unknown }) {
  return (
    <SectionHeading
      title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
      text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
      link={link}
    />
  );
}
