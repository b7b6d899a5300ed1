/** A dimension line of a car's side view. */
export interface SideMeasure {
  name: 'length' | 'wheelbase' | 'height';
  label: string;
  text: string;
  /** Where the line begins and ends: distances from the two edges of the picture, as custom properties. */
  ends: Readonly<Record<'--start' | '--end', string>>;
}
