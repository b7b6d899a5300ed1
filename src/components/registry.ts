import type { Registry } from '../content/views.ts';

/**
 * Components that editors can place, by their registered name. Each is a chunk of its own, loaded when a page has it.
 * The folder, the file and the view have the name; a view with late data also exports its skeleton.
 */
export const registry = {
  HeroBanner: async () => ({ View: (await import('./HeroBanner/HeroBanner.tsx')).HeroBanner }),
  Header: async () => ({ View: (await import('./Header/Header.tsx')).Header }),
  Footer: async () => ({ View: (await import('./Footer/Footer.tsx')).Footer }),
  Blurb: async () => ({ View: (await import('./Blurb/Blurb.tsx')).Blurb }),
  RichText: async () => ({ View: (await import('./RichText/RichText.tsx')).RichText }),
  CardList: async () => ({ View: (await import('./CardList/CardList.tsx')).CardList }),
  Breadcrumb: async () => ({ View: (await import('./Breadcrumb/Breadcrumb.tsx')).Breadcrumb }),
  CarOfTheWeek: async () => ({
    View: (await import('./CarOfTheWeek/CarOfTheWeek.tsx')).CarOfTheWeek,
    Skeleton: (await import('./CarOfTheWeek/CarOfTheWeekSkeleton.tsx')).CarOfTheWeekSkeleton,
  }),
  CarList: async () => ({ View: (await import('./CarList/CarList.tsx')).CarList }),
  CarDetail: async () => ({ View: (await import('./CarDetail/CarDetail.tsx')).CarDetail }),
  SimilarCars: async () => {
    const { SimilarCars, SimilarCarsSkeleton } = await import('./SimilarCars/SimilarCars.tsx');
    return { View: SimilarCars, Skeleton: SimilarCarsSkeleton };
  },
  DealerList: async () => ({ View: (await import('./DealerList/DealerList.tsx')).DealerList }),
  DealerDetail: async () => ({ View: (await import('./DealerDetail/DealerDetail.tsx')).DealerDetail }),
} as const satisfies Registry;
