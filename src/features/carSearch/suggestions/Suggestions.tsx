import type { CarSuggestion } from '../../../contracts/search/suggestions.ts';
import { useNavigate } from '../../../page/navigate.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { KINDS } from './facetNames.ts';
import { highlighted } from './highlighted.ts';
import { SuggestionList } from './SuggestionList.tsx';
import * as styles from './Suggestions.styles.ts';
import { type Option, useSuggestions } from './useSuggestions.ts';

export interface SuggestionsProps {
  input: HTMLInputElement;
  /** The list is placed below this element and has its width. */
  anchor: Element;
  onChoose: (suggestion: CarSuggestion) => void;
}

/** Renders the suggestions of a search field and makes it a combobox (F045). Suggested dealers and pages are links. */
export function Suggestions({ input, anchor, onChoose }: SuggestionsProps) {
  const { language } = usePage();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { inputText, options, clear } = useSuggestions(input);
  const choose = (option: Option | undefined) => {
    clear();
    if (option?.kind === 'dealer') void navigate(option.dealer.href);
    else if (option?.kind === 'page') void navigate(option.page.href);
    else if (option) onChoose(option.car);
  };
  return (
    <SuggestionList
      input={input}
      anchor={anchor}
      label={translate('searchSuggestions')}
      options={options}
      keyOf={keyOf}
      textOf={(option) => <OptionText option={option} inputText={inputText} locale={language.locale} />}
      onChoose={choose}
    />
  );
}

function keyOf(option: Option): string {
  if (option.kind === 'car') return `${option.car.facet} ${option.car.label}`;
  return option.kind === 'dealer' ? option.dealer.href : option.page.href;
}

function OptionText({ option, inputText, locale }: { option: Option; inputText: string; locale: string }) {
  const translate = useTranslate();
  if (option.kind !== 'car') {
    const [text, kind] =
      option.kind === 'dealer'
        ? ([option.dealer.name, 'suggestDealer'] as const)
        : ([option.page.title, 'suggestPage'] as const);
    return (
      <>
        <Label text={text} inputText={inputText} />
        <span className={styles.kind}>{translate(kind)}</span>
      </>
    );
  }
  const { label, lang, facet, context, count } = option.car;
  const kind = KINDS[facet];
  return (
    <>
      <span className={styles.text}>
        {context && <span className={styles.context}>{`${context} `}</span>}
        <Label text={label} lang={lang} inputText={inputText} />
      </span>
      <span className={styles.kind}>{kind ? translate(kind) : ''}</span>
      {count !== null && <span className={styles.count}>{count.toLocaleString(locale)}</span>}
    </>
  );
}

function Label({ text, lang, inputText }: { text: string; lang?: string | undefined; inputText: string }) {
  return (
    <span className={styles.text} lang={lang}>
      {highlighted(text, inputText).map(({ text: part, hit }, position) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
        hit ? <b key={position}>{part}</b> : <span key={position}>{part}</span>,
      )}
    </span>
  );
}
