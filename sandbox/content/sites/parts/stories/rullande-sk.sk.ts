/** Rullande Slovakia in Slovak: its news. */

import type { PageContent } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { type StoryWords, storiesIndex, story } from './story.ts';

const written: readonly StoryWords[] = [
  {
    slug: 'jazdene-zimne-pneumatiky',
    date: '2026-11-06',
    title: 'Jazdené zimné pneumatiky: terno, alebo štyri gumy na skládku?',
    premble:
      'Stačia dve minúty, baterka a dobrý zrak. Povieme vám, na čo sa pozerať, skôr než za ne niekomu zaplatíte.',
    picture: scene('winter-road', 'Oranžové SUV na zasneženej ceste medzi smrekmi'),
    author: 'Marek Hudák',
    tags: ['tipy'],
    html: `<p>Sada zimných kolies z druhej ruky vie byť najlepším nákupom jesene. Alebo aj nie. Tu je päť vecí, ktoré kontrolujeme my, keď ich vykupujeme spolu s autom.</p>
<h2>1. Hĺbka dezénu</h2>
<p>Zákon pri zimných pneumatikách žiada aspoň tri milimetre. Vtedy je však guma už dosť unavená. Hľadajte päť a viac. Hĺbkomer stojí menej než obed.</p>
<h2>2. Dátum výroby</h2>
<p>Na boku sú v oválnom rámčeku štyri číslice. 3622 znamená 36. týždeň roku 2022. Staršie než šesť rokov? Radšej nie.</p>
<h2>3. Tvrdosť</h2>
<p>Zatlačte do gumy nechtom. Ak nepovolí, je vek vidno aj bez dátumu.</p>
<h2>4. Rovnomernosť</h2>
<p>Zjazdené na vnútornej hrane? Predošlé auto malo zle nastavenú geometriu. Pneumatika už rovno jazdiť nebude.</p>
<h2>5. Vločka s horou</h2>
<p>Symbol hory so snehovou vločkou znamená, že pneumatika prešla skúškou na snehu. Samotné označenie M+S nehovorí skoro nič.</p>
<p>Keď je na ceste súvislý sneh, ľad alebo námraza, zimné pneumatiky potrebujete. Kto čaká na prvý sneh, čaká potom aj v rade. Ku každému <a href="/vlastnictvo-auta/kupit-jazdene-auto">autu z našej ponuky</a> vám povieme, aké kolesá k nemu máme. Poradíme aj na <a href="/kontakty">pobočke</a>.</p>`,
  },
  {
    slug: 'tristo-zmeranych-baterii',
    date: '2026-10-13',
    title: 'Zmerali sme tristo batérií. Sú na tom lepšie, než sa hovorí.',
    premble: 'Priemer je 90 percent, najhoršia mala 66 a najlepšia rozvážala pečivo. Toto sme sa naučili.',
    picture: scene('charging-home', 'Modrý elektromobil sa nabíja pri dome za súmraku'),
    author: 'Zuzana Kráľová',
    tags: ['elektro'],
    html: `<p>Odkedy vykupujeme elektromobily, meriame každému batériu. V septembri sme ich mali tristo, tak sme si sadli a rátali.</p>
<h2>Čísla</h2>
<ul>
<li><strong>90 percent</strong> pôvodnej kapacity ostáva v priemere. Autá majú priemerne štyri roky a 71-tisíc kilometrov.</li>
<li><strong>14 áut</strong> malo menej než 80 percent. Tie sme nepredali.</li>
<li><strong>96 percent</strong> mala najlepšia. Tri roky rozvážala rožky po Trnave.</li>
</ul>
<h2>Rožky?</h2>
<p>Áno. Jazdila každý deň, nabíjala sa pomaly v noci a málokedy bola úplne plná či prázdna. To batérie majú rady. Najhoršie dopadli tie, čo stáli mesiace nabité na doraz.</p>
<h2>Kilometre nie sú všetko</h2>
<p>Pri benzíne sú kilometre polovica pravdy, pri elektrine možno štvrtina. Najprv sa pozrite na nameranú hodnotu, potom na to, ako auto žilo, a až nakoniec na počítadlo.</p>
<h2>Kde to nájdete</h2>
<p>Výsledok visí na každom elektromobile za sklom a je aj na webe. Čo ďalšie je v cene, píšeme v <a href="/o-nas/vyhody">prehľade výhod</a>. Elektromobily v ponuke si pozriete <a href="/vlastnictvo-auta/kupit-jazdene-auto?car_fuel=Elektro">tu</a>.</p>`,
  },
  {
    slug: 'trinasta-pobocka-v-michalovciach',
    date: '2026-09-08',
    title: 'Trinásta žltá brána stojí v Michalovciach',
    premble: 'Kto býva na Zemplíne, už nemusí po auto až do Košíc. Otvárame v sobotu a na poverčivosť máme svoj názor.',
    picture: scene('dealer-rullande', 'Tri autá pred predajňou Rullande so žltou tabuľou'),
    author: 'Lucia Benková',
    tags: ['pobocky'],
    html: `<p>Trinástku nám nikto nechcel. Dodávateľ tabule sa pýtal, či si nedáme radšej štrnástu. Nedáme. Keď má niekto smolu na autá, nech ju má u nás, my ich berieme späť.</p>
<h2>Sobota od deviatej</h2>
<p>Na ploche bude päťdesiat áut, šesť ľudí v žltých tričkách a kotol gulášu. Kto príde s autom, ktoré chce predať, dostane ponuku do desiatich minút. Kto príde bez auta, dostane guláš hneď.</p>
<h2>Rovnaké pravidlá ako všade</h2>
<p>Jedna cena pre všetkých, štrnásť dní na vrátenie, záruka dvanásť mesiacov. Páči sa vám auto z Bratislavy? Privezieme ho do Michaloviec a nič za to nechceme.</p>
<h2>Vedie ju Jarka</h2>
<p>Vedúcou je Jarka Hrinková, ktorá štyri roky pracovala v Prešove a dochádzala sedemdesiat kilometrov tam aj späť.</p>
<p>– Ušetrím dve hodiny denne. Polovicu dám rodine a polovicu zákazníkom, hovorí.</p>
<p>Adresu a otváracie hodiny nájdete medzi <a href="/kontakty">kontaktmi</a>. Ako u nás prebieha kúpa, čítajte v časti <a href="/vlastnictvo-auta">Kúpa auta</a>.</p>`,
  },
  {
    slug: 'autom-k-moru',
    date: '2026-06-23',
    title: 'Autom k moru: sedem vecí, ktoré skontrolujte ešte doma',
    premble:
      'Do Chorvátska je to osemsto kilometrov, päť zápch a jeden tunel, v ktorom sa ukáže, či chladenie funguje.',
    picture: scene('coast-road', 'Červené auto na ceste popri mori za jasného počasia'),
    author: 'Marek Hudák',
    tags: ['tipy'],
    html: `<p>V júli stojí pri diaľnici najviac áut, ktorým ešte ráno nič nebolo. Len im nikto pred cestou nezdvihol kapotu. Venujte tomu dvadsať minút.</p>
<ol>
<li><strong>Chladiaca kvapalina.</strong> Hladina má byť medzi značkami. Pozerajte pri studenom motore.</li>
<li><strong>Olej.</strong> Na dlhej ceste ho auto minie viac než po meste.</li>
<li><strong>Pneumatiky.</strong> Plné auto potrebuje vyšší tlak. Údaj je vo dverách alebo na viečku nádrže. Nezabudnite ani na rezervu.</li>
<li><strong>Brzdy.</strong> Hrkocú, pískajú, ťahajú? Horské klesania to nezlepšia.</li>
<li><strong>Klimatizácia.</strong> Ak fúka len vlažno, treba ju doplniť skôr, než odídete.</li>
<li><strong>Svetlá.</strong> Vrátane tých vzadu, ktoré nikdy nevidíte.</li>
<li><strong>Výbava.</strong> Trojuholník, lekárnička, vesty pre všetkých, a to tak, aby boli po ruke. V každej krajine platia trochu iné pravidlá, pozrite si celú trasu.</li>
</ol>
<h2>A potom papiere</h2>
<p>Zelená karta alebo potvrdenie o poistení, diaľničné známky, plná moc, ak auto nie je vaše. Elektronickú známku kúpte deň vopred, nie na hranici.</p>
<h2>Balenie</h2>
<p>Ťažké dole a dopredu. Pri prudkom brzdení nechcete mať melón za krkom.</p>
<p>Potrebujete väčší kufor? Pozrite si <a href="/vlastnictvo-auta/kupit-jazdene-auto?car_body=Kombi">kombi v ponuke</a> alebo sa zastavte na <a href="/kontakty">pobočke</a>.</p>`,
  },
  {
    slug: 'najcastejsie-chyby-v-120-bodoch',
    date: '2026-04-21',
    title: 'Najčastejšie chyby, ktoré nájdeme v 120 bodoch',
    premble:
      'Takmer žiadne auto neprejde bez poznámky. Tu je rebríček z minulého roka a k nemu to, čo vás chyby budú stáť, keď ich necháte tak.',
    picture: scene('workshop', 'Strieborné auto na zdviháku v čistom servise'),
    author: 'Zuzana Kráľová',
    tags: ['tipy'],
    html: `<p>Každé auto, ktoré vykúpime, kontrolujeme v 120 bodoch. Nie preto, aby sme ho zhodili, ale aby ste na to neprišli vy o tri týždne v Poprade na parkovisku.</p>
<h2>Rebríček</h2>
<ol>
<li><strong>Hrdzavé zadné kotúče.</strong> Hlavne na autách, ktoré málo jazdia, a na elektromobiloch.</li>
<li><strong>Slabý akumulátor.</strong> Každý štvrtý. Prežije leto, nie január.</li>
<li><strong>Vôľa v silentblokoch.</strong> To je to klopanie na výmoľoch.</li>
<li><strong>Staré pneumatiky.</strong> Dezén pekný, guma ako puk.</li>
<li><strong>Peľový filter.</strong> Raz sme v ňom našli celé orechy. Veverička sa neprihlásila.</li>
<li><strong>Prasknuté čelné sklo.</strong> Kamienok, ktorý mal niekto dať opraviť.</li>
</ol>
<h2>Čo s tým robíme</h2>
<p>Čo súvisí s bezpečnosťou, opravíme vždy, ešte pred zverejnením auta. Čo je len vec vzhľadu, napíšeme na štítok. Za pravdu si nič neúčtujeme.</p>
<h2>A čo vy?</h2>
<p>Väčšina týchto chýb je lacná, ak sa rieši včas. Kamienok v skle sa opraví za pol hodinu, nové sklo stojí stovky. Čo všetko kryje záruka, nájdete vo <a href="/o-nas/vyhody">výhodách</a>. A autá, ktoré kontrolou prešli, sú <a href="/vlastnictvo-auta/kupit-jazdene-auto">tu</a>.</p>`,
  },
  {
    slug: 'je-dvestotisic-vela',
    date: '2026-02-17',
    title: 'Je dvestotisíc kilometrov veľa?',
    premble:
      'Záleží na tom, akých. Auto, ktoré jazdilo po diaľnici, môže byť sviežejšie než to, čo sa celý život motalo po sídlisku.',
    picture: car('estate', 'slate-grey', 'front-left', 'Sivé kombi spredu zľava'),
    author: 'Marek Hudák',
    tags: ['tipy'],
    html: `<p>Prvá otázka každého kupujúceho znie: koľko má najazdené? Je to dobrá otázka, len jej chýba druhá polovica: a kde?</p>
<h2>Dobré kilometre</h2>
<p>Diaľnica, zahriaty motor, stála rýchlosť. Obchodný zástupca, ktorý jazdil Bratislava – Košice, má za štyri roky dvestotisíc a brzdy ako nové.</p>
<h2>Zlé kilometre</h2>
<p>Tri kilometre do práce a tri späť. Motor sa nestihne zohriať, olej starne, výfuk hrdzavie zvnútra. Päťdesiattisíc takých býva horších.</p>
<h2>Ako to spoznáte</h2>
<ul>
<li><strong>Volant a pedále.</strong> Vyhladené, a pritom málo kilometrov? Pýtajte sa.</li>
<li><strong>Servisná knižka.</strong> Pravidelné záznamy sú viac než pekné číslo.</li>
<li><strong>Záznamy z kontrol.</strong> Krivka má stúpať rovnomerne. Ak poskočí späť, choďte preč.</li>
</ul>
<h2>Kde máme hranicu my</h2>
<p>Vykupujeme autá do 250-tisíc, ak majú úplnú históriu. Kilometre overujeme vždy a protokol dostanete do ruky. Potom prejdú rovnakými 120 bodmi ako všetky ostatné.</p>
<p>V <a href="/vlastnictvo-auta/kupit-jazdene-auto">ponuke</a> si autá zoradíte podľa kilometrov. Ak rozmýšľate, čo dostanete za svoje, skúste <a href="/predat-auto">predať auto</a>.</p>`,
  },
  {
    slug: 'predaj-auta-na-splatky',
    date: '2025-10-14',
    title: 'Auto ešte splácate? Aj tak ho môžete predať',
    premble: 'Nemusíte najprv doplatiť úver ani behať po bankách. Takto to robíme my, krok za krokom.',
    picture: car('suv', 'walnut-brown', 'side', 'Hnedé SUV zboku'),
    author: 'Lucia Benková',
    tags: ['predaj'],
    html: `<p>Asi každé tretie auto, ktoré vykúpime, je ešte na úver alebo lízing. Ľudia si myslia, že s tým sa nedá nič robiť. Dá, a netrvá to o veľa dlhšie.</p>
<h2>Postup</h2>
<ol>
<li>Prídete s autom, s občianskym preukazom a so zmluvou. Stačí aj fotka v mobile.</li>
<li>Auto si pozrieme a dáme vám ponuku. Medzitým zistíme presnú sumu na doplatenie.</li>
<li>Dostanete dve čísla vedľa seba: ponuku a dlh.</li>
<li>Ak poviete áno, doplatíme úver priamo veriteľovi a rozdiel vám pošleme okamžitou platbou.</li>
</ol>
<h2>Keď je dlh vyšší než cena</h2>
<p>Stáva sa to, hlavne na začiatku splácania s nízkou akontáciou. Rozdiel môžete doplatiť, alebo si auto ešte nechať. Prepočítame vám obe možnosti a povieme, čo by sme urobili na vašom mieste.</p>
<h2>Lízing je trochu iný</h2>
<p>Vlastníkom je lízingová spoločnosť, preto treba jej súhlas. Vybavíme ho za vás, zvyčajne do dvoch dní.</p>
<p>Ponuka platí sedem dní a nové auto si u nás kúpiť nemusíte. Celý postup je na stránke <a href="/predat-auto">Predať auto</a>. Ak predsa len chcete iné, pozrite si, ako fungujú <a href="/vlastnictvo-auta/financovanie">splátky</a>.</p>`,
  },
  {
    slug: 'peter-predal-tisic-aut',
    date: '2025-06-10',
    title: 'Peter predal tisíc áut a ani raz nezľavil',
    premble:
      'Kedysi predával na trhu topánky a zjednával celé dni. Dnes v Žiline hovorí, že najlepší predajca je ten, čo vie mlčať.',
    picture: scene('showroom', 'Svetlá predajňa s bielym, žltým a červeným autom'),
    author: 'Lucia Benková',
    tags: ['ludia'],
    html: `<p>Tisíce auto Petra Valáška bolo zelené kombi pre mladú rodinu z Bytče. Prvé bolo červené a kúpil ho jeho vlastný svokor. Ten chcel zľavu tiež.</p>
<h2>Čo ste mu povedali?</h2>
<p>– To, čo všetkým. Že rovnakú cenu zaplatí sestrička aj podnikateľ. Týždeň sa so mnou nerozprával, potom prišiel po druhé auto.</p>
<h2>Nechýba vám zjednávanie?</h2>
<p>– Vôbec. Zjednávanie je zábava pre toho, kto ho vie. Pre ostatných je to drahé.</p>
<h2>Najčudnejšia skúšobná jazda?</h2>
<p>– Pán si priniesol kontrabas, či sa zmestí. Zmestil sa. Potom nám štyridsať minút hral na parkovisku a predali sme pri tom dve autá.</p>
<h2>Rada na záver?</h2>
<p>– Skúšajte auto na ceste, po ktorej budete jazdiť. Nie okolo pobočky. A zoberte so sebou toho, kto bude sedieť vzadu.</p>
<p>Petra nájdete v Žiline od utorka do soboty. Kde presne, je medzi <a href="/kontakty">kontaktmi</a>. Prečo nezjednávame, vysvetľujeme na stránke <a href="/o-nas">O nás</a>.</p>`,
  },
  {
    slug: 'auto-ktore-sme-nepredali',
    date: '2025-03-04',
    title: 'Auto, ktoré sme nepredali',
    premble:
      'Pekný lak, málo kilometrov, dobrá cena. A jeden zvar na nesprávnom mieste. Príbeh o tom, prečo skončilo v šrote.',
    picture: car('hatchback', 'crimson-red', 'rear', 'Červený hatchback zozadu'),
    author: 'Zuzana Kráľová',
    tags: ['ludia', 'tipy'],
    html: `<p>Bol piatok a do Trenčína prišiel na protiúčet červený hatchback. Šesť rokov, päťdesiattisíc kilometrov, jeden majiteľ. Všetci ho chceli mať na ploche do soboty rána.</p>
<p>Bod číslo 87 v našom zozname sa volá nosníky a podlaha. Je to nudný bod. Desať minút ležíte na chrbte s lampou a pozeráte na plech.</p>
<h2>O jeden zvar viac</h2>
<p>Tomáš Gajdoš tam ležal a zbadal zvar, ktorý na výkrese nie je. Pekne zabrúsený, natretý správnou farbou. Niekto auto po nehode pospájal a nikomu to nepovedal. Ani v servisnej knižke, ani poisťovni, zrejme ani majiteľke.</p>
<p>Spoznali by ste to pri jazde? Nie. Spoznali by ste to pri nehode? Áno.</p>
<h2>Čo sme urobili</h2>
<p>Mohli sme ho poslať ďalej do aukcie. Namiesto toho sme majiteľke vyplatili dohodnutú sumu, povedali jej pravdu a auto sme dali zošrotovať. Stálo nás to vyše päťtisíc eur. Berieme to ako reklamu.</p>
<h2>Dá sa to zistiť doma?</h2>
<p>Nie vždy. Porovnajte však škáry dverí na oboch stranách a nazrite pod koberec v kufri. A pýtajte sa. Čo overujeme my, nájdete vo <a href="/o-nas/vyhody">výhodách</a>, a autá, za ktoré ručíme, v <a href="/vlastnictvo-auta/kupit-jazdene-auto">ponuke</a>.</p>`,
  },
  {
    slug: 'otvorene-do-siedmej',
    date: '2024-11-12',
    title: 'Otvorené do siedmej, aby ste si nemuseli brať dovolenku',
    premble: 'Predajne áut zatvárajú vtedy, keď ľudia končia v práci. Nikdy sme nechápali prečo, tak sme to zmenili.',
    picture: scene('city-evening', 'Sivé auto pred osvetlenými domami večer v meste'),
    author: 'Lucia Benková',
    tags: ['pobocky'],
    html: `<p>Predstavte si reštauráciu, ktorá o piatej zhasne, alebo kino, ktoré premieta len dopoludnia. Presne tak fungoval predaj áut. Na to, aby ste mohli minúť vlastné peniaze, ste si museli vziať voľno.</p>
<p>Odo dneška majú všetky naše pobočky otvorené do siedmej večer a v sobotu do tretej.</p>
<h2>A čo naši ľudia?</h2>
<p>Rozhodli o tom sami. Prijali sme pätnásť nových kolegov, nikto nepracuje viac ako každú druhú sobotu a kto slúži večer, začína až na obed. Na pobočkách, kde sme to na jar skúšali, už nikto nechcel naspäť.</p>
<h2>Kedy je pokoj?</h2>
<p>V utorok po piatej. Vtedy máte predajcu takmer pre seba. Najväčšia tlačenica je v sobotu o jedenástej.</p>
<h2>Treba sa objednať?</h2>
<p>Netreba. Ak však chcete mať istotu, že na vás konkrétne auto počká, zavolajte. Dva dni vám ho podržíme zadarmo.</p>
<p>Všetky adresy a telefóny sú medzi <a href="/kontakty">kontaktmi</a>. Ako rýchlo sa dá auto kúpiť, čítajte v časti <a href="/vlastnictvo-auta">Kúpa auta</a>. Káva je vždy čerstvá.</p>`,
  },
];

export const stories: PageContent[] = storiesIndex({
  path: '/novinky',
  nav: 'Novinky',
  title: 'Čo je u nás nové',
  metaTitle: 'Novinky a tipy',
  description:
    'Novinky z Rullande: nové pobočky, úprimné tipy na kúpu a predaj jazdeného auta a ľudia v žltých tričkách, ktorí to majú na starosti.',
  text: 'Nové pobočky, úprimné tipy a ľudia v žltých tričkách.',
  showDates: false,
  layout: 'Variant 2',
  highlightLatestStory: false,
  readMore: 'Čítať ďalej',
  tags: [
    { key: 'tipy', value: 'Tipy' },
    { key: 'elektro', value: 'Elektromobily' },
    { key: 'predaj', value: 'Predaj auta' },
    { key: 'pobocky', value: 'Pobočky' },
    { key: 'ludia', value: 'Ľudia' },
  ],
  stories: written.map(story),
});
