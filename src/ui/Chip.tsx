import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import { chip } from './Chip.styles.ts';
import { Icon } from './Icon.tsx';

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  children: ReactNode;
  /** Shows the cross: the chip takes its filter away. */
  removes?: boolean;
};

export function Chip({ className, children, removes = false, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} className={classes(chip, className)}>
      {children}
      {removes && <Icon name="close" size={14} />}
    </button>
  );
}
