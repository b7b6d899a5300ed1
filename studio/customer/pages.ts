import type { NewCustomer } from './modules.ts';

/**
 * The smallest set of pages with which every part of the product works, for the sandbox. On the platform editors make the same ones
 * (`docs/customers.md`). Texts are English whatever the language: they are replaced. The links that the law requires have the names of the country.
 */

type Fields = Readonly<Record<string, unknown>>;
interface Component {
  readonly component: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly fields?: Fields;
}
type Section = Component | { readonly datasource: string };

interface PageOptions {
  readonly template?: string;
  readonly title: string;
  /** Name in menus; `title` unless given. */
  readonly label?: string;
  readonly description: string;
  /** Whether menus leave it out. */
  readonly isHidden?: boolean;
  readonly noIndex?: boolean;
  readonly main: readonly Section[];
}

const link = (href: string, text: string) => ({ href, text });
const breadcrumb: Component = { component: 'Breadcrumb' };
const richText = (Text: string): Component => ({ component: 'RichText', fields: { Text } });

function page({ template = 'ContentPage', title, label = title, description, ...rest }: PageOptions): object {
  return {
    template,
    fields: {
      NavigationTitle: label,
      Title: title,
      MetaTitle: title,
      MetaDescription: description,
      OpenGraphImage: {},
      hideInNavigation: rest.isHidden ? '1' : '',
      shouldBeNavigableInMenuWhenItHasChildren: true,
      externalLink: { href: '' },
      Theme: '',
      ...(rest.noIndex && { NoIndex: true }),
    },
    main: rest.main,
  };
}

function homePage({ name }: NewCustomer): object {
  return page({
    template: 'HomePage',
    title: `Welcome to ${name}`,
    label: 'Home',
    description: `Cars in stock, dealers and offers of ${name}.`,
    main: [
      {
        component: 'HeroBanner',
        params: { ContentType: 'Image', Variant: 'FullScreen', TitleTag: 'h1', ButtonType: 'Primary', ShowSearch: '1' },
        fields: {
          Title: 'Find your next car',
          Text: '<p>Every car in stock, with price and monthly cost.</p>',
          Image: {
            src: '/-/media/illustrations/plain/showroom-1.jpg',
            alt: 'A showroom with a car and people in conversation',
          },
          Video: {},
          Link: link('/cars/in-stock', 'See all cars'),
          SecondaryLink: { href: '' },
          SearchPlaceholder: 'Make, model or equipment',
          SearchUrl: { href: '/cars/in-stock' },
        },
      },
      { datasource: '/shared/next-steps' },
    ],
  });
}

function carPages(): Readonly<Record<string, object>> {
  return {
    cars: page({
      title: 'Cars',
      description: 'Cars in stock, and how buying one works.',
      main: [breadcrumb, richText('<h1>Cars</h1><p>What we have in stock, and how buying works.</p>')],
    }),
    'cars/in-stock': page({
      template: 'CarListPage',
      title: 'Cars in stock',
      description: 'All cars in stock. Filter by price, mileage, fuel and equipment.',
      main: [breadcrumb, { component: 'CarList', fields: { Title: 'Cars in stock', Text: '' } }],
    }),
    'cars/,-w-,': page({
      template: 'CarPage',
      title: 'Car in stock',
      label: 'Car',
      description: 'Pictures, price, monthly cost, equipment and technical data.',
      isHidden: true,
      main: [{ component: 'CarDetail' }, { component: 'SimilarCars', fields: { Title: 'Similar cars' } }],
    }),
  };
}

function dealerPages({ name }: NewCustomer): Readonly<Record<string, object>> {
  return {
    dealers: page({
      template: 'DealerListPage',
      title: 'Dealers',
      description: `Addresses, telephone numbers and opening hours of ${name}.`,
      main: [breadcrumb, { component: 'DealerList', fields: { Title: 'Dealers', Text: '' } }],
    }),
    'dealers/,-w-,': page({
      template: 'DealerPage',
      title: 'Dealer',
      description: 'Address, map, opening hours and people.',
      isHidden: true,
      main: [{ component: 'DealerDetail' }],
    }),
  };
}

