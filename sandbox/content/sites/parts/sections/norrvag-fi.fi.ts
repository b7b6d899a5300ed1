/** Norrväg Finland in Finnish: what stands below the sections. */

import { PATHS_FI } from './norrvag-fi.paths.ts';
import { sectionPages } from './sections.ts';

export const sections = sectionPages(PATHS_FI, {
  ways: {
    cars: 'Katso autot',
    vans: 'Katso pakettiautot',
    dealers: 'Etsi toimipiste',
    sell: 'Myy autosi meille',
    finance: 'Tutustu rahoitukseen',
  },
  makes: 'Merkkimme',
  make: (name) => `${name} varastossa`,
  alt: {
    handover: 'Tummansininen auto, jonka katolla on punainen rusetti',
    office: 'Tummansininen farmariauto etuviistosta',
    van: 'Valkoinen pakettiauto etuviistosta',
    evening: 'Harmaa auto valaistujen talojen edessä kaupungissa illalla',
    showroom: 'Valoisa autohalli, jossa autoja rivissä',
    workshop: 'Auto nosturilla siistissä ja valoisassa huoltohallissa',
    lamp: 'Hopeanvärisen auton ajovalo',
    dent: 'Punainen viistoperä sivulta',
    tyres: 'Renkaita siisteissä hyllyissä',
    parts: 'Tummanharmaa maasturi takaa',
    house: 'Valaistu autoliike hämärässä',
    charging: 'Sähköauto latauksessa omakotitalon pihassa iltavalossa',
  },
  pages: {
    campaigns: {
      nav: 'Tarjoukset',
      title: 'Tarjoukset juuri nyt',
      description:
        'Kuukauden tarjoukset Norrvägillä: varastoautoja alennettuun hintaan, edullinen korko ja talvirenkaat kaupan päälle.',
      lead: 'Vähän tarjouksia, mutta kunnollisia. Alennetun hinnan vieressä näkyy aina entinen.',
      html: '<h2>Tässä kuussa</h2><ul><li><strong>Talvirenkaat kaupan päälle</strong> varaston sähköautoihin, valmiiksi asennettuina.</li><li><strong>Kampanjakorko</strong> valikoituihin perheautoihin. Todellinen vuosikorko on jokaisen auton kohdalla.</li><li><strong>Esittelyautot</strong>, joilla on ajettu alle 5 000 kilometriä.</li></ul><h2>Ehdot</h2><p>Tarjous on voimassa niin kauan kuin auto on varastossa tai ilmoitettuun päivään asti, eikä tarjouksia voi yhdistää.</p>',
    },
    business: {
      nav: 'Yritysautot',
      title: 'Työsuhdeautot ja yritykset',
      description:
        'Työsuhdeautot, yritysleasing ja autokannan hoito Norrvägillä. Yksi yhteyshenkilö, autoedun laskelmat ja toimitus työpaikalle.',
      lead: 'Yksi yhteyshenkilö, yksi lasku ja autoja, joilla henkilöstö haluaa ajaa.',
      html: '<h2>Laskettu etukäteen</h2><p>Laskemme autoedun verotusarvon ja kokonaiskustannukset autoa kohti ja vertaamme leasingia, osamaksua ja käteiskauppaa. Kirjanpitäjäsi saa luvut, ei esitettä.</p><h2>Ensimmäisestä autosta alkaen</h2><p>Sopimukseen ei tarvita suurta autokantaa. Saat heti kiinteät huoltohinnat ja sijaisauton huollon ajaksi.</p>',
    },
    vans: {
      nav: 'Pakettiautot',
      title: 'Pakettiautot töihin',
      description:
        'Uudet ja käytetyt pakettiautot Norrvägiltä, myös sähköisinä. Kalustus, vetokoukku ja teippaukset ennen luovutusta.',
      lead: 'Kalustettuna, teipattuna ja maanantaiaamuna valmiina.',
      html: '<h2>Valmiiksi ennen luovutusta</h2><p>Hyllyt, lattialevy, pistorasiat ja kattotelineet asennetaan omassa korjaamossa. Ota mukaan lista siitä, mitä autossa nyt kulkee, niin kaikelle löytyy paikka.</p><h2>Sähköllä</h2><p>Moni ajaa alle sata kilometriä päivässä. Silloin sähköpakettiauto on edullisin ensimmäisestä kuukaudesta alkaen, kun lataus on järjestetty.</p>',
    },
    insurance: {
      nav: 'Vakuutus',
      title: 'Autovakuutus',
      description:
        'Liikennevakuutus ja kasko auton mukana Norrvägiltä: bonukset siirtyvät, vahingot korjataan alkuperäisosin omissa korjaamoissa.',
      lead: 'Vakuutettuna jo portista lähtiessä ja meillä korjattuna, jos jotain sattuu.',
      html: '<h2>Liikennevakuutus ja kasko</h2><p>Liikennevakuutus on pakollinen. Osakasko korvaa esimerkiksi varkauden, palon ja hirvikolarin, täyskasko myös oman vahingon. Alle kymmenvuotiaalle autolle suosittelemme täyskaskoa.</p><h2>Hyvä tietää</h2><p>Bonukset siirtyvät toisesta yhtiöstä, ja sopimuksen voi irtisanoa milloin tahansa.</p>',
    },
    makes: {
      nav: 'Automerkit',
      title: 'Automerkit, joita myymme',
      description:
        'Volvo, Volkswagen, Kia, Toyota ja muut: kaikki automerkit, joita Norrväg edustaa Suomessa, sekä kunkin merkin autot varastossa.',
      lead: 'Edustamme kolmeatoista merkkiä, ja käytettyinä löytyy monta muuta.',
      html: '<h2>Merkin tuntijat saman katon alla</h2><p>Kaikkia merkkejä ei ole joka toimipisteessä. Toimipisteen sivulta näet, mitä merkkejä siellä myydään uusina ja mitkä huolto tuntee parhaiten.</p>',
    },
    maintenance: {
      nav: 'Määräaikaishuolto',
      title: 'Määräaikais\u00adhuolto',
      description:
        'Määräaikaishuolto Norrvägillä valmistajan ohjelman mukaan: sähköinen huoltokirja, kiinteä hinta ja sijaisauto. Takuu säilyy.',
      lead: 'Valmistajan ohjelman mukaan, merkintä sähköiseen huoltokirjaan.',
      html: '<h2>Pieni vai suuri huolto</h2><p>Huollon laajuus riippuu auton iästä ja kilometreistä. Kerro rekisterinumero, niin tiedämme, mitä on vuorossa ja mitä se maksaa.</p><h2>Myös sähköautolle</h2><p>Raitisilmasuodatin, jarruneste, jäähdytysneste ja jarrut, jotka ruostuvat, koska niitä tarvitaan niin vähän. Mittaamme samalla akun kunnon ja annamme tuloksen kirjallisena.</p>',
    },
    inspection: {
      nav: 'Katsastus',
      title: 'Katsastus ja katsastus\u00adkunnostus',
      description:
        'Viemme auton katsastukseen puolestasi. Norrväg tarkastaa ennakkoon, korjaa viat ja hoitaa jälkitarkastuksen samaan hintaan.',
      lead: 'Tuo auto aamulla ja nouda se katsastettuna illalla.',
      html: '<h2>Milloin?</h2><p>Henkilöauto katsastetaan ensimmäisen kerran neljän vuoden kuluttua käyttöönotosta, sitten kahden vuoden välein ja kymmenen vuoden jälkeen joka vuosi.</p><h2>Jos jotain löytyy</h2><p>Saat luettelon ja hinnan jokaisesta viasta. Korjaamme sen, minkä hyväksyt, ja jälkitarkastus kuuluu hintaan.</p>',
    },
    damage: {
      nav: 'Vauriokorjaus',
      title: 'Vauriokorjaus ja maalaus',
      description:
        'Kolarikorjaukset, maalaus ja tuulilasit Norrvägillä. Hoidamme vahinkotarkastuksen ja vakuutusasiat, ja saat sijaisauton.',
      lead: 'Ota kuva, lähetä se meille ja jätä loput meidän huoleksemme.',
      html: '<h2>Näin se etenee</h2><ol><li>Ilmoita vahingosta vakuutusyhtiöön ja kerro, että haluat korjauttaa meillä.</li><li>Tarkastamme vahingon, tilaamme osat ja sovimme ajan.</li><li>Saat sijaisauton korjauksen ajaksi ja ajat kotiin autolla, joka on kuin ennen.</li></ol><h2>Kiveniskemä</h2><p>Kahden euron kolikkoa pienempi isku, joka ei ole kuljettajan näkökentässä, korjataan puolessa tunnissa.</p>',
    },
    tyres: {
      nav: 'Renkaat ja rengashotelli',
      title: 'Renkaat ja rengashotelli',
      description:
        'Uudet renkaat, renkaanvaihto ja rengashotelli Norrvägillä. Pesemme, mittaamme ja säilytämme renkaat ja muistutamme vaihdosta.',
      lead: 'Muistamme, mitkä renkaat ovat sinun, kuinka kuluneet ne ovat ja milloin niitä tarvitset.',
      html: '<h2>Rengashotelli</h2><p>Renkaat pestään, mitataan ja säilytetään kuivassa. Urasyvyyden saat tekstiviestinä, joten uusien hankinta ei tule yllätyksenä marraskuussa.</p><h2>Laki lyhyesti</h2><p>Talvirenkaiden urasyvyyden on oltava vähintään kolme millimetriä, kesärenkaiden 1,6. Kitkat vai nastat? Se riippuu aamuistasi.</p>',
    },
    parts: {
      nav: 'Varaosat ja tarvikkeet',
      title: 'Varaosat ja lisävarusteet',
      description:
        'Alkuperäiset varaosat ja lisävarusteet Norrvägiltä: vetokoukut, kattotelineet, lohkolämmittimet ja latauskaapelit asennettuina.',
      lead: 'Kerro rekisterinumero, niin osa sopii ensimmäisellä kerralla.',
      html: '<h2>Hyllystä tai seuraavana aamuna</h2><p>Tavalliset kulutusosat löytyvät hyllystä. Muut tulevat yleensä seuraavana aamuna, ja asennamme ne halutessasi.</p><h2>Kysytyimmät</h2><ul><li>Vetokoukku johtosarjoineen</li><li>Suksiboksi ja kattotelineet, hiihtolomalla myös vuokralle</li><li>Lohkolämmitin tai kotilatausasema asennettuna</li></ul>',
    },
    contact: {
      nav: 'Ota yhteyttä',
      title: 'Ota yhteyttä',
      description:
        'Näin tavoitat Norrvägin: asiakaspalvelu sähköpostitse, toimipisteet puhelimitse ja tiepalvelu ympäri vuorokauden.',
      lead: 'Toimipiste tuntee autosi parhaiten. Muissa asioissa auttaa asiakaspalvelu.',
      html: '<h2>Asiakaspalvelu</h2><p>Arkisin klo 8–17, <a href="mailto:hei@norrvag-fi.example">hei@norrvag-fi.example</a>. Vastaamme saman päivän aikana.</p><h2>Etkö ole tyytyväinen?</h2><p>Puhu ensin toimipisteen päällikön kanssa. Jos asia ei ratkea, vastaamme kirjallisesti kymmenessä päivässä, ja voit viedä asian kuluttajariitalautakuntaan.</p>',
    },
    sustainability: {
      nav: 'Vastuullisuus',
      title: 'Vastuullisuus ilman korulauseita',
      description:
        'Mitä Norrväg tekee kuluttaakseen vähemmän: korjaamme ennen kuin vaihdamme, kierrätämme ja kerromme luvut sellaisina kuin ne ovat.',
      lead: 'Puhtain auto on usein se, joka on jo olemassa. Siksi korjaamme mieluummin kuin vaihdamme.',
      html: '<h2>Korjaamolla</h2><p>Öljyt, akut ja renkaat toimitetaan kierrätykseen asianmukaisesti kirjattuina. Puskurit hitsataan, ajovalot kiillotetaan ja osia otetaan puretuista autoista, kun se on turvallista.</p><h2>Vielä kesken</h2><p>Kaksi vanhinta toimipistettämme lämpenee yhä öljyllä. Ne vaihtavat maalämpöön vuosina 2027 ja 2028.</p>',
    },
  },
});
