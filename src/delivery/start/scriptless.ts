import { reportFailedScripts, SCRIPTS_FAILED } from '../../lib/browser/failedScripts.ts';
import { onDocument } from '../../lib/browser/onDocument.ts';

/** The used part of the browser's Trusted Types API, which TypeScript's library does not declare. */
type Policies = { createPolicy: (name: string, rules: object) => { createHTML: (html: string) => string } };

/**
 * Makes the page what it is without scripts when its scripts fail (docs/decisions/0161). Part of the first-paint script, so that it needs no
 * other file. Pages that stream have script elements: their errors do not bubble.
 */
export function watchScripts(): void {
  onDocument(SCRIPTS_FAILED, showScriptless, { once: true });
  addEventListener('error', ({ target }) => isEntry(target) && reportFailedScripts(), true);
}

const isEntry = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement && target.type === 'module';

/** Shows what `<noscript>` holds, applies the styles for browsers without scripts, and hides the consent layer. */
function showScriptless(): void {
  delete document.documentElement.dataset.consent;
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const policy = trustedTypes?.createPolicy('noscript', { createHTML: (html: string) => html });
  for (const element of document.querySelectorAll('noscript')) {
    const html = element.textContent ?? '';
    element.outerHTML = policy?.createHTML(html) ?? html;
  }
  for (const sheet of document.styleSheets) {
    try {
      applyScriptless(sheet.cssRules);
    } catch {
      // A sheet of another origin, which an extension has added, or one that could not be loaded.
    }
  }
}

/** Replaces the `scripting` conditions of media rules by constants, like `build/scriptlessStyles.ts`. */
function applyScriptless(rules: CSSRuleList): void {
  for (const rule of rules as Iterable<CSSRule & Partial<CSSMediaRule>>) {
    const { media } = rule;
    if (media)
      media.mediaText = media.mediaText
        .replace('(scripting: none)', '(min-width: 0)')
        .replace('(scripting: enabled)', '(max-width: 0)');
    if (rule.cssRules) applyScriptless(rule.cssRules);
  }
}
