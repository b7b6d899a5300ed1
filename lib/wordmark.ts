/** A name as vector outlines, in units that make its capitals 200 high. Its box begins at 0 0 and ends with the ink. */
export interface Wordmark {
  /** The name in text. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Of the letters, from the top. */
  readonly baseline: number;
  /** Data of one SVG path. */
  readonly path: string;
}

/** Height of a capital, in units. */
export const CAPITAL = 200;
