import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Norrväg i tal',
    figures: [
      ['2001', '', 'kom vi over broen'],
      ['18', '', 'afdelinger i Danmark'],
      ['12', 'måneders', 'garanti på personbiler op til otte år'],
      ['130', 'punkter', 'tjekkes på hver brugt bil'],
    ],
  },
  quote: {
    text: 'En god handel er en, hvor begge parter gerne mødes igen ved køledisken i Brugsen.',
    name: 'Mette Kjær',
    role: 'Direktør, Danmark',
  },
  service: {
    title: 'Finder du ikke det, du søger?',
    name: 'Kundeservice',
    role: 'Hverdage 8–16',
    email: 'hej@norrvag-dk.example',
    html: '<p>Vi svarer samme dag eller finder den, der kan.</p>',
  },
  hours: {
    title: 'Sådan holder vi som regel åbent',
    days: [
      ['Mandag–fredag', '9–17.30'],
      ['Lørdag', 'Lukket'],
      ['Søndag', '11–16'],
    ],
    note: '<p>Værkstederne åbner klokken 7.30. Hver afdeling har sine egne tider på sin side.</p>',
  },
});
