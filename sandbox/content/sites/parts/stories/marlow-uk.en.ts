/** Marlow in British English: its news and events. */

import type { PageContent } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { type StoryWords, storiesIndex, story } from './story.ts';

const written: readonly StoryWords[] = [
  {
    slug: 'an-hour-before-winter',
    date: '2026-11-18',
    title: 'An hour in the workshop before winter finds you',
    premble:
      'Most winter breakdowns announce themselves in November, to anyone who cares to look. Our technicians do, and this is what they look for.',
    picture: scene('winter-road', 'An orange SUV on a snowy road between fir trees'),
    author: 'Charlotte Penrose',
    tags: ['servicing', 'advice'],
    html: `<p>Ask our Harrogate workshop what stops a car in January and the answer is seldom the engine. It is nearly always something small that was tired already in the autumn.</p>
<h2>The battery</h2>
<p>A five-year-old battery may start the car perfectly well at ten degrees and not at all at minus three. We test it under load; it takes four minutes. The same applies to electric cars, which have a small twelve-volt battery of their own.</p>
<h2>Tyres</h2>
<p>The legal minimum is 1.6 millimetres across the central three quarters of the tread. In standing water the difference between that and three millimetres is a matter of several car lengths, so we suggest replacement at three. If you live up a hill, consider all-season tyres, marked with a mountain and a snowflake.</p>
<h2>Light and sight</h2>
<p>Clean lamps, aligned beams, fresh wiper blades and proper screenwash. And do clean the inside of the windscreen: most of what you take for mist is film.</p>
<h2>Coolant and locks</h2>
<p>We check the strength of the coolant and treat the door seals, so that you need not climb in through the boot.</p>
<p>The winter check takes an hour and has a fixed price. Speak to your <a href="/service-and-parts">service team</a>, or <a href="/find-us">find your nearest showroom</a>. There will be coffee, and a good chair.</p>`,
  },
  {
    slug: 'december-open-evenings',
    date: '2026-11-04',
    title: 'You are invited: two open evenings in December',
    premble:
      'Mince pies, a string quartet and cars you may drive by lamplight. Join us on Thursday 3 or Thursday 10 December, at a showroom near you.',
    picture: scene('dealer-marlow', 'Three cars in front of a Marlow showroom'),
    author: 'Hugo Fairbairn',
    tags: ['showrooms'],
    html: `<p>We have held open evenings in December since the sixties, when the heating in the first showroom failed and Edith Marlow served mulled wine to keep the customers from leaving. The heating works now. The wine has remained, with a good alternative for those who drive.</p>
<h2>Thursday 3 December</h2>
<p>Guildford, Oxford, Bristol, Cambridge, Solihull and Leeds, from half past five to nine.</p>
<h2>Thursday 10 December</h2>
<p>Reading, Cheltenham, Brighton, Harrogate, Chester and Edinburgh, at the same hours.</p>
<h2>What to expect</h2>
<ul>
<li>Test drives after dark, which tell you a great deal about headlamps and very little about paint</li>
<li>A technician in each workshop who will open bonnets and answer questions</li>
<li>A quartet of local students, playing for their music school</li>
<li>Something to do for children that does not involve climbing on anything</li>
</ul>
<p>There is no need to book, though if you would like a particular car to be warm and waiting, do telephone beforehand. Addresses and numbers are with <a href="/find-us">our showrooms</a>, and our present list of savings is under <a href="/buy-car/latest-offers">latest offers</a>.</p>`,
  },
  {
    slug: 'benefit-in-kind-plainly-put',
    date: '2026-10-13',
    title: 'Benefit-in-kind, plainly put',
    premble:
      'Three figures decide what a company car costs the person who drives it. With a pencil and five minutes you can work it out yourself.',
    picture: car('saloon', 'midnight-black', 'side', 'Black saloon from the side'),
    author: 'Rosalind Achebe',
    tags: ['business', 'electric'],
    html: `<p>Company car tax has a reputation for being complicated. The principle is not. If you may use a company car privately, you are taxed as though part of its value were salary.</p>
<h2>Figure one: the P11D value</h2>
<p>Broadly the list price of the car with its options, VAT and delivery, but without the first registration fee and road tax. What your company actually paid makes no difference, which is why a generous options list is felt every month.</p>
<h2>Figure two: the percentage</h2>
<p>It depends on emissions. For the tax year 2026/27 a fully electric car attracts four per cent; the thirstiest petrol and diesel cars attract thirty-seven. The percentage for electric cars rises a little each year, and the coming rates are published well in advance.</p>
<h2>Figure three: your tax band</h2>
<p>Multiply the first two, then by your rate of income tax. An electric car with a P11D value of £45,000 gives a benefit of £1,800; a forty per cent taxpayer pays £720 in the year, or £60 a month.</p>
<h2>What the sum leaves out</h2>
<p>Charging at home, mileage, insurance and what happens when somebody leaves. We go through all of them with you, and your accountant should have the final word.</p>
<p>More for companies is under <a href="/buy-car/fleet-and-business-offers">fleet and business</a>. Any of our <a href="/find-us">business managers</a> will gladly prepare figures for three cars side by side.</p>`,
  },
  {
    slug: 'the-76-plate-is-here',
    date: '2026-09-01',
    title: 'The 76 plate is here, and so is the red bow',
    premble:
      'This morning we handed over the first of four hundred cars on the new plate. A word on what happens behind the curtain before you arrive.',
    picture: scene('handover', 'A dark blue car with a red bow on its roof'),
    author: 'Hugo Fairbairn',
    tags: ['showrooms'],
    html: `<p>Twice a year, in March and September, the age identifier on British number plates changes, and a good many people like to collect their car on the very first day. At a minute past midnight the first owner was waiting outside our Milton Keynes showroom, in a dinner jacket.</p>
<h2>Four days of preparation</h2>
<p>A new car arrives with protective film, transport settings and flat-spotted tyres. It is washed by hand, inspected, driven, washed again and photographed. Software is brought up to date, which on some models takes longer than all the rest.</p>
<h2>An hour, please</h2>
<p>We ask you to allow an hour for the handover. You will be shown how the seats, the telephone and the assistance systems work, and which of them you may want to switch off. Then we leave you alone with the car for ten minutes. It is the part people thank us for.</p>
<h2>And the bow?</h2>
<p>It began as a joke in 1987. There is now a person in Solihull who irons them.</p>
<p>If you are considering a car for March, specifications are best settled before Christmas. Read how <a href="/buy-car/new-cars">ordering a new car</a> works, or look through the <a href="/buy-car/used-cars">approved used cars</a> that the new ones leave behind.</p>`,
  },
  {
    slug: 'across-the-channel',
    date: '2026-07-21',
    title: 'Across the Channel: a short list before a long drive',
    premble:
      'Papers, a sticker, two pieces of tape and a look at the tyres. Twenty minutes on the drive at home may save a day in a lay-by near Lyon.',
    picture: scene('coast-road', 'A red car on a coastal road in clear weather'),
    author: 'Charlotte Penrose',
    tags: ['advice', 'servicing'],
    html: `<p>Every July our workshops meet cars that are leaving on Saturday. That is a little late, though we do our best. This is what we go through, and most of it you can do yourself.</p>
<h2>Papers</h2>
<ul>
<li>Driving licence, insurance certificate and the V5C. If the car is leased or a company’s, you need the owner’s permission in the proper form instead.</li>
<li>A UK identifier on the number plate or as a sticker. The old GB ones no longer count.</li>
<li>Breakdown cover that truly extends to where you are going.</li>
</ul>
<h2>The car</h2>
<ul>
<li><strong>Headlamps.</strong> Many need deflectors or a setting in the menu, so as not to dazzle on the right-hand side.</li>
<li><strong>Tyres.</strong> A laden car wants higher pressures; they are on the door pillar.</li>
<li><strong>Fluids and air conditioning.</strong> Check them a fortnight before, not the evening before.</li>
<li><strong>Equipment.</strong> Warning triangle and reflective jackets within reach. Requirements differ from country to country, as do low-emission zones, so look up each on your route.</li>
</ul>
<h2>Driving electric?</h2>
<p>Sign up with a charging network before you leave, and plan lunch where the chargers are.</p>
<p>Our <a href="/service-and-parts">service teams</a> offer a holiday check by appointment. If the luggage has outgrown the car, there are <a href="/buy-car/used-cars">larger ones in stock</a>.</p>`,
  },
  {
    slug: 'apprentice-of-the-year',
    date: '2026-06-09',
    title: 'Apprentice of the year, by a hair’s breadth of a torque wrench',
    premble:
      'Priya Ramsay of our Leicester workshop has been named Marlow’s apprentice of the year. She almost became a cellist.',
    picture: scene('workshop', 'A silver car on a lift in a spotless workshop'),
    author: 'Rosalind Achebe',
    tags: ['people', 'servicing'],
    html: `<p>The final was held in Birmingham on a Saturday. Twelve apprentices, six cars, one deliberate fault in each and ninety minutes. Nobody is told how the others are doing. Priya Ramsay found hers, a corroded earth strap behind a wheel-arch liner, with four minutes to spare.</p>
<p>“I could hear it,” she says. “The fuel pump was a semitone flat.”</p>
<h2>From music to motors</h2>
<p>Priya had a place at a conservatoire when she decided that she would rather mend things. Three years ago she began at Leicester, one of twenty-two apprentices we took on that year. Two thirds of our technicians have come the same way.</p>
<h2>What does a good day look like?</h2>
<p>“When somebody has been told three times that nothing is wrong, and I find it. You should see their faces. You should see mine.”</p>
<h2>And the cello?</h2>
<p>“On Tuesdays. My hands are never quite clean. The conductor has stopped mentioning it.”</p>
<p>Applications for next year’s apprenticeships open in January; ask at <a href="/find-us">any showroom</a>. More about the people here is under <a href="/about-us">About us</a>, and what they do all day under <a href="/service-and-parts">Service and parts</a>.</p>`,
  },
  {
    slug: 'small-things-that-fail-good-cars',
    date: '2026-04-28',
    title: 'The small things that fail good cars',
    premble:
      'A bulb, a blade, a sticker on the windscreen. Nearly half of the MOT failures we see could have been avoided on the morning of the test.',
    picture: car('saloon', 'slate-grey', 'detail', 'Headlamp and front wheel of a grey saloon, close up'),
    author: 'Charlotte Penrose',
    tags: ['servicing', 'advice'],
    html: `<p>An MOT is due when a car is three years old, and every year thereafter; in Northern Ireland the first is at four. It is not a verdict on your car, merely on its condition that day. Even so, nobody enjoys failing on a washer jet.</p>
<h2>Ten minutes, the evening before</h2>
<ol>
<li><strong>Lamps.</strong> All of them, with a helper or a garage door to reflect them. Do not forget the number plate.</li>
<li><strong>Tyres.</strong> Tread, bulges, and the inside edge, where wear likes to hide.</li>
<li><strong>Wipers and washers.</strong> Smears fail; so does an empty bottle.</li>
<li><strong>Windscreen.</strong> Chips larger than 10 millimetres in front of the driver, or 40 elsewhere in the swept area. And that dangling air freshener.</li>
<li><strong>Horn, belts, mirrors.</strong> Try each.</li>
<li><strong>Warning lamps.</strong> If one stays on, tell us. It will not go away by itself.</li>
</ol>
<h2>What we see from below</h2>
<p>Corroded brake pipes, split gaiters and tired bushes need a lift. We film what we find and send it to your phone, so that you can see it too.</p>
<p>If your service is due at the same time, have both in one visit. We remind you of the date, and retest free of charge if something needs attention. See <a href="/service-and-parts">Service and parts</a>, or telephone <a href="/find-us">your showroom</a>.</p>`,
  },
  {
    slug: 'a-year-with-an-electric-hatchback',
    date: '2026-03-17',
    title: 'A year and 11,000 miles with a small electric car',
    premble:
      'Our Bristol brand specialist swapped his petrol MINI for an electric one and kept a notebook. Here are the pages he is willing to show.',
    picture: car('hatchback', 'sage-green', 'front-left', 'Sage green hatchback from the front left'),
    author: 'Edmund Lacey',
    tags: ['electric', 'people'],
    html: `<p>Edmund Lacey has sold MINIs for fourteen years and was, in his own words, the last person in Bristol to be persuaded. Last March he took an electric one home. This is what he wrote down.</p>
<h2>April</h2>
<p>“Plugged in at home on Sunday and Wednesday. That is all. I keep looking for the petrol station out of habit.”</p>
<h2>August</h2>
<p>“Cornwall. One stop each way, twenty-five minutes, an excellent pasty. On the moor the children asked why it was so quiet. I said that I had not thought of anything to say.”</p>
<h2>November</h2>
<p>“First frost. Range down by a fifth, and by a tenth once I remembered to warm the car while it was still plugged in.”</p>
<h2>January</h2>
<p>“Service. Brake fluid, cabin filter, a software update. The bill was less than half of what I am used to.”</p>
<h2>The sum</h2>
<p>11,200 miles; nine rapid charges; all the rest at home at night. The brake pads look new. He has run out of charge once, in his own street, while showing off to his brother-in-law.</p>
<p>Would you like to keep a notebook of your own? Borrow one for a weekend: ask at <a href="/find-us">your showroom</a>. The range is presented under <a href="/buy-car/brands/mini">MINI at Marlow</a>, and used ones are <a href="/buy-car/used-cars/b/mini">in stock</a>.</p>`,
  },
  {
    slug: 'harrogate-quietly-reopened',
    date: '2026-01-20',
    title: 'Harrogate, quietly reopened',
    premble:
      'After nine months of dust sheets our Yorkshire showroom has its doors open again, with more daylight, fewer desks and a rather good library.',
    picture: scene('showroom', 'A bright showroom with a white, a yellow and a red car'),
    author: 'Hugo Fairbairn',
    tags: ['showrooms'],
    html: `<p>There was no ribbon. On the first Monday of the year the doors were unlocked at half past eight, somebody put the kettle on, and that was that. Yorkshire approves of such things.</p>
<h2>Daylight first</h2>
<p>The old ceiling, put in during the seventies, hid a row of roof lights that nobody alive had seen. They have been opened up, and on most days the cars are lit by the sky alone. Paint, as our sales manager says, has nowhere to hide.</p>
<h2>No desks</h2>
<p>Conversations take place at round tables, side by side, with the figures on a screen that both of you can see. There is a room with a door for those who prefer one.</p>
<h2>The library</h2>
<p>A former customer left us eleven hundred books on motoring, with the wish that they be read rather than kept. They line the wall next to the workshop window. You may borrow one while your car is being serviced, and bring it back at the next.</p>
<h2>And behind the glass</h2>
<p>Ten lifts, two of them for high-voltage work, and a calibration bay for cameras and radar.</p>
<p>Do come and see it. Opening hours and directions are with <a href="/find-us">our showrooms</a>, and what the workshop can do for you is under <a href="/service-and-parts">Service and parts</a>.</p>`,
  },
  {
    slug: 'what-approved-means',
    date: '2025-10-21',
    title: 'What “approved” means, in four hours and forty minutes',
    premble:
      'A word is only as good as the work behind it. We timed the inspection of one used coupé, from the first cold start to the final signature.',
    picture: car('coupe', 'fjord-blue', 'front-left', 'Blue coupé from the front left'),
    author: 'Edmund Lacey',
    tags: ['servicing', 'advice'],
    html: `<p>The coupé came in part exchange at Guildford: four years old, 31,000 miles, one owner, immaculate to look at. It is the immaculate ones that want watching.</p>
<h2>8.05: the paperwork</h2>
<p>Provenance check, service record, MOT history, recalls, finance. The mileages must make a line. They do.</p>
<h2>8.40: cold start</h2>
<p>The technician stands beside the car, not in it. Fault codes are read from every control unit, including those that never light a lamp.</p>
<h2>9.20: on the lift</h2>
<p>Brakes measured at each wheel, tyres across their width, bushes, seals, alignment. Two tyres are at three millimetres and will be replaced as a pair. One brake disc has a lip.</p>
<h2>11.10: the road</h2>
<p>A second technician, who has not read the report, drives nineteen miles, including the worst lane in Surrey. He notes a faint tick from the parcel shelf. It takes half an hour to find a hairgrip.</p>
<h2>12.45: the signature</h2>
<p>What is worn is replaced, what is marked is photographed, and what remains is described in the advertisement. Then the used-car manager signs it, by name. That is what approved means.</p>
<p>Our promise in full is on the page about <a href="/buy-car">buying a car</a>. The cars that have been signed for are <a href="/buy-car/used-cars">here</a>.</p>`,
  },
  {
    slug: 'ediths-board-returns',
    date: '2025-06-17',
    title: 'Edith’s board comes home',
    premble:
      '“Would you put your mother in it?” The sentence that Edith Marlow painted on a board in 1934 has been restored, after a winter in expert hands.',
    picture: car('coupe', 'crimson-red', 'side', 'Red coupé from the side'),
    author: 'Rosalind Achebe',
    tags: ['people'],
    html: `<p>It is two feet of painted oak, it has survived three moves and a flood, and until last year it also wore the varnish of one well-meant attempt to protect it. Edith Marlow, who kept the books, painted it in the first winter of the firm, when her brother Arthur wished to sell a tourer with a repaired axle. The question settled the matter. The tourer was not sold.</p>
<h2>Smoke, tea and a leak</h2>
<p>Ninety years in workshops and boardrooms leave their mark. Conservators removed the varnish, a good deal of tobacco and one ring from a teacup, which at our request they left in the corner.</p>
<h2>A surprise on the back</h2>
<p>On the reverse, in pencil, is a list of names: every car that was refused in the first ten years, with the reason. “Noisy.” “Owner untruthful.” “Pretty, but no.”</p>
<h2>Where to see it</h2>
<p>The board hangs again in the boardroom, and a copy now hangs in each workshop. It is the last thing a technician sees before signing for a used car.</p>
<p>The rest of the story, from coachbuilding to today, is told under <a href="/about-us/who-are-we">Who we are</a>. The cars that passed Edith’s question are among our <a href="/buy-car/used-cars">approved used cars</a>.</p>`,
  },
  {
    slug: 'charging-without-a-driveway',
    date: '2025-02-25',
    title: 'An electric car without a driveway? It can be done',
    premble:
      'Four in ten households have nowhere private to park. We asked customers in terraces and flats how they manage, and what they wish they had known.',
    picture: scene('charging-home', 'A blue electric car charging outside a house at dusk'),
    author: 'Edmund Lacey',
    tags: ['electric', 'advice'],
    html: `<p>A charger on the wall of the house is the simplest way to own an electric car. It is not the only one. Last autumn we spoke to sixty customers who have none.</p>
<h2>Work, shop, swim</h2>
<p>Most of them charge where the car is standing anyway: at the office, the supermarket, the leisure centre. Two hours a week is enough for many. The trick, they say, is to stop thinking of charging as an errand.</p>
<h2>The lamp post</h2>
<p>In a growing number of streets there are sockets in lamp posts and kerbs. Councils take requests, and several of our customers got theirs by asking twice.</p>
<h2>The neighbour</h2>
<p>Three households share a charger with the house opposite, with a meter and a written agreement. One also shares the dog.</p>
<h2>Do the sum first</h2>
<p>Public charging costs more than a night tariff at home, sometimes considerably. If you rely on rapid chargers alone, an efficient plug-in hybrid or petrol car may be kinder to your purse, and we will say so.</p>
<h2>Try before you decide</h2>
<p>Borrow a car for a week and live your ordinary life. Our specialists for <a href="/buy-car/brands/smart">smart</a>, <a href="/buy-car/brands/mini">MINI</a>, <a href="/buy-car/brands/bmw">BMW</a> and <a href="/buy-car/brands/mercedes">Mercedes-Benz</a> will arrange it, at <a href="/find-us">a showroom near you</a>.</p>`,
  },
  {
    slug: 'before-the-valuation',
    date: '2024-11-26',
    title: 'Before the valuation: what helps, and what is money wasted',
    premble:
      'A clean car, a full folder and both keys. Our appraisers on what raises the figure, and on the improvements they would rather you did not make.',
    picture: car('estate', 'thunder-grey', 'rear', 'Dark grey estate from the rear'),
    author: 'Charlotte Penrose',
    tags: ['advice'],
    html: `<p>An appraisal takes half an hour. What you do in the hour before makes more difference than most people suppose, and what you spend in the month before makes rather less.</p>
<h2>Do</h2>
<ul>
<li><strong>Wash it, inside and out.</strong> Not to deceive us, but so that we can see the paint. A dirty car is valued with a margin for doubt.</li>
<li><strong>Bring the folder.</strong> V5C, service record, MOT certificates, receipts for tyres.</li>
<li><strong>Bring both keys.</strong> A spare for a modern car can cost several hundred pounds.</li>
<li><strong>Bring what belongs to it.</strong> Charging cables, parcel shelf, locking wheel nut, winter wheels.</li>
<li><strong>Say what you know.</strong> The small bump in 2022 will be found; mentioned beforehand, it is merely a fact.</li>
</ul>
<h2>Do not</h2>
<ul>
<li>Have small dents or kerbed wheels repaired. We do it for less.</li>
<li>Fit new tyres, unless the old ones are illegal.</li>
<li>Use air freshener. We always wonder why.</li>
</ul>
<h2>Timing</h2>
<p>Convertibles fetch more in April, four-wheel drives in October, and everything fetches a little more shortly before its service than shortly after it is missed.</p>
<p>Our written valuation stands for seven days, with no obligation to buy. This is how to <a href="/sell-car">sell your car to Marlow</a>; appointments are made with <a href="/find-us">your showroom</a>.</p>`,
  },
];

export const stories: PageContent[] = storiesIndex({
  path: '/news-and-events',
  nav: 'News and events',
  title: 'News and events',
  metaTitle: 'News and events',
  description:
    'News and events at Marlow: open evenings, advice from our technicians, company-car tax in plain words and the people behind it all.',
  text: 'Invitations, advice from our technicians and the occasional curiosity.',
  showDates: true,
  layout: 'Variant 2',
  highlightLatestStory: true,
  readMore: 'Read the story',
  tags: [
    { key: 'electric', value: 'Electric' },
    { key: 'servicing', value: 'Servicing' },
    { key: 'advice', value: 'Advice' },
    { key: 'business', value: 'Business' },
    { key: 'showrooms', value: 'Showrooms' },
    { key: 'people', value: 'People' },
  ],
  stories: written.map(story),
});
