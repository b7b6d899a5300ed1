/** Norrväg Sweden in Swedish: finance below "Köp bil". */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import { finance } from './information/norrvag-se.sv.ts';
import * as interactive from './interactive/norrvag-se.sv.ts';
import { narrowed } from './narrowed.ts';
import { article } from './pages.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';
const FINANCE = '/kop-bil/finansiering';

export const moneyPages: PageContent[] = [
  article({
    key: 'finance',
    path: FINANCE,
    nav: 'Finansiering',
    title: 'Finansiering som du förstår',
    blocks: [...finance, ...interactive.finance],
    description:
      'Billån, privatleasing eller företagsleasing? Jämför tre sätt att betala bilen och få ett skriftligt förslag från Norrväg.',
    picture: scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall'),
    lead: 'Tre sätt att betala, ett tydligt svar på vad det kostar. Vi visar alltid den effektiva räntan och hela summan.',
    to: ['/kop-bil/finansiering/billan', 'Läs om billån'],
    second: ['/kop-bil/privatleasing-bilar', 'Läs om privatleasing'],
    html: '<h2>Äga eller hyra?</h2><p>Tänker du behålla bilen länge, eller kör du mer än 2 000 mil om året, är billån oftast bäst. Vill du ha en fast kostnad och slippa fundera på andrahandsvärdet passar leasing. Har du företag kan du dra av halva momsen på leasing av personbil.</p><p>Alla lån prövas av vår finanspartner. Du får svar samma dag, oftast inom en timme.</p>',
    cards: {
      title: 'Jämför',
      cards: [
        {
          title: 'Billån',
          text: 'Minst 20 procent i kontantinsats. Du äger bilen och kan lösa lånet när du vill.',
          to: ['/kop-bil/finansiering/billan', 'Billån'],
        },
        {
          title: 'Privatleasing',
          text: 'Ingen kontantinsats. Fast månadskostnad och service enligt plan.',
          to: ['/kop-bil/privatleasing-bilar', 'Privatleasing'],
        },
        {
          title: 'Företagsleasing',
          text: 'Bind inte kapital i bilar. Momsavdrag och samlad faktura.',
          to: ['/kop-bil/foretag/foretagsleasing', 'Företagsleasing'],
        },
      ],
    },
  }),
  article({
    key: 'loan',
    path: '/kop-bil/finansiering/billan',
    nav: 'Billån',
    title: 'Billån utan krångel',
    description:
      'Låna till bilen hos Norrväg: minst 20 procent kontant, 36 till 84 månader, och lös lånet när du vill. Så går det till.',
    picture: scene('city-evening', 'Grå bil framför upplysta hus en kväll i stan'),
    lead: 'Du lägger in minst tjugo procent, väljer löptid och ser månadskostnaden direkt på varje bil.',
    to: [CARS, 'Räkna på en bil'],
    html: '<h2>Det här gäller</h2><ul><li>Kontantinsats från 20 procent, din gamla bil räknas in</li><li>Löptid mellan 36 och 84 månader</li><li>Restvärde som gör månadskostnaden lägre</li><li>Ingen avgift för att lösa lånet i förtid</li></ul><p>Räntan är rörlig och beror på bil, löptid och kreditprövning. I kalkylen på bilens sida står nominell ränta, uppläggningsavgift och aviavgift, så att du kan jämföra med din bank.</p>',
  }),
  article({
    key: 'lease-or-loan',
    path: '/kop-bil/finansiering/privatleasing',
    nav: 'Leasa eller låna',
    hidden: true,
    title: 'Privatleasing eller billån?',
    description:
      'Samma bil, tre år, två sätt att betala. Så jämför du privatleasing med billån, och så vet du vilket som passar dig.',
    picture: car('hatchback', 'sage-green', 'front-left', 'Grågrön halvkombi snett framifrån'),
    lead: 'Samma bil i tre år, två sätt att betala. Här är skillnaden, med allt inräknat.',
    to: [narrowed(CARS, { car_privateleasing_monthly_cost: '1000-20000' }), 'Se bilar med privatleasing'],
    second: ['/kop-bil/privatleasing-bilar', 'Så fungerar privatleasing'],
    html: '<h2>Jämför hela summan</h2><p>Vid privatleasing är det månadskostnaden gånger antalet månader, plus övermil om du kör för långt. Vid billån är det insats, ränta, service och däck, minus det bilen är värd när tiden är slut. Det är den sista posten som ingen vet säkert, och det är den risken du betalar för att slippa.</p><h2>Leasa om</h2><ul><li>du vill veta kostnaden på kronan</li><li>du kör ungefär lika långt varje år, högst 2 000 mil</li><li>du vill byta bil ofta</li></ul><h2>Låna om</h2><ul><li>du tänker behålla bilen i mer än fyra år</li><li>du kör mycket, eller väldigt olika från år till år</li><li>du vill kunna sälja när du vill</li></ul>',
  }),
  article({
    key: 'insurance',
    path: '/kop-bil/finansiering/bilforsakring',
    nav: 'Bilförsäkring',
    title: 'Bilförsäkring från första milen',
    description:
      'Trafik-, halv- eller helförsäkring? Så väljer du bilförsäkring när du köper bil hos Norrväg, och vad vagnskadegarantin redan täcker.',
    picture: scene('coast-road', 'Kustväg i klart morgonljus'),
    lead: 'Bilen ska vara försäkrad innan den lämnar gården. Vi ordnar det samtidigt som ägarbytet.',
    to: [DEALERS, 'Fråga din säljare'],
    html: '<h2>Tre nivåer</h2><ul><li><strong>Trafikförsäkring</strong> är lag. Den ersätter andra, inte din egen bil.</li><li><strong>Halvförsäkring</strong> lägger till stöld, brand, glas, maskin och räddning.</li><li><strong>Helförsäkring</strong> ersätter även skador du själv orsakar på bilen.</li></ul><h2>Betala inte två gånger</h2><p>Nya bilar har vagnskadegaranti i tre år. Då räcker ofta halvförsäkring. Har bilen lån kräver långivaren helförsäkring när garantin tar slut, och vi påminner dig i tid.</p><p>Byter du från en annan bil hos oss flyttar vi försäkringen samma dag, så att du aldrig betalar för båda.</p>',
  }),
  article({
    key: 'loan-promise',
    path: '/kop-bil/finansiering/lanelofte',
    nav: 'Lånelöfte',
    hidden: true,
    title: 'Lånelöfte innan du väljer bil',
    description:
      'Ta reda på vad du får låna innan du letar bil. Svar samma dag, gäller i 30 dagar och kostar ingenting. Så ansöker du hos Norrväg.',
    picture: scene('city-evening', 'Grå bil framför upplysta hus en kväll i stan'),
    lead: 'Vet vad du har råd med innan du blir förälskad i en bil. Svar samma dag, gäller i trettio dagar.',
    to: [DEALERS, 'Kontakta en anläggning'],
    second: ['/kop-bil/finansiering/billan', 'Läs om billån'],
    html: '<h2>Så går det till</h2><ol><li>Ring eller besök en anläggning. Ha ungefärlig inkomst och boendekostnad i huvudet.</li><li>Du legitimerar dig med BankID, och vår finanspartner gör en kreditprövning.</li><li>Du får ett skriftligt besked om högsta lånebelopp och ränta.</li></ol><h2>Binder det mig?</h2><p>Nej. Löftet gäller i trettio dagar på alla våra bilar och kostar ingenting om du inte använder det. Kreditupplysningen syns hos upplysningsföretaget i tolv månader, så fråga hellre en gång ordentligt än fem gånger på olika håll.</p>',
  }),
];
