/** Marlow in British English: what the law asks to be said. */

import type { PageContent } from '../../authoring.ts';
import { textPage } from './pages.ts';

const UPDATED = '2026-09-01T08:00:00Z';

type Words = {
  readonly slug: string;
  readonly nav: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
};

const legal = ({ slug, ...words }: Words): PageContent =>
  textPage({ ...words, key: `legal-${slug}`, path: `/legal/${slug}`, hidden: true, updated: UPDATED });

const WORDS: readonly Words[] = [
  {
    slug: 'terms-of-use',
    nav: 'Terms of use',
    title: 'Terms of use of this website',
    description:
      'The terms on which Marlow makes this website available: prices and descriptions, links, intellectual property and our liability.',
    html: '<p>By using this website you accept these terms. Nothing on it is an offer to sell: a contract is made when you and we sign an order.</p><h2>Descriptions and prices</h2><p>We take care that cars are described as they are. Should equipment or a price be wrong by mistake, we will tell you before you travel, and you are free to withdraw.</p><h2>Pictures and words</h2><p>They belong to us or to those who lent them. You may print pages for yourself; please ask before you do anything else with them.</p><h2>Law</h2><p>The law of England and Wales applies. Your rights as a consumer are not limited by anything here.</p>',
  },
  {
    slug: 'terms-of-sale',
    nav: 'Terms of sale',
    title: 'Terms of sale, returns and distance selling',
    description:
      'Our terms for the sale of new and used cars: deposits, delivery, part-exchange and your right to cancel when you buy at a distance.',
    html: '<p>These terms apply to cars ordered at our showrooms, by telephone or online.</p><h2>Deposits</h2><p>A deposit reserves a car for you. It is returned if finance is declined or the car is not as described.</p><h2>Bought without meeting us</h2><p>If everything was arranged at a distance you may cancel within fourteen days of delivery, without giving a reason. Tell us in writing, do not drive more than you would on a test drive, and we refund you within fourteen days of having the car back.</p><h2>Part-exchange</h2><p>The figure holds if the car is as you described it, with both keys and the V5C, within thirty days.</p>',
  },
  {
    slug: 'credit-broking',
    nav: 'How we are regulated',
    title: 'How we are regulated as a credit broker',
    description:
      'Initial disclosure: Marlow is a credit broker and not a lender. Who we work with, what commission we receive and how to complain.',
    html: '<p>Marlow Motor Group Ltd is authorised and regulated as a credit broker. We are not a lender, and we are not independent financial advisers.</p><h2>Whom we introduce you to</h2><p>A panel of lenders, among them the finance houses of the manufacturers we represent. We do not search the whole market.</p><h2>Commission</h2><p>Lenders usually pay us, either a fixed fee or a percentage of the amount you borrow. We tell you that a commission is paid before you sign, and its amount if you ask. It does not change what you pay.</p><h2>Insurance</h2><p>For insurance we introduce you to the insurer or act as its agent. You will have the documents before you decide.</p>',
  },
  {
    slug: 'accessibility',
    nav: 'Accessibility',
    title: 'Accessibility of this website',
    description:
      'How Marlow makes its website usable for everybody, what does not work as it should yet and whom to tell when something stands in your way.',
    html: '<p>We want everybody to be able to use this website, by keyboard, by voice, enlarged or read aloud. We work to the Web Content Accessibility Guidelines, level AA.</p><h2>What we know of</h2><p>Some older documents to download are not tagged for screen readers. Ask for a version that suits you and you will have it within three working days.</p><h2>Tell us</h2><p>Write to <a href="mailto:care@marlow-uk.example">care@marlow-uk.example</a>, or telephone <a href="tel:+442079460410">020 7946 0410</a>. A person answers.</p>',
  },
];

export const legalPages: readonly PageContent[] = WORDS.map(legal);

/** For the list on the page above. */
export const legalLinks = WORDS.map(({ slug, title }) => `<li><a href="/legal/${slug}">${title}</a></li>`).join('');
