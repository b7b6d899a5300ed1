import type { SectionPaths } from './sections.ts';

/** Norrväg Denmark's addresses below its sections, in Danish and in English. */
export const PATHS_DK: SectionPaths = {
  site: 'norrvag-dk',
  list: '/koeb-bil/alle-biler',
  dealers: '/find-os',
  sell: '/saelg-bil',
  finance: '/koeb-bil/finansiering',
  van: 'Varebil',
  pages: {
    campaigns: '/koeb-bil/kampagner',
    business: '/koeb-bil/erhverv',
    vans: '/koeb-bil/varebiler',
    insurance: '/koeb-bil/forsikring',
    makes: '/koeb-bil/bilmaerker',
    maintenance: '/vaerksted/serviceeftersyn',
    inspection: '/vaerksted/syn',
    damage: '/vaerksted/skade',
    tyres: '/vaerksted/daek-og-daekhotel',
    parts: '/vaerksted/reservedele-og-tilbehoer',
    contact: '/om-os/kontakt',
    sustainability: '/om-os/baeredygtighed',
  },
};