function formPages(): Readonly<Record<string, object>> {
  const newsletterPage = (title: string, description: string, action: string) =>
    page({
      title,
      description,
      isHidden: true,
      noIndex: true,
      main: [richText(`<h1>${title}</h1>`), { component: 'NewsletterLink', params: { Action: action } }],
    });
  return {
    'sell-car': page({
      title: 'Sell your car',
      description: 'Tell us about your car, and we reply with an offer.',
      main: [
        breadcrumb,
        {
          component: 'SellCarForm',
          params: { TitleTag: 'h1' },
          fields: { Title: 'Sell your car', Text: 'Two minutes, without obligation.', Aside: '' },
        },
      ],
    }),
    newsletter: page({
      title: 'Newsletter',
      description: 'Sign up for the newsletter, and leave whenever you like.',
      main: [
        breadcrumb,
        richText('<h1>Newsletter</h1><p>News about once a month. You can leave whenever you like.</p>'),
        { component: 'NewsletterForm', fields: { Title: 'Sign up', Text: 'We email you a link to confirm.' } },
      ],
    }),
    'newsletter/confirm': newsletterPage(
      'Confirm the newsletter',
      'Confirm your sign-up with the link from the email.',
      'Confirm',
    ),
    'newsletter/unsubscribe': newsletterPage(
      'Leave the newsletter',
      'Leave with the link from the email.',
      'Unsubscribe',
    ),
    'your-test-drive': page({
      title: 'Your test drive',
      description: 'See, move or cancel your test drive, with the link in your confirmation.',
      isHidden: true,
      noIndex: true,
      main: [richText('<h1>Your test drive</h1>'), { component: 'ManageTestDrive' }],
    }),
  };
}

function otherPages({ name, facts }: NewCustomer): Readonly<Record<string, object>> {
  return {
    'cookie-policy': page({
      title: 'Cookie policy',
      description: 'Which cookies this site uses, what they are for and how to change your choice.',
      isHidden: true,
      main: [
        richText(
          '<h1>Cookie policy</h1><p>Necessary cookies remember your choice and protect forms. All others are set only with your consent, which you can change at the foot of every page.</p>',
        ),
      ],
    }),
    'privacy-policy': page({
      title: 'Privacy policy',
      description:
        'Who is responsible for your personal data, why we need it, how long we keep it and what your rights are.',
      isHidden: true,
      main: [
        richText(
          '<h1>Privacy policy</h1><p>Replace this text: who is responsible, which data you need and why, the legal grounds, who receives them, how long they are kept, and the rights of visitors.</p>',
        ),
        { component: 'DataUses', fields: {} },
      ],
    }),
    accessibility: page({
      title: facts.accessibility,
      description: `How accessible the website of ${name} is: the standard, the last test, contact and authority.`,
      isHidden: true,
      main: [
        breadcrumb,
        richText(`<h1>${facts.accessibility}</h1><p>Replace this text: what visitors may not be able to use yet.</p>`),
        { component: 'AccessibilityStatement', fields: {} },
      ],
    }),
    '404': page({
      template: 'ErrorPage',
      title: 'Page not found',
      description: 'The page has moved or no longer exists.',
      isHidden: true,
      main: [
        richText('<h1>This page does not exist</h1><p>It may have moved, or the car has been sold.</p>'),
        { datasource: '/shared/next-steps' },
      ],
    }),
    '500': page({
      template: 'ErrorPage',
      title: 'Technical error',
      description: 'The page cannot be shown just now.',
      isHidden: true,
      main: [
        richText(
          `<h1>Something went wrong</h1><p>The fault is ours. Please reload the page in a moment, or call ${facts.phone}.</p>`,
        ),
      ],
    }),
  };
}

