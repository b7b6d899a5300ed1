import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { checkedList } from '../../content/RichText.styles.ts';
import { RichText } from '../../content/RichText.tsx';
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

/** The height of the panel beside it decides how much of a wide image shows. */
const IMAGE_SIZES = '(min-width: 64rem) 62rem, 100vw';

/** Renders the tire hotel with its image and what visitors get (F107–F116). Without scripts it says what it needs, and how to book instead. */
export function TireHotel({ rendering, fields, params, data }: ComponentProps<TireHotelData>) {
  const translate = useTranslate();
  const isFirst = useIsFirstImage(rendering);
  const hasImage = imageValue(fields.BackgroundImage) !== null;
  return (
    <section id="tireHotel" className={classes(section, styles.target)}>
      <div className={classes(container, styles.content)} data-pictured={hasImage || undefined}>
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
        <div className={styles.flow}>
          <div className={scriptless}>
            <p>{translate('tireNeedsScripts')}</p>
            <ContactLinks {...data.contact} />
          </div>
          <TireHotelFlow fields={fields} contact={data.contact} />
        </div>
        {!isEmptyField(fields.Aside) && (
          <div className={styles.benefits} data-benefits="">
            <RichText field={fields.Aside} className={checkedList} />
          </div>
        )}
        {hasImage && (
          <div className={styles.picture} data-picture="">
            <Image field={fields.BackgroundImage} sizes={IMAGE_SIZES} priority={isFirst} />
          </div>
        )}
      </div>
    </section>
  );
}
