import { type CSSProperties, useId } from 'react';
import { imageValue, itemsValue, textValue } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentRendering, Fields } from '../../contracts/content/layout.ts';
import { useIsFirstImage } from '../../delivery/firstImage.ts';
import { classes } from '../../lib/classes.ts';
import * as hero from './HeroBanner.styles.ts';
import * as styles from './HeroColours.styles.ts';
import { heroSizes } from './heroSizes.ts';
import { MAX_COLOURS } from './maxColours.ts';

interface Colour {
  id: string;
  name: string;
  /** `#rrggbb`. */
  value: string;
  image: unknown;
}

/** Returns the colours that editors offer, each with its picture, as many as the styles can show. */
function coloursOf(fields: Fields): Colour[] {
  return itemsValue(fields.Colours)
    .map(({ id, fields: { Title, Colour, Image: image } }) => ({
      id,
      name: textValue(Title),
      value: textValue(Colour),
      image,
    }))
    .filter(({ name, value, image }) => name && /^#[0-9a-f]{6}$/i.test(value) && imageValue(image))
    .slice(0, MAX_COLOURS);
}

/** Returns whether a hero has colours to choose from. */
export const hasColours = (fields: Fields): boolean => coloursOf(fields).length > 1;

const rowsOf = (count: number) => ({ '--count': count, '--half': Math.ceil(count / 2) }) as CSSProperties;

/**
 * Renders a car in the chosen one of its colours. The radio buttons change the picture by style sheets alone, so that they work
 * without scripts. Pictures are fetched when they are chosen; a browser without scripts fetches all.
 */
export function ColourPicker({ rendering, fields }: { rendering: ComponentRendering; fields: Fields }) {
  const priority = useIsFirstImage(rendering);
  const name = useId();
  const colours = coloursOf(fields);
  const colourOf = (value: string) => ({ '--swatch': value }) as CSSProperties;
  return (
    <div className={styles.picker} role="radiogroup" aria-labelledby={`${name}-title`}>
      <div className={classes(hero.media, styles.shots)}>
        {colours.map(({ id, value, image }, at) => (
          <div key={id} className={styles.shot} style={colourOf(value)}>
            <Image
              field={image}
              sizes={heroSizes('fullScreen', imageValue(image), 'colours')}
              priority={priority && at === 0}
            />
          </div>
        ))}
      </div>
      <p id={`${name}-title`} className={styles.title}>
        <Text field={fields.ColoursTitle} />
      </p>
      <div className={styles.swatches} style={rowsOf(colours.length)}>
        {colours.map(({ id, name: label, value }, at) => (
          <label key={id} className={styles.swatch} style={colourOf(value)}>
            <input type="radio" name={name} value={at + 1} defaultChecked={at === 0} autoComplete="off" />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
