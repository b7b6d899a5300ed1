import { CONSENT_COOKIE, CONSENT_VERSION } from '../contracts/consent.ts';

/** Whether the filters of the car list are folded (F044). */
const FILTERS =
  "try{var f=sessionStorage.getItem('carFilters');if(f)document.documentElement.dataset.carFilters=f}catch{}";

/**
 * Groups of those filters that the visitor has opened or closed: set while the document is being read, so that nothing in
 * the column moves later.
 */
const GROUPS =
  "try{var g=JSON.parse(sessionStorage.getItem('carFilterGroups'));if(g){var o=new MutationObserver(function(){for(var n in g){" +
  "var d=document.querySelector('[data-group=\"'+n+'\"]');if(d){d.open=g[n];delete g[n]}}});" +
  'o.observe(document,{childList:true,subtree:true});' +
  "document.addEventListener('DOMContentLoaded',function(){o.disconnect()})}}catch{}";

/**
 * A message that the visitor has closed (F017): the cookie holds its key, so that another one shows. A rule, not a mark on
 * `<html>`: the message itself comes later in the document, and only it knows its key.
 */
const ALERT =
  "try{var a=/(?:^|; )hideAlert=(\\w+)/.exec(document.cookie);if(a){var s=new CSSStyleSheet,q='[data-alert=\"'+a[1]+'\"]';" +
  "s.replaceSync(q+'{display:none}html:has('+q+'){--above-hero:0px!important}');document.adoptedStyleSheets=[s]}}catch{}";

/** Whether the visitor is still to be asked for consent; a Global Privacy Control signal is an answer (Q35). */
const CONSENT =
  `if(!/(?:^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}:/.test(document.cookie)&&!navigator.globalPrivacyControl)` +
  "document.documentElement.dataset.consent='ask'";

/** A document that is come back to or loaded anew: its place is found by the heights of all that is above it. */
const RETURNS =
  "try{if(performance.getEntriesByType('navigation')[0].type!='navigate')document.documentElement.dataset.returns=''}catch{}";

/**
 * The one inline script of a page: constant, so that a kept page names it by its hash. What depends on the visitor and
 * would move something is settled here, before the first paint.
 */
export const FIRST_PAINT_SCRIPT = [FILTERS, GROUPS, ALERT, CONSENT, RETURNS].join(';');
