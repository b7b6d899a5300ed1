import type { Fields } from '../contracts/content/layout.ts';
import { isEmptyField } from './fields.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { Text } from './Text.tsx';

interface BlockHeadingProps {
  fields: Fields;
  link?: unknown;
  /** `page`: the page's only main heading. */
  kind?: 'section' | 'page';
}

/** Renders a block's `Title`, `Text` and link as a section heading. Renders nothing without text. */
export function BlockHeading({ fields, link, kind = 'section' }: BlockHeadingProps) {
  return (
    <SectionHeading
      kind={kind}
      title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
      text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
      link={link}
    />
  );
}
