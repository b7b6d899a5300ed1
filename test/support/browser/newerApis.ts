/**
 * Interfaces that a browser of the build target lacks (`BROWSERS` of `vite.config.ts`: Chrome 111, Firefox 115, Safari 16.4), with the first
 * versions of Chrome, Firefox and Safari that have them, from MDN's compatibility data. Our scripts use them after a check only.
 */
export const NEWER_APIS: Readonly<Record<string, readonly [chrome: number, firefox: number, safari: number]>> = {
  'Promise.withResolvers': [119, 121, 17.4],
  'Promise.try': [128, 134, 18.2],
  'Array.fromAsync': [121, 115, 16.4],
  'Object.groupBy': [117, 119, 17.4],
  'Map.groupBy': [117, 119, 17.4],
  'Set.prototype.union': [122, 127, 17],
  'Set.prototype.intersection': [122, 127, 17],
  'Set.prototype.difference': [122, 127, 17],
  'Set.prototype.symmetricDifference': [122, 127, 17],
  'Set.prototype.isSubsetOf': [122, 127, 17],
  'Set.prototype.isSupersetOf': [122, 127, 17],
  'Set.prototype.isDisjointFrom': [122, 127, 17],
  'Iterator.prototype.map': [122, 131, 18.4],
  'Iterator.prototype.filter': [122, 131, 18.4],
  'Iterator.prototype.take': [122, 131, 18.4],
  'Iterator.prototype.drop': [122, 131, 18.4],
  'Iterator.prototype.flatMap': [122, 131, 18.4],
  'Iterator.prototype.reduce': [122, 131, 18.4],
  'Iterator.prototype.toArray': [122, 131, 18.4],
  'Iterator.prototype.forEach': [122, 131, 18.4],
  'Iterator.prototype.some': [122, 131, 18.4],
  'Iterator.prototype.every': [122, 131, 18.4],
  'Iterator.prototype.find': [122, 131, 18.4],
  'String.prototype.isWellFormed': [111, 119, 16.4],
  'String.prototype.toWellFormed': [111, 119, 16.4],
  'RegExp.escape': [136, 134, 18.2],
  'Error.isError': [134, 138, 26],
  'URL.canParse': [120, 115, 17],
  'URL.parse': [126, 126, 18],
  'AbortSignal.any': [116, 124, 17.4],
  'Element.prototype.checkVisibility': [105, 106, 17.4],
  'Element.prototype.setHTMLUnsafe': [124, 123, 17.4],
  'Element.prototype.moveBefore': [133, 144, 26.4],
  'Document.prototype.startViewTransition': [111, 144, 18],
  'HTMLElement.prototype.showPopover': [114, 125, 17],
  'HTMLElement.prototype.hidePopover': [114, 125, 17],
  'HTMLElement.prototype.togglePopover': [114, 125, 17],
  'HTMLSelectElement.prototype.showPicker': [121, 122, 26.2],
  'HTMLDialogElement.prototype.requestClose': [134, 139, 18.4],
  'CSSStyleProperties.prototype.fieldSizing': [123, 150, 26.2],
  'Intl.Segmenter': [87, 125, 14.1],
  'Intl.DurationFormat': [129, 136, 16.4],
  'navigator.userActivation': [72, 120, 16.4],
  scheduler: [94, 142, 27],
  requestIdleCallback: [47, 55, 27],
  cancelIdleCallback: [47, 55, 27],
  navigation: [102, 147, 26.2],
  cookieStore: [87, 140, 18.4],
};

/** Deletes interfaces from a document, before its scripts run. Runs in the page. */
export function deleteApis(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let owner: object | undefined = globalThis;
    for (const name of names) owner = owner && (Reflect.get(owner, name) as object | undefined);
    // An attribute may be that of the prototype.
    for (let holder = owner; holder; holder = Reflect.getPrototypeOf(holder) ?? undefined)
      Reflect.deleteProperty(holder, last);
  }
}
