import { link, type PageContent, rich, text } from '../../../authoring.ts';
import { prose } from '../blocks.ts';
import { disclaimer } from '../interactiveBlocks.ts';
import { livingPage } from '../pages.ts';

/** `/komponenter/upplysning`: what stands before a page until it is approved of; two of them, and one without words. */
export const noticePage: PageContent = livingPage({
  key: 'components-notice',
  path: '/komponenter/upplysning',
  nav: 'Upplysning',
  title: 'Upplysning före läsning',
  description:
    'Blocket DisclaimerModal, som besökaren svarar på innan sidan läses: två efter varandra, och ett utan ord.',
  hidden: true,
  noindex: true,
  blocks: [
    prose(
      '<h1>Upplysning</h1><p>Sidan kan läsas när båda upplysningarna är godkända. Svaret gäller så länge fönstret är öppet.</p>',
    ),
    disclaimer({
      title: 'Sidan vänder sig till företag',
      html: '<p>Priserna här är utan moms och gäller för näringsidkare. Leasing för privatpersoner finns på <a href="/kop-bil/privatleasing-bilar">sidan om privatleasing</a>.</p>',
      approve: 'Jag handlar för ett företag',
      decline: ['/kop-bil', 'Till bilar för privatpersoner'],
    }),
    disclaimer({
      title: 'Räkneexempel, inte ett erbjudande',
      html: '<p>Beloppen är exempel. Vad just du får betala beror på bil, körsträcka och kreditprövning.</p>',
      approve: '',
      decline: ['/komponenter', ''],
    }),
    {
      component: 'DisclaimerModal',
      fields: { Title: text(''), Text: rich(''), ApproveText: text(''), DeclineLink: link() },
    },
  ],
});
