import type { Sheet } from './atlas.ts';
import type { Lines } from './body.ts';
import { drawFront, drawRear } from './faces.ts';
import { drawDoors, drawScreens, drawTop, drawWindows, flankTrim } from './flanks.ts';
import type { Skin } from './skinParts.ts';

/** Draws the whole blueprint of a car. */
export const drawSkin = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  drawTop(sheet, lines, skin);
  drawDoors(sheet, lines, skin);
  flankTrim(sheet, lines, skin);
  drawFront(sheet, lines, skin);
  drawRear(sheet, lines, skin);
  drawWindows(sheet, lines, skin);
  drawScreens(sheet, skin);
};
