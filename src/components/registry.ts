import { serverRenderedPart } from '../content/lazyParts.tsx';
import type { Registry } from '../content/views.ts';
import { Breadcrumb } from './Breadcrumb/Breadcrumb.tsx';
import { Header } from './Header/Header.tsx';
import { RichText } from './RichText/RichText.tsx';

/** The footer works as server markup, so its script loads after hydration. */
const Footer = serverRenderedPart(async () => (await import('./Footer/Footer.tsx')).Footer);

/**
 * Components that editors can place, by their registered name. Each is a chunk, loaded when a page has it, except those on
 * nearly every page. Folder, file and view have the same name; a view with deferred data also exports its skeleton.
 */
export const registry = {
  HeroBanner: async () => ({ View: (await import('./HeroBanner/HeroBanner.tsx')).HeroBanner }),
  Header: async () => ({ View: Header }),
  Footer: async () => ({ View: Footer }),
  Blurb: async () => ({ View: (await import('./Blurb/Blurb.tsx')).Blurb }),
  RichText: async () => ({ View: RichText }),
  CardList: async () => ({ View: (await import('./CardList/CardList.tsx')).CardList }),
  BannerStrip: async () => ({ View: (await import('./BannerStrip/BannerStrip.tsx')).BannerStrip }),
  CarModelCard: async () => ({ View: (await import('./CarModelCard/CarModelCard.tsx')).CarModelCard }),
  HorizontalCard: async () => ({ View: (await import('./HorizontalCard/HorizontalCard.tsx')).HorizontalCard }),
  ImageCard: async () => ({ View: (await import('./ImageCard/ImageCard.tsx')).ImageCard }),
  Video: async () => ({ View: (await import('./Video/Video.tsx')).Video }),
  Breadcrumb: async () => ({ View: Breadcrumb }),
  CarOfTheWeek: async () => {
    const { CarOfTheWeek, CarOfTheWeekSkeleton } = await import('./CarOfTheWeek/CarOfTheWeek.tsx');
    return { View: CarOfTheWeek, Skeleton: CarOfTheWeekSkeleton };
  },
  CarList: async () => ({ View: (await import('./CarList/CarList.tsx')).CarList }),
  SavedCars: async () => ({ View: (await import('./SavedCars/SavedCars.tsx')).SavedCars }),
  CarCompare: async () => ({ View: (await import('./CarCompare/CarCompare.tsx')).CarCompare }),
  CarDetail: async () => ({ View: (await import('./CarDetail/CarDetail.tsx')).CarDetail }),
  SimilarCars: async () => {
    const { SimilarCars, SimilarCarsSkeleton } = await import('./SimilarCars/SimilarCars.tsx');
    return { View: SimilarCars, Skeleton: SimilarCarsSkeleton };
  },
  DealerList: async () => ({ View: (await import('./DealerList/DealerList.tsx')).DealerList }),
  DealerDetail: async () => ({ View: (await import('./DealerDetail/DealerDetail.tsx')).DealerDetail }),
  TextWithMedia: async () => ({ View: (await import('./TextWithMedia/TextWithMedia.tsx')).TextWithMedia }),
  Quote: async () => ({ View: (await import('./Quote/Quote.tsx')).Quote }),
  KeyFigures: async () => ({ View: (await import('./KeyFigures/KeyFigures.tsx')).KeyFigures }),
  LinkList: async () => ({ View: (await import('./LinkList/LinkList.tsx')).LinkList }),
  ContactCard: async () => ({ View: (await import('./ContactCard/ContactCard.tsx')).ContactCard }),
  OpeningHours: async () => ({ View: (await import('./OpeningHours/OpeningHours.tsx')).OpeningHours }),
  MapLink: async () => ({ View: (await import('./MapLink/MapLink.tsx')).MapLink }),
  SocialSharing: async () => ({ View: (await import('./SocialSharing/SocialSharing.tsx')).SocialSharing }),
  IconLoader: async () => ({ View: (await import('./IconLoader/IconLoader.tsx')).IconLoader }),
  // Interactive blocks, lists and spacing.
  Accordion: async () => ({ View: (await import('./Accordion/Accordion.tsx')).Accordion }),
  FaqList: async () => ({ View: (await import('./FaqList/FaqList.tsx')).FaqList }),
  CountdownTimer: async () => ({ View: (await import('./CountdownTimer/CountdownTimer.tsx')).CountdownTimer }),
  Carousel: async () => ({ View: (await import('./Carousel/Carousel.tsx')).Carousel }),
  DisclaimerModal: async () => ({ View: (await import('./DisclaimerModal/DisclaimerModal.tsx')).DisclaimerModal }),
  FileDownloadList: async () => ({ View: (await import('./FileDownloadList/FileDownloadList.tsx')).FileDownloadList }),
  ImageGallery: async () => ({ View: (await import('./ImageGallery/ImageGallery.tsx')).ImageGallery }),
  StageRow: async () => ({ View: (await import('./StageRow/StageRow.tsx')).StageRow }),
  HighlightList: async () => ({ View: (await import('./HighlightList/HighlightList.tsx')).HighlightList }),
  Spacer: async () => ({ View: (await import('./Spacer/Spacer.tsx')).Spacer }),
  // The platform's starter components: containers and simple blocks.
  Container: async () => ({ View: (await import('./Container/Container.tsx')).Container }),
  ColumnSplitter: async () => ({ View: (await import('./ColumnSplitter/ColumnSplitter.tsx')).ColumnSplitter }),
  RowSplitter: async () => ({ View: (await import('./RowSplitter/RowSplitter.tsx')).RowSplitter }),
  PartialDesignDynamicPlaceholder: async () => ({
    View: (await import('./PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.tsx'))
      .PartialDesignDynamicPlaceholder,
  }),
  Title: async () => ({ View: (await import('./Title/Title.tsx')).Title }),
  PageContent: async () => ({ View: (await import('./PageContent/PageContent.tsx')).PageContent }),
  Image: async () => ({ View: (await import('./Image/Image.tsx')).Image }),
  Promo: async () => ({ View: (await import('./Promo/Promo.tsx')).Promo }),
  StoriesList: async () => ({ View: (await import('./StoriesList/StoriesList.tsx')).StoriesList }),
  StoriesTeaser: async () => ({ View: (await import('./StoriesTeaser/StoriesTeaser.tsx')).StoriesTeaser }),
  StoryArticle: async () => ({ View: (await import('./StoryArticle/StoryArticle.tsx')).StoryArticle }),
  StoryCards: async () => ({ View: (await import('./StoryCards/StoryCards.tsx')).StoryCards }),
} as const satisfies Registry;
