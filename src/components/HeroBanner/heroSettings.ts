import type { ButtonKind } from '../../ui/Button.tsx';

/**
 * How a full-screen hero is composed: a picture beside the text, or one of the compositions below. Each shows a cut-out car
 * that nothing covers, with what its name says: the group's places, a car's price, a numbered plate, a light along the roof, the
 * electric range, colours to choose, measures.
 */
export type HeroComposition = 'split' | 'places' | 'offer' | 'plate' | 'rim' | 'range' | 'colours' | 'measures';

export interface HeroSettings {
  fullScreen: boolean;
  composition: HeroComposition;
  video: boolean;
  placement: 'top' | 'center' | 'bottom';
  ink: 'light' | 'dark';
  level: 1 | 2;
  button: ButtonKind;
  search: boolean;
}

const BUTTONS: Readonly<Record<string, ButtonKind>> = {
  Primary: 'primary',
  Secondary: 'secondary',
  Ghost: 'ghost',
  GhostContrast: 'ghostContrast',
  'Ghost Contrast': 'ghostContrast',
};

/** `centre` is the specification's spelling. */
const PLACEMENTS: Readonly<Record<string, HeroSettings['placement']>> = {
  top: 'top',
  center: 'center',
  centre: 'center',
};

const COMPOSITIONS: Readonly<Record<string, HeroComposition>> = {
  Places: 'places',
  Offer: 'offer',
  Plate: 'plate',
  Rim: 'rim',
  Range: 'range',
  Colours: 'colours',
  Measures: 'measures',
};

/** Returns what a table has for a text of editors. */
const own = <T>(table: Readonly<Record<string, T>>, text = ''): T | undefined =>
  Object.hasOwn(table, text) ? table[text] : undefined;

/** Parses the parameters of a hero banner (F014); unknown values become the defaults: bottom, white, h1, primary. */
export function heroSettings(params: Readonly<Record<string, string>>): HeroSettings {
  const fullScreen = params.Variant === 'FullScreen';
  return {
    fullScreen,
    composition: (fullScreen && own(COMPOSITIONS, params.Composition)) || 'split',
    video: params.ContentType === 'Video',
    placement: own(PLACEMENTS, params.ContentPlacement?.toLowerCase()) ?? 'bottom',
    ink: params.TextColor === 'Black' ? 'dark' : 'light',
    level: params.TitleTag === 'h2' ? 2 : 1,
    button: own(BUTTONS, params.ButtonType) ?? 'primary',
    search: params.ShowSearch === '1',
  };
}
