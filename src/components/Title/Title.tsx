import { recordOf } from '../../../lib/record.ts';
import { isEmptyField } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';

/** Renders the platform's page title: a field of the data source or of the page, from an integrated GraphQL query. */
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

/** Returns `Title`, else `data.datasource.field`, else `data.contextItem.field`. */
function titleField(fields: Readonly<Record<string, unknown>>): unknown {
  const data = recordOf(fields.data);
  const candidates = [fields.Title, recordOf(data.datasource).field, recordOf(data.contextItem).field];
  return candidates.find((field) => !isEmptyField(field));
}
