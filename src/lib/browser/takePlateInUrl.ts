import { fragmentIn } from '../fragment.ts';
import { PLATE_FRAGMENT, plateInUrl } from './plateInUrl.ts';

/** Returns the plate of the URL, not checked, and removes it there; empty without one. Browser only. */
export function takePlateInUrl(): string {
  const hash = plateInUrl();
  if (hash === null) return '';
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  return fragmentIn(hash).slice(PLATE_FRAGMENT.length - 1);
}
