import type { ComponentProps } from '../../content/views.ts';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import { FORM_FIELDS, type FormState } from '../../contracts/forms/formState.ts';
import { LINK_TOKEN } from '../../contracts/page/secretQuery.ts';
import { ContactLines } from '../../features/leads/ContactLines.tsx';
import type { RequestContact } from '../../features/leads/sellCar.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './NewsletterLink.styles.ts';

/** The form behind each link, and its labels. */
const LINKS = {
  confirm: {
    form: 'newsletterConfirm',
    text: 'newsletterConfirmText',
    button: 'newsletterConfirm',
    done: 'newsletterConfirmed',
    doneText: 'newsletterConfirmedText',
  },
  unsubscribe: {
    form: 'newsletterEnd',
    text: 'newsletterEndText',
    button: 'newsletterEnd',
    done: 'newsletterEnded',
    doneText: 'newsletterEndedText',
  },
} as const;

/**
 * Renders the page of a link in a mail: a button that confirms the newsletter or, with `Action` "Unsubscribe", ends it. The link alone
 * changes nothing, because mail scanners follow it. The form has no `action`: it is posted to the URL of the page with its token.
 */
export function NewsletterLink({ params, data }: ComponentProps<RequestContact>) {
  const translate = useTranslate();
  const page = usePage();
  const link = params.Action === 'Unsubscribe' ? LINKS.unsubscribe : LINKS.confirm;
  const state = page.form?.form === link.form ? page.form : undefined;
  const refused = state?.status === 'refused' ? refusalOf(state) : null;
  return (
    <section className={classes(container, section)} id={link.form}>
      {state?.status === 'sent' && (
        <div className={styles.done} role="status">
          <Heading level={2} size="card">
            {translate(state.isStored ? 'formSentTitle' : link.done)}
          </Heading>
          <p>{translate(state.isStored ? 'formStored' : state.isRepeated ? 'newsletterLinkUsed' : link.doneText)}</p>
        </div>
      )}
      {refused && (
        <p className={styles.refused} role="alert">
          {translate(refused.text)}
        </p>
      )}
      {refused && !refused.isFinal && <ContactLines phone={data.phone} email={data.email} />}
      {refused?.isFinal && (
        <p>
          <a className={buttons.secondary} href={`${page.language.prefix}${page.site.paths.newsletter}`}>
            {translate('newsletterAgain')}
          </a>
        </p>
      )}
      {state?.status !== 'sent' && !refused?.isFinal && (
        <form method="post" className={styles.form}>
          <p>{translate(link.text)}</p>
          <input type="hidden" name={FORM_FIELDS.form} value={link.form} />
          <button type="submit" className={buttons.primary}>
            {translate(link.button)}
          </button>
        </form>
      )}
    </section>
  );
}

/** Returns why a link was refused. `isFinal`: it will never be accepted. */
function refusalOf({ errors }: Extract<FormState, { status: 'refused' }>): { text: DictionaryKey; isFinal: boolean } {
  const error = errors[LINK_TOKEN];
  if (!error) return { text: 'newsletterFailed', isFinal: false };
  return { text: error === 'formErrorLinkExpired' ? error : 'formErrorLink', isFinal: true };
}
