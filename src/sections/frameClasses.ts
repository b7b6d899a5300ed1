import { type Frame, readStyles, type StyleName } from '../contracts/page/frame.ts';
import { classes } from '../lib/classes.ts';
import { bands } from '../ui/layout.styles.ts';
import * as css from './Frame.styles.ts';

/** Returns the class names of a splitter's part from its list of styles; undefined without styles. */
export function partClasses(list: string | undefined): string | undefined {
  const { styles } = readStyles(list ?? '');
  return styles.length > 0 ? classes(bandClasses({ styles }), ...styleClasses(styles)) : undefined;
}

/** Returns the class names of a frame's styles. */
export function styleClasses(styles: readonly StyleName[]): (string | undefined)[] {
  return styles.map((name) => (name in css.styles ? css.styles[name as keyof typeof css.styles] : undefined));
}

/**
 * Returns the classes of the band that styles or a background image require. A background image has the text colours of the
 * contrast band.
 */
export function bandClasses({ styles = [], background }: Frame): string | undefined {
  if (background) return bands.contrast;
  const contrast = styles.includes('background-contrast') ? bands.contrast : undefined;
  const band = contrast ?? (styles.includes('background-tint') ? bands.tint : undefined);
  return band && classes(band, css.band);
}
