import type { Hydration, Registry, SectionContent } from '../content/views.ts';
import { recordOf } from '../contracts/record.ts';
import { Header } from './Header/Header.tsx';

/** Returns the hydration of a component that is interactive only with a video. */
const withVideo = ({ data }: SectionContent): Hydration => (recordOf(data).video ? 'visible' : 'static');

/** The search of a hero is interactive. */
const heroHydration = (section: SectionContent): Hydration =>
  section.params.ShowSearch === '1' ? 'load' : withVideo(section);

/**
 * Components that editors can place, by their registered name, with the way the browser takes them over. Each is a chunk, loaded
 * when a page has it, except the header. Folder, file and view have the same name; a view with deferred data also exports its
 * skeleton.
 */
export const registry = {
  HeroBanner: {
    hydration: heroHydration,
    load: async () => ({ View: (await import('./HeroBanner/HeroBanner.tsx')).HeroBanner }),
  },
  Header: { hydration: 'load', load: async () => ({ View: Header }) },
  Footer: { hydration: 'static', load: async () => ({ View: (await import('./Footer/Footer.tsx')).Footer }) },
  Blurb: { hydration: withVideo, load: async () => ({ View: (await import('./Blurb/Blurb.tsx')).Blurb }) },
  RichText: { hydration: 'static', load: async () => ({ View: (await import('./RichText/RichText.tsx')).RichText }) },
  CardList: { hydration: 'static', load: async () => ({ View: (await import('./CardList/CardList.tsx')).CardList }) },
  BannerStrip: {
    hydration: 'static',
    load: async () => ({ View: (await import('./BannerStrip/BannerStrip.tsx')).BannerStrip }),
  },
  CarModelCard: {
    hydration: 'static',
    load: async () => ({ View: (await import('./CarModelCard/CarModelCard.tsx')).CarModelCard }),
  },
  HorizontalCard: {
    hydration: 'static',
    load: async () => ({ View: (await import('./HorizontalCard/HorizontalCard.tsx')).HorizontalCard }),
  },
  ImageCard: {
    hydration: 'static',
    load: async () => ({ View: (await import('./ImageCard/ImageCard.tsx')).ImageCard }),
  },
  Video: { hydration: 'visible', load: async () => ({ View: (await import('./Video/Video.tsx')).Video }) },
  Breadcrumb: {
    hydration: 'static',
    load: async () => ({ View: (await import('./Breadcrumb/Breadcrumb.tsx')).Breadcrumb }),
  },
  CarOfTheWeek: {
    hydration: 'visible',
    load: async () => {
      const { CarOfTheWeek, CarOfTheWeekSkeleton } = await import('./CarOfTheWeek/CarOfTheWeek.tsx');
      return { View: CarOfTheWeek, Skeleton: CarOfTheWeekSkeleton };
    },
  },
  CarList: { hydration: 'load', load: async () => ({ View: (await import('./CarList/CarList.tsx')).CarList }) },
  SavedCars: { hydration: 'load', load: async () => ({ View: (await import('./SavedCars/SavedCars.tsx')).SavedCars }) },
  CarCompare: {
    hydration: 'load',
    load: async () => ({ View: (await import('./CarCompare/CarCompare.tsx')).CarCompare }),
  },
  CarDetail: {
    hydration: 'load',
    placesSections: true,
    load: async () => ({ View: (await import('./CarDetail/CarDetail.tsx')).CarDetail }),
  },
  SimilarCars: {
    hydration: 'visible',
    load: async () => {
      const { SimilarCars, SimilarCarsSkeleton } = await import('./SimilarCars/SimilarCars.tsx');
      return { View: SimilarCars, Skeleton: SimilarCarsSkeleton };
    },
  },
  FinanceQuotes: {
    hydration: 'visible',
    load: async () => {
      const { FinanceQuotes, FinanceQuotesSkeleton } = await import('./FinanceQuotes/FinanceQuotes.tsx');
      return { View: FinanceQuotes, Skeleton: FinanceQuotesSkeleton };
    },
  },
  DealerList: {
    hydration: 'load',
    load: async () => ({ View: (await import('./DealerList/DealerList.tsx')).DealerList }),
  },
  DealerDetail: {
    hydration: 'load',
    load: async () => ({ View: (await import('./DealerDetail/DealerDetail.tsx')).DealerDetail }),
  },
  CarsById: { hydration: 'visible', load: async () => ({ View: (await import('./CarsById/CarsById.tsx')).CarsById }) },
  CarsByQuery: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./CarsByQuery/CarsByQuery.tsx')).CarsByQuery }),
  },
  SiteTeaser: {
    hydration: 'static',
    load: async () => ({ View: (await import('./SiteTeaser/SiteTeaser.tsx')).SiteTeaser }),
  },
  EmbeddedForm: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./EmbeddedForm/EmbeddedForm.tsx')).EmbeddedForm }),
  },
  ContactForm: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./ContactForm/ContactForm.tsx')).ContactForm }),
  },
  NewsletterForm: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./NewsletterForm/NewsletterForm.tsx')).NewsletterForm }),
  },
  NewsletterLink: {
    hydration: 'static',
    load: async () => ({ View: (await import('./NewsletterLink/NewsletterLink.tsx')).NewsletterLink }),
  },
  TextWithMedia: {
    hydration: 'static',
    load: async () => ({ View: (await import('./TextWithMedia/TextWithMedia.tsx')).TextWithMedia }),
  },
  Quote: { hydration: 'static', load: async () => ({ View: (await import('./Quote/Quote.tsx')).Quote }) },
  KeyFigures: {
    hydration: 'static',
    load: async () => ({ View: (await import('./KeyFigures/KeyFigures.tsx')).KeyFigures }),
  },
  LinkList: { hydration: 'static', load: async () => ({ View: (await import('./LinkList/LinkList.tsx')).LinkList }) },
  ContactCard: {
    hydration: 'static',
    load: async () => ({ View: (await import('./ContactCard/ContactCard.tsx')).ContactCard }),
  },
  OpeningHours: {
    hydration: 'idle',
    load: async () => ({ View: (await import('./OpeningHours/OpeningHours.tsx')).OpeningHours }),
  },
  MapLink: { hydration: 'static', load: async () => ({ View: (await import('./MapLink/MapLink.tsx')).MapLink }) },
  SocialSharing: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./SocialSharing/SocialSharing.tsx')).SocialSharing }),
  },
  IconLoader: {
    hydration: 'static',
    load: async () => ({ View: (await import('./IconLoader/IconLoader.tsx')).IconLoader }),
  },
  // Interactive blocks, lists and spacing.
  Accordion: { hydration: 'idle', load: async () => ({ View: (await import('./Accordion/Accordion.tsx')).Accordion }) },
  FaqList: { hydration: 'idle', load: async () => ({ View: (await import('./FaqList/FaqList.tsx')).FaqList }) },
  CountdownTimer: {
    hydration: 'idle',
    load: async () => ({ View: (await import('./CountdownTimer/CountdownTimer.tsx')).CountdownTimer }),
  },
  Carousel: { hydration: 'visible', load: async () => ({ View: (await import('./Carousel/Carousel.tsx')).Carousel }) },
  DisclaimerModal: {
    hydration: 'load',
    load: async () => ({ View: (await import('./DisclaimerModal/DisclaimerModal.tsx')).DisclaimerModal }),
  },
  FileDownloadList: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./FileDownloadList/FileDownloadList.tsx')).FileDownloadList }),
  },
  ImageGallery: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./ImageGallery/ImageGallery.tsx')).ImageGallery }),
  },
  StageRow: { hydration: 'static', load: async () => ({ View: (await import('./StageRow/StageRow.tsx')).StageRow }) },
  HighlightList: {
    hydration: 'static',
    load: async () => ({ View: (await import('./HighlightList/HighlightList.tsx')).HighlightList }),
  },
  Spacer: { hydration: 'static', load: async () => ({ View: (await import('./Spacer/Spacer.tsx')).Spacer }) },
  // The platform's starter components: containers and simple blocks.
  Container: {
    hydration: 'static',
    load: async () => ({ View: (await import('./Container/Container.tsx')).Container }),
  },
  ColumnSplitter: {
    hydration: 'static',
    load: async () => ({ View: (await import('./ColumnSplitter/ColumnSplitter.tsx')).ColumnSplitter }),
  },
  RowSplitter: {
    hydration: 'static',
    load: async () => ({ View: (await import('./RowSplitter/RowSplitter.tsx')).RowSplitter }),
  },
  PartialDesignDynamicPlaceholder: {
    hydration: 'static',
    load: async () => ({
      View: (await import('./PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.tsx'))
        .PartialDesignDynamicPlaceholder,
    }),
  },
  Title: { hydration: 'static', load: async () => ({ View: (await import('./Title/Title.tsx')).Title }) },
  PageContent: {
    hydration: 'static',
    load: async () => ({ View: (await import('./PageContent/PageContent.tsx')).PageContent }),
  },
  Image: { hydration: 'static', load: async () => ({ View: (await import('./Image/Image.tsx')).Image }) },
  Promo: { hydration: 'static', load: async () => ({ View: (await import('./Promo/Promo.tsx')).Promo }) },
  SellCarForm: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./SellCarForm/SellCarForm.tsx')).SellCarForm }),
  },
  ManageBooking: {
    hydration: 'load',
    load: async () => ({ View: (await import('./ManageBooking/ManageBooking.tsx')).ManageBooking }),
  },
  ManageTestDrive: {
    hydration: 'load',
    load: async () => ({ View: (await import('./ManageTestDrive/ManageTestDrive.tsx')).ManageTestDrive }),
  },
  ServiceBooking: {
    hydration: 'touch',
    storedAs: 'forecourt.booking',
    load: async () => ({ View: (await import('./ServiceBooking/ServiceBooking.tsx')).ServiceBooking }),
  },
  TireHotel: {
    hydration: 'load',
    load: async () => ({ View: (await import('./TireHotel/TireHotel.tsx')).TireHotel }),
  },
  ServiceRequestForm: {
    hydration: 'visible',
    load: async () => ({ View: (await import('./ServiceRequestForm/ServiceRequestForm.tsx')).ServiceRequestForm }),
  },
  WorkshopRequestForm: {
    hydration: 'touch',
    load: async () => ({ View: (await import('./WorkshopRequestForm/WorkshopRequestForm.tsx')).WorkshopRequestForm }),
  },
  StoriesList: {
    hydration: 'load',
    load: async () => ({ View: (await import('./StoriesList/StoriesList.tsx')).StoriesList }),
  },
  StoriesTeaser: {
    hydration: 'static',
    load: async () => ({ View: (await import('./StoriesTeaser/StoriesTeaser.tsx')).StoriesTeaser }),
  },
  StoryArticle: {
    hydration: 'idle',
    load: async () => ({ View: (await import('./StoryArticle/StoryArticle.tsx')).StoryArticle }),
  },
  StoryCards: {
    hydration: 'static',
    load: async () => ({ View: (await import('./StoryCards/StoryCards.tsx')).StoryCards }),
  },
} as const satisfies Registry;
