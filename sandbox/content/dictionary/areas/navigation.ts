import type { NAVIGATION_DICTIONARY } from '../../../../src/contracts/dictionaryNavigation.ts';
import type { Translations } from './translations.ts';

export const navigation: Translations<typeof NAVIGATION_DICTIONARY> = {
  sv: {
    moreMenu: 'Mer',
    menuBack: 'Tillbaka',
    compareCars: 'Jämför bilar',
    savedCars: 'Sparade bilar',
    pagesBelow: 'Sidor under {name}',
    message: 'Meddelande',
    warningMessage: 'Viktigt meddelande',
    closeMessage: 'Stäng meddelandet',
    debtWarningTitle: 'Att låna kostar pengar!',
    debtWarningText:
      'Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.',
  },
  nb: {
    moreMenu: 'Mer',
    menuBack: 'Tilbake',
    compareCars: 'Sammenlign biler',
    savedCars: 'Lagrede biler',
    pagesBelow: 'Sider under {name}',
    message: 'Melding',
    warningMessage: 'Viktig melding',
    closeMessage: 'Lukk meldingen',
    debtWarningTitle: 'Å låne koster penger!',
    debtWarningText:
      'Hvis du ikke klarer å betale tilbake gjelden i tide, risikerer du en betalingsanmerkning. Det kan gjøre det vanskelig å få leie bolig, tegne abonnementer og få nye lån. Trenger du hjelp, ta kontakt med gjeldsrådgivningen i kommunen din. Kontaktopplysninger finner du på konsumentverket.se.',
  },
  da: {
    moreMenu: 'Mere',
    menuBack: 'Tilbage',
    compareCars: 'Sammenlign biler',
    savedCars: 'Gemte biler',
    pagesBelow: 'Sider under {name}',
    message: 'Meddelelse',
    warningMessage: 'Vigtig meddelelse',
    closeMessage: 'Luk meddelelsen',
    debtWarningTitle: 'Det koster penge at låne!',
    debtWarningText:
      'Hvis du ikke kan betale gælden tilbage til tiden, risikerer du at blive registreret som dårlig betaler. Det kan gøre det svært at leje bolig, tegne abonnementer og få nye lån. Har du brug for hjælp, så kontakt gældsrådgivningen i din kommune. Kontaktoplysninger finder du på konsumentverket.se.',
  },
  fi: {
    moreMenu: 'Lisää',
    menuBack: 'Takaisin',
    compareCars: 'Vertaa autoja',
    savedCars: 'Tallennetut autot',
    pagesBelow: '{name}: alasivut',
    message: 'Tiedote',
    warningMessage: 'Tärkeä tiedote',
    closeMessage: 'Sulje tiedote',
    debtWarningTitle: 'Lainaaminen maksaa!',
    debtWarningText:
      'Jos et pysty maksamaan velkaasi takaisin ajoissa, voit saada maksuhäiriömerkinnän. Se voi vaikeuttaa asunnon vuokraamista, liittymien tilaamista ja uusien lainojen saamista. Jos tarvitset apua, ota yhteyttä kuntasi talous- ja velkaneuvontaan. Yhteystiedot ovat osoitteessa konsumentverket.se.',
  },
  sk: {
    moreMenu: 'Viac',
    menuBack: 'Späť',
    compareCars: 'Porovnať autá',
    savedCars: 'Uložené autá',
    pagesBelow: 'Podstránky: {name}',
    message: 'Oznam',
    warningMessage: 'Dôležitý oznam',
    closeMessage: 'Zavrieť oznam',
    debtWarningTitle: 'Požičiavanie stojí peniaze!',
    debtWarningText:
      'Ak dlh nesplatíte včas, hrozí vám záznam o neplatení. Môže vám sťažiť prenájom bývania, uzatváranie zmlúv o službách aj získanie ďalších pôžičiek. Ak potrebujete pomoc, obráťte sa na dlhové poradenstvo vo svojej obci. Kontakty nájdete na konsumentverket.se.',
  },
};
