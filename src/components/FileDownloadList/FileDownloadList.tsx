import { BlockHeading } from '../../content/BlockHeading.tsx';
import { fileValue, itemsValue } from '../../content/fields.ts';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { frame, sideHeading } from '../../ui/sideHeading.styles.ts';
import { type Download, Downloads } from './Downloads.tsx';

/** Renders files to download with type and size (F118). Renders nothing without files. */
export function FileDownloadList({ fields }: ComponentProps) {
  const downloads = itemsValue(fields.Files).flatMap(({ fields: { Title, File } }): Download[] => {
    const file = fileValue(File);
    return file ? [{ title: Title, file }] : [];
  });
  if (downloads.length === 0) return null;
  return (
    <section className={classes(container, section)}>
      <div className={frame}>
        <div className={sideHeading}>
          <BlockHeading fields={fields} />
          <div>
            <Downloads downloads={downloads} />
          </div>
        </div>
      </div>
    </section>
  );
}
