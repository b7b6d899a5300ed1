/** Norrväg Finland in the Swedish of Finland: what stands below the sections. */

import { PATHS_FI } from './norrvag-fi.paths.ts';
import { sectionPages } from './sections.ts';

export const sections = sectionPages(PATHS_FI, {
  ways: {
    cars: 'Se bilarna',
    vans: 'Se paketbilarna',
    dealers: 'Hitta verksamhetsställe',
    sell: 'Sälj bilen till oss',
    finance: 'Om finansiering',
  },
  makes: 'Våra märken',
  make: (name) => `${name} i lager`,
  alt: {
    handover: 'Mörkblå bil med röd rosett på taket i en ljus bilhall',
    office: 'Mörkblå farmarbil snett framifrån',
    van: 'Vit paketbil snett framifrån',
    evening: 'Grå bil framför upplysta hus en kväll i stan',
    showroom: 'Ljus bilhall med bilar på rad',
    workshop: 'Bil på lyft i en ren och ljus servicehall',
    lamp: 'Strålkastare på en silverfärgad bil',
    dent: 'Röd halvkombi från sidan',
    tyres: 'Däck i prydliga hyllor',
    parts: 'Mörkgrå stadsjeep bakifrån',
    house: 'Upplyst bilaffär i skymning',
    charging: 'Elbil på laddning utanför ett egnahemshus i kvällsljus',
  },
  pages: {
    campaigns: {
      nav: 'Erbjudanden',
      title: 'Erbjudanden just nu',
      description:
        'Månadens erbjudanden hos Norrväg: lagerbilar till sänkt pris, förmånlig ränta och vinterdäck på köpet. Få, men ordentliga.',
      lead: 'Få erbjudanden, men ordentliga. Bredvid ett sänkt pris står alltid det förra.',
      html: '<h2>Den här månaden</h2><ul><li><strong>Vinterdäck på köpet</strong> till elbilar i lager, färdigt monterade.</li><li><strong>Kampanjränta</strong> på utvalda familjebilar. Den effektiva räntan står vid varje bil.</li><li><strong>Demobilar</strong> som gått under 5 000 kilometer.</li></ul><h2>Villkor</h2><p>Erbjudandet gäller så länge bilen finns i lager eller till den dag som anges, och kan inte kombineras med andra.</p>',
    },
    business: {
      nav: 'Företagsbilar',
      title: 'Förmånsbilar och företag',
      description:
        'Förmånsbilar, företagsleasing och skötsel av bilparken hos Norrväg. En kontaktperson, kalkyler på bilförmån och leverans till kontoret.',
      lead: 'En kontaktperson, en faktura och bilar som personalen vill köra.',
      html: '<h2>Räknat på förhand</h2><p>Vi räknar ut bilförmånens beskattningsvärde och totalkostnaden per bil och jämför leasing, avbetalning och kontant köp. Bokföraren får siffrorna, inte en broschyr.</p><h2>Från första bilen</h2><p>Det krävs ingen stor bilpark för ett avtal. Ni får genast fasta servicepriser och en ersättningsbil under servicen.</p>',
    },
    vans: {
      nav: 'Paketbilar',
      title: 'Paketbilar för jobbet',
      description:
        'Nya och begagnade paketbilar hos Norrväg, också eldrivna. Inredning, dragkrok och tejpning före överlåtelsen.',
      lead: 'Inredd, tejpad och klar på måndag morgon.',
      html: '<h2>Färdig före överlåtelsen</h2><p>Hyllor, golvskiva, eluttag och takräcken monteras i egen verkstad. Ta med listan på det som i dag åker omkring i bilen, så får allt en plats.</p><h2>På el</h2><p>Många kör under hundra kilometer om dagen. Då är en eldriven paketbil billigast från första månaden, bara laddningen är ordnad.</p>',
    },
    insurance: {
      nav: 'Försäkring',
      title: 'Bilförsäkring',
      description:
        'Trafikförsäkring och kasko med bilen från Norrväg: bonusen följer med, och skador repareras med originaldelar i egna verkstäder.',
      lead: 'Försäkrad redan när du kör ut genom porten, och lagad hos oss om något händer.',
      html: '<h2>Trafikförsäkring och kasko</h2><p>Trafikförsäkringen är obligatorisk. Delkasko ersätter till exempel stöld, brand och älgkrock, helkasko också skador du själv orsakar. För en bil som är yngre än tio år rekommenderar vi helkasko.</p><h2>Bra att veta</h2><p>Bonusen flyttas med från ett annat bolag, och avtalet kan sägas upp när som helst.</p>',
    },
    makes: {
      nav: 'Bilmärken',
      title: 'Bilmärken vi säljer',
      description:
        'Volvo, Volkswagen, Kia, Toyota och andra: alla bilmärken som Norrväg representerar i Finland, och bilarna av varje märke i lager.',
      lead: 'Vi representerar tretton märken, och begagnade finns det många fler.',
      html: '<h2>Folk som kan märket</h2><p>Alla märken finns inte överallt. På verksamhetsställets sida ser du vilka märken som säljs nya där och vilka verkstaden kan bäst.</p>',
    },
    maintenance: {
      nav: 'Periodisk service',
      title: 'Periodisk service',
      description:
        'Periodisk service hos Norrväg enligt tillverkarens program: elektronisk servicebok, fast pris och ersättningsbil. Garantin består.',
      lead: 'Enligt tillverkarens program, med anteckning i den elektroniska serviceboken.',
      html: '<h2>Liten eller stor service</h2><p>Omfattningen beror på bilens ålder och kilometer. Uppge registernumret, så vet vi vad som står på tur och vad det kostar.</p><h2>Elbilen också</h2><p>Friskluftsfilter, bromsvätska, kylvätska och bromsar som rostar för att de används så lite. Vi mäter batteriet på samma gång, och du får resultatet på papper.</p>',
    },
    inspection: {
      nav: 'Besiktning',
      title: 'Besiktning och förberedelser',
      description:
        'Vi för bilen till besiktningen åt dig. Norrväg granskar på förhand, reparerar det som behövs och tar efterbesiktningen på samma pris.',
      lead: 'Lämna bilen på morgonen och hämta den besiktigad på kvällen.',
      html: '<h2>När?</h2><p>En personbil besiktas första gången fyra år efter ibruktagandet, sedan vartannat år och efter tio år varje år.</p><h2>Om något hittas</h2><p>Du får en lista med pris på varje fel. Vi reparerar det du godkänner, och efterbesiktningen ingår.</p>',
    },
    damage: {
      nav: 'Skadereparation',
      title: 'Skadereparation och lackering',
      description:
        'Krockskador, lackering och vindrutor hos Norrväg. Vi sköter skadegranskningen och försäkringsärendet, och du får en ersättningsbil.',
      lead: 'Ta en bild, skicka den till oss och lämna resten i våra händer.',
      html: '<h2>Så går det till</h2><ol><li>Anmäl skadan till försäkringsbolaget och säg att du vill reparera hos oss.</li><li>Vi granskar skadan, beställer delar och kommer överens om en tid.</li><li>Du får en ersättningsbil under tiden och kör hem i en bil som är som förr.</li></ol><h2>Stenskott</h2><p>Ett skott som är mindre än ett tvåeurosmynt och utanför förarens synfält lagas på en halvtimme.</p>',
    },
    tyres: {
      nav: 'Däck och däckhotell',
      title: 'Däck och däckhotell',
      description:
        'Nya däck, däckbyte och däckhotell hos Norrväg. Vi tvättar, mäter och förvarar hjulen och påminner dig när det är dags att byta.',
      lead: 'Vi minns vilka hjul som är dina, hur slitna de är och när du behöver dem.',
      html: '<h2>Däckhotell</h2><p>Hjulen tvättas, mäts och förvaras torrt. Mönsterdjupet får du som textmeddelande, så att nya däck inte kommer som en överraskning i november.</p><h2>Lagen i korthet</h2><p>Vinterdäck ska ha minst tre millimeter mönster, sommardäck 1,6. Friktion eller dubb? Det beror på dina morgnar.</p>',
    },
    parts: {
      nav: 'Reservdelar och tillbehör',
      title: 'Reservdelar och tillbehör',
      description:
        'Originaldelar och tillbehör hos Norrväg: dragkrokar, takräcken, motorvärmare och laddkablar, monterade av våra egna mekaniker.',
      lead: 'Uppge registernumret, så passar delen på första försöket.',
      html: '<h2>På hyllan eller nästa morgon</h2><p>Vanliga slitdelar finns på hyllan. Resten kommer oftast nästa morgon, och vi monterar om du vill.</p><h2>Mest efterfrågat</h2><ul><li>Dragkrok med kabelsats</li><li>Skidbox och takräcken, under sportlovet också att hyra</li><li>Motorvärmare eller hemmaladdare, monterad</li></ul>',
    },
    contact: {
      nav: 'Kontakta oss',
      title: 'Kontakta oss',
      description:
        'Så når du Norrväg: kundtjänsten per e-post, verksamhetsställena per telefon och vägservicen dygnet runt.',
      lead: 'Verksamhetsstället känner din bil bäst. I andra ärenden hjälper kundtjänsten.',
      html: '<h2>Kundtjänst</h2><p>Vardagar kl. 8–17, <a href="mailto:hei@norrvag-fi.example">hei@norrvag-fi.example</a>. Vi svarar samma dag.</p><h2>Inte nöjd?</h2><p>Tala först med chefen på verksamhetsstället. Löser det sig inte svarar vi skriftligen inom tio dagar, och du kan föra saken till konsumenttvistenämnden.</p>',
    },
    sustainability: {
      nav: 'Hållbarhet',
      title: 'Hållbarhet utan fina ord',
      description:
        'Vad Norrväg gör för att förbruka mindre: vi reparerar innan vi byter, återvinner och berättar siffrorna som de är.',
      lead: 'Den renaste bilen är ofta den som redan finns. Därför reparerar vi hellre än byter.',
      html: '<h2>I verkstaden</h2><p>Oljor, batterier och däck lämnas till återvinning mot kvitto. Stötfångare svetsas, strålkastare poleras och delar tas ur skrotade bilar när det är tryggt.</p><h2>Ännu inte klart</h2><p>Våra två äldsta verksamhetsställen värms fortfarande med olja. De byter till jordvärme 2027 och 2028.</p>',
    },
  },
});
