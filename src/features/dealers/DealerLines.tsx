import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { ContactLines } from './ContactLines.tsx';
import { lines } from './dealers.styles.ts';
import { addressText, type DealerContact, mapsHref } from './dealerView.ts';

/** Renders the street address (a link to a map search), telephone and e-mail of a dealer as a list. */
export function DealerLines({ dealer }: { dealer: DealerContact }) {
  const translate = useTranslate();
  const { phone, email } = dealer;
  return (
    <ul className={lines}>
      <li>
        <Icon name="pin" size={18} />
        <a href={mapsHref(dealer)} target="_blank" rel="noopener noreferrer" title={translate('findOnMap')}>
          {addressText(dealer)}
        </a>
      </li>
      <ContactLines phone={phone} email={email} />
    </ul>
  );
}
