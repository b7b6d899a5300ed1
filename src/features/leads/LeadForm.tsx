import {
  type FormEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import { formAnchor } from '../../contracts/forms/formAnchor.ts';
import { FORM_FIELDS } from '../../contracts/forms/formState.ts';
import type { FormName } from '../../contracts/forms/forms.ts';
import { type DataUseName, USE_OF_FORM } from '../../contracts/forms/personalData.ts';
import type { Question } from '../../contracts/forms/questions.ts';
import type { Elements } from '../../lib/browser/elements.ts';
import { watchVisibility } from '../../lib/browser/visibility.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import * as styles from '../../ui/form/form.styles.ts';
import { type FormProgress, FormProvider, formViewOf } from '../../ui/form/formView.ts';
import { Heading, type HeadingLevel } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { PrivacyNotice } from '../company/PrivacyNotice.tsx';
import { type DraftKey, draftKey } from './draft/draftKey.ts';
import type { FormExample } from './formExample.ts';
import { formOnPage } from './formOnPage.ts';
import type { EarlyInput, LeadControl, LeadRuntime } from './LeadRuntime.tsx';
import type { SentLead, SentTestDrive } from './sendLead.ts';

export interface LeadFormProps {
  form: FormName;
  /** Id of the form, for links that lead to it. */
  anchor: string;
  /** Names the fields for screen readers. */
  legend: string;
  /** How to reach somebody when sending fails (U22). */
  help: Elements;
  /** What happens next, and when; a general text unless given. */
  next?: Elements;
  /** Renders what happens next when a test drive was booked with the form. */
  confirmation?: ((testDrive: SentTestDrive) => Elements) | undefined;
  /** The fields. */
  children: Elements;
  /** What the fields ask whose errors do not say it, by their names. */
  fieldLabels?: Readonly<Record<string, string>> | undefined;
  /** Begins the ids of the fields, on a page with several forms. */
  idPrefix?: string | undefined;
  /** Title of the confirmation with its level, and the text of a failure. */
  sentTitle?: DictionaryKey;
  level?: HeadingLevel | undefined;
  failedText?: DictionaryKey;
  /** What the details are used for, where it is not what the form's name says. */
  dataUse?: DataUseName | undefined;
  /** Text of the button. */
  sendText?: DictionaryKey;
  /** An embedded form with its questions. */
  embedded?: { formId: string; questions: readonly Question[] } | undefined;
  /** Called when the form was sent by scripts. */
  onSent?: (() => void) | undefined;
  /** A state to display. The form is not sent then. */
  example?: FormExample | undefined;
}

/** Distance from the window at which the form's script is loaded. */
const NEAR = '300px';

/**
 * Renders a form that sends a lead. Without scripts it is posted to the page's URL. In the browser, schemas and sending are loaded
 * when the form comes near or is touched; its fields are the server's own all the time, so nothing that was typed is lost. When
 * that script cannot be loaded, the form is posted (docs/decisions/0076).
 */
export function LeadForm(props: LeadFormProps) {
  const { form, anchor, legend, help, next, children, sentTitle, failedText = 'carDetailFormError', example } = props;
  const { embedded, sendText = 'formSend', fieldLabels, confirmation, idPrefix, dataUse = USE_OF_FORM[form] } = props;
  const translate = useTranslate();
  const page = usePage();
  const element = useRef<HTMLFormElement>(null);
  const draft = useMemo(() => draftKey(page.path, form, embedded?.formId), [page.path, form, embedded?.formId]);
  const [first] = useState(() => formOnPage(page, { form, formId: embedded?.formId, example }));
  const [progress, setProgress] = useState(first.progress);
  const problem = progress.problem === 'carDetailFormError' ? failedText : progress.problem;
  const shown = { ...progress, problem };
  const fields = formViewOf({ progress: shown, values: first.values, idPrefix, isExample: example !== undefined });
  const [sent, setSent] = useState<SentLead>({ ...(first.isStored && { isStored: true }) });
  const { loaded, control, load } = useRuntime(element, draft, example === undefined);
  useEndOfDraft(progress.isSent && !example, draft);

  const onProgress = useCallback((changed: FormProgress) => {
    if (changed.isSending) keepFocus(element.current);
    setProgress(changed);
  }, []);
  if (progress.isSent) {
    const takesFocus = progress.submitCount > 0;
    const stored = sent.isStored && <p>{translate('formStored')}</p>;
    const then = (sent.testDrive && confirmation?.(sent.testDrive)) ?? (stored || next);
    return <Sent anchor={anchor} title={sentTitle} level={props.level} takesFocus={takesFocus} next={then} />;
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (example) return;
    const { currentTarget } = event;
    load().then(
      () => control.current?.submit(),
      () => currentTarget.submit(),
    );
  };
  const onSent = (result: SentLead) => {
    setSent(result);
    props.onSent?.();
  };
  return (
    <form
      ref={element}
      id={anchor}
      // An example does not name its form: many of them have the same name.
      aria-labelledby={example ? undefined : `${anchor}-legend`}
      className={styles.form}
      method="post"
      // Links to the form move the focus to it.
      tabIndex={-1}
      action={`${page.path}${page.search && `?${page.search}`}#${formAnchor({ form, formId: embedded?.formId })}`}
      noValidate
      onSubmit={onSubmit}
      onFocus={() => void (example ?? load().catch(() => undefined))}
    >
      <FormProvider value={{ ...fields, labels: fieldLabels }}>
        <ErrorSummary key={progress.submitCount}>{help}</ErrorSummary>
        <fieldset className={styles.fields} disabled={progress.isSending} aria-busy={progress.isSending}>
          <legend id={`${anchor}-legend`} className={styles.legend}>
            {legend}
          </legend>
          <input type="hidden" name={FORM_FIELDS.form} value={form} />
          {embedded && <input type="hidden" name="formId" value={embedded.formId} />}
          {children}
          <Trap />
        </fieldset>
      </FormProvider>
      <PrivacyNotice use={dataUse} />
      <div className={styles.send}>
        <Button type="submit" aria-disabled={progress.isSending || undefined}>
          {translate(progress.isSending ? 'formSending' : sendText)}
        </Button>
        <small className={styles.hint}>{`* ${translate('formRequired')}`}</small>
        <span className={styles.announced} role="status">
          {progress.isSending && translate('formSending')}
        </span>
      </div>
      {loaded && (
        <loaded.Runtime
          ref={control}
          form={form}
          formId={embedded?.formId}
          questions={embedded?.questions}
          element={element}
          draft={draft}
          first={first.progress}
          early={loaded.early}
          onProgress={onProgress}
          onSent={onSent}
        />
      )}
    </form>
  );
}

/** Renders the field that people do not see. */
function Trap() {
  const translate = useTranslate();
  return (
    <div className={styles.trap} inert>
      <label>
        <span>{translate('formLeaveEmpty')}</span>
        <input
          type="text"
          name={FORM_FIELDS.trap}
          autoComplete="off"
          // For password managers, which fill in what is named like this.
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}

/** Moves the focus from a field, which is disabled while the form is sent, to the button. */
function keepFocus(form: HTMLFormElement | null): void {
  if (!form?.contains(document.activeElement)) return;
  form.querySelector<HTMLElement>('button[type="submit"]')?.focus({ preventScroll: true });
}

interface LoadedRuntime {
  Runtime: typeof LeadRuntime;
  early: EarlyInput;
}

/** Loads the runtime once the form is near the window or is touched; it takes over what was typed. */
function useRuntime(element: RefObject<HTMLFormElement | null>, draft: DraftKey, isNeeded: boolean) {
  const [loaded, setLoaded] = useState<LoadedRuntime | null>(null);
  const control = useRef<LeadControl>(null);
  const loading = useRef<Promise<void> | null>(null);
  const load = useCallback(() => {
    const start = async () => {
      const { LeadRuntime: Runtime, takeOver } = await import('./LeadRuntime.tsx');
      // The visitor may have left the page meanwhile.
      if (!element.current) return;
      const early = takeOver(element.current, draft);
      flushSync(() => setLoaded({ Runtime, early }));
    };
    const onFailure = (error: unknown) => {
      loading.current = null;
      throw error;
    };
    loading.current ??= start().catch(onFailure);
    return loading.current;
  }, [element, draft]);
  useEffect(() => {
    if (!element.current || !isNeeded) return;
    const onVisibility = (isNear: boolean) => isNear && void load().catch(() => undefined);
    return watchVisibility(element.current, onVisibility, { rootMargin: NEAR });
  }, [element, isNeeded, load]);
  return { loaded, control, load };
}

/** Removes the words of a form that was sent, also when the browser posted it without the form's script. */
function useEndOfDraft(isSent: boolean, { path, name }: DraftKey): void {
  useEffect(() => {
    if (!isSent) return;
    import('./draft/formDraft.ts').then(
      ({ removeDraft }) => removeDraft({ path, name }),
      // They last until the end of the visit.
      () => undefined,
    );
  }, [isSent, path, name]);
}

interface SentProps extends Pick<LeadFormProps, 'anchor' | 'next' | 'level'> {
  title: DictionaryKey | undefined;
  takesFocus: boolean;
}

/** Renders the confirmation in place of the form. */
function Sent({ anchor, title = 'formSentTitle', level = 3, takesFocus, next }: SentProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  // Before the form, which had the focus, is gone from the screen.
  useLayoutEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <div
      ref={box}
      id={anchor}
      className={styles.sent}
      role="status"
      tabIndex={-1}
      aria-labelledby={`${anchor}-title`}
      aria-describedby={`${anchor}-next`}
    >
      <Icon name="check" size={32} />
      <Heading id={`${anchor}-title`} level={level} size="card">
        {translate(title)}
      </Heading>
      <div id={`${anchor}-next`} className={styles.next}>
        {next ?? <p>{translate('formSentText')}</p>}
      </div>
    </div>
  );
}
