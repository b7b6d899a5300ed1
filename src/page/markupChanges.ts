/**
 * What others change in the server's markup, such as a translation of the page or an extension. The first-paint script records it from the
 * moment the document is parsed.
 */

interface Recording {
  observer: MutationObserver;
  records: MutationRecord[];
  onChange?: () => void;
}

type RecordingDocument = Document & { markupChanges?: Recording };

/** Starts recording. Part of the first-paint script. The parser has ended then, and nobody has heard of it yet. */
export function recordMarkupChanges(): void {
  document.addEventListener(
    'readystatechange',
    () => {
      // React's own scripts complete a page that streams.
      if (!document.querySelector('#scripts')) return;
      const observer = new MutationObserver((more) => {
        for (const record of more) recording.records.push(record);
        recording.onChange?.();
      });
      const recording: Recording = { observer, records: [] };
      observer.observe(document.body, {
        childList: true,
        characterData: true,
        characterDataOldValue: true,
        subtree: true,
      });
      (document as RecordingDocument).markupChanges = recording;
    },
    { capture: true, once: true },
  );
}

/** Returns the changes since the last call. */
export function takeMarkupChanges(): MutationRecord[] {
  const { observer, records = [] } = (document as RecordingDocument).markupChanges ?? {};
  return [...records.splice(0), ...(observer?.takeRecords() ?? [])];
}

/** Calls back after each further change. */
export function watchMarkupChanges(onChange: () => void): void {
  Object.assign((document as RecordingDocument).markupChanges ?? {}, { onChange });
}
