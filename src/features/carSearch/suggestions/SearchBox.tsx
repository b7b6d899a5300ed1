import { type CarSuggestion, MAX_QUERY_LENGTH } from '../../../contracts/search/suggestions.ts';
import { noteSubmission, useKeyphraseField } from '../../../page/keyphraseField.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { LazySuggestions } from './LazySuggestions.ts';
import * as styles from './SearchBox.styles.ts';
import { useFirstFocus } from './useFirstFocus.ts';

interface SearchBoxProps {
  keyphrase: string;
  /** Id of the form that the field belongs to. */
  form: string;
  onChoose: (suggestion: CarSuggestion) => void;
}

/** Without suggestions the field works all the same. */
const stay = () => {};

/** Renders the list's search field (F045): part of the filter form, and with scripts a combobox with suggestions. */
export function SearchBox({ keyphrase, form, onChoose }: SearchBoxProps) {
  const translate = useTranslate();
  const field = useKeyphraseField(keyphrase);
  const input = useFirstFocus(field.ref);
  const choose = (suggestion: CarSuggestion) => {
    // The words that became filters are now chips.
    if (input) {
      input.value = suggestion.keyphrase;
      noteSubmission(input);
    }
    onChoose(suggestion);
  };
  return (
    <search className={styles.search}>
      <label>
        <span className={visuallyHidden}>{translate('keyphraseLabel')}</span>
        <input
          {...field}
          form={form}
          type="text"
          name="keyphrase"
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
          placeholder={translate('keyphrasePlaceholder')}
        />
      </label>
      <button type="submit" form={form} aria-label={translate('searchCars')}>
        <Icon name="search" />
      </button>
      {input && <LazySuggestions input={input} anchor={input} onChoose={choose} onFail={stay} />}
    </search>
  );
}
