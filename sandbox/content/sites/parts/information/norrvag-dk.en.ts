import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Norrväg in figures',
    figures: [
      ['2001', '', 'the year we crossed the bridge'],
      ['18', '', 'branches in Denmark'],
      ['12', 'months', 'of warranty on cars up to eight years old'],
      ['130', 'points', 'checked on every used car'],
    ],
  },
  quote: {
    text: 'A good deal is one that leaves both sides happy to bump into each other at the supermarket.',
    name: 'Mette Kjær',
    role: 'Managing director, Denmark',
  },
  service: {
    title: 'Can’t find what you need?',
    name: 'Customer service',
    role: 'Weekdays 8 am to 4 pm',
    email: 'hej@norrvag-dk.example',
    html: '<p>We answer the same day, or find someone who can.</p>',
  },
  hours: {
    title: 'Our usual opening hours',
    days: [
      ['Monday to Friday', '9 am – 5.30 pm'],
      ['Saturday', 'Closed'],
      ['Sunday', '11 am – 4 pm'],
    ],
    note: '<p>Workshops open at 7.30 am. Each branch lists its own hours on its page.</p>',
  },
});
