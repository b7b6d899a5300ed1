import { onDocument } from '../../lib/browser/onDocument.ts';

/**
 * What others change in the server's markup, such as a translation of the page or an extension. The first-paint script records it.
 */

interface Recording {
  observer: MutationObserver;
  records: MutationRecord[];
  onChange?: () => void;
}

type RecordingDocument = Document & { markupChanges?: Recording };

/**
 * Starts recording. Part of the first-paint script. While the document is parsed, what the parser adds is left out: it adds at the end of an
 * element or of a text. What others add there is left out too.
 */
export function recordMarkupChanges(): void {
  const observer = new MutationObserver((more) => {
    for (const record of more) if (isParsed || !isOfParser(record)) recording.records.push(record);
    recording.onChange?.();
  });
  const recording: Recording = { observer, records: [] };
  (document as RecordingDocument).markupChanges = recording;
  let isParsed = false;
  observer.observe(document, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
  onDocument(
    'readystatechange',
    () => {
      isParsed = true;
      if (document.querySelector('#scripts')) return;
      // React's own scripts complete a page that streams.
      observer.disconnect();
      recording.records = [];
    },
    { capture: true, once: true },
  );
}

const isOfParser = ({ target, oldValue, removedNodes, nextSibling }: MutationRecord): boolean =>
  oldValue === null ? !nextSibling && !removedNodes[0] : (target as Text).data.startsWith(oldValue);

/** Returns the changes since the last call. */
export function takeMarkupChanges(): MutationRecord[] {
  const { observer, records = [] } = (document as RecordingDocument).markupChanges ?? {};
  return [...records.splice(0), ...(observer?.takeRecords() ?? [])];
}

/**
 * Resolves when the page may be hydrated: at once, unless others have changed a page that is still streaming. The browser renders it anew then,
 * and needs the data of all sections.
 */
export async function readyToHydrate(): Promise<void> {
  if (document.readyState === 'loading' && takeMarkupChanges()[0])
    await new Promise((resolve) => onDocument('DOMContentLoaded', resolve));
}

/** Calls back after each further change. */
export function watchMarkupChanges(onChange: () => void): void {
  Object.assign((document as RecordingDocument).markupChanges ?? {}, { onChange });
}
