/** Marlow in British English: more about the company, below "About us". */

import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import { article } from './pages.ts';

export const companyPages: readonly PageContent[] = [
  article({
    key: 'contact',
    path: '/about-us/contact-us',
    nav: 'Contact us',
    title: 'Contact us',
    description:
      'How to reach Marlow: customer care by telephone, email and post, the showrooms with their hours, and whom to ask about what.',
    picture: scene('dealer-marlow', 'A Marlow showroom at dusk, its windows lit'),
    lead: 'The showroom knows your car best. For everything else there is Customer Care.',
    to: ['/find-us', 'Telephone numbers of our showrooms'],
    html: '<h2>Customer Care</h2><p>Monday to Saturday, 8.30 am to 6 pm, on <a href="tel:+442079460410">020 7946 0410</a>, or by email to <a href="mailto:care@marlow-uk.example">care@marlow-uk.example</a>. We answer on the day we read it.</p><h2>By post</h2><p>Marlow Motor Group Ltd, Customer Care, The Old Coachworks, Thames Side, Reading.</p><h2>Something has gone wrong</h2><p>We are sorry. Our <a href="/further-policies-and-statements/complaints-procedure">complaints procedure</a> says who puts it right, and by when.</p>',
  }),
  article({
    key: 'sustainability',
    path: '/about-us/sustainability',
    nav: 'Sustainability',
    title: 'Sustainability, without the leaves',
    description:
      'What Marlow does to use less: electric courtesy cars, roofs that make power, parts repaired rather than replaced, and honest figures.',
    picture: scene('charging-home', 'An electric car charging outside a house at dusk'),
    lead: 'We sell cars. The least we can do is to waste little while we do it.',
    to: ['/further-policies-and-statements/environmental-policy', 'Our environmental policy'],
    html: '<h2>Done</h2><p>Every courtesy car is electric or a plug-in hybrid. Eleven roofs carry solar panels and make about a third of what we use. Bumpers, wheels and lamps are mended where they can be, which is more often than the trade believes.</p><h2>Not done</h2><p>Our oldest three workshops are still heated by oil. They follow in 2027 and 2028.</p>',
  }),
  article({
    key: 'community',
    path: '/about-us/in-the-community',
    nav: 'In the community',
    title: 'In the community',
    description:
      'The charities, clubs and schools that Marlow supports around its showrooms, and how to ask us for help with yours.',
    picture: scene('coast-road', 'A car on a coastal road in clear morning light'),
    lead: 'Each showroom chooses its own good cause. Head office pays and keeps quiet.',
    to: ['/find-us', 'Ask your showroom'],
    html: '<h2>What we do</h2><p>Minibuses for four hospices, a driving day for young people in care, and the raffle car at rather a lot of village fêtes. Colleagues have two paid days a year to help where they like.</p><h2>Ask us</h2><p>Write to the manager of your nearest showroom by the end of January; the choice for the year is made in February.</p>',
  }),
];
