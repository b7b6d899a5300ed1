/** Norrväg Finland in Finnish: its news. */

import type { PageContent } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { type StoryWords, storiesIndex, story } from './story.ts';

const written: readonly StoryWords[] = [
  {
    slug: 'kitkat-vai-nastat',
    date: '2026-11-03',
    title: 'Kitkat vai nastat? Vastaus löytyy aamun ajoreitiltä',
    premble:
      'Asuinpaikka on vasta puolet vastauksesta. Ratkaisevaa on, kuinka usein lähdet liikkeelle ennen hiekoitusautoa.',
    picture: scene('winter-road', 'Oranssi maasturi lumisella tiellä kuusten keskellä'),
    author: 'Sanna Koskela',
    tags: ['renkaat'],
    html: `<p>Marraskuun alussa huoltojemme puhelimissa on yksi aihe ylitse muiden. Emme vastaa heti, vaan kysymme takaisin: millaista tietä ajat aamuseitsemältä?</p>
<h2>Nastat, jos</h2>
<ul>
<li>ajat pikkuteillä ennen auraus- ja hiekoitusautoa</li>
<li>lämpötila käy nollan molemmin puolin monta kertaa viikossa</li>
<li>sinun on päästävä perille kelistä riippumatta</li>
</ul>
<h2>Kitkat, jos</h2>
<ul>
<li>ajat enimmäkseen kaupungissa tai suolatuilla pääteillä</li>
<li>talvi on seudullasi vakaa ja tie tiivistyneen lumen peitossa</li>
<li>arvostat hiljaisuutta ja hieman pienempää kulutusta, mikä näkyy varsinkin sähköautossa</li>
</ul>
<h2>Muista nämä</h2>
<p>Talvirenkaita on käytettävä marraskuun alusta maaliskuun loppuun, kun sää tai keli sitä edellyttää. Nastarenkaat ovat sallittuja samana aikana, ja muulloinkin, jos keli sitä vaatii. Talvirenkaan urasyvyyden on oltava vähintään kolme millimetriä. Me suosittelemme vaihtoa jo viidessä. Älä sekoita: kaikkiin pyöriin samanlaiset renkaat.</p>
<p>Ja tärkein lopuksi: loppuun ajettu nastarengas on huonompi kuin hyvä kitkarengas.</p>
<p>Jos et ole varma omistasi, poikkea meillä. Mittaamme urat viidessä minuutissa eikä se maksa mitään. Rengashotellista kerrotaan <a href="/huolto">huollon sivulla</a>, ja lähimmän paikan löydät <a href="/toimipisteet">toimipisteistä</a>.</p>`,
  },
  {
    slug: 'koeaja-sahkoauto-pakkasella',
    date: '2026-10-22',
    title: 'Koeaja sähköauto pakkasella: avoimet ovet 5. joulukuuta',
    premble:
      'Toukokuussa jokainen sähköauto tuntuu hyvältä. Siksi kutsumme sinut ajamaan Rovaniemelle ja Ouluun silloin, kun on pimeää ja kylmää.',
    picture: scene('charging-home', 'Sininen sähköauto latauksessa talon edustalla hämärässä'),
    author: 'Teemu Salonen',
    tags: ['sahko', 'meilla'],
    html: `<p>Esitteen toimintamatka on mitattu lämpimässä. Arkea se kuvaa vain puolet vuodesta. Lauantaina 5. joulukuuta kello 10–15 näet itse, mitä mittari kertoo, kun auto on seissyt yön ulkona.</p>
<h2>Näin se toimii</h2>
<ul>
<li>Aikaa ei tarvitse varata. Ota ajokortti mukaan ja varaa puoli tuntia autoa kohti.</li>
<li>Lenkki on noin kaksikymmentä kilometriä: kaupunkia, maantietä ja yksi pikalaturi.</li>
<li>Näytämme, miten ohjaamo ja akku esilämmitetään puhelimesta.</li>
<li>Tarjolla lohikeittoa, kahvia ja lapsille heijastimia, jotka saa askarrella itse.</li>
</ul>
<h2>Kysy asentajilta</h2>
<p>Korjaamon ovi on auki. Siellä on pöydällä avattu akku ja kaksi ihmistä, jotka korjaavat sellaisia työkseen. He vastaavat niihinkin kysymyksiin, joihin myyjä ei osaa.</p>
<h2>Etkö pääse paikalle?</h2>
<p>Lainaamme sähköauton yöksi kaikista toimipisteistämme. Silloin ehdit myös ladata sen kotona, ja se opettaa enemmän kuin yksikään esite. Sovi lainasta <a href="/toimipisteet">lähimmän toimipisteen</a> kanssa. Oppaamme löydät sivulta <a href="/osta-auto/sahkoautot">Sähköautot</a>.</p>`,
  },
  {
    slug: 'katsastukseen-ilman-yllatyksia',
    date: '2026-08-13',
    title: 'Katsastukseen ilman yllätyksiä: kuusi yleisintä vikaa',
    premble:
      'Neljä kuudesta löytyy kotipihalla ilman työkaluja. Asentaja Juha Heikkinen Tampereelta kertoo, mistä aloittaa.',
    picture: scene('workshop', 'Hopeanvärinen auto nosturilla valoisassa korjaamossa'),
    author: 'Jari Lehto',
    tags: ['huolto'],
    html: `<p>Juha Heikkinen on käyttänyt asiakkaiden autoja katsastuksessa kolmetoista vuotta. Hänen mielestään joka toisen hylkäyksen olisi voinut välttää vartissa.</p>
<h2>Nämä näet itse</h2>
<ol>
<li><strong>Valot.</strong> Kierrä auto ympäri ja pyydä joku painamaan jarrua. Muista rekisterikilven valo.</li>
<li><strong>Renkaat.</strong> Mittaa ura kuluneimmasta kohdasta ja etsi halkeamia.</li>
<li><strong>Tuulilasi.</strong> Kiveniskemä kuljettajan näkökentässä kannattaa korjata, ennen kuin lasi halkeaa.</li>
<li><strong>Merkkivalot.</strong> Jos jokin palaa, vika on etsittävä. Polttimon irrottaminen ei ole korjaus.</li>
</ol>
<h2>Nämä katsomme me</h2>
<ol start="5">
<li><strong>Jarrut.</strong> Ruoste takalevyissä on yleistynyt, erityisesti sähköautoissa, jotka jarruttavat pääasiassa moottorilla.</li>
<li><strong>Välykset etupäässä.</strong> Kun ne tuntuvat ratissa, ne ovat olleet siellä jo kauan.</li>
</ol>
<h2>Tule kuukautta ennen</h2>
<p>– Silloin osat ehtivät tulla, eikä auton tarvitse seistä, Juha sanoo.</p>
<p>Käymme auton läpi, korjaamme sen, mikä on tarpeen, ja käytämme auton katsastuksessa puolestasi. Jälkitarkastus kuuluu hintaan. Ohjeet ajanvaraukseen ovat <a href="/huolto">huollon sivulla</a>. Jos mietit auton vaihtamista korjaamisen sijaan, pyydä <a href="/myy-autosi">tarjous vanhasta</a>.</p>`,
  },
  {
    slug: 'perakarry-ja-mokkikuorma',
    date: '2026-05-21',
    title: 'Peräkärry ja mökkikuorma: näin lasket painot oikein',
    premble:
      'Sauna, laituri ja kolme kuutiota klapeja. Ennen kuin kytket kärryn, tarkista kaksi paperia ja yksi tarra.',
    picture: car('pickup', 'pine-green', 'front-left', 'Tummanvihreä avolava-auto viistosti edestä'),
    author: 'Heidi Rantala',
    tags: ['huolto'],
    html: `<p>Touko- ja kesäkuussa puolet Suomesta vetää jotakin perässään. Useimmiten kuorma on liian takana, ja joskus se on liian painava. Kumpikin on helppo tarkistaa.</p>
<h2>Ajokortti</h2>
<p>B-kortilla saat aina vetää perävaunua, jonka kokonaismassa on enintään 750 kiloa. Painavampaa saat vetää, kun auton ja perävaunun kokonaismassat ovat yhteensä enintään 3 500 kiloa. Luvut löytyvät rekisteriotteista, eikä ratkaisevaa ole se, paljonko kärryssä on tänään kuormaa.</p>
<h2>Auto</h2>
<p>Rekisteriotteessa on autokohtainen raja jarrulliselle ja jarruttomalle perävaunulle. Tässä lasketaan todellinen paino kuormineen. Kuutio tuoretta koivua painaa enemmän kuin uskot.</p>
<h2>Kuormaa oikein</h2>
<p>Raskaat tavarat pohjalle ja akselin kohdalle. Jos perä painaa, kärry alkaa heilua. Sido kuorma niin, että voisit kääntää kärryn ylösalaisin.</p>
<h2>Entä sähköauto?</h2>
<p>Moni niistä vetää erinomaisesti, mutta toimintamatka voi puolittua. Valitse laturi, jolle pääsee kärryn kanssa.</p>
<p>Asennamme vetokoukun, tarkastamme kärryn jarrut ja valot ja punnitsemme yhdistelmän, jos et ole varma. Kysy <a href="/huolto">huollosta</a> tai soita <a href="/toimipisteet">toimipisteeseen</a>. Nelivetoiset autot löydät <a href="/osta-auto/kaikki-autot?car_drive=Neliveto">varastostamme</a>.</p>`,
  },
  {
    slug: 'miinus-31-rovaniemella',
    date: '2026-01-29',
    title: 'Miinus 31 Rovaniemellä: näin pitkälle sähköautot pääsivät',
    premble: 'Viisi autoa, sama tie ja sama yö. Yksi yllätti kaikki, ja yhtä lähdettiin hakemaan lava-autolla.',
    picture: car('suv', 'denim-blue', 'front-left', 'Sininen maasturi viistosti edestä'),
    author: 'Teemu Salonen',
    tags: ['sahko'],
    html: `<p>Tammikuun 14. päivän iltana Rovaniemen mittari näytti miinus 31. Sitä oli odotettu. Ajoimme viidellä täyteen ladatulla varastoautolla Sodankylän suuntaan ja takaisin kahdeksaakymmentä, kunnes akussa oli jäljellä viisi prosenttia. Sisällä oli kaksikymmentä astetta.</p>
<h2>Tulokset</h2>
<ul>
<li>Iso maasturi, suuri akku: 285 kilometriä</li>
<li>Farmari, jossa on lämpöpumppu: 260 kilometriä</li>
<li>Keskikokoinen maasturi: 220 kilometriä</li>
<li>Kolmevuotias viistoperä: 180 kilometriä, suhteessa luvattuun paras</li>
<li>Pikkuauto, jota ei esilämmitetty: 95 kilometriä</li>
</ul>
<h2>Mitä opimme</h2>
<p><strong>Esilämmitys ratkaisee.</strong> Seuraavana yönä pikkuauto seisoi johdon päässä lähtöön asti ja pääsi 45 kilometriä pidemmälle.</p>
<p><strong>Alku on kallein.</strong> Kylmä auto kuluttaa ensimmäisellä kymmenellä kilometrillä jopa kaksinkertaisesti.</p>
<p><strong>Lataa lämpimänä.</strong> Tunnin ajettu auto latasi yli kaksi kertaa niin nopeasti kuin kylmänä laturille tuotu.</p>
<p>Viisi autoa yhtenä yönä ei ole tiedettä, mutta arkeen se riittää. Viidenkymmenen kilometrin työmatkan olisi ajanut jokainen niistä. Lue lisää sivulta <a href="/osta-auto/sahkoautot">Sähköauto Suomen oloissa</a> tai katso <a href="/osta-auto/kaikki-autot?car_fuel=S%C3%A4hk%C3%B6">varaston sähköautot</a>.</p>`,
  },
  {
    slug: 'autoetu-sahkoautosta',
    date: '2025-09-25',
    title: 'Sähköauto autoetuna: kysy nämä, ennen kuin tilaat',
    premble:
      'Verotusarvo on vain yksi luku. Kuljettajan arki, kotilataus ja sopimuksen loppu ratkaisevat, onko auto hyvä molemmille.',
    picture: car('saloon', 'midnight-black', 'side', 'Musta sedan sivulta'),
    author: 'Heidi Rantala',
    tags: ['yritys', 'sahko'],
    html: `<p>Autoetu tarkoittaa, että työntekijä saa käyttää työnantajan autoa myös omiin ajoihinsa, ja edun arvo lisätään palkkaan. Vapaassa autoedussa työnantaja maksaa kaiken, käyttöedussa työntekijä maksaa käyttövoiman itse. Verotusarvot vahvistetaan vuosittain, ja sähköautojen kohtelu on vaihdellut, joten laske aina sen vuoden luvuilla, jona auto on käytössä.</p>
<h2>Kysy kuljettajalta</h2>
<ul>
<li>Kuinka pitkä on tavallinen viikko, entä vuoden pisin matka?</li>
<li>Onko kotona mahdollisuus ladata, ja miten sähkö korvataan?</li>
<li>Tarvitaanko vetokoukkua tai nelivetoa?</li>
</ul>
<h2>Kysykää yrityksessä</h2>
<ul>
<li>Kenelle auto siirtyy, jos työntekijä lähtee vuoden kuluttua?</li>
<li>Kuuluvatko renkaat, huollot ja sijaisauto kuukausihintaan?</li>
<li>Onko lisävarusteilla katto? Ne nostavat verotusarvoa.</li>
</ul>
<h2>Kysykää meiltä</h2>
<p>Laskemme kolme mallia rinnakkain: verotusarvon, kuukausierän ja kokonaiskustannuksen. Tuomme mielellämme koeajoautot työpaikallenne, niin kaikki kuljettajat pääsevät kokeilemaan niitä saman päivän aikana. Viimeinen sana kuuluu aina tilitoimistolle.</p>
<p>Leasingista ja osamaksusta kerrotaan sivulla <a href="/osta-auto/rahoitus">Rahoitus</a>. Yritysmyyjän tavoitat <a href="/toimipisteet">toimipisteestäsi</a>.</p>`,
  },
  {
    slug: 'vaasassa-kahdella-kielella',
    date: '2025-04-10',
    title: 'Vaasassa auto huolletaan kahdella kielellä',
    premble:
      'Laturi, laddare, latausasema. Toimipisteessämme jokainen työmääräys kirjoitetaan sillä kielellä, jota asiakas puhuu.',
    picture: scene('dealer-norrvag', 'Kolme autoa Norrvägin toimipisteen edessä iltavalossa'),
    author: 'Pernilla Backman',
    tags: ['meilla', 'huolto'],
    html: `<p>Kun Vaasan toimipiste avattiin, asentajista neljä puhui suomea, kolme ruotsia ja yksi, Kaj Östman Närpiöstä, murretta, jota ei ymmärtänyt kukaan. Nyt ymmärtävät kaikki.</p>
<h2>Sanasto seinällä</h2>
<p>Kahvihuoneen seinällä on taulu, johon kirjataan vaikeat sanat molemmilla kielillä. Sen aloitti iskunvaimennin, ja nyt rivejä on yli kolmesataa. Uudet tulokkaat saavat siitä valokuvan puhelimeensa.</p>
<p>– Asiakkaalle on sama, tiedänkö sanan. Mutta ei ole sama, ymmärränkö, mitä hän yrittää sanoa, Kaj sanoo.</p>
<h2>Raportti omalla kielellä</h2>
<p>Huollon jälkeen saat kuntoraportin kuvineen suomeksi tai ruotsiksi. Jos vika selitetään puhelimessa, soittaja on joku, jonka kanssa juttu luistaa. Sama koskee kauppakirjoja ja rahoitusta.</p>
<h2>Palkinto kylältä</h2>
<p>Paikallinen yrittäjäyhdistys antoi toimipisteelle tänä keväänä kiitoksen kaksikielisestä palvelusta. Kunniakirja on kahvihuoneessa, taulun vieressä. Siinä on kirjoitusvirhe, mutta vain toisella kielellä.</p>
<p>Ruotsinkielistä palvelua saa myös Espoosta, Helsingistä ja Turusta. Yhteystiedot löydät <a href="/toimipisteet">toimipisteistä</a> ja lisää meistä <a href="/meista">täältä</a>. Ajanvaraus hoituu <a href="/huolto">huollon</a> kautta.</p>`,
  },
  {
    slug: 'nain-tarkastamme-kaytetyn-auton',
    date: '2024-10-17',
    title: 'Näin tarkastamme käytetyn auton, ennen kuin se saa hinnan',
    premble:
      'Neljä tuntia, kaksi asentajaa ja yksi todella huono metsätie. Seurasimme seitsenvuotiaan farmarin matkaa vaihtokaupasta myyntiin.',
    picture: car('estate', 'fjord-blue', 'front-left', 'Tummansininen farmari viistosti edestä'),
    author: 'Jari Lehto',
    tags: ['huolto', 'meilla'],
    html: `<p>Auto tuli vaihdossa maanantaina: seitsemän vuotta vanha farmari, 118 000 kilometriä, kaksi omistajaa. Edellinen omistaja vakuutti sen olevan hyvä. Luultavasti se onkin, mutta me emme luota luuloon.</p>
<h2>Ensin paperit</h2>
<p>Huoltohistoriaa verrataan katsastusten mittarilukemiin. Jos numerot eivät täsmää, auto ei päädy myyntiin. Samalla tarkistetaan takaisinkutsut ja rahoitusvelat.</p>
<h2>Kylmä moottori</h2>
<p>Seuraavana aamuna auto käynnistetään kylmänä. Lämmin moottori ei kerro mitään. Asentaja kuuntelee, lukee vikakoodit ja katsoo öljyn.</p>
<h2>Nosturille</h2>
<p>Jarrut mitataan, puslat väännetään, alusta kuvataan. Suola on tehnyt tehtävänsä: yksi jarruputki vaihdetaan. Lisäksi löytyy väsynyt raidetangon pää.</p>
<h2>Koeajo</h2>
<p>Toinen asentaja ajaa lenkin näkemättä raporttia. Reitillä on mukulakiviä, moottoritietä ja metsätie, jota kukaan ei ole lanannut sitten kesän.</p>
<h2>Lopuksi hinta</h2>
<p>Ikään kuuluva kuluminen jätetään ennalleen, mutta se kirjoitetaan ilmoitukseen. Vasta sen jälkeen auto saa hinnan.</p>
<p>Lue, mitä kauppaan aina kuuluu, kun <a href="/osta-auto">ostat auton meiltä</a>, tai siirry suoraan <a href="/osta-auto/kaikki-autot">kaikkiin autoihin</a>.</p>`,
  },
];

export const stories: PageContent[] = storiesIndex({
  path: '/ajankohtaista',
  nav: 'Ajankohtaista',
  title: 'Ajankohtaista Norrvägiltä',
  metaTitle: 'Ajankohtaista',
  description:
    'Norrvägin ajankohtaiset: omat talvitestit, korjaamon neuvot ja tarinoita ihmisistä, jotka myyvät ja huoltavat autosi.',
  text: 'Omia talvitestejä, korjaamon neuvoja ja ihmisiä, joista olemme ylpeitä.',
  showDates: true,
  layout: '',
  highlightLatestStory: false,
  readMore: 'Lue lisää',
  tags: [
    { key: 'sahko', value: 'Sähköautot' },
    { key: 'huolto', value: 'Huolto' },
    { key: 'renkaat', value: 'Renkaat' },
    { key: 'yritys', value: 'Yritykset' },
    { key: 'meilla', value: 'Meillä töissä' },
  ],
  stories: written.map(story),
});
