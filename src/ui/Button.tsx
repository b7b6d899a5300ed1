import type { AnchorHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import { buttons } from './button.styles.ts';

export type ButtonKind = keyof typeof buttons;

interface Common {
  kind?: ButtonKind;
  children: ReactNode;
}

/** Renders a button. `type` is `button` by default. */
export function Button({ kind = 'primary', className, ...rest }: Common & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(buttons[kind], className)} />;
}

/** Renders a link that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  className,
  ...rest
}: Common & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <a {...rest} className={classes(buttons[kind], className)} />;
}
