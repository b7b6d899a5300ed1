import { round } from '../../ui/carousel/Strip.styles.ts';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';

/** Renders a round icon button over a 360° or interior view. */
export function Control({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={round} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
