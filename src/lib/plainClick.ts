type Click = Readonly<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>> & { readonly button: number };

/** Whether a click asks for nothing but following the link here: no other button, no tab or window of its own, no download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
