import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { MediaMode } from './carMedia.ts';
import * as styles from './media.styles.ts';

const MODES = {
  images: { icon: 'images', label: 'mediaImages' },
  video: { icon: 'play', label: 'mediaVideo' },
  internal: { icon: 'seat', label: 'mediaInternal' },
  external: { icon: 'turn', label: 'mediaExternal' },
} as const satisfies Record<MediaMode, { icon: IconName; label: string }>;

interface ModeSwitchProps {
  modes: readonly MediaMode[];
  mode: MediaMode;
  onChoose: (mode: MediaMode) => void;
}

/** What the car is looked at with (F064); nothing where there are only pictures. */
export function ModeSwitch({ modes, mode, onChoose }: ModeSwitchProps) {
  const translate = useTranslate();
  if (modes.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className={styles.modes} role="group" aria-label={translate('mediaModes')}>
      {modes.map((one) => (
        <button key={one} type="button" aria-pressed={one === mode} onClick={() => onChoose(one)}>
          <Icon name={MODES[one].icon} size={16} />
          {translate(MODES[one].label)}
        </button>
      ))}
    </div>
  );
}
