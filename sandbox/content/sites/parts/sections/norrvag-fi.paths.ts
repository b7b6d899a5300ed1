import type { SectionPaths } from './sections.ts';

/** Norrväg Finland's addresses below its sections, in Finnish and in Swedish. */
export const PATHS_FI: SectionPaths = {
  site: 'norrvag-fi',
  list: '/osta-auto/kaikki-autot',
  dealers: '/toimipisteet',
  sell: '/myy-autosi',
  finance: '/osta-auto/rahoitus',
  van: 'Pakettiauto',
  pages: {
    campaigns: '/osta-auto/tarjoukset',
    business: '/osta-auto/yritysautot',
    vans: '/osta-auto/pakettiautot',
    insurance: '/osta-auto/vakuutus',
    makes: '/osta-auto/merkit',
    maintenance: '/huolto/maaraaikaishuolto',
    inspection: '/huolto/katsastus',
    damage: '/huolto/vauriokorjaus',
    tyres: '/huolto/renkaat-ja-rengashotelli',
    parts: '/huolto/varaosat-ja-tarvikkeet',
    contact: '/meista/ota-yhteytta',
    sustainability: '/meista/vastuullisuus',
  },
};
