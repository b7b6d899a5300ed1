/** Norrväg Denmark in English: its news, each story the twin of a Danish one. */

import type { PageContent } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { type StoryWords, storiesIndex, story } from './story.ts';

const written: readonly StoryWords[] = [
  {
    slug: 'vinterdaek-uden-lovkrav',
    date: '2026-11-05',
    title: 'Do you need winter tyres when the law does not require them?',
    premble:
      'Denmark has no law on winter tyres. The weather does. This is what we tell customers in the workshop when they ask.',
    picture: scene('winter-road', 'An orange SUV on a snowy road between fir trees'),
    author: 'Camilla Toft',
    tags: ['daek'],
    html: `<p>Every autumn somebody says that we only sell winter tyres to make money. We do make money on them. But we also drive on them ourselves, every one of us, and for good reason.</p>
<h2>Seven degrees</h2>
<p>The rubber in a summer tyre hardens below about seven degrees, long before the first snow. On a wet road in November it takes noticeably longer to stop than a winter tyre.</p>
<h2>All-season tyres?</h2>
<p>A good all-season tyre is a sensible choice if you mostly drive in town and rarely go far. It is a compromise: a little worse in summer, a little worse in winter. Look for the symbol of a mountain and a snowflake, which means that the tyre has been tested on snow.</p>
<h2>If you choose winter tyres</h2>
<ul>
<li>The same kind on all four wheels.</li>
<li>The legal limit is 1.6 millimetres. In winter we recommend four.</li>
<li>Studded tyres are allowed from 1 November to 15 April, but they are seldom needed in Denmark.</li>
</ul>
<p>Other rules apply if you are going to Sweden or Germany. Ask us before you leave.</p>
<p>We are happy to measure your tyres free of charge. Read about washing, storage and wheel changes on the <a href="/vaerksted">workshop</a> page, or call <a href="/find-os">your branch</a>.</p>`,
  },
  {
    slug: 'laan-en-elbil-i-efteraarsferien',
    date: '2026-10-01',
    title: 'Borrow an electric car over half-term and see if it suits you',
    premble:
      'A twenty-minute test drive does not tell you much. In October you can borrow an electric car for two days and live with it.',
    picture: scene('charging-home', 'A blue electric car charging outside a house at dusk'),
    author: 'Mads Winther',
    tags: ['elbil', 'hos-os'],
    html: `<p>Driving an electric car is not difficult. The difficult part is knowing whether it will fit into everyday life. Will it make it to the summer house? Where do we charge? And is there room for the dog? You only find out by trying.</p>
<h2>How to borrow one</h2>
<ul>
<li>The loan is for two days between 10 and 18 October, and it is free.</li>
<li>You must be at least 23 and have held a driving licence for three years or more.</li>
<li>The car is fully charged when you collect it, and you can bring it back empty.</li>
<li>Insurance is included, and you get a tag for public chargers.</li>
</ul>
<h2>Try this while you have it</h2>
<p>Drive the trip you make most often, and then the longest one you make all year. Charge once at home and once on the road. Notice how little you thought about it the second time.</p>
<h2>Twelve cars at each branch</h2>
<p>We have small cars, estates and SUVs, new and used. Call <a href="/find-os">your branch</a> and reserve the one closest to what you need. If electric is new to you, begin with our guide to <a href="/koeb-bil/elbiler">electric cars</a>.</p>`,
  },
  {
    slug: 'tjek-selv-foer-syn',
    date: '2026-08-20',
    title: 'Time for the periodic inspection: five things to check yourself in ten minutes',
    premble:
      'Nearly half the cars that fail do so on something the owner could have spotted. Here is our mechanics’ checklist.',
    picture: scene('workshop', 'A silver car on a lift in a bright workshop'),
    author: 'Thomas Damgaard',
    tags: ['vaerksted'],
    html: `<p>In Denmark a car is called in for its first inspection, <em>syn</em>, at four years old, and then every other year. It is easy to forget, and just as easy to prepare for. Put the kettle on and take a walk around the car.</p>
<h2>The list</h2>
<ol>
<li><strong>Lights.</strong> All of them, including the brake lights and the number plate light. Ask a neighbour to press the pedal.</li>
<li><strong>Tyres.</strong> At least 1.6 millimetres where they are most worn. A proper gauge costs next to nothing.</li>
<li><strong>Windscreen.</strong> Chips in the driver’s line of sight must be repaired. It takes half an hour.</li>
<li><strong>Warning lights.</strong> If the engine, airbag or ABS light is on, the fault has to be found first.</li>
<li><strong>Horn, washers and seat belts.</strong> It sounds trivial. It is, and cars still fail on it.</li>
</ol>
<h2>What you cannot see</h2>
<p>Rusty brake pipes, play in the steering and worn bushes need a lift. Leave that to us. We check the car over, fix what is needed and take it to the inspection for you. If it fails, we take care of the retest at no extra charge.</p>
<p>See how to book in at the <a href="/vaerksted">workshop</a>. And if you are thinking of changing cars instead, you can get <a href="/saelg-bil">an offer for the old one</a> the same day.</p>`,
  },
  {
    slug: 'viborg-faar-sin-egen-afdeling',
    date: '2026-05-28',
    title: 'Viborg gets a branch of its own, and it looks like a barn',
    premble:
      'Branch number eighteen stands on an old field north of the town. It is built of timber, and the swallows have already moved in.',
    picture: scene('dealer-norrvag', 'Three cars in front of a Norrväg branch in evening light'),
    author: 'Line Bruun',
    tags: ['hos-os'],
    html: `<p>For twelve years customers from Viborg have driven to Silkeborg or Randers to have their cars looked after. Many of them have said so out loud, and now we have listened. On Saturday 6 June we open on Håndværkervej.</p>
<h2>Built of timber</h2>
<p>The showroom is framed in laminated timber from Danish and Swedish forests, and the façade is black-stained spruce. The council asked for something that suited the landscape, which seemed a reasonable request. The swallows under the eaves were allowed to stay.</p>
<h2>Eight lifts and a kitchen</h2>
<p>The workshop has eight lifts, two of them for electric cars. Six of the eleven people who work there live in Viborg, and the manager, Rasmus Holm, was born two kilometres away.</p>
<p>“I have sold cars to half my old class from school. Now the rest can no longer blame the distance,” he says.</p>
<h2>Come to the opening</h2>
<p>We are open from 10 am to 4 pm with pancakes, workshop tours and test drives of everything on the forecourt. The first twenty to book a service get their wheels washed too.</p>
<p>Address and opening hours are under <a href="/find-os">Find us</a>. The cars are already among <a href="/koeb-bil/alle-biler">all cars in stock</a>.</p>`,
  },
  {
    slug: 'skiferie-i-bil',
    date: '2026-02-12',
    title: 'Driving to the slopes: what to sort out before you cross the border',
    premble:
      'Sweden requires winter tyres, and so does Germany when the conditions call for them. And the battery has to survive minus fifteen outside the cabin.',
    picture: car('suv', 'crystal-white', 'rear', 'White SUV from the rear'),
    author: 'Camilla Toft',
    tags: ['daek', 'vaerksted'],
    html: `<p>In February half of Denmark drives north or south. This is what we look at when a car comes in for a holiday check.</p>
<h2>The tyres</h2>
<p>In Sweden winter tyres are compulsory from 1 December to 31 March in wintry conditions, for foreign cars too, with at least three millimetres of tread. In Germany the conditions decide: on snow, ice or slush the tyres must carry the symbol of a mountain and a snowflake. Several Alpine countries have rules of their own about tyres and snow chains, so check the whole route.</p>
<h2>The battery</h2>
<p>It is the battery that gives up in the mountains, not the engine. If yours is more than five years old we measure it in a couple of minutes.</p>
<h2>The fluids</h2>
<p>Washer fluid down to minus twenty, and coolant with the right freezing point. If you drive a diesel, fill up close to where you are going: the fuel there is made for the cold.</p>
<h2>Electric?</h2>
<p>Allow for a quarter less range, and preheat the car while it charges. Park with enough left to reach the nearest rapid charger in the morning.</p>
<p>A holiday check takes half an hour. Contact <a href="/find-os">your branch</a>, or read about the <a href="/vaerksted">workshop</a>. Have a good trip!</p>`,
  },
  {
    slug: 'fri-bil-paa-stroem',
    date: '2025-10-09',
    title: 'Electric company cars: what to ask before you sign',
    premble:
      'Tax is only half of it. The other half is about the charger, the kilometres and what happens when the employee resigns.',
    picture: car('saloon', 'slate-grey', 'side', 'Grey saloon from the side'),
    author: 'Søren Krogh',
    tags: ['erhverv', 'elbil'],
    html: `<p>A <em>fri bil</em> is a company car that the employee may use privately and is taxed for. As a rule the tax is based on the price of the car when new, with equipment and duties, plus an environmental supplement that is low for electric cars. The rates change from year to year, so always use the figures for the year in which the car will be driven.</p>
<h2>Ask the employee</h2>
<ul>
<li>How many kilometres will it be in a year, holidays included?</li>
<li>Can a charger be fitted at home, and who owns it afterwards?</li>
<li>Will the car have to pull a trailer?</li>
</ul>
<h2>Ask yourselves</h2>
<ul>
<li>Who takes over the car if the employee leaves after a year?</li>
<li>How will electricity at home be reimbursed?</li>
<li>Are tyres, servicing and a courtesy car in the agreement, or do they come on top?</li>
</ul>
<h2>Ask us</h2>
<p>We put three cars side by side with tax, monthly payment and total cost. If you also run vans on yellow plates, we include the VAT. Your accountant should always have the last word.</p>
<p>Read about <a href="/koeb-bil/finansiering">finance and leasing</a>, or talk to the business sales adviser at <a href="/find-os">your branch</a>. The cars are among <a href="/koeb-bil/alle-biler?car_fuel=El">electric cars in stock</a>.</p>`,
  },
  {
    slug: 'bo-har-50-aars-jubilaeum',
    date: '2025-06-05',
    title: 'Fifty years on the job: “The cars are better, the coffee is the same”',
    premble:
      'He began with carburettors and will end with high voltage. Meet Bo Kjær, a mechanic in Odense who has never been off sick in December.',
    picture: car('hatchback', 'crimson-red', 'detail', 'Headlamp and front wheel of a red hatchback, close up'),
    author: 'Line Bruun',
    tags: ['hos-os', 'vaerksted'],
    html: `<p>On Monday 2 June 1975 Bo Kjær turned up as an apprentice at a small workshop in Odense. He was seventeen, wore his brother’s overalls and was told to change the spark plugs of a red hatchback. It took all morning.</p>
<h2>From sound to data</h2>
<p>“In those days you put a screwdriver to the engine and your ear to the handle, and could hear which bearing was bad. Today I plug in a computer. But I still listen first.”</p>
<p>When the workshop became part of Norrväg, Bo was the first to put his name down for the course on electric cars. He was 56.</p>
<h2>What has been best?</h2>
<p>“The rust is gone. You should have seen the cars of the eighties, some hardly survived being lifted. And the young ones. They ask, and they dare to say when they don’t know. We never did.”</p>
<h2>And the worst?</h2>
<p>“That nobody opens the bonnet any more. Have a look! Check the oil. It won’t bite.”</p>
<p>Bo retires next summer. Until then you can meet him at the counter in Odense, where he explains the <a href="/vaerksted">workshop</a>’s invoices so that everyone understands them. You will find the branch under <a href="/find-os">Find us</a>.</p>`,
  },
  {
    slug: 'derfor-tester-vi-paa-brosten',
    date: '2024-11-21',
    title: 'Why we test used cars on cobblestones',
    premble:
      'A car can be silent on the motorway and rattle like a toolbox in the old town. We came along on a test drive in Aarhus.',
    picture: car('estate', 'fjord-blue', 'front-left', 'Dark blue estate from the front left'),
    author: 'Thomas Damgaard',
    tags: ['vaerksted'],
    html: `<p>Signe Skov has a route. It is eleven kilometres long, begins at the workshop in Viby and is planned so that a car can hide nothing.</p>
<h2>Cold engine, early morning</h2>
<p>The car, a six-year-old estate, has been outside all night. It starts willingly. Signe listens before she gets in.</p>
<h2>Cobblestones</h2>
<p>Down through the old streets at twenty kilometres an hour. This is where you hear worn ball joints, loose dampers and the seat that creaks.</p>
<p>“There,” says Signe. “Right rear. Probably a bush for fifty kroner and an hour of work.”</p>
<h2>Motorway and hard braking</h2>
<p>At 110 she lets go of the wheel for a second. Does the car pull? Then hard on the brakes in an empty yard behind the harbour.</p>
<h2>Back on the lift</h2>
<p>The bush was replaced, and the brakes measured 70 per cent. The report also mentions a dent in the tailgate, which we left alone. Only then was the car given a price.</p>
<p>That is how it goes every day, with every used car we offer. Those that fail are not sold to private customers. See what is always included when you <a href="/koeb-bil">buy a car from us</a>, or go straight to <a href="/koeb-bil/alle-biler">all cars</a>.</p>`,
  },
];

export const stories: PageContent[] = storiesIndex({
  path: '/nyheder',
  nav: 'News',
  title: 'News from Norrväg',
  metaTitle: 'News',
  description:
    'News from Norrväg in Denmark: advice from the workshop, test drives, new branches and the people who look after your car.',
  text: 'Advice from the workshop, new branches and the people who look after your car.',
  showDates: true,
  layout: 'Variant 2',
  highlightLatestStory: true,
  readMore: 'Read more',
  tags: [
    { key: 'elbil', value: 'Electric cars' },
    { key: 'vaerksted', value: 'Workshop' },
    { key: 'daek', value: 'Tyres' },
    { key: 'erhverv', value: 'Business' },
    { key: 'hos-os', value: 'Our people' },
  ],
  stories: written.map(story),
});
