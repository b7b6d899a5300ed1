/** Norrväg Denmark in Danish: its news. */

import type { PageContent } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { type StoryWords, storiesIndex, story } from './story.ts';

const written: readonly StoryWords[] = [
  {
    slug: 'vinterdaek-uden-lovkrav',
    date: '2026-11-05',
    title: 'Skal du have vinterdæk, når loven ikke kræver det?',
    premble:
      'Danmark har intet krav om vinterdæk. Det har vejret til gengæld. Sådan vurderer vi det på værkstedet, når kunderne spørger.',
    picture: scene('winter-road', 'Orange SUV på en snedækket vej mellem grantræer'),
    author: 'Camilla Toft',
    tags: ['daek'],
    html: `<p>Hvert efterår er der nogen, der siger, at vi kun sælger vinterdæk for at tjene penge. Det gør vi også. Men vi kører selv på dem, alle sammen, og det er der en grund til.</p>
<h2>Syv grader</h2>
<p>Gummiet i et sommerdæk bliver hårdt, når det er under cirka syv grader. Det sker længe før den første sne. På en våd vej i november er bremselængden mærkbart længere end på et vinterdæk.</p>
<h2>Helårsdæk?</h2>
<p>Et godt helårsdæk er et fornuftigt valg, hvis du mest kører i byen og sjældent langt. Det er et kompromis: lidt dårligere om sommeren, lidt dårligere om vinteren. Se efter symbolet med bjerget og snefnugget. Det betyder, at dækket er testet på sne.</p>
<h2>Hvis du vælger vinterdæk</h2>
<ul>
<li>Samme slags på alle fire hjul.</li>
<li>Lovens grænse er 1,6 millimeter. Om vinteren anbefaler vi fire.</li>
<li>Pigdæk er tilladt fra 1. november til 15. april, men i Danmark er der sjældent brug for dem.</li>
</ul>
<p>Skal du til Sverige eller Tyskland, gælder der andre regler. Spørg os, før du kører.</p>
<p>Vi måler gerne dine dæk gratis. Om vask, opbevaring og skift kan du læse på siden om <a href="/vaerksted">værkstedet</a>, eller du kan ringe til <a href="/find-os">din afdeling</a>.</p>`,
  },
  {
    slug: 'laan-en-elbil-i-efteraarsferien',
    date: '2026-10-01',
    title: 'Lån en elbil i efterårsferien, og se, om den passer til jer',
    premble:
      'En prøvetur på tyve minutter fortæller ikke meget. I uge 42 kan du låne en elbil i to døgn og leve med den.',
    picture: scene('charging-home', 'Blå elbil til opladning ved et hus i skumringen'),
    author: 'Mads Winther',
    tags: ['elbil', 'hos-os'],
    html: `<p>Det er ikke svært at køre elbil. Det svære er at vide, om hverdagen hænger sammen: Kan den nå sommerhuset? Hvor lader vi? Og er der plads til hunden? Det finder man kun ud af ved at prøve.</p>
<h2>Sådan låner du</h2>
<ul>
<li>Lånet gælder to døgn mellem 10. og 18. oktober og koster ikke noget.</li>
<li>Du skal være fyldt 23 og have haft kørekort i mindst tre år.</li>
<li>Bilen er fuldt opladet, når du får den, og du må gerne aflevere den tom.</li>
<li>Forsikringen er på plads, og du får en ladebrik med til de offentlige ladere.</li>
</ul>
<h2>Prøv det her, mens du har den</h2>
<p>Kør den tur, du kører oftest, og derefter den længste, du kører om året. Lad én gang hjemme og én gang ude. Mærk efter, hvor lidt du tænkte over det anden gang.</p>
<h2>Tolv biler pr. afdeling</h2>
<p>Vi har småbiler, stationcars og SUV’er, både nye og brugte. Ring til <a href="/find-os">din afdeling</a>, og reserver den, der ligner det, I har brug for. Er du helt ny i emnet, så begynd med vores guide til <a href="/koeb-bil/elbiler">elbiler</a>.</p>`,
  },
  {
    slug: 'tjek-selv-foer-syn',
    date: '2026-08-20',
    title: 'Bilen skal til syn: fem ting, du selv kan tjekke på ti minutter',
    premble:
      'Næsten halvdelen af de biler, der dumper til syn, dumper på noget, som ejeren kunne have set. Her er mekanikerens liste.',
    picture: scene('workshop', 'Sølvfarvet bil på en lift i et lyst værksted'),
    author: 'Thomas Damgaard',
    tags: ['vaerksted'],
    html: `<p>Den første synsindkaldelse kommer, når bilen er fire år, og derefter hvert andet år. Det er let at glemme, og lige så let at forberede. Sæt kaffe over, og gå en tur rundt om bilen.</p>
<h2>Listen</h2>
<ol>
<li><strong>Lygter.</strong> Alle sammen, også nummerpladelys og bremselys. Bed en nabo om at træde på pedalen.</li>
<li><strong>Dæk.</strong> Mindst 1,6 millimeter på det mest slidte sted. En tokrone i rillen er en grov måler, en rigtig koster næsten ingenting.</li>
<li><strong>Forrude.</strong> Stenslag i førerens synsfelt skal laves. Det tager en halv time.</li>
<li><strong>Advarselslamper.</strong> Lyser den for motor, airbag eller ABS, skal fejlen findes først.</li>
<li><strong>Horn, sprinklere og seler.</strong> Det lyder banalt. Det er det også, og alligevel dumper folk på det.</li>
</ol>
<h2>Det, du ikke kan se</h2>
<p>Rust i bremserør, slør i forvogn og slidte bøsninger kræver en lift. Det tager vi os af. Vi gennemgår bilen, udbedrer det nødvendige og kører den til syn for dig. Består den ikke, tager vi omsynet uden ekstra regning.</p>
<p>Læs, hvordan du booker tid på <a href="/vaerksted">værkstedet</a>. Og overvejer du at skifte bil i stedet, kan du få <a href="/saelg-bil">et bud på den gamle</a> samme dag.</p>`,
  },
  {
    slug: 'viborg-faar-sin-egen-afdeling',
    date: '2026-05-28',
    title: 'Viborg får sin egen afdeling, og den ligner en lade',
    premble:
      'Afdeling nummer atten ligger på en gammel gårdmark nord for byen. Bygningen er af træ, og svalerne er allerede flyttet ind.',
    picture: scene('dealer-norrvag', 'Tre biler foran Norrvägs afdeling i aftenlys'),
    author: 'Line Bruun',
    tags: ['hos-os'],
    html: `<p>I tolv år har kunderne fra Viborg kørt til Silkeborg eller Randers for at få lavet bilen. Mange af dem har sagt det højt, og nu har vi hørt efter. Lørdag den 6. juni åbner vi på Håndværkervej.</p>
<h2>Bygget i træ</h2>
<p>Bilhallen bæres af limtræ fra danske og svenske skove, og facaden er sort gran. Kommunen bad om noget, der passede til landskabet, og vi syntes, at det var et rimeligt ønske. Svalerne under udhænget har fået lov at blive.</p>
<h2>Otte lifte og et køkken</h2>
<p>Værkstedet har otte lifte, heraf to til elbiler. Seks af de elleve ansatte bor i Viborg, og afdelingsleder Rasmus Holm er født to kilometer derfra.</p>
<p>– Jeg har solgt biler til halvdelen af min gamle skoleklasse. Nu kan de ikke længere undskylde sig med afstanden, siger han.</p>
<h2>Kom til åbning</h2>
<p>Der er åbent fra 10 til 16 med pandekager, rundvisning på værkstedet og prøvekørsel i alt, hvad vi har på pladsen. De første tyve, der booker service, får hjulene vasket med.</p>
<p>Adresse og åbningstider står under <a href="/find-os">Find os</a>. Bilerne kan du allerede nu finde blandt <a href="/koeb-bil/alle-biler">alle biler på lager</a>.</p>`,
  },
  {
    slug: 'skiferie-i-bil',
    date: '2026-02-12',
    title: 'Skiferie i bil: det skal være i orden, før du krydser grænsen',
    premble:
      'Sverige kræver vinterdæk, og det gør Tyskland også, når føret er til det. Og så er der bilbatteriet, der skal klare minus femten uden for hytten.',
    picture: car('suv', 'crystal-white', 'rear', 'Hvid SUV skråt bagfra'),
    author: 'Camilla Toft',
    tags: ['daek', 'vaerksted'],
    html: `<p>I uge 7 og 8 kører halve Danmark mod nord eller syd. Her er det, vi gennemgår, når en bil kommer ind til ferietjek.</p>
<h2>Dækkene</h2>
<p>I Sverige skal du have vinterdæk fra 1. december til 31. marts, når der er vinterføre, og det gælder også udenlandske biler. Mønsteret skal være mindst tre millimeter. I Tyskland afgør føret det: Er der sne, is eller sjap, skal dækkene have symbolet med bjerget og snefnugget. Flere alpelande har egne regler om dæk og snekæder, så tjek hele ruten.</p>
<h2>Batteriet</h2>
<p>Det er batteriet, der svigter i bjergene, ikke motoren. Er det over fem år, måler vi det på et par minutter.</p>
<h2>Væskerne</h2>
<p>Sprinklervæske til minus tyve og kølervæske med det rette frysepunkt. Diesel bør du tanke tæt på målet, hvor den er beregnet til kulden.</p>
<h2>I elbil?</h2>
<p>Regn med en fjerdedel kortere rækkevidde, og forvarm bilen, mens den lader. Parker helst med strøm nok til at nå den nærmeste lynlader næste morgen.</p>
<p>Et ferietjek tager en halv time. Kontakt <a href="/find-os">din afdeling</a>, eller læs om <a href="/vaerksted">værkstedet</a>. God tur!</p>`,
  },
  {
    slug: 'fri-bil-paa-stroem',
    date: '2025-10-09',
    title: 'Fri bil på strøm: spørg om det her, før I skriver under',
    premble:
      'Beskatningen er kun den ene halvdel. Den anden handler om ladeboks, kilometer og om, hvad der sker, når medarbejderen siger op.',
    picture: car('saloon', 'slate-grey', 'side', 'Grå sedan fra siden'),
    author: 'Søren Krogh',
    tags: ['erhverv', 'elbil'],
    html: `<p>Fri bil betyder, at medarbejderen må bruge firmaets bil privat og beskattes af værdien. Grundlaget er som udgangspunkt bilens nyvognspris med udstyr og afgifter, og dertil kommer et miljøtillæg, der er lavt for elbiler. Satserne ændrer sig fra år til år, så regn altid på det år, bilen skal køre i.</p>
<h2>Spørg medarbejderen</h2>
<ul>
<li>Hvor mange kilometer bliver det om året, inklusive ferien?</li>
<li>Kan der sættes en ladeboks op hjemme, og hvem ejer den bagefter?</li>
<li>Skal der kunne trækkes en trailer?</li>
</ul>
<h2>Spørg jer selv</h2>
<ul>
<li>Hvem overtager bilen, hvis medarbejderen stopper efter et år?</li>
<li>Hvordan bliver strømmen derhjemme afregnet?</li>
<li>Er dæk, service og lånebil med i aftalen, eller kommer det ved siden af?</li>
</ul>
<h2>Spørg os</h2>
<p>Vi stiller tre biler op ved siden af hinanden med beskatning, ydelse og samlet udgift. Har I også gulpladebiler, tager vi momsen med. Revisoren skal altid have det sidste ord.</p>
<p>Læs om <a href="/koeb-bil/finansiering">finansiering og leasing</a>, eller tal med erhvervssælgeren i <a href="/find-os">din afdeling</a>. Bilerne finder du blandt <a href="/koeb-bil/alle-biler?car_fuel=El">elbiler på lager</a>.</p>`,
  },
  {
    slug: 'bo-har-50-aars-jubilaeum',
    date: '2025-06-05',
    title: 'Bo har 50 års jubilæum: »Bilerne er blevet bedre, kaffen er den samme«',
    premble:
      'Han begyndte med karburatorer og slutter med højvolt. Mød Bo Kjær, mekaniker i Odense, som aldrig har haft en sygedag i december.',
    picture: car('hatchback', 'crimson-red', 'detail', 'Forlygte og forhjul på en rød hatchback i nærbillede'),
    author: 'Line Bruun',
    tags: ['hos-os', 'vaerksted'],
    html: `<p>Mandag den 2. juni 1975 mødte Bo Kjær ind som lærling på et lille værksted i Odense. Han var sytten, havde lånt sin brors kedeldragt og skulle skifte tændrør på en rød hatchback. Det tog hele formiddagen.</p>
<h2>Fra lyd til data</h2>
<p>– Dengang lagde man en skruetrækker mod motoren og øret mod skaftet. Så kunne man høre, hvilket leje der var galt. I dag slutter jeg en computer til. Men jeg lytter stadig først.</p>
<p>Da værkstedet blev en del af Norrväg, var Bo den første, der meldte sig til kurset i elbiler. Han var 56.</p>
<h2>Hvad har været bedst?</h2>
<p>– Rusten er væk. Du skulle have set bilerne i firserne, de kunne næsten ikke tåle at komme på liften. Og så de unge. De spørger, og de tør sige, når de ikke ved noget. Det turde vi ikke.</p>
<h2>Og det værste?</h2>
<p>– At ingen åbner motorhjelmen selv længere. Kig dog! Mål olien. Det bider ikke.</p>
<p>Bo går på pension næste sommer. Indtil da kan du møde ham bag disken i Odense, hvor han forklarer <a href="/vaerksted">værkstedets</a> regninger, så alle forstår dem. Find afdelingen under <a href="/find-os">Find os</a>.</p>`,
  },
  {
    slug: 'derfor-tester-vi-paa-brosten',
    date: '2024-11-21',
    title: 'Derfor tester vi brugte biler på brosten',
    premble:
      'En bil kan være stille på motorvejen og skrangle som en værktøjskasse i Latinerkvarteret. Vi tog med på prøvetur i Aarhus.',
    picture: car('estate', 'fjord-blue', 'front-left', 'Mørkeblå stationcar skråt forfra'),
    author: 'Thomas Damgaard',
    tags: ['vaerksted'],
    html: `<p>Signe Skov har en rute. Den er elleve kilometer lang, begynder på værkstedet i Viby og er lagt, så bilen ikke kan gemme noget.</p>
<h2>Kold motor, tidlig morgen</h2>
<p>Bilen, en seks år gammel stationcar, har stået ude hele natten. Den starter villigt. Signe lytter, inden hun sætter sig ind.</p>
<h2>Brosten</h2>
<p>Ned gennem de gamle gader i tyve kilometer i timen. Her hører man slidte bærekugler, løse støddæmpere og det sæde, der knirker.</p>
<p>– Der, siger Signe. Højre bag. Sandsynligvis en bøsning til halvtreds kroner og en times arbejde.</p>
<h2>Motorvej og nødbremsning</h2>
<p>Ved 110 holdes rattet løst i et sekund. Trækker bilen? Derefter en hård opbremsning på en tom plads bag havnen.</p>
<h2>Op på liften</h2>
<p>Bøsningen blev skiftet, og bremserne blev målt til 70 procent. I rapporten står også en bule i bagklappen, som vi lod være. Først bagefter fik bilen en pris.</p>
<p>Sådan går det hver dag, med alle de brugte biler, vi sætter til salg. De, der ikke består, sælger vi ikke til private. Se, hvad der altid følger med, når du <a href="/koeb-bil">køber bil hos os</a>, eller gå direkte til <a href="/koeb-bil/alle-biler">alle biler</a>.</p>`,
  },
];

export const stories: PageContent[] = storiesIndex({
  path: '/nyheder',
  nav: 'Nyheder',
  title: 'Nyt fra Norrväg',
  metaTitle: 'Nyheder',
  description:
    'Nyheder fra Norrväg: råd fra værkstedet, prøveture, nye afdelinger og historier om de mennesker, der passer din bil.',
  text: 'Råd fra værkstedet, nye afdelinger og historier om dem, der passer din bil.',
  showDates: true,
  layout: 'Variant 2',
  highlightLatestStory: true,
  readMore: 'Læs mere',
  tags: [
    { key: 'elbil', value: 'Elbil' },
    { key: 'vaerksted', value: 'Værksted' },
    { key: 'daek', value: 'Dæk' },
    { key: 'erhverv', value: 'Erhverv' },
    { key: 'hos-os', value: 'Hos os' },
  ],
  stories: written.map(story),
});
