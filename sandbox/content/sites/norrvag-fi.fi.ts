/** Norrväg Finland in Finnish. */

import type { PageContent, SiteContent } from '../authoring.ts';
import * as banners from './parts/banners/norrvag-fi.fi.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { ROBOTS, shortLinks } from './parts/crawlers.ts';
import { about, dealer, dealers } from './parts/information/norrvag-fi.fi.ts';
import { narrowed } from './parts/narrowed.ts';
import {
  article,
  carListPage,
  carPage,
  dealerPage,
  dealersPage,
  homePage,
  notFoundPage,
  serverErrorPage,
  textPage,
} from './parts/pages.ts';
import { sections } from './parts/sections/norrvag-fi.fi.ts';
import { stories } from './parts/stories/norrvag-fi.fi.ts';

const CARS = '/osta-auto/kaikki-autot';
const DEALERS = '/toimipisteet';
const UPDATED = '2026-09-01T08:00:00Z';

const workshop = scene('workshop', 'Auto nosturilla siistissä ja valoisassa huoltohallissa');
const charging = scene('charging-home', 'Sähköauto latauksessa omakotitalon pihassa iltavalossa');
const handover = scene('handover', 'Tummansininen auto, jonka katolla on punainen rusetti, valoisassa autohallissa');
const winter = scene('winter-road', 'Luminen tie kuusikon keskellä');

const home = homePage({
  nav: 'Etusivu',
  title: 'Seuraava matka alkaa täältä',
  metaTitle: 'Uudet ja käytetyt autot, huolto ja renkaat',
  description:
    'Uudet ja käytetyt autot, osaava huolto ja selkeä rahoitus. Hae kaikista Norrvägin autoista Suomessa ja varaa koeajo.',
  hero: {
    html: '<p>Uudet ja käytetyt autot liikkeestä, joka myös huoltaa ne.</p>',
    picture: scene('winter-road', 'Auto lumisella tiellä kuusikon keskellä'),
    search: { placeholder: 'Hae merkkiä, mallia tai varustetta', path: CARS },
    to: [CARS, 'Katso kaikki autot'],
  },
  ways: {
    title: 'Miten voimme auttaa?',
    columns: '4',
    cards: [
      {
        title: 'Osta auto',
        text: 'Uudet ja käytetyt koko maasta yhdestä paikasta.',
        picture: car('estate', 'fjord-blue', 'front-left', 'Tummansininen farmariauto etuviistosta'),
        to: [CARS, 'Siirry autoihin'],
      },
      {
        title: 'Huolto',
        text: 'Huollot, korjaukset ja renkaanvaihdot sovittuun hintaan.',
        picture: workshop,
        to: ['/huolto', 'Tutustu huoltoon'],
      },
      {
        title: 'Myy autosi',
        text: 'Kirjallinen tarjous ja rahat tilille kahdessa pankkipäivässä.',
        picture: handover,
        to: ['/myy-autosi', 'Pyydä tarjous'],
      },
      {
        title: 'Sähköautot',
        text: 'Toimintamatka, lataus ja kustannukset rehellisesti.',
        picture: charging,
        to: ['/osta-auto/sahkoautot', 'Lue sähköautoista'],
      },
    ],
  },
  week: [
    'Viikon autot',
    'Myyjiemme valitsemat. Hyvä hinta, hyvä kunto ja vain yksi kutakin.',
    [CARS, 'Katso kaikki autot'],
  ],
  blurbs: [
    {
      title: 'Käytetty auto ilman arvailua',
      html: '<p>Jokainen käytetty auto tarkastetaan omassa korjaamossamme, ennen kuin se saa hinnan. Saat kuntoraportin, huoltohistorian, kahdentoista kuukauden takuun enintään kahdeksan vuotta vanhoihin henkilöautoihin ja neljäntoista päivän vaihto-oikeuden.</p>',
      picture: car('estate', 'slate-grey', 'front-left', 'Harmaa farmariauto etuviistosta'),
      to: ['/osta-auto', 'Näin myymme autoja'],
    },
    {
      title: 'Valmiina pakkaseen',
      html: '<p>Akku, renkaat, nesteet ja lämmitin puolessa tunnissa. Talvitarkastuksen jälkeen auto lähtee käyntiin myös maanantaiaamuna, kun pakkasta on kolmekymmentä astetta.</p>',
      picture: winter,
      to: ['/huolto', 'Varaa talvitarkastus'],
    },
  ],
  html: '<h2>Autoliike, joka on myös korjaamosi</h2><p>Norrväg on myynyt ja korjannut autoja vuodesta 1961. Ostamme autoja harkiten, koska huollamme ne myös kaupan jälkeen. Toimipisteissämme myynti, huolto ja varaosat ovat saman katon alla, ja henkilökunta muistaa sekä sinut että autosi.</p>',
  popular: {
    title: 'Suosittua juuri nyt',
    to: ['/osta-auto', 'Kaikki auton ostamisesta'],
    cards: [
      {
        title: 'Rahoitus',
        text: 'Osamaksu vai leasing? Katso, mitä auto maksaa kaikkiaan.',
        picture: scene('city-evening', 'Harmaa auto valaistujen talojen edessä kaupungissa illalla'),
        to: ['/osta-auto/rahoitus', 'Vertaa'],
      },
      {
        title: 'Nelivedot',
        text: 'Maasturit ja farmarit, jotka pääsevät mökille talvellakin.',
        picture: car('suv', 'thunder-grey', 'front-left', 'Tummanharmaa maasturi etuviistosta'),
        to: [narrowed(CARS, { car_drive: 'Neliveto' }), 'Etsi neliveto'],
      },
      {
        title: 'Toimipisteet',
        text: 'Aukioloajat, puhelinnumerot ja ajo-ohjeet.',
        picture: scene('dealer-norrvag', 'Valaistu autoliike hämärässä'),
        to: [DEALERS, 'Katso toimipisteet'],
      },
    ],
  },
  news: {
    title: 'Ajankohtaista Norrvägillä',
    text: 'Omia testejä, korjaamon vinkkejä ja ihmisiä, joista olemme ylpeitä.',
    index: '/ajankohtaista',
  },
});

