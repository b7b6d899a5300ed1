/** Norrväg Sweden in Swedish: what comes with a car once it is bought, below "Köp bil". */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import { type ArticleWords, article } from './pages.ts';

const OWNING = '/kop-bil/bilagande';
const BOOK = '/service-och-verkstad/boka-bilverkstad';
const DEALERS = '/anlaggningar';

type Matter = Omit<ArticleWords, 'key' | 'path'> & { readonly slug: string };

const MATTERS: readonly Matter[] = [
  {
    slug: 'garanti',
    nav: 'Garantier',
    title: 'Garantier på nya och begagnade bilar',
    description:
      'Nybilsgaranti, vagnskadegaranti, rostskyddsgaranti och vår egen garanti på begagnade bilar. Läs vad de täcker och hur länge.',
    picture: scene('workshop', 'Bil på lyft i en ren och ljus verkstad'),
    lead: 'Fyra garantier med fyra slutdatum. Här står vilken som gäller när.',
    to: [DEALERS, 'Fråga om din bil'],
    second: [BOOK, 'Boka garantiarbete'],
    html: '<h2>På en ny bil</h2><ul><li><strong>Nybilsgarantin</strong> täcker fel från fabriken, tre till sju år beroende på märke.</li><li><strong>Vagnskadegarantin</strong> täcker skador på den egna bilen i tre år, med självrisk.</li><li><strong>Rostskyddsgarantin</strong> gäller genomrostning inifrån i upp till tolv år.</li><li><strong>Batterigarantin</strong> på elbilar lovar minst 70 procents kapacitet i åtta år eller 16 000 mil.</li></ul><h2>På en begagnad bil</h2><p>Bilar upp till åtta år säljer vi med minst tolv månaders garanti på motor, växellåda, styrning och elektronik. Den gäller på alla våra verkstäder och följer med om du säljer bilen vidare. Slitdelar som bromsbelägg, torkarblad och däck ingår inte.</p>',
  },
  {
    slug: 'serviceavtal',
    nav: 'Serviceavtal',
    title: 'Serviceavtal med fast månadskostnad',
    description:
      'Dela upp servicekostnaden på månader. Ett serviceavtal hos Norrväg innehåller service enligt plan, lånebil och vägassistans.',
    picture: scene('workshop', 'Bil på lyft i en ren verkstad'),
    lead: 'Samma service, samma delar, men utan en stor räkning en gång om året.',
    to: [DEALERS, 'Be om ett pris'],
    html: '<h2>Det ingår</h2><ul><li>All service enligt tillverkarens plan, med olja och filter</li><li>Lånebil under servicebesöket</li><li>Vägassistans i hela Europa</li><li>Anteckning i den digitala serviceboken</li></ul><h2>Vad det kostar</h2><p>Från 219 kronor i månaden för en liten elbil till 549 kronor för en stor diesel, vid 1 500 mil om året. Avtalet kan tecknas på bilar upp till fyra år, löper i tre år och kan föras över på nästa ägare.</p>',
  },
  {
    slug: 'agarbyte',
    nav: 'Ägarbyte',
    title: 'Ägarbyte, steg för steg',
    description:
      'Så byter bilen ägare: registreringsbevis, skulder, försäkring och trängselskatt. Norrvägs checklista för dig som köper eller säljer.',
    picture: scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall'),
    lead: 'Gör det i rätt ordning, så slipper du andras skulder och böter.',
    to: ['/salj-bil', 'Sälj bilen till oss i stället'],
    html: '<h2>Om du köper av en privatperson</h2><ol><li>Kontrollera att bilen är fri från skuld och inte är efterlyst.</li><li>Teckna försäkring från och med köpedagen.</li><li>Gör ägarbytet tillsammans, i appen eller med den gula delen av registreringsbeviset. Posta den själv.</li><li>Betala när ägarbytet syns i registret, inte före.</li></ol><h2>Om du köper av oss</h2><p>Vi gör ägarbytet medan du sitter vid skrivbordet. Skatten är betald till och med månaden du hämtar bilen, och trängselskatt från tiden före köpet går till oss.</p>',
  },
  {
    slug: 'vagassistans',
    nav: 'Vägassistans',
    title: 'Vägassistans dygnet runt',
    description:
      'Punktering, urladdat batteri eller tom tank? Norrvägs vägassistans svarar dygnet runt på 08-465 004 20 i hela Sverige.',
    picture: scene('winter-road', 'Snöig väg mellan granar i blått ljus'),
    lead: 'Ring 08-465 004 20, dygnet runt. Vi svarar inom en minut, även på julafton.',
    to: [DEALERS, 'Hitta närmaste verkstad'],
    html: '<h2>Gör så här</h2><ol><li>Ställ bilen säkert, slå på varningsblinkern och ta på väst.</li><li>Ställ ut varningstriangeln, på motorväg minst 150 meter bakom bilen.</li><li>Gå bakom räcket och ring <a href="tel:+46846500420">08-465 004 20</a> därifrån.</li></ol><h2>Det ingår för dig som servar hos oss</h2><p>Starthjälp, punkteringshjälp, tankning till närmaste mack, laddning av elbil på plats när det går, och bärgning till närmaste verkstad i vår grupp. Fortsatt resa med taxi, tåg eller hyrbil om bilen inte kan lagas samma dag. Varje service hos oss ger ett nytt år.</p>',
  },
];

const matter = ({ slug, ...words }: Matter): PageContent =>
  article({ ...words, hidden: true, key: `owning-${slug}`, path: `${OWNING}/${slug}` });

export const ownerPages: PageContent[] = [
  article({
    key: 'owning',
    path: OWNING,
    nav: 'Bilägande',
    title: 'Att äga bil',
    description:
      'Garantier, serviceavtal, ägarbyte och vägassistans. Det du behöver veta när bilen är din, samlat på ett ställe hos Norrväg.',
    picture: car('estate', 'birch-silver', 'front-left', 'Silverfärgad kombi snett framifrån'),
    lead: 'Köpet tar en eftermiddag, ägandet många år. Här är det som är bra att ha läst innan det behövs.',
    to: [BOOK, 'Boka verkstad'],
    html: '<h2>Tre datum att skriva upp</h2><p>Nästa service, nästa besiktning och dagen då nybilsgarantin går ut. Har du köpt bilen av oss skickar vi ett sms i god tid före alla tre. Köpte du den någon annanstans lägger vi in dem första gången du är på verkstaden.</p>',
    cards: {
      title: 'Läs mer',
      columns: '4',
      cards: MATTERS.map(({ slug, nav, title, picture }) => ({
        title: nav,
        text: title,
        picture,
        to: [`${OWNING}/${slug}`, `Om ${nav.toLowerCase()}`],
      })),
    },
  }),
  ...MATTERS.map(matter),
];
