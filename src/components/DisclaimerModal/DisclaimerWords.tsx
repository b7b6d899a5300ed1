import { isEmptyField, linkValue } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/layout.ts';
import { Button } from '../../ui/Button.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './DisclaimerModal.styles.ts';

/** Ids for the dialog that they name and describe. */
interface WordIds {
  title?: string;
  text?: string;
}

/** Title and text; either may be missing. */
export function DisclaimerWords({ fields, ids = {} }: { fields: Fields; ids?: WordIds }) {
  return (
    <div className={styles.words}>
      {!isEmptyField(fields.Title) && (
        <Heading level={2} size="block" {...(ids.title && { id: ids.title })}>
          <Text field={fields.Title} />
        </Heading>
      )}
      <div id={ids.text}>
        <RichText field={fields.Text} />
      </div>
    </div>
  );
}

/** To approve, which needs scripts, and the way out. */
export function Ways({ fields, onApprove }: { fields: Fields; onApprove?: () => void }) {
  const translate = useTranslate();
  const decline = linkValue(fields.DeclineLink);
  return (
    <div className={styles.ways} data-ways="">
      {onApprove && (
        <Button onClick={onApprove}>
          {isEmptyField(fields.ApproveText) ? translate('disclaimerApprove') : <Text field={fields.ApproveText} />}
        </Button>
      )}
      {decline && (
        <Link field={fields.DeclineLink} className={buttons.secondary}>
          {decline.text || translate('disclaimerDecline')}
        </Link>
      )}
    </div>
  );
}
