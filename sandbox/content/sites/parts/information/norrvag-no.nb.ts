import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Norrväg i tall',
    figures: [
      ['1961', '', 'startet det hele, i Sverige'],
      ['21', '', 'forhandlere i Norge'],
      ['Over 50', '%', 'av bilene på lager er elektriske'],
      ['130', 'punkter', 'kontrolleres på hver bruktbil'],
    ],
  },
  quote: {
    text: 'Bilen skal starte i januar. Resten kan vi alltids bli enige om.',
    name: 'Ingrid Solheim',
    role: 'Daglig leder, Norge',
  },
  service: {
    title: 'Finner du ikke frem?',
    name: 'Kundeservice',
    role: 'Hverdager 8–16',
    email: 'hei@norrvag-no.example',
    html: '<p>Vi svarer samme dag, eller finner den som kan.</p>',
  },
  hours: {
    title: 'Når vi pleier å ha åpent',
    days: [
      ['Mandag–fredag', '9–17'],
      ['Lørdag', '10–14'],
      ['Søndag', 'Stengt'],
    ],
    note: '<p>Verkstedene åpner klokken 7.30. Hver forhandler har sine egne tider på sin side.</p>',
  },
});
