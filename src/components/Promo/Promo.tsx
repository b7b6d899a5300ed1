import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { buttons } from '../../ui/button.styles.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { body, image, promo } from './Promo.styles.ts';

/** Renders the platform's teaser: image, texts and a link. */
export function Promo({ fields }: ComponentProps) {
  const { PromoIcon, PromoText, PromoText2, PromoText3, PromoLink } = fields;
  if ([PromoIcon, PromoText, PromoText2, PromoText3, PromoLink].every(isEmptyField)) return null;
  return (
    <div className={`${container} ${section}`}>
      <div className={promo}>
        {imageValue(PromoIcon) && <Image field={PromoIcon} sizes="(min-width: 48rem) 40vw, 100vw" className={image} />}
        <div className={body}>
          <RichText field={PromoText} />
          <RichText field={PromoText2} />
          <RichText field={PromoText3} />
          <Link field={PromoLink} className={buttons.secondary} />
        </div>
      </div>
    </div>
  );
}
