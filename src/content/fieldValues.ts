import type { Fields } from '../contracts/content/layout.ts';

/** Results of the field readers in `fields.ts`. */

export interface LinkValue {
  href: string;
  text: string;
  title: string | undefined;
  target: '_blank' | undefined;
}

export interface ImageValue {
  src: string;
  /** Empty for a decorative image. */
  alt: string;
  /** Pixels; null when unknown (SVG). */
  width: number | null;
  height: number | null;
  /** Its ground is transparent: the field has the class `cut-out`. */
  cutOut?: true;
}

export interface FileValue {
  src: string;
  /** Without its ending. */
  name: string;
  /** Title for visitors; the file name without one. */
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