const header = ({ id, name }: NewCustomer): object => ({
  component: 'Header',
  fields: {
    Logo: { src: `/-/media/logos/${id}.svg`, alt: name },
    LogoLight: { src: `/-/media/logos/${id}-light.svg`, alt: name },
    LogoWidth: '150',
    LogoHeight: '55',
    SlimNav: false,
    HasDarkTheme: false,
    ShowSeparator: true,
    ExtraNavigationItems: [],
    HasMessage: false,
  },
});

function footer({ name, facts }: NewCustomer): object {
  const column = (title: string, entries: readonly (readonly [text: string, href: string])[]) => ({
    name: title,
    fields: {
      Title: title,
      Description: '',
      ColumnItems: entries.map(([text, href]) => ({ name: text, fields: { Link: link(href, text) } })),
    },
  });
  return {
    component: 'Footer',
    fields: {
      ShowBrands: true,
      BrandsHeading: 'Makes we sell',
      Columns: [
        column('Cars', [
          ['Cars in stock', '/cars/in-stock'],
          ['Sell your car', '/sell-car'],
        ]),
        column(name, [
          ['Dealers', '/dealers'],
          ['Newsletter', '/newsletter'],
          ['Cookie policy', '/cookie-policy'],
          [facts.privacy, '/privacy-policy'],
          [facts.accessibility, '/accessibility'],
        ]),
      ],
      SocialLinks: [],
      HighlightedLink: link('/dealers', 'Find a dealer'),
      CopyrightText: `© ${name}`,
    },
  };
}

function nextSteps(): object {
  const card = (Title: string, Text: string, href: string, text: string) => ({
    name: Title,
    fields: { Title, Text, Image: {}, Link: link(href, text), Badge: '' },
  });
  return {
    component: 'CardList',
    params: { Columns: '3' },
    fields: {
      Title: 'Where would you like to go?',
      Text: '',
      Link: { href: '' },
      Cards: [
        card('Buy a car', 'All cars in stock.', '/cars/in-stock', 'See all cars'),
        card('Sell a car', 'An offer in writing.', '/sell-car', 'Tell us about yours'),
        card('Find a dealer', 'Addresses and opening hours.', '/dealers', 'See all dealers'),
      ],
    },
  };
}

const ROBOTS = ['User-agent: *', 'Allow: /', 'Disallow: /api/', 'Disallow: /_page', ''].join('\n');

/** Returns the pages with their places in menus: the order in which they are written. */
function ordered(pages: Readonly<Record<string, object>>): Readonly<Record<string, object>> {
  // A name in digits alone would come first.
  return Object.fromEntries(
    Object.entries(pages).map(([name, content], at) => [name, { sortOrder: 100 * (at + 1), ...content }]),
  );
}

/** Returns the content by its file below `sandbox/content/`. */
export function contentFiles(customer: NewCustomer): Readonly<Record<string, object>> {
  const { id, host, facts } = customer;
  const pages: Readonly<Record<string, object>> = {
    index: homePage(customer),
    ...carPages(),
    ...dealerPages(customer),
    ...formPages(),
    ...otherPages(customer),
  };
  const files = (folder: string, contents: Readonly<Record<string, object>>) =>
    Object.entries(contents).map(([name, content]) => [`${folder}/${id}/${name}.${facts.language}.yaml`, content]);
  return {
    [`sites/${id}.yaml`]: {
      hostName: host,
      languages: [facts.language],
      notFound: '/404',
      serverError: '/500',
      robots: ROBOTS,
    },
    [`dictionary/${id}.${facts.language}.json`]: {
      pathToCarList: '/cars/in-stock',
      pathToCarDetail: '/cars',
      pathToSiteList: '/dealers',
    },
    ...Object.fromEntries(files('pages', ordered(pages))),
    ...Object.fromEntries(
      files('shared', { header: header(customer), footer: footer(customer), 'next-steps': nextSteps() }),
    ),
  };
}
