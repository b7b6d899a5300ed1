import type { CONSENT_DICTIONARY } from '../../../../src/contracts/dictionaryConsent.ts';
import type { Translations } from './translations.ts';

export const consent: Translations<typeof CONSENT_DICTIONARY> = {
  sv: {
    cookieSettings: 'Cookieinställningar',
    consentTitle: 'Du bestämmer om cookies',
    consentText:
      'Vi sparar det som webbplatsen behöver för att fungera. Med ditt samtycke använder vi även cookies för statistik och marknadsföring och visar filmer och kartor från andra. Ändra dig när du vill, längst ner på sidan.',
    consentPolicy: 'Cookiepolicy',
    consentRejectAll: 'Avvisa alla',
    consentAcceptAll: 'Godkänn alla',
    consentMore: 'Inställningar',
    consentSave: 'Spara mitt val',
    consentSettingsText:
      'Välj vad som får sparas i din webbläsare. Det nödvändiga är alltid på, resten är av tills du slår på det.',
    consentChosen: 'Du valde senast den {date}.',
    consentSignal:
      'Din webbläsare skickar signalen Global Privacy Control. Vi följer den: allt som är valfritt är av så länge du inte slår på det här.',
    consentAlwaysOn: 'Alltid på',
    consentNecessary: 'Nödvändiga',
    consentNecessaryText: 'Får webbplatsen att fungera och minns dina inställningar. Berättar inget om vem du är.',
    consentStatistics: 'Statistik',
    consentStatisticsText:
      'Visar oss vilka sidor som besöks och varifrån besökarna kommer, och låter oss pröva olika versioner av en sida.',
    consentMarketing: 'Marknadsföring',
    consentMarketingText:
      'Låter oss och våra annonspartner visa annonser som passar dig, här och på andra ställen, och se om de fungerar.',
    consentMedia: 'Filmer och kartor',
    consentMediaText:
      'Visar filmer och kartor från andra leverantörer, till exempel YouTube, på våra sidor. De får då veta att du tittar.',
    consentStored: 'Det här sparas',
    consentStoredNothing: 'Inget för närvarande.',
    consentKept: 'Sparas: {time}',
    consentKeptTab: 'tills du stänger fliken',
    consentKeptProvider: 'så länge leverantören bestämmer',
    consentForChoice: 'Ditt val om cookies',
    consentForAlert: 'Att du har stängt ett meddelande',
    consentForScroll: 'Var på sidan du var, så att du kommer tillbaka till samma ställe',
    consentForApproval: 'Vilka upplysningar du har godkänt, så att de inte visas igen',
    consentForFilters: 'Om filtren är öppna',
    consentForVisitor:
      'Ett slumpmässigt nummer som skiljer webbläsare åt när besök räknas och versioner av en sida prövas',
    consentForAnalytics: 'Google Analytics: hur webbplatsen används',
    consentForAds: 'Google Ads: vilken annons som ledde hit',
    consentForFilms: 'Spelar upp filmer; sparas av YouTube på deras egna sidor',
  },
  nb: {
    cookieSettings: 'Innstillinger for informasjonskapsler',
    consentTitle: 'Du bestemmer over informasjonskapslene',
    consentText:
      'Vi lagrer det nettstedet trenger for å fungere. Med ditt samtykke bruker vi også informasjonskapsler til statistikk og markedsføring og viser filmer og kart fra andre. Ombestem deg når du vil, nederst på siden.',
    consentPolicy: 'Om informasjonskapsler',
    consentRejectAll: 'Avvis alle',
    consentAcceptAll: 'Godta alle',
    consentMore: 'Innstillinger',
    consentSave: 'Lagre valget mitt',
    consentSettingsText:
      'Velg hva som kan lagres i nettleseren din. Det nødvendige er alltid på, resten er av til du slår det på.',
    consentChosen: 'Du valgte sist {date}.',
    consentSignal:
      'Nettleseren din sender signalet Global Privacy Control. Vi følger det: alt som er valgfritt, er av så lenge du ikke slår det på her.',
    consentAlwaysOn: 'Alltid på',
    consentNecessary: 'Nødvendige',
    consentNecessaryText: 'Får nettstedet til å fungere og husker innstillingene dine. Forteller ikke hvem du er.',
    consentStatistics: 'Statistikk',
    consentStatisticsText:
      'Viser oss hvilke sider som besøkes og hvor besøkende kommer fra, og lar oss prøve ut ulike versjoner av en side.',
    consentMarketing: 'Markedsføring',
    consentMarketingText:
      'Lar oss og annonsepartnerne våre vise annonser som passer for deg, her og andre steder, og se om de virker.',
    consentMedia: 'Filmer og kart',
    consentMediaText:
      'Viser filmer og kart fra andre leverandører, for eksempel YouTube, på sidene våre. De får da vite at du ser på.',
    consentStored: 'Dette lagres',
    consentStoredNothing: 'Ingenting for øyeblikket.',
    consentKept: 'Lagres: {time}',
    consentKeptTab: 'til du lukker fanen',
    consentKeptProvider: 'så lenge leverandøren bestemmer',
    consentForChoice: 'Valget ditt om informasjonskapsler',
    consentForAlert: 'At du har lukket en melding',
    consentForScroll: 'Hvor på siden du var, slik at du kommer tilbake til samme sted',
    consentForApproval: 'Hvilke opplysninger du har godtatt, slik at de ikke vises igjen',
    consentForFilters: 'Om filtrene er åpne',
    consentForVisitor:
      'Et tilfeldig nummer som skiller nettlesere fra hverandre når besøk telles og versjoner av en side prøves ut',
    consentForAnalytics: 'Google Analytics: hvordan nettstedet brukes',
    consentForAds: 'Google Ads: hvilken annonse som førte hit',
    consentForFilms: 'Spiller av filmer; lagres av YouTube på deres egne sider',
  },
  da: {
    cookieSettings: 'Cookieindstillinger',
    consentTitle: 'Du bestemmer om cookies',
    consentText:
      'Vi gemmer det, som hjemmesiden har brug for. Med dit samtykke bruger vi også cookies til statistik og markedsføring og viser film og kort fra andre. Du kan altid ændre dit valg nederst på siden.',
    consentPolicy: 'Cookiepolitik',
    consentRejectAll: 'Afvis alle',
    consentAcceptAll: 'Accepter alle',
    consentMore: 'Indstillinger',
    consentSave: 'Gem mit valg',
    consentSettingsText:
      'Vælg, hvad der må gemmes i din browser. Det nødvendige er altid slået til, resten er slået fra, indtil du slår det til.',
    consentChosen: 'Du valgte sidst den {date}.',
    consentSignal:
      'Din browser sender signalet Global Privacy Control. Det følger vi: Alt valgfrit er slået fra, medmindre du slår det til her.',
    consentAlwaysOn: 'Altid slået til',
    consentNecessary: 'Nødvendige',
    consentNecessaryText: 'Får hjemmesiden til at virke og husker dine indstillinger. Fortæller ikke, hvem du er.',
    consentStatistics: 'Statistik',
    consentStatisticsText:
      'Viser os, hvilke sider der besøges, og hvor de besøgende kommer fra, og lader os afprøve forskellige versioner af en side.',
    consentMarketing: 'Markedsføring',
    consentMarketingText:
      'Lader os og vores annoncepartnere vise annoncer, der passer til dig, her og andre steder, og se, om de virker.',
    consentMedia: 'Film og kort',
    consentMediaText:
      'Viser film og kort fra andre udbydere, for eksempel YouTube, på vores sider. De får så at vide, at du kigger med.',
    consentStored: 'Det gemmes',
    consentStoredNothing: 'Intet i øjeblikket.',
    consentKept: 'Gemmes: {time}',
    consentKeptTab: 'indtil du lukker fanen',
    consentKeptProvider: 'så længe udbyderen bestemmer',
    consentForChoice: 'Dit valg om cookies',
    consentForAlert: 'At du har lukket en besked',
    consentForScroll: 'Hvor på siden du var, så du kommer tilbage til samme sted',
    consentForApproval: 'Hvilke oplysninger du har godkendt, så de ikke vises igen',
    consentForFilters: 'Om filtrene er åbne',
    consentForVisitor: 'Et tilfældigt nummer, der skelner browsere, når besøg tælles, og versioner af en side afprøves',
    consentForAnalytics: 'Google Analytics: hvordan hjemmesiden bruges',
    consentForAds: 'Google Ads: hvilken annonce der førte hertil',
    consentForFilms: 'Afspiller film; gemmes af YouTube på deres egne sider',
  },
  fi: {
    cookieSettings: 'Evästeasetukset',
    consentTitle: 'Sinä päätät evästeistä',
    consentText:
      'Tallennamme sen, mitä sivusto tarvitsee toimiakseen. Suostumuksellasi käytämme evästeitä myös tilastointiin ja markkinointiin sekä näytämme muiden palveluiden videoita ja karttoja. Voit muuttaa mieltäsi milloin tahansa sivun alareunassa.',
    consentPolicy: 'Tietoa evästeistä',
    consentRejectAll: 'Hylkää kaikki',
    consentAcceptAll: 'Hyväksy kaikki',
    consentMore: 'Asetukset',
    consentSave: 'Tallenna valintani',
    consentSettingsText:
      'Valitse, mitä selaimeesi saa tallentaa. Välttämättömät ovat aina käytössä, muut vasta kun otat ne käyttöön.',
    consentChosen: 'Valitsit viimeksi {date}.',
    consentSignal:
      'Selaimesi lähettää Global Privacy Control -signaalin. Noudatamme sitä: kaikki valinnainen on pois käytöstä, ellet ota sitä käyttöön täällä.',
    consentAlwaysOn: 'Aina käytössä',
    consentNecessary: 'Välttämättömät',
    consentNecessaryText: 'Saavat sivuston toimimaan ja muistavat asetuksesi. Eivät kerro, kuka olet.',
    consentStatistics: 'Tilastot',
    consentStatisticsText:
      'Näyttävät, millä sivuilla käydään ja mistä kävijät tulevat, ja antavat meidän kokeilla sivusta eri versioita.',
    consentMarketing: 'Markkinointi',
    consentMarketingText:
      'Meidän ja mainoskumppaneidemme avulla näet sinulle sopivia mainoksia täällä ja muualla, ja näemme, toimivatko ne.',
    consentMedia: 'Videot ja kartat',
    consentMediaText:
      'Näyttävät sivuillamme muiden palveluiden, kuten YouTuben, videoita ja karttoja. Palvelut saavat tiedon katselusta.',
    consentStored: 'Mitä tallennetaan',
    consentStoredNothing: 'Tällä hetkellä ei mitään.',
    consentKept: 'Säilytys: {time}',
    consentKeptTab: 'kunnes suljet välilehden',
    consentKeptProvider: 'palvelun päättämä aika',
    consentForChoice: 'Evästevalintasi',
    consentForAlert: 'Että olet sulkenut ilmoituksen',
    consentForScroll: 'Missä kohtaa sivua olit, jotta palaat samaan kohtaan',
    consentForApproval: 'Mitkä ilmoitukset olet hyväksynyt, jotta niitä ei näytetä uudelleen',
    consentForFilters: 'Ovatko suodattimet auki',
    consentForVisitor:
      'Satunnainen numero, joka erottaa selaimet toisistaan, kun käyntejä lasketaan ja sivun eri versioita kokeillaan',
    consentForAnalytics: 'Google Analytics: miten sivustoa käytetään',
    consentForAds: 'Google Ads: mikä mainos toi tänne',
    consentForFilms: 'Toistaa videot; YouTube tallentaa omille sivuilleen',
  },
  sk: {
    cookieSettings: 'Nastavenia cookies',
    consentTitle: 'O cookies rozhodujete vy',
    consentText:
      'Ukladáme to, čo web potrebuje na fungovanie. S vaším súhlasom používame cookies aj na štatistiku a marketing a zobrazujeme videá a mapy iných poskytovateľov. Rozhodnutie môžete kedykoľvek zmeniť v päte stránky.',
    consentPolicy: 'Zásady cookies',
    consentRejectAll: 'Odmietnuť všetko',
    consentAcceptAll: 'Prijať všetko',
    consentMore: 'Nastavenia',
    consentSave: 'Uložiť moju voľbu',
    consentSettingsText:
      'Vyberte, čo sa smie ukladať vo vašom prehliadači. Nevyhnutné je zapnuté vždy, ostatné až vtedy, keď to zapnete.',
    consentChosen: 'Naposledy ste sa rozhodli {date}.',
    consentSignal:
      'Váš prehliadač posiela signál Global Privacy Control. Rešpektujeme ho: všetko voliteľné je vypnuté, kým to tu nezapnete.',
    consentAlwaysOn: 'Vždy zapnuté',
    consentNecessary: 'Nevyhnutné',
    consentNecessaryText: 'Vďaka nim web funguje a pamätá si vaše nastavenia. Neprezrádzajú, kto ste.',
    consentStatistics: 'Štatistika',
    consentStatisticsText:
      'Ukazuje nám, ktoré stránky ľudia navštevujú a odkiaľ prichádzajú, a umožňuje nám skúšať rôzne verzie stránky.',
    consentMarketing: 'Marketing',
    consentMarketingText:
      'Umožňuje nám a našim reklamným partnerom ukazovať vám vhodnú reklamu tu aj inde a zistiť, či funguje.',
    consentMedia: 'Videá a mapy',
    consentMediaText:
      'Zobrazuje na našich stránkach videá a mapy iných poskytovateľov, napríklad YouTube. Dozvedia sa, že si ich pozeráte.',
    consentStored: 'Čo sa ukladá',
    consentStoredNothing: 'Momentálne nič.',
    consentKept: 'Uložené: {time}',
    consentKeptTab: 'kým nezavriete kartu',
    consentKeptProvider: 'podľa poskytovateľa',
    consentForChoice: 'Vaša voľba o cookies',
    consentForAlert: 'Že ste zavreli oznámenie',
    consentForScroll: 'Kde na stránke ste boli, aby ste sa vrátili na to isté miesto',
    consentForApproval: 'Ktoré upozornenia ste odsúhlasili, aby sa znova nezobrazovali',
    consentForFilters: 'Či sú filtre otvorené',
    consentForVisitor: 'Náhodné číslo, ktoré odlišuje prehliadače pri počítaní návštev a skúšaní verzií stránky',
    consentForAnalytics: 'Google Analytics: ako sa web používa',
    consentForAds: 'Google Ads: ktorá reklama vás priviedla',
    consentForFilms: 'Prehráva videá; ukladá ich YouTube na svojich stránkach',
  },
};
