import { CAPITAL } from '../../lib/wordmark.ts';
import type { Drawing } from './drawing.ts';
import { type FaceName, outlinesOf } from './glyphs.ts';

/** Wordmarks of car makes: their names in five plain faces. They do not imitate the makes' own lettering or badges. */

export interface MakeName {
  label: string;
  wordmark: Drawing;
}

const make = (face: FaceName, tracking: number, label: string): MakeName => ({
  label,
  wordmark: outlinesOf(face, label, CAPITAL, tracking),
});

/** Makes with a brand host, by the name of its theme, each in the manner of that theme. */
export const BRANDS = {
  mercedes: make('light', 0.03, 'Mercedes-Benz'),
  smart: make('round', 0.01, 'smart'),
  mini: make('wide', 0.02, 'MINI'),
  bmw: make('narrow', 0.06, 'BMW'),
} as const;

/** All other makes, by their brand code in the indexes. */
export const OTHER_MAKES: Readonly<Record<string, MakeName>> = {
  AU: make('plain', 0.12, 'AUDI'),
  BY: make('wide', 0.06, 'BYD'),
  CU: make('narrow', 0.22, 'CUPRA'),
  DA: make('plain', 0.2, 'DACIA'),
  FI: make('narrow', 0.16, 'FIAT'),
  FO: make('round', 0.02, 'Ford'),
  HO: make('plain', 0.06, 'HONDA'),
  HY: make('plain', 0.04, 'HYUNDAI'),
  KI: make('wide', 0.1, 'KIA'),
  LR: make('narrow', 0.14, 'LAND ROVER'),
  MA: make('plain', 0.08, 'MAZDA'),
  NI: make('light', 0.16, 'NISSAN'),
  OP: make('plain', 0.12, 'OPEL'),
  PE: make('narrow', 0.12, 'PEUGEOT'),
  PO: make('light', 0.14, 'PORSCHE'),
  PS: make('light', 0.05, 'Polestar'),
  RE: make('narrow', 0.12, 'RENAULT'),
  SE: make('plain', 0.14, 'SEAT'),
  SK: make('plain', 0.1, 'ŠKODA'),
  SU: make('plain', 0.04, 'SUBARU'),
  TE: make('light', 0.24, 'TESLA'),
  TO: make('plain', 0.06, 'TOYOTA'),
  VO: make('plain', 0.14, 'VOLVO'),
  VW: make('narrow', 0.12, 'VOLKSWAGEN'),
  YA: make('wide', 0, 'YAMAHA'),
};
