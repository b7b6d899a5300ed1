import type { Fields } from '../contracts/layout.ts';

/** What the readers of `fields.ts` make of layout fields. */

export interface LinkValue {
  href: string;
  text: string;
  title: string | undefined;
  target: '_blank' | undefined;
}

export interface ImageValue {
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Pixels; null when unknown (SVG). */
  width: number | null;
  height: number | null;
}

export interface FileValue {
  src: string;
  /** Without its ending. */
  name: string;
  /** What people call it; its name when nobody has said. */
  title: string;
  /** Lower case, without a dot; `''` when unknown. */
  extension: string;
  /** Bytes; null when unknown. */
  size: number | null;
}

export interface ItemValue {
  id: string;
  name: string;
  fields: Fields;
}
