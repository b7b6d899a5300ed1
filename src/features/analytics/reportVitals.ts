import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { RouteKind } from '../../contracts/page/page.ts';
import { VITALS_PATH, type VitalName, type VitalsReport } from '../../contracts/vitals/vitals.ts';
import { hasConsent } from '../consent/consentStore.ts';

/**
 * Reports how fast the page was for its visitor: once, when the page is left or hidden. Browsers keep what happened before this is called, so that it
 * may be called after consent.
 *
 * @param kind that of the page that the server sent
 */
export function reportVitals(kind: RouteKind): void {
  const values = new Map<VitalName, number>();
  const keep = ({ name, value }: { name: string; value: number }) => void values.set(name as VitalName, value);
  for (const watch of [onTTFB, onLCP, onCLS, onINP]) watch(keep);
  const send = () => {
    if (document.visibilityState !== 'hidden' || values.size === 0) return;
    document.removeEventListener('visibilitychange', send);
    // It may have been withdrawn meanwhile.
    if (!hasConsent('statistics')) return;
    const report: VitalsReport = {
      kind,
      device: matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse',
      vitals: [...values].map(([name, value]) => ({ name, value })),
    };
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  // After the library's own listeners, which report the last values at this event.
  document.addEventListener('visibilitychange', send);
}
