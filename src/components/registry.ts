import type { Registry } from '../content/views.ts';
import { Breadcrumb } from './Breadcrumb/Breadcrumb.tsx';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { RichText } from './RichText/RichText.tsx';

/**
 * Components that editors can place, by their registered name. Each is a chunk of its own, loaded when a page has it, but
 * for those that nearly every page has. The folder, the file and the view have the name; a view with late data also
 * exports its skeleton.
 */
export const registry = {
  HeroBanner: async () => ({ View: (await import('./HeroBanner/HeroBanner.tsx')).HeroBanner }),
  Header: async () => ({ View: Header }),
  Footer: async () => ({ View: Footer }),
  Blurb: async () => ({ View: (await import('./Blurb/Blurb.tsx')).Blurb }),
  RichText: async () => ({ View: RichText }),
  CardList: async () => ({ View: (await import('./CardList/CardList.tsx')).CardList }),
  Breadcrumb: async () => ({ View: Breadcrumb }),
  CarOfTheWeek: async () => {
    const { CarOfTheWeek, CarOfTheWeekSkeleton } = await import('./CarOfTheWeek/CarOfTheWeek.tsx');
    return { View: CarOfTheWeek, Skeleton: CarOfTheWeekSkeleton };
  },
  CarList: async () => ({ View: (await import('./CarList/CarList.tsx')).CarList }),
  CarDetail: async () => ({ View: (await import('./CarDetail/CarDetail.tsx')).CarDetail }),
  SimilarCars: async () => {
    const { SimilarCars, SimilarCarsSkeleton } = await import('./SimilarCars/SimilarCars.tsx');
    return { View: SimilarCars, Skeleton: SimilarCarsSkeleton };
  },
  DealerList: async () => ({ View: (await import('./DealerList/DealerList.tsx')).DealerList }),
  DealerDetail: async () => ({ View: (await import('./DealerDetail/DealerDetail.tsx')).DealerDetail }),
} as const satisfies Registry;
