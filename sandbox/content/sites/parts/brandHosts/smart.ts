import { bannerStrip } from '../bannerBlocks.ts';
import { blurb, car, carOfTheWeek, scene } from '../blocks.ts';
import { keyFigures, linkList } from '../informationBlocks.ts';
import { accordion, highlights } from '../interactiveBlocks.ts';
import { modelsOf } from '../marlow-uk.en.models.ts';
import { brandHome, CARS, DEALERS } from './brandHome.ts';

/** smart: electric, for the city, #1 and #3. */
export const smart = brandHome({
  slug: 'smart',
  make: 'smart',
  title: 'Electric. Nothing else.',
  metaTitle: 'smart at Marlow: electric #1 and #3, new and used',
  description:
    'The all-electric smart #1, #3 and fortwo from Marlow: cars in stock, home charging arranged for you and help with the app.',
  hero: {
    html: '<p>The roomy #1, the sleek #3 and the fortwo that fits where nothing else will. Plug in, switch on, go.</p>',
    picture: scene('charging-square', 'A white SUV beside charge points with lime strips in a city square at dusk'),
    placeholder: '#1, #3, fortwo',
    to: [CARS, 'See every smart'],
  },
  blocks: [
    highlights('Made for cities that are changing', [
      {
        title: 'Clean-air zones',
        text: 'No tailpipe, so no charge for entering them. London’s congestion charge has rules of its own; ask us.',
        icon: 'leaf',
      },
      {
        title: 'Rapid charging',
        text: 'Up to 150 kW on the #1 and #3: a coffee, not an afternoon.',
        icon: 'ev-charger',
      },
      { title: 'Five seats', text: 'A sliding rear bench in the #1 trades legroom for luggage.', icon: 'users' },
      {
        title: 'Easy to park',
        text: 'Cameras all round, and a fortwo needs hardly any kerb at all.',
        icon: 'circle-parking',
      },
    ]),
    ...modelsOf('smart'),
    keyFigures('3', {
      title: 'The #1, in figures',
      figures: [
        ['261', 'miles', 'WLTP range of the Pro+'],
        ['150', 'kW', 'fastest rapid charging'],
        ['62', 'kWh', 'usable battery'],
      ],
    }),
    blurb({
      title: 'We will sort out the wall box',
      html: '<p>Survey, cable run and installation, arranged with an approved electrician before the car arrives. No driveway? We will map the chargers between your front door and your desk instead.</p>',
      picture: scene('charging-home', 'An electric car charging outside a house at dusk'),
      to: ['/buy-car/latest-offers/smart', 'Wall box offer'],
      half: true,
      reverse: true,
      ground: '2',
    }),
    carOfTheWeek(
      'Charged and ready',
      'In stock now. Reserve one by telephone and we will have it warm when you arrive.',
      [CARS, 'Every smart in stock'],
    ),
    accordion({
      title: 'First electric car? Good questions.',
      single: true,
      firstOpen: true,
      items: [
        [
          'What does a charge cost?',
          '<p>On an overnight tariff at home, a fraction of a tank of petrol. Public rapid chargers cost several times as much, which is why we talk about where you will plug in before anything else.</p>',
        ],
        [
          '#1 or #3?',
          '<p>The #1 is taller and roomier, the #3 lower and slipperier, so it goes a little further on the motorway. Underneath they are close relations. Drive both; it takes half an hour.</p>',
        ],
        [
          'Is a used fortwo a good idea?',
          '<p>For a town and a regular parking space, very much so. It is not a motorway car, and we will say so if that is what you need.</p>',
        ],
      ],
    }),
    blurb({
      title: 'Pool cars that nobody argues over',
      html: '<p>Carers, surveyors and site managers cover a week of town visits on one charge. One app and one invoice for the whole fleet.</p>',
      picture: car('suv', 'crystal-white', 'side', 'White SUV from the side'),
      to: ['/buy-car/fleet-and-business-offers/smart', 'smart for business'],
      half: true,
    }),
    linkList('3', {
      title: 'More smart',
      links: [
        ['/buy-car/new-cars/smart', 'New smart'],
        ['/service-and-parts/smart', 'Servicing and tyres'],
        ['/buy-car/brands/smart', 'About smart at Marlow'],
      ],
    }),
    bannerStrip({
      title: 'Try one for an hour',
      text: 'Six smart showrooms, all with a car on charge.',
      icon: 'plug-zap',
      to: [DEALERS, 'Find yours'],
      ground: '3',
    }),
  ],
});
