import { Icon, type IconName } from '../../ui/Icon.tsx';
import { round } from '../../ui/Strip.styles.ts';

/** Renders a round icon button over a 360° or interior view. */
export function Control({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={round} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
