import { isEmptyField, linkValue } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import { Button } from '../../ui/Button.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './DisclaimerModal.styles.ts';

/** Element ids that the dialog's label and description refer to. */
interface DisclaimerTextIds {
  title?: string;
  text?: string;
}

/** Renders title and text; both are optional. */
export function DisclaimerText({ fields, ids = {} }: { fields: Fields; ids?: DisclaimerTextIds }) {
  return (
    <div className={styles.body}>
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

/** Renders the approve button, which needs JavaScript, and the decline link. */
export function DisclaimerActions({ fields, onApprove }: { fields: Fields; onApprove?: () => void }) {
  const translate = useTranslate();
  const decline = linkValue(fields.DeclineLink);
  return (
    <div className={styles.actions} data-ways="">
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
