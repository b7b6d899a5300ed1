import { createElement } from 'react';
import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_SETTINGS_HREF,
  type ConsentCategory,
} from '../../contracts/consent.ts';
import { formatConsent, readConsent } from '../../contracts/consentCookie.ts';
import type { ConsentManagerView } from '../../contracts/page.ts';
import { changeConsent, consentState, hasConsent } from './consentStore.ts';
import { setCookie } from './setCookie.ts';

/** Runs where a visitor comes by a link to the settings, or where another manager asks. */
export function startChoosing(manager: ConsentManagerView | null): void {
  changeConsent({ isManaged: manager !== null });
  if (manager) {
    unask();
    void import('./usercentrics.ts').then(({ startUsercentrics }) => startUsercentrics(manager));
  }
  if (location.hash === CONSENT_SETTINGS_HREF) choose();
}

function unask(): void {
  delete document.documentElement.dataset.consent;
}

/** Takes over what was chosen in another tab. */
export function refresh(): void {
  if (!readConsent(document.cookie)) return;
  unask();
  changeConsent();
}

/** A button of the first layer was pressed (`all`, `none`), or a way to the settings. */
export function choose(answer?: string): void {
  if (answer) {
    decide(answer === 'all' ? CONSENT_CATEGORIES : []);
    // What was focused is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  } else openSettings();
}

function openSettings(): void {
  const { UC_UI } = window as Window & { UC_UI?: { showSecondLayer?: unknown } };
  if (typeof UC_UI?.showSecondLayer === 'function') UC_UI.showSecondLayer();
  else if (consentState().isManaged) window.addEventListener('UC_UI_INITIALIZED', openSettings, { once: true });
  else
    void import('./ConsentSettings.tsx').then(({ ConsentSettings }) => {
      const actions = { decide, onClosed: closeSettings };
      changeConsent({ settings: () => createElement(ConsentSettings, actions) });
    });
}

/** The second layer is gone, whatever was chosen in it. */
function closeSettings(): void {
  changeConsent({ settings: null });
  // Or the next load would open them again.
  const { hash, pathname, search } = location;
  if (hash === CONSENT_SETTINGS_HREF) history.replaceState(history.state, '', pathname + search);
}

/** One more category, and what was chosen before. */
export function allowToo(category: ConsentCategory): void {
  const kept = readConsent(document.cookie);
  if (kept) decide(CONSENT_CATEGORIES.filter((each) => each === category || kept.categories.includes(each)));
  else changeConsent({ allowedHere: [...consentState().allowedHere, category] });
}

/**
 * The visitor has chosen: kept in the cookie, the first layer goes, what is withdrawn is cleared away. The server writes
 * the cookie once more, because some browsers forget within a week what a script wrote.
 */
function decide(categories: readonly ConsentCategory[]): void {
  const before = CONSENT_CATEGORIES.filter(hasConsent);
  const value = formatConsent({ categories, date: new Date().toISOString().slice(0, 10) });
  setCookie(CONSENT_COOKIE, value, CONSENT_DAYS);
  unask();
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, keepalive: true };
  fetch('/api/consent', { ...request, body: JSON.stringify({ categories }) }).catch(() => {});
  changeConsent({ allowedHere: [] });
  const isWithdrawal = before.some((category) => !categories.includes(category));
  if (isWithdrawal) void import('./clearWithdrawn.ts').then(({ clearWithdrawn }) => clearWithdrawn(before, categories));
}
