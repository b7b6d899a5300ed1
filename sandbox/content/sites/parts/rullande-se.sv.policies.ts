/** Rullande Sweden in Swedish: what stands below "Om Rullande", terms and policies first. */

import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import { article, textPage } from './pages.ts';

const DEALERS = '/hitta-oss';
const UPDATED = '2026-09-01T08:00:00Z';

export const policyPages: PageContent[] = [
  textPage({
    key: 'privacy',
    path: '/om-rullande/integritetspolicy',
    nav: 'Integritetspolicy',
    title: 'Integritets\u00adpolicy',
    hidden: true,
    updated: UPDATED,
    description:
      'Så tar Rullande hand om dina personuppgifter när du köper, säljer eller bara frågar om en bil. Kort, tydligt och på svenska.',
    html: '<p>Rullande Bil AB är personuppgiftsansvarig. Här är det som gäller, utan juridiska krumbukter.</p><h2>Vad vi sparar</h2><p>Namn, kontaktuppgifter, registreringsnummer och det du skriver till oss. Köper eller säljer du bil sparar vi det lagen kräver.</p><h2>Varför och hur länge</h2><p>För att svara dig, sälja bilen och sköta bokföringen. Frågor sparas i tolv månader, köp i sju år. Reklam skickar vi bara om du har sagt ja.</p><h2>Dina rättigheter</h2><p>Fråga vad vi har, få det rättat eller raderat: <a href="mailto:dataskydd@rullande-se.example">dataskydd@rullande-se.example</a>. Missnöjd? Integritetsskyddsmyndigheten lyssnar.</p>',
  }),
  textPage({
    key: 'cookies',
    path: '/om-rullande/cookiepolicy',
    nav: 'Cookiepolicy',
    title: 'Cookiepolicy',
    hidden: true,
    updated: UPDATED,
    description:
      'Vilka cookies Rullande använder, vad de är till för och hur du ändrar dig. Bara de nödvändiga sätts innan du sagt ja.',
    html: '<p>Cookies är små filer i webbläsaren. Några behövs för att sajten ska fungera. Resten väljer du själv.</p><h2>Nödvändiga</h2><p>Minns ditt val, skyddar formulären och håller koll på bilarna du jämför.</p><h2>Valfria</h2><p>Statistik som gör sajten bättre, och annonser om bilar du faktiskt har tittat på. Sätts bara om du säger ja.</p><h2>Ändra dig</h2><p>Klicka på <em>Cookieinställningar</em> längst ner. När som helst.</p>',
  }),
  textPage({
    key: 'terms',
    path: '/om-rullande/kopvillkor',
    nav: 'Köpvillkor',
    title: 'Köpvillkor utan lupp',
    hidden: true,
    updated: UPDATED,
    description:
      'Villkoren när du köper en begagnad bil av Rullande: pris, betalning, öppet köp, reklamation och vart du vänder dig vid tvist.',
    html: '<p>Det här gäller när du som privatperson köper en bil av Rullande Bil AB. Konsumentköplagen gäller alltid, det här lägger vi till.</p><h2>Pris och betalning</h2><p>Priset på bilens sida är det du betalar, moms och ägarbyte inräknat. Du betalar med banköverföring, kort upp till 50 000 kronor eller lån. Bilen lämnas ut när pengarna är framme.</p><h2>Paxa en bil</h2><p>Vi lägger undan en bil i två dygn utan kostnad. Vill du ha längre tid lämnar du 2 000 kronor, som dras av på priset.</p><h2>Öppet köp</h2><p>Du har fjorton dagar eller femtio mil på dig, det som kommer först. Bilen ska vara i samma skick. Vi betalar tillbaka inom tre bankdagar.</p><h2>Reklamation och tvist</h2><p>Hör av dig så snart du märker felet, till butiken eller till <a href="mailto:hej@rullande-se.example">hej@rullande-se.example</a>. Kommer vi inte överens följer vi det Allmänna reklamationsnämnden rekommenderar.</p>',
  }),
  textPage({
    key: 'cameras',
    path: '/om-rullande/kameraovervakning',
    nav: 'Kameraövervakning',
    title: 'Kamera\u00adövervakning hos Rullande',
    hidden: true,
    updated: UPDATED,
    description:
      'Var Rullandes kameror sitter, varför de finns, hur länge vi sparar filmerna och hur du begär ut det som visar dig.',
    html: '<p>Bilar på en gård lockar folk. De flesta vill köpa, några vill inte betala. Därför har vi kameror, och därför står det på skyltar innan du kliver in i bild.</p><h2>Var de sitter</h2><p>Över bilgården, vid grindarna och vid nyckelskåpet. Aldrig i fikarummet, på toaletten eller där du sitter och pratar om lån. De spelar inte in ljud.</p><h2>Varför</h2><p>För att förebygga och utreda stölder och skadegörelse. Den rättsliga grunden är en intresseavvägning enligt dataskyddsförordningen, och kamerabevakningslagen följer vi också.</p><h2>Hur länge</h2><p>Filmerna raderas efter 14 dagar. Har det hänt något sparas den biten tills polisen eller försäkringsbolaget är klara.</p><h2>Dina rättigheter</h2><p>Du kan begära ut det som visar dig, eller säga emot: <a href="mailto:dataskydd@rullande-se.example">dataskydd@rullande-se.example</a>. Skriv plats, dag och klockslag, så hittar vi fortare. Allt annat om personuppgifter står i <a href="/om-rullande/integritetspolicy">integritetspolicyn</a>.</p>',
  }),
  textPage({
    key: 'suppliers',
    path: '/om-rullande/leverantorer',
    nav: 'Leverantörer',
    title: 'För dig som är leverantör',
    hidden: true,
    updated: UPDATED,
    description:
      'Vill du leverera till Rullande? Så väljer vi leverantörer, vår uppförandekod och hur du skickar en faktura som blir betald i tid.',
    html: '<p>Vi köper allt från däck till kaffe av drygt hundra leverantörer. De flesta ligger inom tio mil från en butik, och så vill vi ha det.</p><h2>Det här kräver vi</h2><ul><li>Kollektivavtal eller motsvarande villkor</li><li>Underleverantörer som du kan namnge</li><li>Kemikalier och avfall med papper på var de tar vägen</li><li>Inga presenter till den som beställer, inte ens en tårta</li></ul><h2>Fakturor</h2><p>Skicka dem elektroniskt, märkta med inköparens namn och butikens ort. Vi betalar på 30 dagar, småföretag på 15. Frågor om en faktura: <a href="mailto:faktura@rullande-se.example">faktura@rullande-se.example</a>.</p><h2>Vill du bli nästa?</h2><p>Skriv tre meningar om vad du säljer, till vilka orter och varför din är bäst: <a href="mailto:inkop@rullande-se.example">inkop@rullande-se.example</a>. Vi svarar på allt, även om svaret är nej.</p>',
  }),
  textPage({
    key: 'quality',
    path: '/om-rullande/kvalitets-och-miljopolicy',
    nav: 'Kvalitets- och miljöpolicy',
    title: 'Kvalitets- och miljöpolicy',
    hidden: true,
    updated: UPDATED,
    description:
      'Så jobbar Rullande med kvalitet och miljö: vad vi mäter, vad vi lovar kunden och hur tvätt, olja, däck och transporter sköts.',
    html: '<p>Den mest miljövänliga bilen är ofta den som redan finns. Men det ursäktar inte slarv, så här är vad vi har bestämt oss för.</p><h2>Kvalitet</h2><p>Varje bil testas efter samma protokoll, och den som testar får inte betalt per bil. Hittar en kund ett fel inom 30 dagar skrivs det upp, och varje måndag går butiken igenom listan. Målet är färre än tre av hundra.</p><h2>Miljö</h2><ul><li>Vi tvättar med återvunnet vatten och medel som är märkta med Svanen.</li><li>Spillolja, batterier och däck lämnas till godkända mottagare, och kvittona sparas.</li><li>Bilar mellan butiker åker åtta i taget på lastbil, inte en och en på vägen.</li><li>Alla butiker köper el från vind och vatten. Tolv av dem har egna solceller.</li></ul><h2>Uppföljning</h2><p>Ledningen går igenom målen två gånger om året. Vi följer ISO 9001 och ISO 14001, och resultatet hänger på väggen i varje butik.</p>',
  }),
  article({
    key: 'careers',
    path: '/om-rullande/jobba-hos-oss',
    nav: 'Jobba hos oss',
    title: 'Gul tröja, vanlig lön, ovanligt roligt',
    description:
      'Jobba på Rullande: säljare, mekaniker, rekondare och inköpare i 24 butiker. Fast lön utan provision, utbildning och fritt kaffe.',
    picture: scene('workshop', 'Bil på lyft i en verkstad'),
    lead: 'Vi söker folk som gillar folk. Bilar lär vi ut.',
    to: [DEALERS, 'Hitta din butik'],
    html: '<h2>Fast lön, ingen provision</h2><p>Den som tjänar på att du köper dyrt ger sällan råd om det billiga. Därför har våra säljare fast lön. Fråga dem.</p><h2>Vilka vi brukar söka</h2><ul><li>Säljare som kan säga nej till en affär</li><li>Mekaniker som hör skillnad på lager och lager</li><li>Rekondare med tålamod och känsla för gult</li><li>Inköpare som reser mycket och räknar fort</li></ul><h2>Så söker du</h2><p>Gå in i närmaste butik och säg hej, eller skriv till <a href="mailto:jobb@rullande-se.example">jobb@rullande-se.example</a>. Inget personligt brev. Berätta om en bil du har ägt.</p>',
  }),
];
