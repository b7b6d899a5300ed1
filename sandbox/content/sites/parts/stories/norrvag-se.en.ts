/** Norrväg Sweden in English: the news that concerns those who read English, each the twin of a Swedish story. */

import type { PageContent } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { type StoryWords, storiesIndex, story } from './story.ts';

const written: readonly StoryWords[] = [
  {
    slug: 'fem-fragor-om-vinterdack',
    date: '2026-11-12',
    title: 'Five questions about winter tyres that we hear every November',
    premble:
      'Do I need winter tyres when the road is bare? Is three millimetres enough? Our workshop in Gävle answers what customers wonder about most.',
    picture: scene('winter-road', 'An orange SUV on a snowy country road between fir trees'),
    author: 'Petra Hedlund',
    tags: ['dack', 'verkstad'],
    html: `<h2>1. Do I need winter tyres if the road is bare?</h2>
<p>They are compulsory from 1 December to 31 March in wintry conditions, which means snow, ice, slush or frost on any part of the road. It can be dry outside your door and icy on the bridge three kilometres away. In practice you need them all through the period.</p>
<h2>2. Is three millimetres enough?</h2>
<p>Three millimetres is the legal limit for winter tyres. A tyre loses its grip in slush long before that, so we suggest a change at five.</p>
<h2>3. What does the mountain on the side mean?</h2>
<p>The symbol of a mountain and a snowflake shows that the tyre has been tested on snow. Unstudded winter tyres must carry it. The letters M+S are no longer enough.</p>
<h2>4. Studs on the car but not on the trailer?</h2>
<p>No. If the car has studs, the trailer must have them too in wintry conditions. The other way round is fine.</p>
<h2>5. How old may a tyre be?</h2>
<p>The law sets no limit, but rubber hardens. After six seasons we look extra closely, even if the tread is deep.</p>
<p>Not sure about yours? Drop in and we measure them in five minutes, free of charge. Read more about <a href="/dack-och-biltillbehor">tyres and accessories</a>, or let yours live in our <a href="/dack-och-biltillbehor/dackhotell">tyre storage</a>.</p>`,
  },
  {
    slug: 'provkor-elbil-i-kyla',
    date: '2026-10-29',
    title: 'Try an electric car in the cold: open house on 28 November',
    premble:
      'An electric car should be tried when it is cold, not in May. That is why we are putting out some thirty cars at eight of our branches on the last Saturday of November.',
    picture: scene('charging-home', 'A blue electric car charging outside a house at dusk'),
    author: 'Amir Nyström',
    tags: ['elbil', 'om-norrvag'],
    html: `<p>The range in the brochure is measured at twenty degrees above zero. That is not the weather you drive to work in. On Saturday 28 November, between 10 am and 3 pm, you can try the real thing: the cars have been outside all night, and you see for yourself what the gauge says when you come back.</p>
<h2>How it works</h2>
<ul>
<li>No booking. Come when it suits you, bring your driving licence and allow thirty minutes a car.</li>
<li>A loop of some twenty kilometres with city streets, country road and a rapid charger on the way.</li>
<li>We show you how to preheat the cabin and the battery, and why it makes such a difference.</li>
<li>Hot dogs, coffee and warm blackcurrant drink. Children can charge a radio-controlled car.</li>
</ul>
<h2>Where to find us</h2>
<p>In Akalla, Uppsala Boländerna, Gävle, Sundsvall, Östersund, Umeå, Karlstad and Jönköping. You will find the addresses under <a href="/anlaggningar">our branches</a>.</p>
<p>Our technicians are there all day, and most of them speak English. If you would like to read up first, start with <a href="/kop-bil/biltyp/elbilar">electric cars</a>.</p>`,
  },
  {
    slug: 'batteriprotokoll-i-varje-annons',
    date: '2026-10-08',
    title: 'We now test the battery of every used electric car',
    premble:
      'The health of its battery decides what an electric car is worth. Our sales team will show you the report before you make up your mind, even when the figure is not the one we had hoped for.',
    picture: car('suv', 'denim-blue', 'detail', 'Headlamp and front wheel of a blue SUV, close up'),
    author: 'Oskar Rosén',
    tags: ['elbil', 'koprad', 'verkstad'],
    html: `<p>The battery is the most expensive part of an electric car, and the only one you cannot look at. Even so, used electric cars are often sold without anybody having measured it. We find that odd, so last spring we began to test every one we take in. Ask for the report and you will have it before you buy.</p>
<h2>How we measure</h2>
<p>The car is charged full, driven a set distance and charged again while we log every group of cells. It takes half a day. The report shows how much of the original capacity is left, how even the cells are and, if the manufacturer discloses it, how many times the car has been rapid-charged.</p>
<h2>What is a good figure?</h2>
<p>Most cars lose a few per cent in their first year and then about one per cent a year. A five-year-old with 90 per cent left is in excellent shape. If a car is at 84, we tell you so, and the price reflects it.</p>
<p>The report is a measurement, not a warranty. The battery warranty comes from the manufacturer and usually lasts for eight years or 160,000 kilometres. We can tell you when it ends for the car you have in mind.</p>
<p>See <a href="/kop-bil/alla-bilar-i-lager?car_fuel=El">the electric cars we have in stock</a>, or read what is always included when you buy one of our <a href="/kop-bil/begagnade-bilar-i-lager">used cars</a>.</p>`,
  },
  {
    slug: 'hon-lagar-hogvoltsbatterier',
    date: '2026-02-05',
    title: 'She repairs the batteries that others replace',
    premble:
      'Karin Norling in Umeå opens battery packs, replaces one module and closes them again. It saves tens of thousands of kronor, and half a tonne of metal.',
    picture: car('suv', 'thunder-grey', 'side', 'Dark grey SUV from the side'),
    author: 'Erik Bergström',
    tags: ['elbil', 'verkstad', 'hallbarhet'],
    html: `<p>The first thing Karin Norling does every morning is to blow up her gloves. They are made of thick rubber and must withstand a thousand volts. If they leak air, they go into the bin.</p>
<p>“I am not afraid of the current,” she says. “But I am never in a hurry.”</p>
<h2>From diggers to electric cars</h2>
<p>Karin began as a mechanic on construction machines and came to us in 2019. Two years later she took the manufacturer’s high-voltage training, which is what it takes to be allowed to open a battery. Today she is one of some forty technicians at Norrväg who have it.</p>
<h2>A module instead of a pack</h2>
<p>The battery of an electric car is made up of modules, often ten or twelve, and when something goes wrong it is nearly always with just one of them. The whole pack used to be replaced. Now Karin measures each module, orders a new one of the same kind, evens out the voltage and pressure-tests the casing. It takes three days.</p>
<p>“The seal is the hard part. Get it wrong, and there is water in it a year from now.”</p>
<h2>What should an owner bear in mind?</h2>
<p>“Don’t charge to the brim every day unless you need to, and don’t leave the car empty. After that you can stop thinking about it.”</p>
<p>The battery is checked at every <a href="/service-och-verkstad">service</a>. <a href="/service-och-verkstad/boka-bilverkstad">Book a time</a> when yours is due.</p>`,
  },
  {
    slug: 'aterbrukad-stralkastare',
    date: '2025-11-20',
    title: 'A reused headlamp instead of a new one: how it works',
    premble:
      'One crashed car can become spare parts for ten others. We explain how the parts are chosen, and why the warranty is the same.',
    picture: car('saloon', 'birch-silver', 'detail', 'Headlamp and front wheel of a silver saloon, close up'),
    author: 'Leila Dahlin',
    tags: ['hallbarhet', 'verkstad'],
    html: `<p>A new LED headlamp can cost as much as a summer holiday. Meanwhile there are hundreds of cars at our dismantling partners with exactly the same headlamp, whole and clear, because somebody drove into the other end.</p>
<h2>Three conditions</h2>
<p>The part must be original, it must come from a car with a known history and it must be traceable. If any of this is in doubt we order a new one.</p>
<h2>What is never reused</h2>
<p>Airbags, seat belts, brakes and steering are always new. So are parts that are bonded into the body and protect you in a crash. That is not up for discussion.</p>
<h2>The same warranty</h2>
<p>The warranty on the repair is the same whether the part is new or reused. The price is often half, and that can decide whether a car is repaired or scrapped. Last year 140 cars were repaired with us that would otherwise have been written off.</p>
<h2>You choose</h2>
<p>We always ask before we order. Sometimes the insurer wants to decide, and then we tell you. The invoice says which parts are reused, so that you know what is in your car.</p>
<p>Our <a href="/anlaggningar">body shops</a> are listed with our branches. More about who we are and how we work is under <a href="/om-oss">About us</a>.</p>`,
  },
  {
    slug: 'dubb-eller-friktion',
    date: '2025-10-16',
    title: 'Studs or no studs? Look in your diary',
    premble:
      'It does not depend on the car, nor only on where you live, but on how many mornings a year you drive on sheer ice.',
    picture: car('hatchback', 'crimson-red', 'side', 'Red hatchback from the side'),
    author: 'Petra Hedlund',
    tags: ['dack', 'koprad'],
    html: `<p>If you come from a milder country you may never have seen a studded tyre. In October we are asked about them a hundred times a day, and we always answer with another question: which mornings do you have to be on the road?</p>
<h2>Choose studs if you</h2>
<ul>
<li>drive country roads early, before the gritting lorry has been</li>
<li>live where the temperature crosses zero several times a week</li>
<li>cannot stay at home on the worst day</li>
</ul>
<h2>Choose unstudded winter tyres if you</h2>
<ul>
<li>drive mostly in town or on salted roads</li>
<li>live where it is steadily cold and the roads are packed snow rather than ice</li>
<li>want a quieter car and slightly lower consumption, which shows on an electric one</li>
</ul>
<h2>Keep in mind</h2>
<p>Studded tyres may be used from 1 October to 15 April, and longer if the roads still are or are expected to be wintry. Some streets in larger cities do not allow them at all. Never mix: the same kind on all four wheels.</p>
<p>Above all, a worn studded tyre is worse than a good unstudded one. With half the studs gone you are really driving on an unstudded tyre of the wrong rubber.</p>
<p>Would you like our opinion on your road? Call <a href="/anlaggningar">your nearest branch</a>, or read more about <a href="/dack-och-biltillbehor">tyres</a>.</p>`,
  },
  {
    slug: 'minus-24-grader-sa-langt-kom-vi',
    date: '2025-01-23',
    title: 'Minus 24 degrees: how far our electric cars went',
    premble:
      'Five cars, one road, one evening between Östersund and Åre. One of them surprised us, and one had to be towed home.',
    picture: car('suv', 'pine-green', 'front-left', 'Dark green SUV from the front left'),
    author: 'Gustav Åkesson',
    tags: ['elbil', 'koprad'],
    html: `<p>On 8 January at six in the evening the thermometer in Östersund showed minus 24. We had been waiting for it. Five electric cars from our stock, all fully charged, drove back and forth towards Åre at ninety kilometres an hour until it was time to charge. Twenty degrees in the cabin, heated seats on.</p>
<h2>The result</h2>
<ul>
<li>Large SUV, large battery: 310 km, two thirds of what is promised</li>
<li>Estate with a heat pump: 290 km</li>
<li>Mid-size SUV: 240 km</li>
<li>Hatchback, three years old: 190 km, 71 per cent of its summer range and the best share of all</li>
<li>Small car with a cold battery: 110 km, then a tow</li>
</ul>
<h2>What we learned</h2>
<p><strong>Preheating is everything.</strong> The small car had been unplugged for four hours, on purpose. The next evening it was plugged in until the start and went fifty kilometres farther.</p>
<p><strong>The first ten kilometres cost the most.</strong> Many short trips with a cold car use more than one long one.</p>
<p><strong>Rapid-charge warm.</strong> Cars that had been driven for an hour charged twice as fast as those that arrived cold.</p>
<p>Five cars on one evening are not science, but they say more than a brochure. The cars are among the <a href="/kop-bil/alla-bilar-i-lager?car_fuel=El">electric cars in stock</a>, and our advice is on the page about <a href="/kop-bil/biltyp/elbilar">electric cars</a>.</p>`,
  },
  {
    slug: 'sa-kontrollerar-vi-en-begagnad-bil',
    date: '2024-09-19',
    title: 'How we check a used car before it is sold',
    premble:
      'Four hours, two technicians and a test drive on a road full of holes. Follow a seven-year-old estate from purchase to advertisement.',
    picture: car('estate', 'fjord-blue', 'front-left', 'Dark blue estate from the front left'),
    author: 'Oskar Rosén',
    tags: ['verkstad', 'om-norrvag'],
    html: `<p>The car came in as a part exchange on Monday: a seven-year-old estate, 112,000 kilometres, two owners. The seller thought it was in fine condition. It probably is. But we do not take chances.</p>
<h2>Papers first</h2>
<p>The service book is compared with the mileage at every inspection. If the figures do not agree, the car is sent on before anybody has opened the bonnet. We also check for debts, recalls and crash damage.</p>
<h2>A cold engine</h2>
<p>The next morning it is started cold. An engine that has been warm all day gives nothing away. The technician listens, reads the fault codes and looks at the oil.</p>
<h2>On the lift</h2>
<p>Brake discs and pads are measured, bushes are prised, the underbody is photographed. Two things turn up this time: a worn bush in a control arm, and rust on a brake pipe. Both are replaced.</p>
<h2>The test drive</h2>
<p>The second technician drives without knowing what the first one has seen. The route has cobbles, motorway and a thoroughly bad forest road. If anything rattles, that is where you hear it.</p>
<h2>At last</h2>
<p>Wear that is normal for the age is left alone, but it is written in the advertisement. Then the price is set. Not before.</p>
<p>Read what is always included with our <a href="/kop-bil/begagnade-bilar-i-lager">used cars</a>, or <a href="/kop-bil/alla-bilar-i-lager">search all cars</a>.</p>`,
  },
];

export const stories: PageContent[] = storiesIndex({
  path: '/livet-med-bil/nyheter',
  nav: 'News',
  title: 'News from Norrväg',
  metaTitle: 'News and stories',
  description:
    'News from Norrväg in Sweden: our own winter tests, advice from the workshop and stories from our branches around the country.',
  text: 'Our own tests, advice from the workshop and people we are proud of. There is more in Swedish.',
  showDates: true,
  layout: '',
  highlightLatestStory: true,
  readMore: 'Read more',
  tags: [
    { key: 'elbil', value: 'Electric cars' },
    { key: 'koprad', value: 'Buying advice' },
    { key: 'verkstad', value: 'Workshop' },
    { key: 'dack', value: 'Tyres' },
    { key: 'foretag', value: 'Business' },
    { key: 'hallbarhet', value: 'Sustainability' },
    { key: 'om-norrvag', value: 'About Norrväg' },
  ],
  stories: written.map(story),
});
