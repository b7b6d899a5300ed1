import { FIELD_LENGTHS } from '../../contracts/forms/fieldLengths.ts';
import { FORM_FIELDS, type SavedSearchState } from '../../contracts/forms/formState.ts';
import { SAVED_SEARCH_ENTRY } from '../../contracts/savedSearches/savedSearchEntry.ts';
import { PrivacyNotice } from '../../features/company/PrivacyNotice.tsx';
import { FrequencyChoices } from '../../features/savedSearches/FrequencyChoices.tsx';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './SavedSearchForm.styles.ts';

/** The id of the form, to which its post returns. */
const ID = 'savedSearch';

const LIST = { title: 'savedSearchTitle', text: 'savedSearchText', button: 'savedSearchSave' } as const;
const CAR = { title: 'savedCarTitle', text: 'savedCarText', button: 'savedCarSave' } as const;

/**
 * Renders the form that saves the search of a list, or watches the car of a page. It has no `action` but its fragment: it is posted to the URL that the
 * browser shows, so that it saves what is chosen there, with and without scripts. Nothing of it runs in the browser.
 */
export function SavedSearchForm() {
  const page = usePage();
  const translate = useTranslate();
  if (page.kind !== 'carList' && page.kind !== 'car') return null;
  const texts = page.kind === 'car' ? CAR : LIST;
  const state = page.form?.status === 'savedSearch' ? page.form : null;
  return (
    <section className={classes(container, section)}>
      <details className={styles.box} id={ID} open={state !== null}>
        <summary>{translate(texts.title)}</summary>
        {state?.isSaved ? (
          <div className={styles.saved} role="status">
            <strong>{translate('savedSearchSent')}</strong>
            <p>{translate('savedSearchSentText', { email: state.values.email })}</p>
          </div>
        ) : (
          <Entry texts={texts} state={state} />
        )}
      </details>
    </section>
  );
}

function Entry({ texts, state }: { texts: typeof LIST | typeof CAR; state: SavedSearchState | null }) {
  const translate = useTranslate();
  const problem = state && (state.problem ?? state.errors.email ?? state.errors.frequency);
  const error = state?.errors.email;
  return (
    <form method="post" action={`#${ID}`} className={styles.form} noValidate>
      <p id={SAVED_SEARCH_ENTRY} className={styles.entry}>
        {translate(texts.text)}
      </p>
      {problem && (
        <p role="alert" id={`${ID}-problem`} className={styles.problem}>
          {translate(problem)}
        </p>
      )}
      <input type="hidden" name={FORM_FIELDS.form} value={ID} />
      <label className={styles.field}>
        <span className={styles.label}>{translate('formEmail')}</span>
        <input
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={FIELD_LENGTHS.email}
          className={styles.input}
          defaultValue={state?.values.email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${ID}-problem` : undefined}
        />
      </label>
      {texts === LIST && <FrequencyChoices chosen={state?.values.frequency ?? ''} />}
      <div className={styles.trap} inert>
        <label>
          <span>{translate('formLeaveEmpty')}</span>
          <input type="text" name={FORM_FIELDS.trap} autoComplete="off" />
        </label>
      </div>
      <PrivacyNotice use="savedSearch" />
      <div>
        <button type="submit" className={buttons.primary}>
          {translate(texts.button)}
        </button>
      </div>
    </form>
  );
}