const buying: PageContent[] = [
  article({
    key: 'buy',
    path: '/osta-auto',
    nav: 'Osta auto',
    title: 'Osta auto Norrvägiltä',
    description:
      'Monen merkin uudet ja käytetyt autot liikkeestä, jolla on oma korjaamo. Hae varastosta, vertaa rahoitusta ja varaa koeajo.',
    picture: scene('showroom', 'Valoisa autohalli, jossa autoja rivissä'),
    lead: 'Ostamme vähemmän käytettyjä autoja kuin voisimme ja tarkastamme ne perusteellisemmin kuin olisi pakko.',
    to: [CARS, 'Hae kaikista autoista'],
    html: '<h2>Tämä kuuluu käytetyn auton kauppaan</h2><ul><li>Kuvallinen kuntoraportti omasta korjaamostamme</li><li>Huoltohistoria ja tarkistettu mittarilukema</li><li>Vähintään kahdentoista kuukauden takuu enintään kahdeksan vuotta vanhoihin henkilöautoihin</li><li>Neljäntoista päivän vaihto-oikeus</li></ul><p>Hoidamme rekisteröinnin, vakuutuksen ja vanhan autosi rahoituksen loppuun maksamisen. Jos auto on toisella paikkakunnalla, tuomme sen usein sinua lähimpään toimipisteeseen.</p>',
    cards: {
      title: 'Jatka tästä',
      cards: [
        {
          title: 'Kaikki autot',
          text: 'Rajaa hinnan, kilometrien, käyttövoiman ja varusteiden mukaan.',
          to: [CARS, 'Siirry autoihin'],
        },
        {
          title: 'Sähköautot',
          text: 'Rehellinen opas toimintamatkaan, lataukseen ja talveen.',
          to: ['/osta-auto/sahkoautot', 'Lue opas'],
        },
        {
          title: 'Rahoitus',
          text: 'Osamaksu, yksityisleasing tai yritysleasing.',
          to: ['/osta-auto/rahoitus', 'Katso vaihtoehdot'],
        },
      ],
    },
  }),
  carListPage({
    path: CARS,
    nav: 'Kaikki autot',
    title: 'Kaikki autot varastossa',
    description:
      'Hae kaikista Norrvägin uusista ja käytetyistä autoista Suomessa. Rajaa merkin, hinnan, kilometrien ja käyttövoiman mukaan.',
    text: 'Uudet ja käytetyt autot kaikista toimipisteistämme. Hinnat ja kuukausierät päivittyvät jatkuvasti.',
  }),
  carPage({
    path: '/osta-auto',
    nav: 'Auto',
    title: 'Auto varastossa',
    description: 'Kuvat, hinta, kuukausierä, varusteet ja tekniset tiedot. Ota yhteyttä myyjään tai varaa koeajo heti.',
    similar: 'Samankaltaisia autoja',
  }),
  article({
    key: 'electric',
    path: '/osta-auto/sahkoautot',
    nav: 'Sähköautot',
    title: 'Sähköauto Suomen oloissa',
    blocks: banners.electric,
    description:
      'Kuinka pitkälle sähköautolla pääsee talvella, mitä lataus maksaa ja miten käytetyn akku tarkastetaan? Norrvägin opas ostajalle.',
    picture: charging,
    lead: 'Pakkanen lyhentää toimintamatkaa, mutta arki sujuu. Näin neuvomme asiakkaitamme ennen valintaa.',
    to: [narrowed(CARS, { car_fuel: 'Sähkö' }), 'Katso sähköautot'],
    html: '<h2>Toimintamatka talvella</h2><p>Varaudu siihen, että toimintamatka lyhenee kovalla pakkasella 20–30 prosenttia. Esilämmitä auto, kun se on vielä kiinni laturissa, ja käytä istuinlämmitystä. Lämpöpumpusta on eniten hyötyä lyhyillä matkoilla.</p><h2>Lataus kotona</h2><p>Lämmitystolppa riittää harvoin ainoaksi latauspaikaksi. Toimitamme latausaseman asennettuna samalla kertaa auton kanssa ja autamme taloyhtiön luvan hakemisessa.</p><h2>Käytetty sähköauto</h2><p>Mittaamme akun kunnon ja näytämme tuloksen. Useimmat valmistajat antavat akulle kahdeksan vuoden tai 160 000 kilometrin takuun.</p>',
  }),
  article({
    key: 'finance',
    path: '/osta-auto/rahoitus',
    nav: 'Rahoitus',
    title: 'Rahoitus, jonka ymmärtää',
    description:
      'Osamaksu, yksityisleasing vai yritysleasing? Vertaa tapoja maksaa auto ja pyydä Norrvägiltä kirjallinen rahoitustarjous.',
    picture: handover,
    lead: 'Näytämme todellisen vuosikoron ja kokonaissumman, emme pelkkää kuukausierää.',
    to: [CARS, 'Valitse auto'],
    html: '<h2>Osamaksu</h2><p>Auto on käytössäsi heti, ja voit maksaa sen pois milloin haluat. Vaihtoautosi käy käsirahasta. Käsirahaa tarvitaan vähintään 20 prosenttia ja maksuaika on 36–84 kuukautta, ja luottopäätöksen saat yleensä tunnissa.</p><h2>Yksityisleasing</h2><p>Kiinteä kuukausihinta, tavallisesti kolmeksi vuodeksi. Huollot kuuluvat hintaan. Sopimuksen päättyessä palautat auton, ja normaali kuluminen on sallittua.</p><h2>Yritykset</h2><p>Laskemme autoedun verotusarvon ja kokonaiskustannukset, ja saat yhden yhteyshenkilön koko autokannalle.</p>',
  }),
];

