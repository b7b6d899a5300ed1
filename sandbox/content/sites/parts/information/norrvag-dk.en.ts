import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Norrväg in figures',
    figures: [
      ['2001', '', 'the year we crossed the bridge'],
      ['18', '', 'branches in Denmark'],
      ['12', 'months', 'of guarantee on every used car'],
      ['130', 'points', 'checked on every used car'],
    ],
  },
  quote: {
    text: 'A good deal is one after which both sides are happy to meet again at the baker’s.',
    name: 'Mette Kjær',
    role: 'Managing director, Denmark',
  },
  service: {
    title: 'Cannot find what you need?',
    name: 'Customer service',
    role: 'Weekdays 8 am to 4 pm',
    email: 'hej@norrvag-dk.example',
    html: '<p>We answer the same day, or find somebody who can.</p>',
  },
  hours: {
    title: 'When we are usually open',
    days: [
      ['Monday to Friday', '9 am – 5.30 pm'],
      ['Saturday', 'Closed'],
      ['Sunday', '11 am – 4 pm'],
    ],
    note: '<p>Workshops open at 7.30 am. Each branch has its own hours on its page.</p>',
  },
});
