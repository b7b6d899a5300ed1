import { scene } from '../blocks.ts';
import { keyFigures, quote, socialSharing, textWithMedia } from '../informationBlocks.ts';
import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Marlow in numbers',
    figures: [
      ['1934', '', 'the year the workshop opened'],
      ['24', '', 'showrooms across the country'],
      ['3', 'rings', 'before the telephone is answered'],
      ['52', '%', 'of our customers have bought from us before'],
    ],
  },
  quote: {
    text: 'Would you put your mother in it? If not, we do not sell it.',
    name: 'Edith Marlow',
    role: 'Written on the workshop wall, 1934',
  },
  service: {
    title: 'Talk to us',
    name: 'Customer care',
    role: 'Monday to Saturday, 8.30 am to 6 pm',
    phone: '020 7946 0410',
    email: 'care@marlow-uk.example',
    html: '<p>A person answers, and stays with you until the matter is settled.</p>',
  },
  hours: {
    title: 'Our usual hours',
    days: [
      ['Monday to Friday', '8.30 am – 6.30 pm'],
      ['Saturday', '9 am – 5 pm'],
      ['Sunday', '10 am – 4 pm'],
    ],
    note: '<p>Service reception opens at 7.30 am on weekdays. Each showroom lists its own hours.</p>',
  },
});

export const history = [
  textWithMedia({
    title: 'The board',
    html: '<p>It is two feet of painted oak, and it has survived three moves, a flood and one well-meant attempt to varnish it. New colleagues are shown it on their first morning.</p>',
    picture: scene('workshop', 'A car on a lift in a tidy workshop'),
    caption: 'The workshop where every apprentice begins.',
    large: true,
  }),
  keyFigures('3', {
    figures: [
      ['3', '', 'generations of one family'],
      ['64', '', 'apprentices this year'],
      ['0', '', 'cars sold without tea being offered'],
    ],
  }),
  quote({ text: 'We remain independent, and intend to stay so.', name: 'James Marlow', role: 'Chairman' }),
  socialSharing(),
];
