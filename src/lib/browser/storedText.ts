import type { StoredText } from './browserStore.ts';

/** Returns a text of the local storage, which all tabs of the site share. */
export function localText(key: string): StoredText {
  const text = textIn(() => window.localStorage, key);
  return {
    ...text,
    write(value) {
      text.write(value);
      // Browsers dispatch it in the other tabs only.
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    watch(onChange) {
      // The key is null when everything has been removed.
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) onChange(text.read);
      });
      onReturn(() => onChange(text.read));
    },
  };
}

/** Returns a text of the session storage, which the documents of one tab share. */
export function sessionText(key: string): StoredText {
  const text = textIn(() => window.sessionStorage, key);
  return { ...text, watch: (onChange) => onReturn(() => onChange(text.read)) };
}

/** Calls back when the document returns from the back/forward cache: meanwhile it heard of no change. */
export function onReturn(listener: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener());
}

function textIn(storage: () => Storage, key: string) {
  return {
    read: () => storage().getItem(key),
    write: (text: string | null) => (text === null ? storage().removeItem(key) : storage().setItem(key, text)),
  };
}
