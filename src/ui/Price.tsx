import { classes } from '../lib/classes.ts';
import { campaign, former, price } from './Price.styles.ts';

interface PriceProps {
  /** Formatted, currency included. */
  text: string;
  kind?: 'plain' | 'campaign' | 'former';
  className?: string | undefined;
}

/** A price in text. A former price is struck through, a campaign price has the colour of its own. */
export function Price({ text, kind = 'plain', className }: PriceProps) {
  if (!text) return null;
  const Tag = kind === 'former' ? 's' : 'span';
  return (
    <Tag className={classes(price, kind === 'campaign' && campaign, kind === 'former' && former, className)}>
      {text}
    </Tag>
  );
}
