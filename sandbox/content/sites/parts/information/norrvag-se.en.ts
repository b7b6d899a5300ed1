import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Norrväg in figures',
    figures: [
      ['1961', '', 'the year we repaired our first tractor'],
      ['34', '', 'branches in Sweden'],
      ['2,400', 'cars', 'in stock, give or take'],
      ['130', 'points', 'checked on every used car'],
    ],
  },
  quote: {
    text: 'Judge us not on the day you buy the car, but on the day something goes wrong.',
    name: 'Lars-Erik Norrväg',
    role: 'Chairman, third generation',
  },
  service: {
    title: 'Can’t find what you need?',
    name: 'Customer service',
    role: 'Weekdays 8 am to 5 pm',
    phone: '+46 8 465 004 10',
    email: 'hej@norrvag-se.example',
    html: '<p>We put you through to the right branch, or answer you ourselves.</p>',
  },
  hours: {
    title: 'Our usual opening hours',
    days: [
      ['Monday to Friday', '9 am – 6 pm'],
      ['Saturday', '10 am – 3 pm'],
      ['Sunday', 'Closed at most branches'],
    ],
    note: '<p>Workshops open at 7 am on weekdays. Each branch lists its own hours on its page.</p>',
  },
});
