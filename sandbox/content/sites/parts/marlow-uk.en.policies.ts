/** Marlow in British English: policies and statements that a company of its size publishes. */

import type { PageContent } from '../../authoring.ts';
import { textPage } from './pages.ts';

const POLICIES = '/further-policies-and-statements';
const UPDATED = '2026-09-01T08:00:00Z';

type Words = {
  readonly slug: string;
  readonly nav: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
};

const WORDS: readonly Words[] = [
  {
    slug: 'modern-slavery-statement',
    nav: 'Modern slavery',
    title: 'Modern slavery statement',
    description:
      'The statement of Marlow under section 54 of the Modern Slavery Act 2015: our supply chains, the risks we see and what we do about them.',
    html: '<p>This statement is made under section 54 of the Modern Slavery Act 2015 for the financial year that ended on 31 March 2026.</p><h2>Where we see risk</h2><p>Not among manufacturers, whom others watch as well, but nearer home: car washing, cleaning, transport and temporary labour. We valet cars with people of our own.</p><h2>What we did this year</h2><ul><li>Visited 31 suppliers without notice; ended one contract</li><li>Trained 412 colleagues to notice the signs</li><li>Put the helpline’s number inside the door of every staff lavatory</li></ul><p>Approved by the board and signed by James Marlow, Chairman.</p>',
  },
  {
    slug: 'gender-pay-gap-report',
    nav: 'Gender pay gap',
    title: 'Gender pay gap report',
    description:
      'Marlow’s gender pay gap: mean and median figures, bonuses and quartiles, why the gap exists and what is being done to close it.',
    html: '<p>Figures at the snapshot date of 5 April 2026.</p><h2>Hourly pay</h2><p>The mean gap is 14.2 per cent and the median gap 11.8 per cent, down from 16.0 and 13.1 a year earlier.</p><h2>Why</h2><p>Men and women in the same post are paid the same. But three quarters of our technicians and sales managers are men, and these are the better-paid posts.</p><h2>What changes it</h2><p>Of this year’s 64 apprentices 19 are women. Sales managers may work four days. Every shortlist for a manager’s post has at least one woman on it, or is drawn up again.</p>',
  },
  {
    slug: 'complaints-procedure',
    nav: 'Complaints',
    title: 'Complaints procedure',
    description:
      'How to complain to Marlow, who will deal with it, how long it takes, and which ombudsman you may turn to if you are not content.',
    html: '<p>If we have disappointed you we would rather hear it from you than read it.</p><h2>How</h2><ol><li>Speak to the manager of your showroom. Most things are settled there and then.</li><li>Or write to <a href="mailto:care@marlow-uk.example">care@marlow-uk.example</a>, or to Customer Care by post. You have a reply with a name on it within three working days.</li><li>Within eight weeks you receive our final answer in writing.</li></ol><h2>If you are not content</h2><p>For finance and insurance you may turn to the Financial Ombudsman Service, free of charge, within six months of our final answer. For sales, servicing and repairs, to The Motor Ombudsman.</p>',
  },
  {
    slug: 'section-172-statement',
    nav: 'Section 172',
    title: 'Section 172 statement',
    description:
      'How the directors of Marlow had regard to colleagues, customers, suppliers and the long term, under section 172 of the Companies Act.',
    html: '<p>Section 172 of the Companies Act 2006 asks directors to promote the success of the company with regard to everybody who is touched by it. This is how we did so in the year.</p><h2>Long-term consequences</h2><p>The board decided to rebuild Harrogate rather than lease elsewhere, although it will take eleven years to pay for itself.</p><h2>Colleagues</h2><p>A council of nine elected colleagues meets the board each quarter. At its request Sunday working became voluntary.</p><h2>Suppliers and neighbours</h2><p>Small suppliers are paid within fourteen days. Deliveries by transporter begin after eight, at the wish of those who live opposite.</p>',
  },
  {
    slug: 'tax-strategy',
    nav: 'Tax strategy',
    title: 'Tax strategy',
    description:
      'Marlow’s approach to tax: how risks are governed, our attitude to planning and how we work with HM Revenue and Customs.',
    html: '<p>Published under Schedule 19 of the Finance Act 2016 for the year ending 31 March 2027.</p><h2>Approach</h2><p>We pay what is due, when it is due, in the country where we work, which is this one. We do not use arrangements whose purpose is to pay less.</p><h2>Governance</h2><p>The finance director is responsible and reports to the audit committee twice a year. Where the law is unclear we ask HM Revenue and Customs first and act afterwards.</p>',
  },
  {
    slug: 'whistleblowing-policy',
    nav: 'Whistleblowing',
    title: 'Whistleblowing policy',
    description:
      'How colleagues, suppliers and others may report wrongdoing at Marlow in confidence, and how those who speak up are protected.',
    html: '<p>Anyone who works for us, or with us, may report wrongdoing without fear for their post.</p><h2>What</h2><p>Crime, danger to health or the environment, mis-selling, and the hiding of any of these.</p><h2>To whom</h2><p>To your manager, to the company secretary, or to the independent line whose number is on every notice board. You need not give your name. We investigate within twenty working days and tell you the outcome where the law allows.</p>',
  },
  {
    slug: 'vulnerable-customers',
    nav: 'Vulnerable customers',
    title: 'Supporting customers in vulnerable circumstances',
    description:
      'How Marlow helps customers who need more time, another format or somebody beside them, and what to do if payments become difficult.',
    html: '<p>Illness, bereavement, worry about money or a language that is not one’s own: all of us are at some time less able to decide well.</p><h2>What you may ask for</h2><p>More time, large print, a quiet room, an interpreter, somebody to sit with you, or the whole matter again tomorrow. No reason is needed.</p><h2>If payments become difficult</h2><p>Ring the lender before a payment is missed, or us and we shall ring together. Free advice is to be had from MoneyHelper and Citizens Advice.</p>',
  },
  {
    slug: 'anti-bribery-policy',
    nav: 'Anti-bribery',
    title: 'Anti-bribery policy',
    description:
      'Marlow does not give or take bribes. What our people may accept, what they must decline and how gifts and hospitality are recorded.',
    html: '<p>We neither give nor take bribes, and we do not work with those who do. This policy follows the Bribery Act 2010.</p><h2>Gifts</h2><p>A box of chocolates may be accepted and is shared. Anything worth more than £50 is declined, or given to the charity of the year. Every gift and invitation is entered in a register that the auditors read.</p><h2>Introductions</h2><p>We pay for introductions only under a written agreement, and the customer is told.</p>',
  },
  {
    slug: 'environmental-policy',
    nav: 'Environment',
    title: 'Environmental policy',
    description:
      'What Marlow does about energy, water, waste and travel in its showrooms, workshops and bodyshops, and the targets it is held to.',
    html: '<p>Cars use energy and so do we. This is what we have bound ourselves to.</p><h2>By 2030</h2><ul><li>Half the energy for each car sold, compared with 2020</li><li>All electricity from renewable sources, a third of it from our own roofs</li><li>Water for car washing used four times over</li></ul><h2>In the workshop</h2><p>Oil, coolant, tyres and batteries are collected by licensed firms, with papers. Body shops use water-based paint. Streamlined energy and carbon figures are in the annual report.</p>',
  },
  {
    slug: 'health-and-safety-policy',
    nav: 'Health and safety',
    title: 'Health and safety policy',
    description:
      'How Marlow keeps colleagues, customers and visitors safe in showrooms, workshops and on test drives, and who is responsible for it.',
    html: '<p>Nobody should leave us less well than they came.</p><h2>Responsibility</h2><p>It begins with the managing director and does not end with anybody. Each showroom has a safety lead with two hours a week set aside for it.</p><h2>Visitors</h2><p>You are welcome in the workshop, with a technician and in shoes that close. High-voltage bays are marked in yellow and are not part of the tour.</p><h2>Near misses</h2><p>They are reported without blame, counted, and read out on Fridays. Last year there were 203, and no accident that kept anyone at home.</p>',
  },
];

const policy = ({ slug, ...words }: Words): PageContent =>
  textPage({ ...words, key: `policy-${slug}`, path: `${POLICIES}/${slug}`, hidden: true, updated: UPDATED });

const list = WORDS.map(({ slug, title }) => `<li><a href="${POLICIES}/${slug}">${title}</a></li>`).join('');

export const policyPages: readonly PageContent[] = [
  textPage({
    key: 'policies',
    path: POLICIES,
    nav: 'Further policies and statements',
    title: 'Further policies and statements',
    hidden: true,
    updated: UPDATED,
    description:
      'Statements and policies of Marlow Motor Group Ltd: modern slavery, gender pay gap, complaints, section 172, tax, environment and others.',
    html: `<p>What a company of our size publishes, in words that we hope can be read.</p><ul>${list}</ul><p>Privacy, cookies and terms are under <a href="/legal">legal information</a>.</p>`,
  }),
  ...WORDS.map(policy),
];
