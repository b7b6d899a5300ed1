import { CONSENT_CATEGORIES, type ConsentCategory } from '../../contracts/consent/consent.ts';
import type { ConsentManagerView } from '../../contracts/page/page.ts';
import { clearWithdrawn } from './clearWithdrawn.ts';
import { changeConsent, hasConsent } from './consentStore.ts';

/** Default slugs of the categories at the manager; the site's configuration may override them. */
const SLUGS: Readonly<Record<ConsentCategory, readonly string[]>> = {
  preferences: ['preferences', 'functional'],
  statistics: ['statistics', 'analytics'],
  marketing: ['marketing'],
  media: ['media', 'functional'],
};

/** Loads the manager, which shows its own layers, and applies the visitor's choices there. */
export function startUsercentrics({ script: src, settingsId, categories }: ConsentManagerView): void {
  const slugs = { ...SLUGS, ...categories };
  const update = () => syncChoices(slugs);
  window.addEventListener('UC_UI_INITIALIZED', update);
  // Fired for accept all, deny all and save; other actions change nothing.
  window.addEventListener('UC_UI_CMP_EVENT', update);
  update();
  const script = Object.assign(document.createElement('script'), { id: 'usercentrics-cmp', src, async: true });
  script.dataset.settingsId = settingsId;
  document.head.append(script);
}

function syncChoices(slugs: typeof SLUGS): void {
  const services = servicesOf(window);
  if (!services) return;
  const allowed = CONSENT_CATEGORIES.filter((category) => {
    const categoryServices = services.filter(({ slug }) => slugs[category].includes(slug));
    return categoryServices.length > 0 && categoryServices.every(({ isAllowed }) => isAllowed);
  });
  const before = CONSENT_CATEGORIES.filter(hasConsent);
  if (String(before) === String(allowed)) return;
  changeConsent({ allowedOnPage: allowed });
  clearWithdrawn(before, allowed);
}

interface Service {
  slug: string;
  isAllowed: boolean;
}

/** Returns the manager's services with the visitor's choices; null until it is initialised. */
function servicesOf(target: Window & { UC_UI?: { getServicesBaseInfo?: unknown } }): Service[] | null {
  const manager = target.UC_UI;
  if (typeof manager?.getServicesBaseInfo !== 'function') return null;
  const services: unknown = manager.getServicesBaseInfo();
  if (!Array.isArray(services)) return null;
  return services.map((service: { categorySlug?: unknown; consent?: { status?: unknown } } | null) => ({
    slug: String(service?.categorySlug ?? ''),
    isAllowed: service?.consent?.status === true,
  }));
}
