import { isEmptyField } from '../../content/fields.ts';
import { RichText } from '../../content/RichText.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { usePage } from '../../page/PageContext.tsx';
import { container, section } from '../../ui/layout.styles.ts';

/** Renders the platform's body text: the data source's, else the page's field `Content`. */
export function PageContent({ fields }: ComponentProps) {
  const { route } = usePage();
  const content = isEmptyField(fields.Content) ? route.fields.Content : fields.Content;
  if (isEmptyField(content)) return null;
  return (
    <div className={`${container} ${section}`}>
      <RichText field={content} />
    </div>
  );
}
