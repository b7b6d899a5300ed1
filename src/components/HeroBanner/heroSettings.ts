import type { ButtonKind } from '../../ui/Button.tsx';

export interface HeroSettings {
  fullScreen: boolean;
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

/** Parses the parameters of a hero banner (F014); unknown values become the defaults: bottom, white, h1, primary. */
export function heroSettings(params: Readonly<Record<string, string>>): HeroSettings {
  return {
    fullScreen: params.Variant === 'FullScreen',
    video: params.ContentType === 'Video',
    placement: PLACEMENTS[params.ContentPlacement?.toLowerCase() ?? ''] ?? 'bottom',
    ink: params.TextColor === 'Black' ? 'dark' : 'light',
    level: params.TitleTag === 'h2' ? 2 : 1,
    button: BUTTONS[params.ButtonType ?? ''] ?? 'primary',
    search: params.ShowSearch === '1',
  };
}
