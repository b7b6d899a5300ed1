import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Rullande v číslach',
    figures: [
      ['13', '', 'predajní po celom Slovensku'],
      ['1', 'cena', 'pre všetkých rovnaká'],
      ['14', 'dní', 'na vrátenie, alebo 500 kilometrov'],
      ['12', 'mesiacov', 'záruky na každé auto'],
    ],
  },
  quote: {
    text: 'Dlhšie nám trvalo vybrať autosedačku než auto.',
    name: 'Zuzana, Trenčín',
    role: 'Jazdí na červenom kombi',
  },
  service: {
    title: 'Opýtajte sa nás na čokoľvek',
    name: 'Zákaznícka podpora',
    role: 'Každý deň 9 – 19',
    email: 'ahoj@rullande-sk.example',
    html: '<p>Hlúpe otázky o autách neexistujú. Všetky sme už položili sami.</p>',
  },
  hours: {
    title: 'Otvorené, keď máte čas',
    days: [
      ['Pondelok – piatok', '9 – 19'],
      ['Sobota', '9 – 15'],
      ['Nedeľa', 'Zatvorené'],
    ],
    note: '<p>Výnimky nájdete na stránke každej predajne.</p>',
  },
});
