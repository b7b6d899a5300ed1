/** Norrväg Norway in Norwegian bokmål: what stands below the sections. */

import { sectionPages } from './sections.ts';

export const sections = sectionPages(
  {
    site: 'norrvag-no',
    list: '/kjop-bil/alle-biler',
    dealers: '/forhandlere',
    sell: '/selg-bil',
    finance: '/kjop-bil/finansiering',
    van: 'Varebil',
    pages: {
      campaigns: '/kjop-bil/kampanjer',
      business: '/kjop-bil/bedrift',
      vans: '/kjop-bil/varebil',
      insurance: '/kjop-bil/forsikring',
      makes: '/kjop-bil/merker',
      maintenance: '/verksted/service',
      inspection: '/verksted/eu-kontroll',
      damage: '/verksted/skade',
      tyres: '/verksted/dekk-og-dekkhotell',
      parts: '/verksted/deler-og-tilbehor',
      contact: '/om-oss/kontakt-oss',
      sustainability: '/om-oss/barekraft',
    },
  },
  {
    ways: {
      cars: 'Se bilene',
      vans: 'Se varebilene',
      dealers: 'Finn forhandler',
      sell: 'Selg bilen til oss',
      finance: 'Slik finansierer du',
    },
    makes: 'Merkene våre',
    make: (name) => `${name} på lager`,
    alt: {
      handover: 'Mørkeblå bil med rød sløyfe på taket i en lys bilhall',
      office: 'Mørkeblå stasjonsvogn skrått forfra',
      van: 'Hvit varebil skrått forfra',
      evening: 'Grå bil foran opplyste hus en kveld i byen',
      showroom: 'Lys bilhall med biler på rekke',
      workshop: 'Bil på løftebukk i et rent og lyst verksted',
      lamp: 'Frontlykt på en sølvfarget bil',
      dent: 'Rød kombibil sett fra siden',
      tyres: 'Dekk i ryddige hyller',
      parts: 'Mørkegrå SUV sett bakfra',
      house: 'Opplyst forhandlerbygg i skumring',
      charging: 'Elbil på lading utenfor et hus i kveldslys',
    },
    pages: {
      campaigns: {
        nav: 'Kampanjer',
        title: 'Kampanjer akkurat nå',
        description:
          'Månedens kampanjer hos Norrväg: lagerbiler til redusert pris, lav rente og vinterhjul med på kjøpet. Få, men ordentlige.',
        lead: 'Få tilbud, men ordentlige. Alt som er satt ned, viser også hva det kostet før.',
        html: '<h2>Denne måneden</h2><ul><li><strong>Vinterhjul på kjøpet</strong> til elbiler fra lager, montert og klare.</li><li><strong>Kampanjerente</strong> på utvalgte brukte familiebiler. Effektiv rente står ved hver bil.</li><li><strong>Demobiler</strong> med under 5 000 kilometer, til bruktbilpris.</li></ul><h2>Vilkår</h2><p>Tilbudene gjelder så lenge bilen er på lager eller til den datoen som er oppgitt, og kan ikke kombineres.</p>',
      },
      business: {
        nav: 'Bedrift',
        title: 'Firmabil og bilpark',
        description:
          'Firmabiler, bedriftsleasing og flåteavtaler hos Norrväg. Én kontaktperson, regnestykker på fordelsbeskatning og levering på døren.',
        lead: 'Én kontaktperson, én faktura og biler de ansatte faktisk vil ha.',
        html: '<h2>Regnet ut på forhånd</h2><p>Vi setter opp totalkostnad og fordelsbeskatning per bil, og sammenligner leasing, lån og kontantkjøp. Regnskapsføreren din får tallene, ikke et glanset hefte.</p><h2>Fra første bil</h2><p>Du trenger ingen stor flåte for å få en avtale. Fra den første bilen får du faste servicepriser og lånebil når den andre står på verksted.</p>',
      },
      vans: {
        nav: 'Varebil',
        title: 'Varebiler klare for jobb',
        description:
          'Nye og brukte varebiler hos Norrväg, også elektriske. Innredning, hengerfeste og profilering monteres før du henter bilen.',
        lead: 'Innredet, profilert og klar til innsats mandag morgen.',
        html: '<h2>Bygd om før levering</h2><p>Hyller, gulvplate, strømuttak og takstativ monteres på eget verksted. Ta med listen over det du har i bilen i dag, så får alt en plass.</p><h2>Grønne eller hvite skilt</h2><p>Vi hjelper deg å velge registrering og forteller hva den betyr for avgift, bom og bruk i helgen.</p><h2>Elektrisk</h2><p>Mange kjører under hundre kilometer om dagen. Da er en elektrisk varebil billigst fra første måned.</p>',
      },
      insurance: {
        nav: 'Forsikring',
        title: 'Forsikring til bilen',
        description:
          'Bilforsikring gjennom Norrväg: ansvar, delkasko og kasko, merkeverksted ved skade og bonusen din med fra forrige selskap.',
        lead: 'Forsikret fra du kjører ut porten, og reparert hos oss hvis uhellet er ute.',
        html: '<h2>Tre nivåer</h2><p>Ansvar er lovpålagt. Delkasko dekker tyveri, brann, glass og redning. Full kasko dekker også skader du gjør selv, og anbefales til biler under ti år.</p><h2>Verdt å vite</h2><p>Alle skader repareres med originaldeler på eget verksted. Du kan ta med bonusen fra et annet selskap, og si opp når du vil.</p>',
      },
      makes: {
        nav: 'Bilmerker',
        title: 'Bilmerkene vi selger',
        description:
          'Volvo, Volkswagen, Kia, Toyota og flere: alle bilmerkene Norrväg er forhandler for i Norge, med biler på lager av hvert merke.',
        lead: 'Tretten merker vi er forhandler for, og mange flere brukte.',
        html: '<h2>Merkekunnskap under samme tak</h2><p>Ikke alle forhandlere har alle merker. På siden til hver forhandler ser du hvilke merker de selger nye, og hvilke verkstedet kan best.</p>',
      },
      maintenance: {
        nav: 'Bilservice',
        title: 'Service etter planen',
        description:
          'Bilservice hos Norrväg etter produsentens plan, med digitalt servicehefte, fast pris og lånebil. Garantien består, også på nye biler.',
        lead: 'Etter produsentens plan, med stempel i det digitale serviceheftet.',
        html: '<h2>Liten eller stor</h2><p>Hvilken service bilen skal ha, avhenger av alder og kilometer. Oppgi registreringsnummeret, så vet vi hva som står for tur og hva det koster.</p><h2>Elbilen også</h2><p>Kupéfilter, bremsevæske, kjølevæske og bremser som ruster fordi de nesten ikke brukes. Vi måler batteriet samtidig, og du får tallene skriftlig.</p>',
      },
      inspection: {
        nav: 'EU-kontroll',
        title: 'EU-kontroll',
        description:
          'EU-kontroll hos Norrväg mens du venter. Vi minner deg på fristen, retter feilene samme dag når det går, og tar etterkontrollen uten ekstra kostnad.',
        lead: 'Mens du venter, og med etterkontrollen inkludert.',
        html: '<h2>Når er fristen?</h2><p>Første gang fire år etter førstegangsregistrering, deretter annethvert år, innen datoen som er gitt av registreringen. Du kan komme opptil to måneder før og beholde datoen.</p><h2>Hvis bilen ikke går gjennom</h2><p>Du får listen med pris på hver feil. Vi retter det du sier ja til, og kontrollerer på nytt uten ekstra kostnad.</p>',
      },
      damage: {
        nav: 'Skade',
        title: 'Skade og lakk',
        description:
          'Skadeverksted hos Norrväg: taksering, karosseri, lakk og glass. Vi snakker med forsikringsselskapet og ordner leiebil.',
        lead: 'Ta et bilde, send det til oss, og overlat resten.',
        html: '<h2>Slik går det</h2><ol><li>Meld skaden til forsikringsselskapet og si at du vil til oss.</li><li>Vi takserer, bestiller deler og avtaler tid.</li><li>Du får leiebil mens vi arbeider, og kjører hjem i en bil som er som før.</li></ol><h2>Steinsprut</h2><p>Mindre enn en femkrone og utenfor førerens synsfelt? Da reparerer vi ruten på en halvtime, som regel uten egenandel.</p>',
      },
      tyres: {
        nav: 'Dekk og dekkhotell',
        title: 'Dekk og dekkhotell',
        description:
          'Nye dekk, hjulskift og dekkhotell hos Norrväg. Vi vasker, måler og oppbevarer hjulene, og minner deg på når det er tid for skift.',
        lead: 'Vi husker hvilke hjul som er dine, hvor slitte de er, og når du trenger dem.',
        html: '<h2>Dekkhotell</h2><p>Hjulene vaskes, måles og lagres tørt. Mønsterdybden får du på sms, så nye dekk aldri kommer som en overraskelse i november.</p><h2>Hva loven sier</h2><p>Om vinteren skal mønsteret være minst tre millimeter, ellers minst 1,6. Piggfritt eller pigg kommer an på morgenene dine.</p>',
      },
      parts: {
        nav: 'Deler og tilbehør',
        title: 'Deler og tilbehør',
        description:
          'Originaldeler og tilbehør hos Norrväg: takstativ, hengerfeste, motorvarmer, ladekabler og matter. Bestill på registreringsnummer.',
        lead: 'Oppgi registreringsnummeret, så passer delen første gang.',
        html: '<h2>På lager eller neste dag</h2><p>Vanlige slitedeler har vi i hyllen. Resten kommer som regel neste morgen, og vi monterer om du vil.</p><h2>Populært</h2><ul><li>Hengerfeste med ledningssett og godkjenning</li><li>Skiboks og takstativ, også til leie i vinterferien</li><li>Motorvarmer og ladeboks, montert av fagfolk</li></ul>',
      },
      contact: {
        nav: 'Kontakt oss',
        title: 'Kontakt oss',
        description:
          'Slik når du Norrväg: kundeservice på e-post, forhandlerne på telefon og veihjelp hele døgnet. Her ser du hvem som svarer på hva.',
        lead: 'Forhandleren kjenner bilen din best. Resten tar kundeservice.',
        html: '<h2>Kundeservice</h2><p>Hverdager 8–16, <a href="mailto:hei@norrvag-no.example">hei@norrvag-no.example</a>. Du får svar samme dag.</p><h2>Ikke fornøyd?</h2><p>Snakk først med lederen hos forhandleren. Blir dere ikke enige, svarer vi skriftlig innen ti dager, og du kan ta saken til Forbrukertilsynet.</p>',
      },
      sustainability: {
        nav: 'Bærekraft',
        title: 'Bærekraft og åpenhet',
        description:
          'Hva Norrväg gjør for å bruke mindre: reparere før vi bytter, dele kjøretøy og følge leverandørene. Med redegjørelse etter åpenhetsloven.',
        lead: 'Den reneste bilen er ofte den som allerede finnes. Derfor reparerer vi heller enn å bytte.',
        html: '<h2>I verkstedet</h2><p>Olje, batterier og dekk leveres til gjenvinning med papirer. Støtfangere sveises, lykter poleres og deler hentes fra opphuggede biler når det er trygt.</p><h2>Åpenhetsloven</h2><p>Vi kartlegger leverandørene våre én gang i året. Redegjørelsen oppdateres innen 30. juni hvert år, og spørsmål besvares innen tre uker på <a href="mailto:hei@norrvag-no.example">hei@norrvag-no.example</a>.</p>',
      },
    },
  },
);