const owning: PageContent[] = [
  article({
    key: 'service',
    path: '/huolto',
    nav: 'Huolto',
    title: 'Huolto ja korjaamo',
    description:
      'Määräaikaishuollot, katsastuskunnostus, jarrut, renkaat ja kolarikorjaukset Norrvägin korjaamoilla. Kiinteä hinta sovitaan etukäteen.',
    picture: workshop,
    lead: 'Koulutetut asentajat, oikeat osat ja hinta, jonka tiedät, ennen kuin aloitamme.',
    to: [DEALERS, 'Etsi lähin huolto'],
    html: '<h2>Näin varaat ajan</h2><ol><li>Valitse sinulle sopiva toimipiste.</li><li>Soita huoltoon tai lähetä sähköpostia. Numerot ja aukioloajat ovat toimipisteen sivulla.</li><li>Saat vahvistuksen, jossa kerrotaan aika, hinta ja se, minne avain jätetään.</li></ol><p>Jos löydämme jotain sovitun lisäksi, soitamme ja kerromme, mistä on kyse ja voiko työn siirtää. Tartumme työkaluihin vasta, kun olet antanut luvan.</p>',
    blurbs: [
      {
        title: 'Katsastukseen valmiina',
        html: '<p>Käymme auton läpi, korjaamme sen, mikä on tarpeen, ja käytämme auton katsastuksessa puolestasi. Jälkitarkastus kuuluu hintaan.</p>',
        picture: car('saloon', 'birch-silver', 'detail', 'Hopeanvärisen auton ajovalo'),
        to: [DEALERS, 'Sovi aika'],
      },
      {
        title: 'Rengashotelli',
        html: '<p>Pesemme, mittaamme ja säilytämme renkaasi. Talvirenkaita on käytettävä marraskuun alusta maaliskuun loppuun, kun sää tai keli sitä edellyttää. Muistutamme ajoissa.</p>',
        picture: scene('tyre-storage', 'Renkaita siisteissä hyllyissä'),
        to: [DEALERS, 'Etsi rengashotelli'],
      },
    ],
  }),
  article({
    key: 'sell',
    path: '/myy-autosi',
    nav: 'Myy autosi',
    title: 'Myy autosi meille',
    description:
      'Myy auto Norrvägille, niin saat kirjallisen tarjouksen. Maksamme rahoituksen pois ja hoidamme omistajanvaihdoksen ja maksun.',
    picture: handover,
    lead: 'Kirjallinen tarjous, joka on voimassa seitsemän päivää, ja rahat tilille kahdessa pankkipäivässä.',
    to: [DEALERS, 'Sovi arviointi'],
    html: '<h2>Näin se käy</h2><ol><li><strong>Kerro autosta.</strong> Rekisterinumero, kilometrit ja muutama kuva riittävät ensimmäiseen arvioon.</li><li><strong>Tuo auto näytille.</strong> Koeajamme ja tarkastamme sen puolessa tunnissa.</li><li><strong>Allekirjoita.</strong> Maksamme mahdollisen rahoituksen pois ja ilmoitamme omistajanvaihdoksesta.</li></ol><p>Uutta autoa sinun ei tarvitse ostaa meiltä. Jos ostat, vanha auto toimii käsirahana.</p>',
  }),
];

