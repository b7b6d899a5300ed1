/** Norrväg Denmark in Danish: what stands below the sections. */

import { PATHS_DK } from './norrvag-dk.paths.ts';
import { sectionPages } from './sections.ts';

export const sections = sectionPages(PATHS_DK, {
  ways: {
    cars: 'Se bilerne',
    vans: 'Se varebilerne',
    dealers: 'Find afdeling',
    sell: 'Sælg bilen til os',
    finance: 'Om finansiering',
  },
  makes: 'Vores mærker',
  make: (name) => `${name} på lager`,
  alt: {
    handover: 'Mørkeblå bil med rød sløjfe på taget i en lys bilhal',
    office: 'Mørkeblå stationcar skråt forfra',
    van: 'Hvid varebil skråt forfra',
    evening: 'Grå bil foran oplyste huse en aften i byen',
    showroom: 'Lys bilhal med biler på række',
    workshop: 'Bil på lift i et rent og lyst værksted',
    lamp: 'Forlygte på en sølvfarvet bil',
    dent: 'Rød hatchback set fra siden',
    tyres: 'Dæk i velordnede reoler',
    parts: 'Mørkegrå SUV set bagfra',
    house: 'Oplyst bilhus i skumring',
    charging: 'Elbil på opladning uden for et hus i aftenlys',
  },
  pages: {
    campaigns: {
      nav: 'Kampagner',
      title: 'Kampagner lige nu',
      description:
        'Månedens kampagner hos Norrväg: lagerbiler til nedsat pris, lav rente og vinterhjul med i købet. Få, men ordentlige.',
      lead: 'Få tilbud, men ordentlige. Ved siden af en nedsat pris står altid den gamle.',
      html: '<h2>Denne måned</h2><ul><li><strong>Vinterhjul med i købet</strong> til elbiler fra lager, monteret og klar.</li><li><strong>Kampagnerente</strong> på udvalgte familiebiler. ÅOP står ved hver bil.</li><li><strong>Demobiler</strong>, der har kørt under 5.000 kilometer.</li></ul><h2>Vilkår</h2><p>Tilbuddet gælder, så længe bilen er på lager, eller til den dato, der er oplyst, og kan ikke kombineres.</p>',
    },
    business: {
      nav: 'Erhverv',
      title: 'Firmabiler og erhverv',
      description:
        'Firmabiler, erhvervsleasing og flådeaftaler hos Norrväg. Én kontaktperson, beregning af fri bil og levering på kontoret.',
      lead: 'Én kontaktperson, én faktura og biler, som medarbejderne har lyst til at køre i.',
      html: '<h2>Regnet ud på forhånd</h2><p>Vi beregner beskatning af fri bil og de samlede omkostninger pr. bil og sammenligner leasing, lån og køb. Revisoren får tallene, ikke en brochure.</p><h2>Fra den første bil</h2><p>Det kræver ingen stor flåde at få en aftale. I får straks faste servicepriser og en lånebil, mens jeres egen er på værksted.</p>',
    },
    vans: {
      nav: 'Varebiler',
      title: 'Varebiler til arbejdet',
      description:
        'Nye og brugte varebiler hos Norrväg, også på el. Indretning, anhængertræk og reklamefolie monteres, før du henter bilen.',
      lead: 'Indrettet, folieret og klar mandag morgen.',
      html: '<h2>Færdig, før du henter den</h2><p>Reoler, gulvplade, stikkontakter og tagbøjler monteres på eget værksted. Tag listen med over det, der ligger i bilen i dag, så får alt en plads.</p><h2>Gule plader eller papegøjeplader</h2><p>Vi forklarer, hvad valget betyder for afgift, moms og kørsel i weekenden, før du skriver under.</p><h2>På el</h2><p>Mange kører under hundrede kilometer om dagen. Så er en elvarebil billigst fra den første måned.</p>',
    },
    insurance: {
      nav: 'Forsikring',
      title: 'Bilforsikring',
      description:
        'Bilforsikring gennem Norrväg: ansvar, kasko og vejhjælp. Skader repareres med originale dele på vores egne værksteder.',
      lead: 'Forsikret, fra du kører ud ad porten, og repareret hos os, hvis uheldet er ude.',
      html: '<h2>Ansvar og kasko</h2><p>Ansvarsforsikring er lovpligtig. Kasko dækker også skader på din egen bil, tyveri og brand, og de fleste långivere forlanger den.</p><h2>Godt at vide</h2><p>Elitebilist? Tag dine skadefri år med fra det gamle selskab. Aftalen kan opsiges med en måneds varsel.</p>',
    },
    makes: {
      nav: 'Bilmærker',
      title: 'Bilmærker, vi sælger',
      description:
        'Volvo, Volkswagen, Kia, Toyota og flere: alle de bilmærker, Norrväg forhandler i Danmark, med biler på lager af hvert mærke.',
      lead: 'Vi forhandler tretten mærker, og brugte har vi mange flere af.',
      html: '<h2>Folk, der kender mærket</h2><p>Ikke alle afdelinger har alle mærker. På afdelingens side ser du, hvilke mærker der sælges nye, og hvilke værkstedet kender bedst.</p>',
    },
    maintenance: {
      nav: 'Serviceeftersyn',
      title: 'Serviceeftersyn',
      description:
        'Serviceeftersyn hos Norrväg efter fabrikkens plan: digital servicebog, fast pris og lånebil. Garantien består, også på nye biler.',
      lead: 'Efter fabrikkens plan, med stempel i den digitale servicebog.',
      html: '<h2>Lille eller stort</h2><p>Omfanget afhænger af bilens alder og kilometer. Oplys registreringsnummeret, så ved vi, hvad der står for tur, og hvad det koster.</p><h2>Også elbilen</h2><p>Kabinefilter, bremsevæske, kølevæske og bremser, der ruster, fordi de næsten ikke bruges. Vi måler batteriet samtidig, og du får tallene på skrift.</p>',
    },
    inspection: {
      nav: 'Syn',
      title: 'Syn og klargøring til syn',
      description:
        'Vi kører bilen til syn for dig. Norrväg gennemgår den først, reparerer det nødvendige og tager omsynet med i prisen.',
      lead: 'Aflever bilen om morgenen, og hent den synet om eftermiddagen.',
      html: '<h2>Hvornår?</h2><p>En personbil indkaldes første gang, når den er fire år, og derefter hvert andet år. Du får brevet i Digital Post. Send det videre til os.</p><h2>Hvis der er fejl</h2><p>Du får en liste med pris på hver enkelt. Vi reparerer det, du siger ja til, og omsynet er med i prisen.</p>',
    },
    damage: {
      nav: 'Skade',
      title: 'Skade og lak',
      description:
        'Skadeværksted hos Norrväg: opgørelse, karrosseri, lak og ruder. Vi taler med forsikringsselskabet og sørger for en lånebil.',
      lead: 'Tag et billede, send det til os, og overlad resten.',
      html: '<h2>Sådan foregår det</h2><ol><li>Anmeld skaden, og sig, at du vil have den repareret hos os.</li><li>Vi opgør skaden, bestiller dele og aftaler en tid.</li><li>Du får en lånebil imens og kører hjem i en bil, der er som før.</li></ol><h2>Stenslag</h2><p>Er det mindre end en tokrone og uden for førerens synsfelt, reparerer vi ruden på en halv time.</p>',
    },
    tyres: {
      nav: 'Dæk og dækhotel',
      title: 'Dæk og dækhotel',
      description:
        'Nye dæk, hjulskift og dækhotel hos Norrväg. Vi vasker, måler og opbevarer hjulene og minder dig om, hvornår det er tid.',
      lead: 'Vi husker, hvilke hjul der er dine, hvor slidte de er, og hvornår du skal bruge dem.',
      html: '<h2>Dækhotel</h2><p>Hjulene vaskes, måles og opbevares tørt. Mønsterdybden får du på sms, så nye dæk ikke kommer som en overraskelse i november.</p><h2>Loven kort</h2><p>Mønsteret skal være mindst 1,6 millimeter. Vinterdæk er ikke et krav i Danmark, men det kan de være på vejen til skiferien.</p>',
    },
    parts: {
      nav: 'Reservedele og tilbehør',
      title: 'Reservedele og tilbehør',
      description:
        'Originale reservedele og tilbehør hos Norrväg: anhængertræk, tagbokse, ladekabler og måtter. Bestil på registreringsnummeret. Vi monterer.',
      lead: 'Oplys registreringsnummeret, så passer delen første gang.',
      html: '<h2>På hylden eller i morgen</h2><p>Almindelige sliddele har vi på hylden. Resten kommer som regel næste morgen, og vi monterer dem, hvis du vil.</p><h2>Mest efterspurgt</h2><ul><li>Anhængertræk med ledningssæt og godkendelse</li><li>Tagboks og cykelholder, også til leje i ferien</li><li>Ladeboks, monteret af autoriseret elektriker</li></ul>',
    },
    contact: {
      nav: 'Kontakt',
      title: 'Kontakt os',
      description:
        'Sådan får du fat i Norrväg: kundeservice på mail, afdelingerne på telefon og vejhjælp døgnet rundt. Se, hvem der svarer på hvad.',
      lead: 'Afdelingen kender din bil bedst. Resten tager kundeservice sig af.',
      html: '<h2>Kundeservice</h2><p>Hverdage 8–16, <a href="mailto:hej@norrvag-dk.example">hej@norrvag-dk.example</a>. Du får svar samme dag.</p><h2>Ikke tilfreds?</h2><p>Tal først med afdelingens leder. Bliver I ikke enige, svarer vi skriftligt inden ti dage, og du kan gå til Ankenævn for biler.</p>',
    },
    sustainability: {
      nav: 'Bæredygtighed',
      title: 'Bæredygtighed uden pynt',
      description:
        'Hvad Norrväg gør for at bruge mindre: vi reparerer, før vi skifter, genbruger og fortæller tallene, som de er.',
      lead: 'Den reneste bil er ofte den, der allerede findes. Derfor reparerer vi hellere, end vi skifter.',
      html: '<h2>På værkstedet</h2><p>Olie, batterier og dæk går til genanvendelse med papirer på. Kofangere svejses, lygter poleres, og dele hentes fra ophuggede biler, når det er sikkert.</p><h2>Ikke færdigt</h2><p>Tre af vores ældste afdelinger varmes stadig op med gas. De går over til fjernvarme i 2027 og 2028.</p>',
    },
  },
});
