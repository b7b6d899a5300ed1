/** Norrväg Sweden in Swedish: the group's history, its promises and how to reach it, below "Om oss". */

import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import { article, textPage } from './pages.ts';

const ABOUT = '/om-oss';
const DEALERS = '/anlaggningar';

export const groupPages: PageContent[] = [
  article({
    key: 'contact',
    path: `${ABOUT}/kontakt`,
    nav: 'Kontakta oss',
    title: 'Kontakta oss',
    description:
      'Ring, mejla eller kom förbi. Kundservice, vägassistans, press och fakturor: här är rätt nummer till rätt del av Norrväg.',
    picture: scene('dealer-norrvag', 'Norrvägs anläggning med upplyst fasad i skymning'),
    lead: 'Gäller det en bil eller ett verkstadsbesök? Ring anläggningen, så slipper du bli kopplad.',
    to: [DEALERS, 'Hitta din anläggning'],
    html: '<h2>Kundservice</h2><p>Vardagar 8–17 på <a href="tel:+46846500410">08-465 004 10</a>, eller <a href="mailto:hej@norrvag-se.example">hej@norrvag-se.example</a>. Vi svarar på mejl samma vardag om det kommer före klockan fjorton.</p><h2>Vägassistans</h2><p>Dygnet runt på <a href="tel:+46846500420">08-465 004 20</a>.</p><h2>Annat</h2><ul><li>Fakturor: <a href="mailto:faktura@norrvag-se.example">faktura@norrvag-se.example</a></li><li>Press: <a href="mailto:press@norrvag-se.example">press@norrvag-se.example</a></li><li>Personuppgifter: <a href="mailto:dataskydd@norrvag-se.example">dataskydd@norrvag-se.example</a></li></ul><h2>Inte nöjd?</h2><p>Säg det först till platschefen på anläggningen. Löser det sig inte där skriver du till kundombudsmannen, som har rätt att ändra beslut och svarar inom tio dagar. Därefter kan du vända dig till Allmänna reklamationsnämnden.</p>',
  }),
  article({
    key: 'history',
    path: `${ABOUT}/historia`,
    nav: 'Historia',
    title: 'Vår historia',
    description:
      'Från en träverkstad vid riksvägen 1961 till trettiofyra anläggningar. Så växte Norrväg, och så fick de gamla bilhusen nytt namn.',
    picture: scene('nordic-dawn', 'Bil på en väg i gryningsljus'),
    lead: 'Sextiofem år, tre generationer och en verkstad som fortfarande öppnar klockan sju.',
    to: [ABOUT, 'Om Norrväg'],
    html: '<h2>1961: en bensinpump och en lyft</h2><p>Den första verkstaden stod vid riksvägen och lagade traktorer på dagen, bilar på kvällen. Bilarna var andras, för vi hade inte råd att köpa in några.</p><h2>1974: den första bilhallen</h2><p>Två begagnade Volvo i fönstret. Den ena såldes före öppning, den andra står kvar i entrén i Linköping.</p><h2>1998: Bilhuset</h2><p>Nio handlare i Mellansverige gick ihop under namnet Bilhuset, med gemensamt lager och gemensam däckverkstad.</p><h2>2009: Motorpalatset</h2><p>Motorpalatset i Skåne och Västsverige blev en del av gruppen. I tio år stod båda namnen på skyltarna.</p><h2>2019: Norrväg</h2><p>Alla anläggningar fick ett namn. Gamla adresser på webben leder fortfarande rätt, och den som ringer det gamla numret i Borås får svar.</p>',
  }),
  article({
    key: 'quality',
    path: `${ABOUT}/kvalitet-och-miljo`,
    nav: 'Kvalitet och miljö',
    title: 'Kvalitet och miljö',
    description:
      'Kvalitets- och miljöpolicy för Norrvägs anläggningar: certifieringar, kemikalier, avfall och hur vi följer upp det vi lovar.',
    picture: scene('workshop', 'Bil på lyft i en ren verkstad'),
    lead: 'Det här har vi lovat, det här mäter vi och det här gör vi när det inte blir så.',
    to: [`${ABOUT}/hallbarhet`, 'Vårt hållbarhetsarbete'],
    html: '<h2>Kvalitet</h2><p>Verkstäderna är certifierade enligt ISO 9001 och granskas varje år. En av tjugo bilar provkörs av en annan tekniker innan den lämnas ut. Hittar vi fel då räknas det, och räkningen hänger i fikarummet.</p><h2>Miljö</h2><p>Enligt ISO 14001 redovisar vi energi, kemikalier och avfall per anläggning. Vi använder vattenbaserad lack, avfettning utan petroleum och återvinner 98 procent av det som skrotas.</p><h2>När det inte blir rätt</h2><p>Blev ett jobb inte bra gör vi om det utan kostnad, och du får lånebil under tiden. Varje omtag utreds av en tekniker som inte gjorde det första.</p>',
  }),
  textPage({
    key: 'whistleblowing',
    path: `${ABOUT}/visselblasning`,
    nav: 'Visselblåsning',
    title: 'Visselblåsning',
    hidden: true,
    description:
      'Så rapporterar du missförhållanden hos Norrväg: vem som läser, hur du skyddas och vad som händer efter att du har hört av dig.',
    html: '<p>Har du sett något som inte tål dagsljus, och är du anställd, leverantör eller söker jobb hos oss? Då skyddar lagen dig när du berättar.</p><h2>Så gör du</h2><p>Skriv till <a href="mailto:visselblasning@norrvag-se.example">visselblasning@norrvag-se.example</a>. Brevlådan läses av en advokatbyrå, inte av oss. Du behöver inte säga vem du är.</p><h2>Vad som händer</h2><ul><li>Bekräftelse inom sju dagar.</li><li>Besked om vad som gjorts inom tre månader.</li><li>Uppgifterna raderas två år efter att ärendet stängts.</li></ul><p>Ingen får straffas för en rapport gjord i god tro. Vill du hellre gå till en myndighet kan du vända dig till Arbetsmiljöverket.</p>',
  }),
  textPage({
    key: 'accessibility',
    path: `${ABOUT}/tillganglighet`,
    nav: 'Tillgänglighet',
    title: 'Tillgänglighet på webbplatsen',
    hidden: true,
    description:
      'Så tillgänglig är Norrvägs webbplats, vilka brister vi känner till och hur du säger till när något inte fungerar för dig.',
    html: '<p>Alla ska kunna hitta en bil och boka en verkstad hos oss, med tangentbord, skärmläsare, förstoring eller utan skript. Målet är WCAG 2.2 på nivå AA.</p><h2>Det vi provar</h2><p>Varje ny del provas med tangentbord, i 400 procents förstoring och med två skärmläsare. Kontraster räknas om när färger ändras.</p><h2>Brister vi känner till</h2><ul><li>Några äldre dokument att ladda ner saknar taggar.</li><li>Filmer utan tal saknar syntolkning, men visar inget som inte också står i texten.</li></ul><h2>Säg till</h2><p>Hör av dig till <a href="mailto:hej@norrvag-se.example">hej@norrvag-se.example</a> om något inte går att använda. Vi svarar inom två vardagar, och hjälper dig på annat sätt under tiden.</p>',
  }),
];