const group: PageContent[] = [
  dealersPage({
    path: DEALERS,
    nav: 'Toimipisteet',
    title: 'Toimipisteemme',
    blocks: dealers,
    description:
      'Löydä lähin Norrväg. Automyynnin, huollon, varaosien ja kolarikorjaamon osoitteet, puhelinnumerot ja aukioloajat.',
    text: 'Automyynti ja huolto etelästä pohjoiseen. Hae paikkakunnalla tai valitse tarvitsemasi osasto.',
  }),
  dealerPage({
    path: DEALERS,
    nav: 'Toimipiste',
    title: 'Toimipiste',
    description: 'Norrvägin toimipisteen osoite, kartta, aukioloajat ja henkilökunta sekä viimeksi saapuneet autot.',
    blocks: dealer,
  }),
  article({
    key: 'about',
    path: '/meista',
    nav: 'Meistä',
    title: 'Tietoa Norrvägistä',
    blocks: about,
    description:
      'Norrväg on pohjoismainen autotalo: automyyntiä, huoltoa ja rengashotelleja. Lue, keitä olemme ja miten toimimme.',
    picture: scene('dealer-norrvag', 'Valaistu autoliike hämärässä'),
    lead: 'Perheyritys, joka alkoi korjaamosta ja yhdestä bensapumpusta. Korjaamo on yhä toimintamme sydän.',
    to: [DEALERS, 'Toimipisteemme'],
    html: '<h2>Neljä maata, yksi ammattitaito</h2><p>Norrväg sai alkunsa Ruotsissa vuonna 1961 ja tuli Suomeen Tornion kautta. Olemme edelleen perheyritys, ja jokaista toimipistettä johtaa paikkakuntalainen. Arvioi meidät silloin, kun jokin menee pieleen: kuinka nopeasti vastasimme, pitikö hinta ja suosittelisitko meitä naapurille.</p>',
  }),
  textPage({
    key: 'privacy',
    path: '/meista/tietosuoja',
    nav: 'Tietosuoja',
    title: 'Tietosuoja\u00adseloste',
    hidden: true,
    updated: UPDATED,
    description:
      'Näin Norrväg käsittelee henkilötietojasi, kun ostat auton, varaat huollon tai otat yhteyttä, ja nämä ovat oikeutesi.',
    html: '<p>Antamiesi tietojen rekisterinpitäjä on Norrväg Suomi Oy. Noudatamme EU:n tietosuoja-asetusta emmekä säilytä enempää kuin on tarpeen.</p><h2>Mitä ja miksi</h2><p>Nimi, yhteystiedot, rekisterinumero ja meille lähettämäsi viestit, jotta voimme vastata, tehdä sovitun työn, täyttää sopimuksen ja hoitaa kirjanpidon. Mainontaa lähetämme vain suostumuksellasi.</p><h2>Kuinka kauan</h2><p>Yhteydenotot säilytetään kaksitoista kuukautta, kaupat ja huoltokäynnit kuusi vuotta tilikauden päättymisestä.</p><h2>Oikeutesi</h2><p>Voit pyytää tietosi nähtäväksi, oikaistavaksi ja monissa tapauksissa poistettavaksi. Kirjoita osoitteeseen <a href="mailto:tietosuoja@norrvag-fi.example">tietosuoja@norrvag-fi.example</a>. Voit myös kääntyä tietosuojavaltuutetun puoleen.</p>',
  }),
  textPage({
    key: 'cookies',
    path: '/meista/evasteet',
    nav: 'Evästeet',
    title: 'Evästeet',
    metaTitle: 'Evästeet verkkosivuilla',
    hidden: true,
    updated: UPDATED,
    description:
      'Näin Norrväg käyttää evästeitä: mitkä ovat välttämättömiä, mitkä valitset itse ja miten voit muuttaa valintaasi.',
    html: '<p>Evästeet ovat pieniä tekstitiedostoja selaimessasi. Käytämme niitä mahdollisimman vähän, ja ennen suostumustasi vain välttämättömiä.</p><h2>Välttämättömät</h2><p>Muistavat valintasi, suojaavat lomakkeita väärinkäytöltä ja pitävät tallessa vertailemasi autot. Ne säilyvät enintään vuoden.</p><h2>Tilastointi ja markkinointi</h2><p>Kertovat, miten sivuja käytetään, ja auttavat näyttämään katsomiasi autoja muuallakin. Asetetaan vain luvallasi.</p><h2>Valinnan muuttaminen</h2><p>Voit milloin tahansa käyttää sivun alareunan linkkiä <em>Evästeasetukset</em>.</p>',
  }),
];

