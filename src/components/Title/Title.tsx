import { isEmptyField } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';

/** The platform's own page title: a field of the data source, or of the page, behind an integrated GraphQL query. */
export function Title({ fields }: ComponentProps) {
  const title = titleField(fields);
  if (isEmptyField(title)) return null;
  return (
    <div className={`${container} ${section}`}>
      <Heading level={2} size="section">
        <Text field={title} />
      </Heading>
    </div>
  );
}

/** `Title`, or `data.datasource.field` before `data.contextItem.field`. */
export function titleField(fields: Readonly<Record<string, unknown>>): unknown {
  const data = record(fields.data);
  const choices = [fields.Title, record(data.datasource).field, record(data.contextItem).field];
  return choices.find((field) => !isEmptyField(field));
}

const record = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
