import { loader as blurb } from '../../src/components/Blurb/Blurb.data.ts';
import { loader as breadcrumb } from '../../src/components/Breadcrumb/Breadcrumb.data.ts';
import { loader as carCompare } from '../../src/components/CarCompare/CarCompare.data.ts';
import { loader as carDetail } from '../../src/components/CarDetail/CarDetail.data.ts';
import { loader as carList } from '../../src/components/CarList/CarList.data.ts';
import { loader as carOfTheWeek } from '../../src/components/CarOfTheWeek/CarOfTheWeek.data.ts';
import { loader as carsById } from '../../src/components/CarsById/CarsById.data.ts';
import { loader as carsByQuery } from '../../src/components/CarsByQuery/CarsByQuery.data.ts';
import { loader as contactForm } from '../../src/components/ContactForm/ContactForm.data.ts';
import { loader as dealerDetail } from '../../src/components/DealerDetail/DealerDetail.data.ts';
import { loader as dealerList } from '../../src/components/DealerList/DealerList.data.ts';
import { loader as embeddedForm } from '../../src/components/EmbeddedForm/EmbeddedForm.data.ts';
import { loader as faqList } from '../../src/components/FaqList/FaqList.data.ts';
import { loader as financeQuotes } from '../../src/components/FinanceQuotes/FinanceQuotes.data.ts';
import { loader as footer } from '../../src/components/Footer/Footer.data.ts';
import { loader as header } from '../../src/components/Header/Header.data.ts';
import { loader as heroBanner } from '../../src/components/HeroBanner/HeroBanner.data.ts';
import { loader as iconLoader } from '../../src/components/IconLoader/IconLoader.data.ts';
import { loader as manageBooking } from '../../src/components/ManageBooking/ManageBooking.data.ts';
import { loader as newsletterForm } from '../../src/components/NewsletterForm/NewsletterForm.data.ts';
import { loader as savedCars } from '../../src/components/SavedCars/SavedCars.data.ts';
import { loader as sellCarForm } from '../../src/components/SellCarForm/SellCarForm.data.ts';
import { loader as serviceBooking } from '../../src/components/ServiceBooking/ServiceBooking.data.ts';
import { loader as serviceRequestForm } from '../../src/components/ServiceRequestForm/ServiceRequestForm.data.ts';
import { loader as similarCars } from '../../src/components/SimilarCars/SimilarCars.data.ts';
import { loader as siteTeaser } from '../../src/components/SiteTeaser/SiteTeaser.data.ts';
import { loader as storiesList } from '../../src/components/StoriesList/StoriesList.data.ts';
import { loader as storiesTeaser } from '../../src/components/StoriesTeaser/StoriesTeaser.data.ts';
import { loader as storyArticle } from '../../src/components/StoryArticle/StoryArticle.data.ts';
import { loader as storyCards } from '../../src/components/StoryCards/StoryCards.data.ts';
import { loader as tireHotel } from '../../src/components/TireHotel/TireHotel.data.ts';
import { loader as video } from '../../src/components/Video/Video.data.ts';
import { loader as workshopRequestForm } from '../../src/components/WorkshopRequestForm/WorkshopRequestForm.data.ts';
import { defaultsOfCar, quotesOfCars } from '../../src/features/carDetail/quotes/quotes.data.ts';
import { suggest } from '../../src/features/carSearch/suggestions/suggest.data.ts';
import { searchTypedCarList } from '../../src/features/carSearch/textSearch.data.ts';
import { compareCars } from '../../src/features/compare/comparison.data.ts';
import type { TestDriveSlot } from '../../src/features/leads/leadRecipient.data.ts';
import { readLead, type ValidLead } from '../../src/features/leads/readLead.data.ts';
import { departmentOfTestDrive } from '../../src/features/leads/testDriveDepartment.data.ts';
import { cardsOfIds } from '../../src/features/saved/cardsById.data.ts';
import type { Loaders } from './sections.ts';

/** Loaders by component name. Components without data have none. */
export const loaders: Loaders = {
  BannerStrip: iconLoader,
  Blurb: blurb,
  Breadcrumb: breadcrumb,
  CarCompare: carCompare,
  CarDetail: carDetail,
  CarList: carList,
  CarOfTheWeek: carOfTheWeek,
  CarsById: carsById,
  CarsByQuery: carsByQuery,
  ContactForm: contactForm,
  DealerDetail: dealerDetail,
  DealerList: dealerList,
  EmbeddedForm: embeddedForm,
  FaqList: faqList,
  FinanceQuotes: financeQuotes,
  Footer: footer,
  Header: header,
  HeroBanner: heroBanner,
  HighlightList: iconLoader,
  IconLoader: iconLoader,
  NewsletterForm: newsletterForm,
  NewsletterLink: newsletterForm,
  ManageBooking: manageBooking,
  ManageTestDrive: manageBooking,
  ManageTireChange: manageBooking,
  SavedCars: savedCars,
  SellCarForm: sellCarForm,
  ServiceBooking: serviceBooking,
  TireHotel: tireHotel,
  ServiceRequestForm: serviceRequestForm,
  WorkshopRequestForm: workshopRequestForm,
  SimilarCars: similarCars,
  SiteTeaser: siteTeaser,
  StageRow: iconLoader,
  StoriesList: storiesList,
  StoriesTeaser: storiesTeaser,
  StoryArticle: storyArticle,
  StoryCards: storyCards,
  Video: video,
};

/** Functions behind our JSON APIs: `/api/search`, `/api/suggest`, `/api/cars`, `/api/codeweaver`, `/api/forms/comhub` and `/api/testdrive`. */
export {
  cardsOfIds,
  compareCars,
  defaultsOfCar,
  departmentOfTestDrive,
  quotesOfCars,
  readLead,
  searchTypedCarList,
  suggest,
  type TestDriveSlot,
  type ValidLead,
};
