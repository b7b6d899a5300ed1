/**
 * Campaigns and small print of offers, by the language of the index and that of the page. The words of the British site are no
 * translations of these: it has other offers.
 */
export const CAMPAIGNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'sv en': {
    'Vinterhjul på köpet': 'Winter wheels included',
    Novemberkampanj: 'November offer',
    'Fri hemleverans': 'Free home delivery',
  },
  'da en': {
    'Vinterhjul med i prisen': 'Winter wheels included',
    Novemberkampagne: 'November offer',
    'Gratis levering': 'Free delivery',
  },
  'fi sv': {
    'Talvirenkaat kaupan päälle': 'Vinterdäck på köpet',
    'Marraskuun kampanja': 'Novemberkampanj',
    'Maksuton kotiintoimitus': 'Fri hemleverans',
  },
};

/** Loans at the campaign rate of a site; `{rate}` as the language writes it. */
export const LOAN_CAMPAIGN: Readonly<Record<string, string>> = {
  'sv en': '{rate} interest',
  'da en': '{rate} interest',
  'fi sv': 'Ränta {rate}',
};

export const OFFER_TEXTS: typeof CAMPAIGNS = {
  'sv en': {
    'Betala bilen i din takt. Du äger den från första dagen och kan lösa lånet när du vill utan extra kostnad.':
      'Pay for the car at your own pace. It is yours from day one, and you can settle the loan at any time at no extra cost.',
    '* Övermil debiteras efter avtalets slut. Slitage utöver det normala tillkommer.':
      '* Excess mileage, and anything beyond fair wear and tear, is charged at the end of the agreement.',
  },
  'da en': {
    'Betal bilen i dit eget tempo. Du ejer den fra første dag og kan indfri lånet, når du vil.':
      'Pay for the car at your own pace. It is yours from day one, and you can settle the loan at any time.',
    '* Kørsel ud over det aftalte afregnes ved aftalens udløb.':
      '* Excess mileage is charged at the end of the agreement.',
  },
  'fi sv': {
    'Maksa auto omaan tahtiisi. Auto on käytössäsi heti, ja voit maksaa lainan pois milloin haluat.':
      'Betala bilen i din egen takt. Du får bilen genast och kan betala tillbaka lånet när du vill.',
    '* Ylikilometrit laskutetaan sopimuksen päättyessä.': '* Överkilometer faktureras när avtalet löper ut.',
  },
};

/** What is called otherwise on pages than in the index of that language: codes of the trade. */
export const SPOKEN_CODES = { en: { LCV: 'Commercial vehicle' } } as const;
