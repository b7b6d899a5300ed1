import { use } from 'react';
import { isEmptyField, itemsValue, textValue } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { ComponentViewsContext } from '../../delivery/componentViews.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { useIsEdited, useTranslate } from '../../ui/sharedContext.ts';
import { carouselSection, rounded, wide } from './Carousel.styles.ts';
import { CarouselFrame } from './CarouselFrame.tsx';
import { PlacedColumn, placedSlides } from './placedSlides.tsx';
import { intervalOf } from './rotation.ts';
import { isFilled, Slide } from './Slide.tsx';

/** Renders a carousel of its own slides, or of the components in its placeholder (F118). Renders nothing without either. */
export function Carousel({ rendering, fields, params }: ComponentProps) {
  const translate = useTranslate();
  const isEdited = useIsEdited();
  const views = use(ComponentViewsContext);
  const hasTitle = !isEmptyField(fields.Title);
  const items = itemsValue(fields.Slides).filter(isFilled);
  const placedComponents = items.length === 0 ? placedSlides({ rendering, params }, views) : [];
  if (isEdited && items.length === 0) return <PlacedColumn rendering={rendering} params={params} />;
  if (items.length === 0 && placedComponents.length === 0) return null;
  const slidesOfField = items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in which an item may be repeated
    <Slide key={position} fields={item.fields} level={hasTitle ? 3 : 2} />
  ));
  const slides = slidesOfField.length > 0 ? slidesOfField : placedComponents;
  return (
    <section className={classes(section, carouselSection)}>
      {hasTitle && (
        <div className={container}>
          <SectionHeading title={<Text field={fields.Title} />} />
        </div>
      )}
      <div className={slidesOfField.length > 0 ? container : undefined}>
        <CarouselFrame
          label={textValue(fields.Title) || translate('carouselLabel')}
          interval={intervalOf(params.Interval)}
          slides={slides}
          className={slidesOfField.length > 0 ? rounded : wide}
        />
      </div>
    </section>
  );
}
