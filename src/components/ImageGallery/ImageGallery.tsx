import { imageValue, isEmptyField, itemsValue } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { GalleryImages } from './GalleryImages.tsx';

const COLUMNS: readonly string[] = ['2', '3', '4'];

/** Renders images in 2, 3 or 4 columns that open enlarged. Renders nothing without images. */
export function ImageGallery({ fields, params }: ComponentProps) {
  const images = itemsValue(fields.Images)
    .filter((item) => imageValue(item.fields.Image))
    .map((item) => item.fields);
  if (images.length === 0) return null;
  const columns = COLUMNS.includes(params.Columns ?? '') ? params.Columns : '3';
  return (
    <section className={classes(container, section)}>
      <SectionHeading title={!isEmptyField(fields.Title) && <Text field={fields.Title} />} />
      <GalleryImages title={fields.Title} images={images} columns={columns} />
    </section>
  );
}
