import { use } from 'react';
import { isEmptyField, itemsValue, textValue } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { ComponentViewsContext } from '../../page/componentViews.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { useIsEdited, useTranslate } from '../../ui/sharedContext.ts';
import { rounded, whole, wide } from './Carousel.styles.ts';
import { CarouselFrame } from './CarouselFrame.tsx';
import { PlacedColumn, placedSlides } from './placedSlides.tsx';
import { intervalOf } from './rotation.ts';
import { isFilled, Slide } from './Slide.tsx';

/** Slides of its own, or the components that editors have put into its placeholder (F118). Nothing without either. */
export function Carousel({ rendering, fields, params }: ComponentProps) {
  const translate = useTranslate();
  const isEdited = useIsEdited();
  const views = use(ComponentViewsContext);
  const titled = !isEmptyField(fields.Title);
  const items = itemsValue(fields.Slides).filter(isFilled);
  const placed = items.length === 0 ? placedSlides({ rendering, params }, views) : [];
  if (isEdited && items.length === 0) return <PlacedColumn rendering={rendering} params={params} />;
  if (items.length === 0 && placed.length === 0) return null;
  const own = items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in which an item may stand twice
    <Slide key={position} fields={item.fields} level={titled ? 3 : 2} />
  ));
  const slides = own.length > 0 ? own : placed;
  return (
    <section className={classes(section, whole)}>
      {titled && (
        <div className={container}>
          <SectionHeading title={<Text field={fields.Title} />} />
        </div>
      )}
      <div className={own.length > 0 ? container : undefined}>
        <CarouselFrame
          label={textValue(fields.Title) || translate('carouselLabel')}
          interval={intervalOf(params.Interval)}
          slides={slides}
          className={own.length > 0 ? rounded : wide}
        />
      </div>
    </section>
  );
}
