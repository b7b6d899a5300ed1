import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
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
  onSelect: (mode: MediaMode) => void;
}

/** Renders buttons to switch between images, video, interior and 360° view (F064). Renders nothing when there are only images. */
export function ModeSwitch({ modes, mode, onSelect }: ModeSwitchProps) {
  const translate = useTranslate();
  if (modes.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className={styles.modes} role="group" aria-label={translate('mediaModes')}>
      {modes.map((option) => (
        <button key={option} type="button" aria-pressed={option === mode} onClick={() => onSelect(option)}>
          <Icon name={MODES[option].icon} size={16} />
          <span>{translate(MODES[option].label)}</span>
        </button>
      ))}
    </div>
  );
}
