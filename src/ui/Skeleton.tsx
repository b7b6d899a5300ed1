import { classes } from '../lib/classes.ts';
import { skeleton } from './Skeleton.styles.ts';

/** Renders a placeholder for content that is loading. Its size comes from `className` or from CSS lengths. */
export function Skeleton({
  width,
  height,
  className,
}: {
  width?: string | undefined;
  height?: string | undefined;
  className?: string | undefined;
}) {
  return <span className={classes(skeleton, className)} style={{ width, height }} aria-hidden="true" />;
}
