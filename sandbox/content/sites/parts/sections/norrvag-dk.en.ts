/** Norrväg Denmark in English: what stands below the sections. */

import { PATHS_DK } from './norrvag-dk.paths.ts';
import { sectionPages } from './sections.ts';

export const sections = sectionPages(PATHS_DK, {
  ways: {
    cars: 'See the cars',
    vans: 'See the vans',
    dealers: 'Find a branch',
    sell: 'Sell us your car',
    finance: 'About finance',
  },
  makes: 'Our makes',
  make: (name) => `${name} in stock`,
  alt: {
    handover: 'Dark blue car with a red bow on its roof in a bright hall',
    office: 'Dark blue estate from the front left',
    van: 'White van from the front left',
    evening: 'Grey car before lit houses in town in the evening',
    showroom: 'Bright showroom with a row of cars',
    workshop: 'Car on a lift in a clean, bright workshop',
    lamp: 'Headlamp of a silver car',
    dent: 'Red hatchback from the side',
    tyres: 'Tyres on tidy shelves',
    parts: 'Dark grey SUV from behind',
    house: 'Lit dealership at dusk',
    charging: 'Electric car charging outside a house in evening light',
  },
  pages: {
    campaigns: {
      nav: 'Offers',
      title: 'Offers right now',
      description:
        'This month’s offers at Norrväg: cars in stock at reduced prices, low interest and winter wheels included. Few, but proper ones.',
      lead: 'Few offers, but proper ones. A reduced price always has the old one beside it.',
      html: '<h2>This month</h2><ul><li><strong>Winter wheels included</strong> with electric cars from stock, fitted and ready.</li><li><strong>Low interest</strong> on selected family cars. The annual percentage rate (ÅOP) stands beside each car.</li><li><strong>Demonstration cars</strong> with fewer than 5,000 kilometres.</li></ul><h2>Terms</h2><p>An offer lasts while the car is in stock or until the date stated, and cannot be combined with others.</p>',
    },
    business: {
      nav: 'Business',
      title: 'Company cars and fleets',
      description:
        'Company cars, business leasing and fleet agreements at Norrväg. One contact, the tax on a company car worked out, delivery to you.',
      lead: 'One contact, one invoice and cars that people like to drive.',
      html: '<h2>Worked out beforehand</h2><p>We calculate the tax on a company car (fri bil) and the whole cost per car, and compare leasing, loan and purchase. Your accountant gets figures, not a brochure.</p><h2>From the first car</h2><p>You need no large fleet for an agreement: fixed prices for servicing and a courtesy car from day one.</p>',
    },
    vans: {
      nav: 'Vans',
      title: 'Vans for work',
      description:
        'New and used vans at Norrväg, electric ones too. Racking, tow bar and lettering are fitted before you collect the van.',
      lead: 'Racked, lettered and ready on Monday morning.',
      html: '<h2>Finished before you collect it</h2><p>Shelves, floor, sockets and roof bars are fitted in our own workshop. Bring a list of what is in your van today, and everything will have its place.</p><h2>Yellow or mixed plates</h2><p>We explain what the choice means for tax, VAT and driving at the weekend before you sign.</p>',
    },
    insurance: {
      nav: 'Insurance',
      title: 'Car insurance',
      description:
        'Car insurance through Norrväg: liability, comprehensive cover and roadside assistance, with repairs in our own workshops.',
      lead: 'Insured from the gate, and repaired by us should something happen.',
      html: '<h2>Liability and comprehensive</h2><p>Liability insurance is required by law. Comprehensive cover (kasko) also pays for damage to your own car, theft and fire, and most lenders ask for it.</p><h2>New to Denmark?</h2><p>Claim-free years from abroad often count. Bring a letter from your former insurer, in English if you can.</p>',
    },
    makes: {
      nav: 'Makes',
      title: 'The makes we sell',
      description:
        'Volvo, Volkswagen, Kia, Toyota and others: all the makes that Norrväg represents in Denmark, with the cars of each in stock.',
      lead: 'We are agents for thirteen makes, and have many more as used cars.',
      html: '<h2>People who know the make</h2><p>Not every branch has every make. The page of a branch says which ones it sells new and which its workshop knows best.</p>',
    },
    maintenance: {
      nav: 'Servicing',
      title: 'Scheduled servicing',
      description:
        'Servicing at Norrväg to the manufacturer’s schedule: digital service book, fixed price and a courtesy car. Your warranty stays.',
      lead: 'To the manufacturer’s schedule, with an entry in the digital service book.',
      html: '<h2>Small or large</h2><p>The extent depends on age and kilometres. Tell us the number plate, and we know what is due and what it costs.</p><h2>Electric cars too</h2><p>Cabin filter, brake fluid, coolant, and brakes that rust because they are hardly used. We measure the battery at the same time and give you the figures.</p>',
    },
    inspection: {
      nav: 'Inspection (syn)',
      title: 'Periodic inspection',
      description:
        'We take your car to its periodic inspection (syn). Norrväg checks it first, repairs what is needed and includes the retest.',
      lead: 'Leave the car in the morning and collect it inspected in the afternoon.',
      html: '<h2>When?</h2><p>A passenger car is called in when it is four years old, and every second year after that. The letter arrives in your Digital Post; forward it to us.</p><h2>If there are faults</h2><p>You get a list with a price for each. We repair what you agree to, and the retest is included.</p>',
    },
    damage: {
      nav: 'Damage',
      title: 'Damage and paint',
      description:
        'Body shop at Norrväg: assessment, bodywork, paint and glass. We talk to your insurance company and lend you a car.',
      lead: 'Take a picture, send it to us and leave the rest to us.',
      html: '<h2>How it goes</h2><ol><li>Report the damage and say that you want it repaired by us.</li><li>We assess it, order parts and agree on a time.</li><li>You borrow a car meanwhile and drive home in one that is as before.</li></ol><h2>Stone chips</h2><p>Smaller than a two-krone coin and out of the driver’s view? Repaired in half an hour.</p>',
    },
    tyres: {
      nav: 'Tyres and tyre hotel',
      title: 'Tyres and tyre hotel',
      description:
        'New tyres, wheel changes and tyre hotel at Norrväg. We wash, measure and store your wheels and remind you when it is time.',
      lead: 'We remember which wheels are yours, how worn they are and when you need them.',
      html: '<h2>Tyre hotel</h2><p>Wheels are washed, measured and kept dry. You get the tread depth by text message, so new tyres are no surprise in November.</p><h2>The law in short</h2><p>Tread must be at least 1.6 millimetres. Denmark does not require winter tyres; the countries on the way to the Alps do.</p>',
    },
    parts: {
      nav: 'Parts and accessories',
      title: 'Parts and accessories',
      description:
        'Genuine parts and accessories at Norrväg: tow bars, roof boxes, charging cables and mats. Order by number plate, we fit them.',
      lead: 'Tell us the number plate, and the part fits the first time.',
      html: '<h2>On the shelf or tomorrow</h2><p>Common wearing parts are on the shelf. The rest usually arrives the next morning, and we fit it if you like.</p><h2>Often asked for</h2><ul><li>Tow bar with wiring and its inspection</li><li>Roof box and cycle rack, to hire as well</li><li>Wall box, fitted by an authorised electrician</li></ul>',
    },
    contact: {
      nav: 'Contact',
      title: 'Contact us',
      description:
        'How to reach Norrväg in Denmark: customer service by email, branches by telephone, roadside assistance at any hour. In English too.',
      lead: 'Your branch knows your car best. Customer service helps with the rest.',
      html: '<h2>Customer service</h2><p>Weekdays 8 am to 4 pm, <a href="mailto:hej@norrvag-dk.example">hej@norrvag-dk.example</a>. You have an answer the same day.</p><h2>Not content?</h2><p>Speak to the manager of the branch first. If that does not settle it we answer in writing within ten days.</p>',
    },
    sustainability: {
      nav: 'Sustainability',
      title: 'Sustainability, undecorated',
      description:
        'What Norrväg does to use less: we repair before we replace, recycle, and tell the figures as they are. Also what is not done yet.',
      lead: 'The cleanest car is often one that exists already. So we would rather repair than replace.',
      html: '<h2>In the workshop</h2><p>Oil, batteries and tyres are recycled, with papers. Bumpers are welded, lamps polished, and parts taken from dismantled cars where it is safe.</p><h2>Not done yet</h2><p>Three of our oldest branches are still heated by gas. They change to district heating in 2027 and 2028.</p>',
    },
  },
});
