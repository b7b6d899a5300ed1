import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Gula siffror',
    figures: [
      ['24', '', 'butiker, alla lika gula'],
      ['1', 'pris', 'samma för alla, utan prut'],
      ['14', 'dagar', 'att ångra sig, eller 50 mil'],
      ['12', 'månader', 'garanti på varenda bil'],
    ],
  },
  quote: {
    text: 'Det tog längre tid att välja färg på mössan än att köpa bilen.',
    name: 'Jonna, Borås',
    role: 'Kör sedan i våras en blå halvkombi',
  },
  service: {
    title: 'Fråga oss om allt',
    name: 'Kundtjänst',
    role: 'Alla dagar 9–19',
    phone: '08-465 004 30',
    email: 'hej@rullande-se.example',
    html: '<p>Det finns inga dumma frågor om bilar. Vi har ställt dem själva.</p>',
  },
  hours: {
    title: 'Öppet nästan jämt',
    days: [
      ['Måndag–fredag', '10–19'],
      ['Lördag–söndag', '11–16'],
    ],
    note: '<p>Vilka röda dagar vi har stängt står på varje butiks sida.</p>',
  },
});
