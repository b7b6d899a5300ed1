import { Icon, type IconName } from '../../ui/Icon.tsx';
import { round } from '../../ui/Strip.styles.ts';

/** One of the round buttons over what turns. */
export function Control({ icon, label, act }: { icon: IconName; label: string; act: () => void }) {
  return (
    <button type="button" className={round} aria-label={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
