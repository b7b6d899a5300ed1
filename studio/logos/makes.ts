import { CAPITAL } from '../../lib/wordmark.ts';
import type { Drawing } from './drawing.ts';
import { type FaceName, outlinesOf } from './glyphs.ts';
import type { Group } from './groups.ts';

/** Wordmarks of car makes: their names in five plain faces. They do not imitate the makes' own lettering or badges. */

export interface MakeName {
  label: string;
  wordmark: Drawing;
}

const make = (face: FaceName, tracking: number, label: string): MakeName => ({
  label,
  wordmark: outlinesOf(face, label, CAPITAL, tracking),
});

/** Returns a make with its initial as the mark of its icon. */
const brand = (face: FaceName, tracking: number, label: string, tile: Group['tile']): Group => ({
  ...make(face, tracking, label),
  mark: outlinesOf(face, label.charAt(0), CAPITAL),
  tile,
});

/** Makes with a brand host, by the name of its theme, each in the manner and the colours of that theme. */
export const BRANDS = {
  mercedes: brand('light', 0.03, 'Mercedes-Benz', {
    ground: '#0b0b0c',
    ink: '#d4d7da',
    margin: 0.2,
    radius: 0,
    stroke: 5,
  }),
  smart: brand('round', 0.01, 'smart', { ground: '#23272a', ink: '#d3f23c', margin: 0.2, radius: 0.3, stroke: 4 }),
  mini: brand('wide', 0.02, 'MINI', { ground: '#ffffff', ink: '#000000', margin: 0.1, radius: 0, stroke: 0 }),
  bmw: brand('narrow', 0.06, 'BMW', { ground: '#0a62c4', ink: '#ffffff', margin: 0.15, radius: 0, stroke: 0 }),
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
