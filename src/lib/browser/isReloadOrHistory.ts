/** Returns whether the document was loaded by a reload or through the history. */
export function isReloadOrHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'navigate';
}
