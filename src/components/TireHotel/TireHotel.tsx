import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { useIsFirstImage } from '../../delivery/firstImage.ts';
import { scriptless } from '../../features/flow/flow.styles.ts';
import { ContactLinks } from '../../features/tireHotel/ContactLinks.tsx';
import { TireHotelFlow } from '../../features/tireHotel/TireHotelFlow.tsx';
import { classes } from '../../lib/classes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { TireHotelData } from './TireHotel.data.ts';
import * as styles from './TireHotel.styles.ts';

/** Renders the tire hotel on its background image (F107–F116). Without scripts it says what it needs, and how to book instead. */
export function TireHotel({ rendering, fields, params, data }: ComponentProps<TireHotelData>) {
  const translate = useTranslate();
  const isFirst = useIsFirstImage(rendering);
  const hasImage = imageValue(fields.BackgroundImage) !== null;
  return (
    <section id="tireHotel" className={classes(styles.target, hasImage ? styles.onImage : section)}>
      {hasImage && (
        <div className={styles.background}>
          <Image field={fields.BackgroundImage} sizes="100vw" priority={isFirst} />
        </div>
      )}
      <div className={classes(container, styles.content)}>
        <div className={styles.head}>
          {!isEmptyField(fields.Title) && (
            <Heading level={params.TitleTag === 'h1' ? 1 : 2} size={params.TitleTag === 'h1' ? 'page' : 'section'}>
              <Text field={fields.Title} />
            </Heading>
          )}
          {!isEmptyField(fields.Text) && (
            <p>
              <Text field={fields.Text} />
            </p>
          )}
        </div>
        <div className={scriptless}>
          <p>{translate('tireNeedsScripts')}</p>
          <ContactLinks {...data.contact} />
        </div>
        <TireHotelFlow fields={fields} contact={data.contact} />
      </div>
    </section>
  );
}
