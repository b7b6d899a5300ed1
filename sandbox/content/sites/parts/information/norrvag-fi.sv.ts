import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Norrväg i siffror',
    figures: [
      ['1961', '', 'började allt, på andra sidan Torne älv'],
      ['16', '', 'verksamhetsställen i Finland'],
      ['−31', '°C', 'den kallaste natten vi har provkört'],
      ['130', 'punkter', 'granskas på varje begagnad bil'],
    ],
  },
  quote: {
    text: 'Man får komma hit bara för en kopp kaffe. Bilen kan man titta på en annan gång.',
    name: 'Antti Lehtonen',
    role: 'Landschef, Finland',
  },
  service: {
    title: 'Hittar du inte det du söker?',
    name: 'Kundtjänst',
    role: 'Vardagar kl. 8–17',
    email: 'hei@norrvag-fi.example',
    html: '<p>Vi svarar samma dag, eller hittar den som kan svara.</p>',
  },
  hours: {
    title: 'Våra vanliga öppettider',
    days: [
      ['Måndag–fredag', '9–18'],
      ['Lördag', '10–15'],
      ['Söndag', 'Stängt'],
    ],
    note: '<p>Servicen öppnar kl. 7.30 på vardagar. Varje verksamhetsställe har egna tider på sin sida.</p>',
  },
});
