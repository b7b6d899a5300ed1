import { type CSSProperties, Suspense } from 'react';
import type { ComponentRendering } from '../contracts/content/layout.ts';
import { BREAKPOINTS, type Columns } from '../contracts/page/frame.ts';
import { serverRenderedPart } from '../delivery/lazyParts.tsx';
import type { Elements } from '../lib/browser/elements.ts';
import { classes } from '../lib/classes.ts';
import { FirstImageContext } from '../ui/firstImageContext.ts';
import * as css from './Frame.styles.ts';
import { bandClasses, styleClasses } from './frameClasses.ts';

/** Few sections have a background image. */
const Backdrop = serverRenderedPart(async () => (await import('./Backdrop.tsx')).Backdrop);

/** Renders the box that the component's parameters define. Renders only the component without such parameters. */
export function Frame({ rendering, children }: { rendering: ComponentRendering; children: Elements }) {
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
      {background && (
        <Suspense>
          <Backdrop rendering={rendering} src={background} />
        </Suspense>
      )}
      {background ? <FirstImageContext value={false}>{children}</FirstImageContext> : children}
    </div>
  );
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
