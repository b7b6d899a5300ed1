type Key = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>>;

/** Returns whether a key is for the page. With Alt, Ctrl or Meta it is a shortcut of the browser. */
export function isPlainKey({ altKey, ctrlKey, metaKey }: Key): boolean {
  return !(altKey || ctrlKey || metaKey);
}
