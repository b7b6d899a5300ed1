import { fileValue, isEmptyField, itemsValue } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { besideHeading, frame } from '../../ui/besideHeading.styles.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { type Download, Downloads } from './Downloads.tsx';

/** Files to download with their type and size (F118). Nothing without a file that can be fetched. */
export function FileDownloadList({ fields }: ComponentProps) {
  const downloads = itemsValue(fields.Files).flatMap(({ fields: { Title, File } }): Download[] => {
    const file = fileValue(File);
    return file ? [{ title: Title, file }] : [];
  });
  if (downloads.length === 0) return null;
  return (
    <section className={classes(container, section)}>
      <div className={frame}>
        <div className={besideHeading}>
          <SectionHeading
            title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
            text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
          />
          <div>
            <Downloads downloads={downloads} />
          </div>
        </div>
      </div>
    </section>
  );
}
