import type { SenderName, Sheet } from './sheet.ts';

/** Sample documents that cars' records name as the evidence of what they claim: `{kind}-{language}.pdf`. */

interface Texts {
  sender: SenderName;
  intro: string;
  blanks: readonly string[];
  titles: Readonly<Record<'test' | 'service' | 'inspection' | 'register' | 'battery', string>>;
}

/** In Slovak only with letters that the font of the sheets has. */
const TEXTS: Readonly<Record<string, Texts>> = {
  sv: {
    sender: 'norrvag',
    intro: 'Så ser dokumentet ut. Uppgifterna på den här sidan hör inte till någon bil.',
    blanks: ['Registreringsnummer', 'Datum', 'Mätarställning', 'Resultat', 'Utfärdare och namnteckning'],
    titles: {
      test: 'Testprotokoll',
      service: 'Serviceprotokoll',
      inspection: 'Besiktningsprotokoll',
      register: 'Utdrag ur fordonsregistret',
      battery: 'Mätning av batteriet',
    },
  },
  nb: {
    sender: 'norrvag',
    intro: 'Slik ser dokumentet ut. Opplysningene på denne siden hører ikke til noen bil.',
    blanks: ['Registreringsnummer', 'Dato', 'Kilometerstand', 'Resultat', 'Utsteder og underskrift'],
    titles: {
      test: 'Testrapport',
      service: 'Servicerapport',
      inspection: 'EU-kontroll',
      register: 'Utskrift fra kjøretøyregisteret',
      battery: 'Måling av batteriet',
    },
  },
  da: {
    sender: 'norrvag',
    intro: 'Sådan ser dokumentet ud. Oplysningerne på denne side hører ikke til nogen bil.',
    blanks: ['Registreringsnummer', 'Dato', 'Kilometerstand', 'Resultat', 'Udsteder og underskrift'],
    titles: {
      test: 'Testrapport',
      service: 'Servicerapport',
      inspection: 'Synsrapport',
      register: 'Udskrift fra køretøjsregisteret',
      battery: 'Måling af batteriet',
    },
  },
  fi: {
    sender: 'norrvag',
    intro: 'Tältä asiakirja näyttää. Tämän sivun tiedot eivät koske mitään autoa.',
    blanks: ['Rekisteritunnus', 'Päivämäärä', 'Mittarilukema', 'Tulos', 'Antaja ja allekirjoitus'],
    titles: {
      test: 'Kuntoraportti',
      service: 'Huoltotodistus',
      inspection: 'Katsastustodistus',
      register: 'Ajoneuvorekisterin ote',
      battery: 'Akun mittaus',
    },
  },
  sk: {
    sender: 'rullande',
    intro: 'Tak vyzerá dokument. Údaje na tejto strane nepatria žiadnemu autu.',
    blanks: ['VIN', 'Dátum', 'Stav kilometrov', 'Výsledok', 'Vystavil a podpis'],
    titles: {
      test: 'Protokol o kontrole',
      service: 'Servisný záznam',
      inspection: 'Protokol STK',
      register: 'Výpis z evidencie vozidiel',
      battery: 'Meranie batérie',
    },
  },
  en: {
    sender: 'marlow',
    intro: 'This is what the document looks like. What this page says belongs to no car.',
    blanks: ['Registration number', 'Date', 'Odometer reading', 'Result', 'Issuer and signature'],
    titles: {
      test: 'Vehicle check report',
      service: 'Service record',
      inspection: 'MOT certificate',
      register: 'Vehicle register extract',
      battery: 'Battery health report',
    },
  },
};

export const EVIDENCE_SHEETS: Readonly<Record<string, Sheet>> = Object.fromEntries(
  Object.entries(TEXTS).flatMap(([language, { sender, intro, blanks, titles }]) =>
    Object.entries(titles).map(([kind, title]): [string, Sheet] => [
      `${kind}-${language}.pdf`,
      { title, sender, intro, sections: [{ blanks }] },
    ]),
  ),
);
