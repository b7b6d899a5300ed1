import type { CSSProperties, ReactNode } from 'react';
import { BREAKPOINTS, type Columns, type Frame as FrameData, readStyles, type StyleName } from '../contracts/frame.ts';
import type { ComponentRendering } from '../contracts/layout.ts';
import { classes } from '../lib/classes.ts';
import { FirstImageContext } from '../ui/firstImageContext.ts';
import { bands } from '../ui/layout.styles.ts';
import { ResponsiveImage } from '../ui/ResponsiveImage.tsx';
import * as css from './Frame.styles.ts';
import { useIsFirstImage } from './firstImage.ts';

/** Renders the box that the component's parameters define. Renders only the component without such parameters. */
export function Frame({ rendering, children }: { rendering: ComponentRendering; children: ReactNode }) {
  const { frame } = rendering;
  if (!frame) return children;
  const { id, styles = [], columns, background } = frame;
  return (
    <div
      id={id}
      className={classes(
        css.frame,
        columns && css.cell,
        background && css.withImage,
        bandClasses(frame),
        ...styleClasses(styles),
      )}
      style={columns && cellStyle(columns)}
      data-frame=""
    >
      {background && <Backdrop rendering={rendering} src={background} />}
      {background ? <FirstImageContext value={false}>{children}</FirstImageContext> : children}
    </div>
  );
}

/** Returns the class names of a splitter's part from its list of styles; undefined without styles. */
export function partClasses(list: string | undefined): string | undefined {
  const { styles } = readStyles(list ?? '');
  return styles.length > 0 ? classes(bandClasses({ styles }), ...styleClasses(styles)) : undefined;
}

function styleClasses(styles: readonly StyleName[]): (string | undefined)[] {
  return styles.map((name) => (name in css.styles ? css.styles[name as keyof typeof css.styles] : undefined));
}

/**
 * Returns the classes of the band that styles or a background image require. A background image has the text colours of the
 * contrast band.
 */
function bandClasses({ styles = [], background }: FrameData): string | undefined {
  if (background) return bands.contrast;
  const contrast = styles.includes('background-contrast') ? bands.contrast : undefined;
  const band = contrast ?? (styles.includes('background-tint') ? bands.tint : undefined);
  return band && classes(band, css.band);
}

function Backdrop({ rendering, src }: { rendering: ComponentRendering; src: string }) {
  const priority = useIsFirstImage(rendering, 'background');
  const size = { width: null, height: null };
  return <ResponsiveImage src={src} alt="" {...size} sizes="100vw" priority={priority} className={css.backdrop} />;
}

/** Returns the cell's custom properties. It sets all of them, because nested cells would inherit missing ones. */
function cellStyle({ spans, offsets }: Columns): CSSProperties {
  const entries = BREAKPOINTS.flatMap((breakpoint, at) => {
    const [span = 12, offset = 0] = [spans[at], offsets[at]];
    const total = span + offset;
    return [
      [`--span-${breakpoint}`, total],
      [`--lead-${breakpoint}`, Math.round((offset / total) * 1e4) / 1e4],
    ];
  });
  return Object.fromEntries(entries);
}
