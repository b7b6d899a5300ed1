import { FORM_FIELDS } from '../../contracts/forms/formState.ts';
import { type SavedSearchView, SEARCH_FIELD, SEARCH_STEP } from '../../contracts/savedSearches/savedSearch.ts';
import { endDateText } from '../../features/savedSearches/endDateText.ts';
import { FrequencyChoices } from '../../features/savedSearches/FrequencyChoices.tsx';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { buttons } from '../../ui/button.styles.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './SavedSearches.styles.ts';

/** The id of the section, to which its posts return. */
const ID = 'savedSearches';

/**
 * Renders the saved searches behind the link of a mail. The link alone shows and changes nothing, because mail scanners follow it: a button posts to the URL
 * of the page with its token, and so do the forms of what it shows. Nothing of it runs in the browser.
 */
export function SavedSearches() {
  const { form } = usePage();
  const translate = useTranslate();
  const state = form?.status === 'savedSearches' ? form : null;
  const { searches = null, done = null, problem = null } = state ?? {};
  return (
    <section className={classes(container, section)} id={ID}>
      <div className={styles.box}>
        {done && (
          <p role="status" className={styles.done}>
            {translate(done)}
          </p>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {translate(problem)}
          </p>
        )}
        {searches === null && problem !== 'savedSearchLinkOver' && <Start />}
        {searches?.length === 0 && <p>{translate('savedSearchesNone')}</p>}
        {searches && searches.length > 0 && (
          <ul className={styles.list}>
            {searches.map((search) => (
              <Entry key={search.id} search={search} />
            ))}
          </ul>
        )}
        {searches && searches.length > 1 && (
          <form method="post" action={`#${ID}`}>
            <input type="hidden" name={FORM_FIELDS.form} value={ID} />
            <Step step="endAll" label="savedSearchEndAll" />
          </form>
        )}
      </div>
    </section>
  );
}

/** Renders the button that shows what belongs to the link. */
function Start() {
  const translate = useTranslate();
  return (
    <form method="post" action={`#${ID}`} className={styles.box}>
      <p>{translate('savedSearchesText')}</p>
      <input type="hidden" name={FORM_FIELDS.form} value={ID} />
      <Step step="show" label="savedSearchesShow" isMain />
    </form>
  );
}

type StepLabel =
  | 'savedSearchesShow'
  | 'savedSearchConfirm'
  | 'savedSearchEdit'
  | 'savedSearchRenew'
  | 'savedSearchEnd'
  | 'savedSearchEndAll';

function Step({ step, label, isMain = false }: { step: keyof typeof SEARCH_STEP; label: StepLabel; isMain?: boolean }) {
  const translate = useTranslate();
  return (
    <button
      type="submit"
      name={SEARCH_STEP.name}
      value={SEARCH_STEP[step]}
      className={isMain ? buttons.primary : buttons.secondary}
    >
      {translate(label)}
    </button>
  );
}

function Entry({ search }: { search: SavedSearchView }) {
  const translate = useTranslate();
  const page = usePage();
  const { id, title, href, kind, frequency, isConfirmed, expiresAt } = search;
  return (
    <li>
      <form method="post" action={`#${ID}`} className={styles.entry} aria-label={title}>
        <a href={href} className={styles.title}>
          {title}
        </a>
        <p className={styles.note}>
          {isConfirmed
            ? translate('savedSearchUntil', { date: endDateText(expiresAt, page) })
            : translate('savedSearchUnconfirmed')}
        </p>
        <input type="hidden" name={FORM_FIELDS.form} value={ID} />
        <input type="hidden" name={SEARCH_FIELD} value={id} />
        {isConfirmed && kind === 'search' && <FrequencyChoices chosen={frequency} />}
        <div className={styles.actions}>
          {!isConfirmed && <Step step="confirm" label="savedSearchConfirm" isMain />}
          {isConfirmed && kind === 'search' && <Step step="edit" label="savedSearchEdit" />}
          {isConfirmed && <Step step="renew" label="savedSearchRenew" />}
          <Step step="end" label="savedSearchEnd" />
        </div>
      </form>
    </li>
  );
}
