import { CONSENT_CATEGORIES, type ConsentCategory } from '../../contracts/consent.ts';
import type { ConsentManagerView } from '../../contracts/page.ts';
import { clearWithdrawn } from './clearWithdrawn.ts';
import { changeConsent, hasConsent } from './consentStore.ts';

/** What the manager calls the categories unless the site's configuration says otherwise. */
const SLUGS: Readonly<Record<ConsentCategory, readonly string[]>> = {
  preferences: ['preferences', 'functional'],
  statistics: ['statistics', 'analytics'],
  marketing: ['marketing'],
  media: ['media', 'functional'],
};

/** Loads the manager and follows the visitor's choices there; it shows its own layers. */
export function startUsercentrics({ script: src, settingsId, categories }: ConsentManagerView): void {
  const slugs = { ...SLUGS, ...categories };
  const follow = () => followChoices(slugs);
  window.addEventListener('UC_UI_INITIALIZED', follow);
  // Accept all, deny all, save; other actions change nothing.
  window.addEventListener('UC_UI_CMP_EVENT', follow);
  follow();
  const script = Object.assign(document.createElement('script'), { id: 'usercentrics-cmp', src, async: true });
  script.dataset.settingsId = settingsId;
  document.head.append(script);
}

function followChoices(slugs: typeof SLUGS): void {
  const services = servicesOf(window);
  if (!services) return;
  const allowed = CONSENT_CATEGORIES.filter((category) => {
    const own = services.filter(({ slug }) => slugs[category].includes(slug));
    return own.length > 0 && own.every(({ given }) => given);
  });
  const before = CONSENT_CATEGORIES.filter(hasConsent);
  if (String(before) === String(allowed)) return;
  changeConsent({ allowedHere: allowed });
  clearWithdrawn(before, allowed);
}

interface Service {
  slug: string;
  given: boolean;
}

/** The manager's services with the visitor's answers; null as long as it cannot say. */
function servicesOf(target: Window & { UC_UI?: { getServicesBaseInfo?: unknown } }): Service[] | null {
  const manager = target.UC_UI;
  if (typeof manager?.getServicesBaseInfo !== 'function') return null;
  const services: unknown = manager.getServicesBaseInfo();
  if (!Array.isArray(services)) return null;
  return services.map((service: { categorySlug?: unknown; consent?: { status?: unknown } } | null) => ({
    slug: String(service?.categorySlug ?? ''),
    given: service?.consent?.status === true,
  }));
}
