import { useEffect, useRef } from 'react';
import { itemsValue, linkValue } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './booking.styles.ts';
import type { BookingData } from './bookingData.ts';

const EXTERNAL = /^https?:/i;

/** Renders links to makes that are booked elsewhere, and the logos of the other makes (F088). It works without scripts. */
export function MakeIntro({ fields, makes }: { fields: Fields; makes: BookingData['makes'] }) {
  const translate = useTranslate();
  const links = itemsValue(fields.DirectLinks).flatMap(({ id, fields: { Link: field } }) => {
    const link = linkValue(field);
    return link?.text ? [{ id, field, link }] : [];
  });
  return (
    <div className={styles.intro}>
      {links.length > 0 && (
        <>
          <h2 className={styles.introTitle}>{translate('bookingDirectLinks')}</h2>
          <ul className={styles.directLinks}>
            {links.map(({ id, field, link }, at) => (
              <li key={id || at}>
                <Link field={field}>
                  <span>{link.text}</span>
                  <Icon name={EXTERNAL.test(link.href) ? 'external' : 'arrowRight'} size={16} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {makes.length > 0 && (
        <details className={styles.makes}>
          <summary>
            <span>{translate('bookingOtherBrands')}</span>
            <Icon name="chevronDown" size={16} />
          </summary>
          <ul>
            {makes.map((make) => (
              <MakeLogo key={make.name} make={make} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Renders a logo, which hides when its file is missing. */
function MakeLogo({ make: { name, logo } }: { make: BookingData['makes'][number] }) {
  const image = useRef<HTMLImageElement>(null);
  // It may have failed before hydration.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) hide(image.current);
  }, []);
  if (!logo) return <li>{name}</li>;
  return (
    <li>
      <img
        ref={image}
        src={logo}
        alt={name}
        height={28}
        loading="lazy"
        decoding="async"
        onError={({ currentTarget }) => hide(currentTarget)}
      />
    </li>
  );
}

/** Hides the logo with its cell. */
function hide(image: HTMLImageElement): void {
  const cell = image.closest('li');
  if (cell) cell.hidden = true;
}
