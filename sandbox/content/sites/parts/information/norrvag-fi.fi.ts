import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Norrväg lukuina',
    figures: [
      ['1961', '', 'alkoi kaikki, Ruotsin puolella'],
      ['16', '', 'toimipistettä Suomessa'],
      ['−31', '°C', 'kylmin yö, jona olemme koeajaneet'],
      ['130', 'kohtaa', 'tarkastetaan jokaisesta vaihtoautosta'],
    ],
  },
  quote: {
    text: 'Meille saa tulla myös pelkästään kahville. Auton ehtii katsoa joskus toiste.',
    name: 'Antti Lehtonen',
    role: 'Maajohtaja, Suomi',
  },
  service: {
    title: 'Etkö löydä etsimääsi?',
    name: 'Asiakaspalvelu',
    role: 'Arkisin klo 8–17',
    email: 'hei@norrvag-fi.example',
    html: '<p>Vastaamme saman päivän aikana tai etsimme sen, joka osaa vastata.</p>',
  },
  hours: {
    title: 'Tavalliset aukioloajat',
    days: [
      ['Maanantai–perjantai', '9–18'],
      ['Lauantai', '10–15'],
      ['Sunnuntai', 'Suljettu'],
    ],
    note: '<p>Huolto avautuu arkisin klo 7.30. Jokaisella toimipisteellä on omat aikansa omalla sivullaan.</p>',
  },
});
