import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { IconDrawing } from '../../ui/icon/IconDrawing.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CompareView.styles.ts';

/** What the comparison displays. */
export interface ComparisonOptions {
  onlyDifferences: boolean;
  technicalData: boolean;
  equipment: boolean;
}

const LABELS = {
  onlyDifferences: 'compareOnlyDifferences',
  technicalData: 'technicalData',
  equipment: 'equipment',
} as const;
const SWITCHES = Object.keys(LABELS) as (keyof ComparisonOptions)[];

interface CompareToolsProps {
  options: ComparisonOptions;
  onChange: (options: ComparisonOptions) => void;
  href: string;
}

/** Renders the switches of the comparison (F071), its URL to share, and the print button. */
export function CompareTools({ options, onChange, href }: CompareToolsProps) {
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
            checked={options[name]}
            onChange={(event) => onChange({ ...options, [name]: event.currentTarget.checked })}
          />
          <span>{translate(LABELS[name])}</span>
        </label>
      ))}
      <span className={styles.links}>
        <CopyButton
          className={styles.iconButton}
          value={new URL(href, head.canonical).href}
          label={translate('copyLink')}
          icon="link"
          size={18}
        />
        <Button
          kind="secondary"
          className={styles.iconButton}
          aria-label={translate('print')}
          onClick={() => window.print()}
        >
          <IconDrawing icon="printer" size={18} />
        </Button>
      </span>
    </div>
  );
}