const waysOn = {
  title: 'Täältä pääset eteenpäin',
  cards: [
    { title: 'Kaikki autot', text: 'Hae merkin, mallin tai käyttötarkoituksen mukaan.', to: [CARS, 'Hae autoja'] },
    { title: 'Toimipisteet', text: 'Aukioloajat, puhelinnumerot ja ajo-ohjeet.', to: [DEALERS, 'Katso toimipisteet'] },
    { title: 'Etusivu', text: 'Aloita alusta, sieltä löytyy melkein kaikki.', to: ['/', 'Etusivulle'] },
  ],
} as const;

export const content: SiteContent = {
  site: 'norrvag-fi',
  language: 'fi',
  hostName: 'norrvag-fi.example',
  header: header({ logo: 'norrvag', alt: 'Norrväg', extra: [['/huolto', 'Varaa huolto']], separator: false }),
  footer: footer({
    brands: 'Automerkkimme',
    columns: [
      {
        title: 'Osta auto',
        links: [
          [CARS, 'Kaikki autot'],
          ['/osta-auto/sahkoautot', 'Sähköautot'],
          ['/osta-auto/rahoitus', 'Rahoitus'],
        ],
      },
      {
        title: 'Autosi',
        links: [
          ['/huolto', 'Huolto'],
          ['/myy-autosi', 'Myy autosi'],
        ],
      },
      {
        title: 'Norrväg',
        links: [
          [DEALERS, 'Toimipisteet'],
          ['/meista', 'Meistä'],
          ['/meista/tietosuoja', 'Tietosuoja'],
          ['/meista/evasteet', 'Evästeet'],
        ],
      },
    ],
    social: accountsOf('norrvag'),
    highlighted: [DEALERS, 'Etsi lähin toimipiste'],
    info: [
      [
        'Asiakaspalvelu',
        '<p>Arkisin klo 8–17<br><a href="mailto:hei@norrvag-fi.example">hei@norrvag-fi.example</a></p>',
      ],
      [
        'Tiepalvelu',
        '<p>Ympäri vuorokauden autoille, joilla on takuu tai huoltosopimus. Numero löytyy huoltokirjasta ja avaimenperästä.</p>',
      ],
    ],
    copyright: '© 2026 Norrväg Suomi Oy',
  }),
  robots: ROBOTS,
  redirects: shortLinks({ '/vaihtoautot': CARS, '/sahkoauto': '/osta-auto/sahkoautot' }),
  pages: [home, ...buying, ...owning, ...sections, ...stories, ...group],
  notFound: notFoundPage({
    path: '/404',
    nav: 'Sivua ei löydy',
    title: 'Tie päättyi tähän',
    metaTitle: 'Sivua ei löydy',
    description: 'Etsimääsi sivua ei enää ole tai se on siirretty. Hae autoja, etsi toimipiste tai palaa etusivulle.',
    html: '<p>Etsimäsi sivu on siirretty tai sitä ei enää ole. Auto on voitu myös jo myydä. Kokeile jotakin näistä.</p>',
    cards: waysOn,
  }),
  serverError: serverErrorPage({
    path: '/500',
    nav: 'Tekninen virhe',
    title: 'Meillä meni jotain rikki',
    metaTitle: 'Tekninen virhe',
    description:
      'Teknisen virheen vuoksi sivua ei voida juuri nyt näyttää. Yritä hetken päästä uudelleen tai ota yhteyttä toimipisteeseen.',
    html: '<p>Vika on meidän, ei sinun, ja tieto siitä on jo tullut perille. Lataa sivu uudelleen hetken kuluttua.</p>',
    cards: waysOn,
  }),
};

/** Phrases of this site alone: its paths. */
export const dictionary: Record<string, string> = {
  pathToCarList: CARS,
  pathToCarDetail: '/osta-auto',
  pathToSiteList: DEALERS,
};
