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
    evening: 'Grey car in front of lit buildings on a city evening',
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
        'This month’s offers at Norrväg: cars in stock at reduced prices, low interest and winter wheels included. Few, but worth having.',
      lead: 'Only a few offers, but good ones. A reduced price is always shown next to the old one.',
      html: '<h2>This month</h2><ul><li><strong>Winter wheels included</strong> with electric cars in stock, fitted and ready.</li><li><strong>Low interest</strong> on selected family cars. The annual percentage rate (ÅOP) is shown with each car.</li><li><strong>Ex-demonstrators</strong> with less than 5,000 kilometres on the clock.</li></ul><h2>Terms</h2><p>Each offer lasts while the car is in stock or until the date stated, and cannot be combined with others.</p>',
    },
    business: {
      nav: 'Business',
      title: 'Company cars and fleets',
      description:
        'Company cars, company leasing and fleet agreements at Norrväg. One contact, company-car tax worked out for you and delivery to your office.',
      lead: 'One contact, one invoice and cars that people like to drive.',
      html: '<h2>The sums done first</h2><p>We calculate the tax on a company car (fri bil) and the total cost per car, and compare leasing, a loan and outright purchase. Your accountant gets figures, not a brochure.</p><h2>From the first car</h2><p>You do not need a large fleet to get an agreement: fixed service prices and a courtesy car from day one.</p>',
    },
    vans: {
      nav: 'Vans',
      title: 'Vans for work',
      description:
        'New and used vans at Norrväg, electric ones too. Racking, tow bar and signwriting are done before you collect the van.',
      lead: 'Racked out, signwritten and ready on Monday morning.',
      html: '<h2>Finished before you collect it</h2><p>Shelves, flooring, sockets and roof bars are fitted in our own workshop. Bring a list of what you carry today, and everything will have its place.</p><h2>Yellow or mixed plates</h2><p>We explain what the choice means for tax, VAT and weekend driving before you sign.</p>',
    },
    insurance: {
      nav: 'Insurance',
      title: 'Car insurance',
      description:
        'Car insurance through Norrväg: third-party, comprehensive cover and roadside assistance, with repairs in our own workshops.',
      lead: 'Insured from the moment you drive away, and repaired by us if the worst happens.',
      html: '<h2>Third-party and comprehensive</h2><p>Third-party insurance is required by law. Comprehensive cover (kasko) also pays for damage to your own car, theft and fire, and most lenders ask for it.</p><h2>New to Denmark?</h2><p>Claim-free years from abroad often count. Bring a letter from your previous insurer, in English if possible.</p>',
    },
    makes: {
      nav: 'Makes',
      title: 'The makes we sell',
      description:
        'Volvo, Volkswagen, Kia, Toyota and others: all the makes that Norrväg represents in Denmark, with the cars of each in stock.',
      lead: 'We sell thirteen makes new, and many more used.',
      html: '<h2>People who know the make</h2><p>Not every branch has every make. Each branch’s page says which ones it sells new and which its workshop knows best.</p>',
    },
    maintenance: {
      nav: 'Servicing',
      title: 'Scheduled servicing',
      description:
        'Servicing at Norrväg to the manufacturer’s schedule: digital service book, fixed price and a courtesy car. Your warranty stays valid.',
      lead: 'To the manufacturer’s schedule, with an entry in the digital service book.',
      html: '<h2>Minor or major</h2><p>What is done depends on age and mileage. Give us the registration number, and we know what is due and what it costs.</p><h2>Electric cars too</h2><p>Cabin filter, brake fluid, coolant, and brakes that rust because they are hardly used. We measure the battery at the same time and give you the figures.</p>',
    },
    inspection: {
      nav: 'Inspection (syn)',
      title: 'Periodic inspection',
      description:
        'We take your car to its periodic inspection (syn). Norrväg checks it first, makes any repairs and includes the retest.',
      lead: 'Drop the car off in the morning and collect it in the afternoon, inspected.',
      html: '<h2>When?</h2><p>A passenger car is called in for its first inspection at four years old, and every two years after that. The letter arrives in your Digital Post; forward it to us.</p><h2>If there are faults</h2><p>You get a list with a price for each. We fix what you agree to, and the retest is included.</p>',
    },
    damage: {
      nav: 'Body repairs',
      title: 'Body repairs and paint',
      description:
        'Body shop at Norrväg: assessment, bodywork, paint and glass. We deal with your insurer and lend you a car.',
      lead: 'Take a picture, send it over and leave the rest to us.',
      html: '<h2>How it works</h2><ol><li>Report the damage and say that you want us to repair it.</li><li>We assess it, order parts and agree a time.</li><li>We lend you a car in the meantime, and yours comes back as good as it was.</li></ol><h2>Stone chips</h2><p>Smaller than a two-krone coin and outside the driver’s line of sight? We repair it in half an hour.</p>',
    },
    tyres: {
      nav: 'Tyres and tyre storage',
      title: 'Tyres and tyre storage',
      description:
        'New tyres, wheel changes and tyre storage at Norrväg. We wash, measure and store your wheels and remind you when it is time.',
      lead: 'We remember which wheels are yours, how worn they are and when you need them.',
      html: '<h2>Tyre storage</h2><p>Wheels are washed, measured and kept dry. We text you the tread depth, so new tyres come as no surprise in November.</p><h2>The law in short</h2><p>Tread must be at least 1.6 millimetres. Denmark does not require winter tyres, but the countries on the way to the Alps may.</p>',
    },
    parts: {
      nav: 'Parts and accessories',
      title: 'Parts and accessories',
      description:
        'Genuine parts and accessories at Norrväg: tow bars, roof boxes, charging cables and mats. Order by registration number, and we fit them.',
      lead: 'Give us the registration number, and the part fits first time.',
      html: '<h2>On the shelf or tomorrow</h2><p>Common wear-and-tear parts are on the shelf. The rest usually arrive the next morning, and we fit them if you like.</p><h2>Most popular</h2><ul><li>Tow bar with wiring, approved for use</li><li>Roof box and cycle rack, also for hire</li><li>Home charger, fitted by an authorised electrician</li></ul>',
    },
    contact: {
      nav: 'Contact',
      title: 'Contact us',
      description:
        'How to reach Norrväg in Denmark: customer service by email, branches by phone, roadside assistance day and night. In English too.',
      lead: 'Your branch knows your car best. Customer service helps with the rest.',
      html: '<h2>Customer service</h2><p>Weekdays 8 am to 4 pm, <a href="mailto:hej@norrvag-dk.example">hej@norrvag-dk.example</a>. You will have an answer the same day.</p><h2>Not happy?</h2><p>Speak to the branch manager first. If that does not settle it, we answer in writing within ten days.</p>',
    },
    sustainability: {
      nav: 'Sustainability',
      title: 'Sustainability without the gloss',
      description:
        'What Norrväg does to use less: we repair before we replace, we recycle, and we give the figures as they are. Including what is still to do.',
      lead: 'The cleanest car is often the one that already exists. So we would rather repair than replace.',
      html: '<h2>In the workshop</h2><p>Oil, batteries and tyres are recycled, and we keep the receipts. Bumpers are welded, headlights polished, and parts taken from dismantled cars where it is safe.</p><h2>Still to do</h2><p>Three of our oldest branches are still heated by gas. They move to district heating in 2027 and 2028.</p>',
    },
  },
});
