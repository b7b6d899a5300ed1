import type { ComponentModule } from '../content/views.ts';
import type { StaticName } from './staticNames.ts';

/** How the views of the components load that never hydrate. The browser needs them only for pages that it opens itself. */
export const STATIC_VIEWS: Readonly<Record<StaticName, () => Promise<ComponentModule>>> = {
  BannerStrip: async () => ({ View: (await import('./BannerStrip/BannerStrip.tsx')).BannerStrip }),
  Breadcrumb: async () => ({ View: (await import('./Breadcrumb/Breadcrumb.tsx')).Breadcrumb }),
  CarModelCard: async () => ({ View: (await import('./CarModelCard/CarModelCard.tsx')).CarModelCard }),
  CardList: async () => ({ View: (await import('./CardList/CardList.tsx')).CardList }),
  ColumnSplitter: async () => ({ View: (await import('./ColumnSplitter/ColumnSplitter.tsx')).ColumnSplitter }),
  ContactCard: async () => ({ View: (await import('./ContactCard/ContactCard.tsx')).ContactCard }),
  Container: async () => ({ View: (await import('./Container/Container.tsx')).Container }),
  Footer: async () => ({ View: (await import('./Footer/Footer.tsx')).Footer }),
  HighlightList: async () => ({ View: (await import('./HighlightList/HighlightList.tsx')).HighlightList }),
  HorizontalCard: async () => ({ View: (await import('./HorizontalCard/HorizontalCard.tsx')).HorizontalCard }),
  IconLoader: async () => ({ View: (await import('./IconLoader/IconLoader.tsx')).IconLoader }),
  Image: async () => ({ View: (await import('./Image/Image.tsx')).Image }),
  ImageCard: async () => ({ View: (await import('./ImageCard/ImageCard.tsx')).ImageCard }),
  KeyFigures: async () => ({ View: (await import('./KeyFigures/KeyFigures.tsx')).KeyFigures }),
  LinkList: async () => ({ View: (await import('./LinkList/LinkList.tsx')).LinkList }),
  MapLink: async () => ({ View: (await import('./MapLink/MapLink.tsx')).MapLink }),
  NewsletterLink: async () => ({ View: (await import('./NewsletterLink/NewsletterLink.tsx')).NewsletterLink }),
  PageContent: async () => ({ View: (await import('./PageContent/PageContent.tsx')).PageContent }),
  PartialDesignDynamicPlaceholder: async () => ({
    View: (await import('./PartialDesignDynamicPlaceholder/PartialDesignDynamicPlaceholder.tsx'))
      .PartialDesignDynamicPlaceholder,
  }),
  Promo: async () => ({ View: (await import('./Promo/Promo.tsx')).Promo }),
  Quote: async () => ({ View: (await import('./Quote/Quote.tsx')).Quote }),
  RichText: async () => ({ View: (await import('./RichText/RichText.tsx')).RichText }),
  RowSplitter: async () => ({ View: (await import('./RowSplitter/RowSplitter.tsx')).RowSplitter }),
  SiteTeaser: async () => ({ View: (await import('./SiteTeaser/SiteTeaser.tsx')).SiteTeaser }),
  Spacer: async () => ({ View: (await import('./Spacer/Spacer.tsx')).Spacer }),
  StageRow: async () => ({ View: (await import('./StageRow/StageRow.tsx')).StageRow }),
  StoriesTeaser: async () => ({ View: (await import('./StoriesTeaser/StoriesTeaser.tsx')).StoriesTeaser }),
  StoryCards: async () => ({ View: (await import('./StoryCards/StoryCards.tsx')).StoryCards }),
  TextWithMedia: async () => ({ View: (await import('./TextWithMedia/TextWithMedia.tsx')).TextWithMedia }),
  Title: async () => ({ View: (await import('./Title/Title.tsx')).Title }),
};
