import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { IconDrawing } from '../../ui/IconDrawing.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CompareView.styles.ts';

/** What of the cars is shown. */
export interface Shown {
  onlyDifferences: boolean;
  technicalData: boolean;
  equipment: boolean;
}

const LABELS = {
  onlyDifferences: 'compareOnlyDifferences',
  technicalData: 'technicalData',
  equipment: 'equipment',
} as const;
const SWITCHES = Object.keys(LABELS) as (keyof Shown)[];

interface CompareToolsProps {
  shown: Shown;
  onChange: (shown: Shown) => void;
  href: string;
}

/** Switches for what is shown (F071), the address to hand on, and the print sheet. */
export function CompareTools({ shown, onChange, href }: CompareToolsProps) {
  const translate = useTranslate();
  const { head } = usePage();
  return (
    <div className={styles.tools}>
      {SWITCHES.map((name) => (
        <label key={name} className={styles.toggle}>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state by itself
            role="switch"
            checked={shown[name]}
            onChange={(event) => onChange({ ...shown, [name]: event.currentTarget.checked })}
          />
          {translate(LABELS[name])}
        </label>
      ))}
      <span className={styles.ways}>
        <CopyButton
          className={styles.way}
          value={new URL(href, head.canonical).href}
          label={translate('copyLink')}
          icon="link"
          size={18}
        />
        <Button kind="secondary" className={styles.way} aria-label={translate('print')} onClick={() => window.print()}>
          <IconDrawing icon="printer" size={18} />
        </Button>
      </span>
    </div>
  );
}
