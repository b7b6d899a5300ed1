import { EEA, type LawRule, type Requirement } from '../lawRule.ts';
import { LEGAL_NAME, PRIVACY_LINK, PURPOSE, RETENTION, RIGHTS } from '../words.ts';

/** Personal data, consent and marketing by e-mail. */

const GDPR = { act: 'Regulation (EU) 2016/679 (GDPR)', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj/eng' };
const UK_GDPR = { act: 'UK GDPR and Data Protection Act 2018', url: 'https://www.legislation.gov.uk/eur/2016/679' };

const LINK: Requirement = { kind: 'link', says: 'link to the privacy notice', words: PRIVACY_LINK };
const NOTICE: readonly Requirement[] = [
  { kind: 'text', says: 'who is responsible (name of the company)', words: LEGAL_NAME },
  { kind: 'text', says: 'what the data are used for', words: PURPOSE },
  { kind: 'text', says: 'how long they are kept', words: RETENTION },
  { kind: 'text', says: 'the rights of the person', words: RIGHTS },
];
const NOTICE_KEYS = ['privacyPolicy', 'privacyMore', 'privacyController', 'privacyKept', 'privacyRights'];

const AUTHORITY: Requirement = {
  kind: 'text',
  says: 'the authority for complaints',
  words: {
    sv: 'integritetsskyddsmyndigheten|dataombudsman|\\bIMY\\b',
    nb: 'datatilsynet',
    da: 'datatilsynet',
    fi: 'tietosuojavaltuutet',
    sk: 'úrad\\p{L}* na ochranu osobných údajov',
    en: 'Authority for Privacy Protection|Information Commission|Datatilsynet|Data Protection Ombudsman|data protection (?:agency|authority)',
  },
};

const UNSUBSCRIBE: Requirement = {
  kind: 'text',
  says: 'that the reader can unsubscribe at any time',
  words: {
    sv: 'avregistrera|avsluta|ta tillbaka|sluta(?:r)? när|avanmäl|säga upp',
    nb: 'meld\\p{L}* deg av|trekke (?:det|samtykke\\p{L}*) tilbake|avslutte|avmeld|stoppe når',
    da: 'afmeld|framelde|opsige|stoppe når',
    fi: 'peruut|perua|lopettaa|poistua listalta',
    sk: 'odhlás|zrušiť|odvolať',
    en: 'unsubscribe|opt out|stop (?:it |them )?(?:at any time|whenever|when)|leave (?:it|the list)',
  },
};

const ACCEPT = {
  sv: '^(?:godkänn|acceptera|tillåt) alla',
  nb: '^(?:godta|tillat|aksepter) alle',
  da: '^(?:accepter|tillad) alle',
  fi: '^(?:hyväksy|salli) kaikki',
  sk: '^(?:prijať|povoliť|súhlasím so) všetk',
  en: '^(?:accept|allow) all',
};
const REFUSE = {
  sv: '^(?:avvisa|neka|avböj)|endast nödvändiga',
  nb: '^(?:avvis|avslå)|bare nødvendige',
  da: '^(?:afvis|nej)|kun nødvendige',
  fi: '^(?:hylkää|kiellä)|vain välttämättömät',
  sk: '^(?:odmietnuť|zamietnuť)|iba nevyhnutné',
  en: '^(?:reject|refuse|decline)|only necessary',
};
const REFUSAL: Requirement = {
  kind: 'equalButtons',
  says: 'a button that refuses, beside the one that accepts',
  words: REFUSE,
  acceptWords: ACCEPT,
};

const COOKIE_SETTINGS: Requirement = {
  kind: 'link',
  says: 'link with which consent is withdrawn',
  words: {
    any: '#cookie-settings|cookie settings|cookieinställning|cookieindstilling|informasjonskaps|evästeaset|nastavenia cookies',
  },
};

export const PRIVACY_RULES: readonly LawRule[] = [
  {
    id: 'privacy-form-link-eea',
    requires: 'A form that collects personal data links the privacy notice.',
    countries: EEA,
    source: { ...GDPR, article: 'articles 12 and 13' },
    national: {},
    since: '2018-05-25',
    until: null,
    where: { pages: null, part: 'form', when: [] },
    must: [LINK],
    dictionary: NOTICE_KEYS,
    lawyer: 'That the notice behind the link is complete for each form.',
  },
  {
    id: 'privacy-form-notice-eea',
    requires: 'At collection a form says who is responsible, why, how long, and which rights there are.',
    countries: EEA,
    source: { ...GDPR, article: 'article 13(1) and (2)' },
    national: {},
    since: '2018-05-25',
    until: null,
    where: { pages: null, part: 'form', when: [] },
    must: NOTICE,
    dictionary: NOTICE_KEYS,
    lawyer: 'The legal basis and the retention of each form.',
  },
  {
    id: 'privacy-form-link-gb',
    requires: 'A form that collects personal data links the privacy notice.',
    countries: ['GB'],
    source: { ...UK_GDPR, article: 'articles 12 and 13' },
    national: {},
    since: '2018-05-25',
    until: null,
    where: { pages: null, part: 'form', when: [] },
    must: [LINK],
    dictionary: NOTICE_KEYS,
    lawyer: 'That the notice behind the link is complete for each form.',
  },
  {
    id: 'privacy-form-notice-gb',
    requires: 'At collection a form says who is responsible, why, how long, and which rights there are.',
    countries: ['GB'],
    source: { ...UK_GDPR, article: 'article 13(1) and (2)' },
    national: {},
    since: '2018-05-25',
    until: null,
    where: { pages: null, part: 'form', when: [] },
    must: NOTICE,
    dictionary: NOTICE_KEYS,
    lawyer: 'The legal basis and the retention of each form.',
  },
  {
    id: 'privacy-page-eea',
    requires: 'The privacy notice names the controller, purposes, retention, rights and the authority for complaints.',
    countries: EEA,
    source: { ...GDPR, article: 'articles 13 and 77' },
    national: {},
    since: '2018-05-25',
    until: null,
    where: { pages: ['privacy'], part: 'main', when: [] },
    must: [...NOTICE, AUTHORITY],
    dictionary: [],
    lawyer: 'Recipients, transfers to third countries, legal bases, and the data protection officer.',
  },
  {
    id: 'privacy-page-gb',
    requires: 'The privacy notice names the controller, purposes, retention, rights and the authority for complaints.',
    countries: ['GB'],
    source: { ...UK_GDPR, article: 'articles 13 and 77' },
    national: { GB: 'Data (Use and Access) Act 2025 as it takes effect' },
    since: '2018-05-25',
    until: null,
    where: { pages: ['privacy'], part: 'main', when: [] },
    must: [...NOTICE, AUTHORITY],
    dictionary: [],
    lawyer: 'Recipients, transfers abroad, legal bases, and the complaints procedure of the act of 2025.',
  },
  {
    id: 'newsletter-unsubscribe-eea',
    requires: 'A sign-up for a newsletter says that it can be ended at any time.',
    countries: EEA,
    source: {
      act: 'Directive 2002/58/EC on privacy and electronic communications; GDPR',
      article: 'directive, article 13; GDPR, article 7(3)',
      url: 'https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19/eng',
    },
    national: {
      SE: 'marknadsföringslagen (2008:486), 19 §',
      NO: 'markedsføringsloven § 15',
      DK: 'markedsføringsloven § 10',
    },
    since: '2018-05-25',
    until: null,
    where: { pages: null, part: 'newsletterForm', when: [] },
    must: [UNSUBSCRIBE],
    dictionary: ['privacyConsent', 'privacyKeptUntilEnd'],
    lawyer: 'The text of the consent.',
  },
  {
    id: 'newsletter-unsubscribe-gb',
    requires: 'A sign-up for a newsletter says that it can be ended at any time.',
    countries: ['GB'],
    source: {
      act: 'Privacy and Electronic Communications Regulations 2003 (SI 2003/2426)',
      article: 'regulation 22',
      url: 'https://www.legislation.gov.uk/uksi/2003/2426',
    },
    national: {},
    since: '2018-05-25',
    until: null,
    where: { pages: null, part: 'newsletterForm', when: [] },
    must: [UNSUBSCRIBE],
    dictionary: ['privacyConsent', 'privacyKeptUntilEnd'],
    lawyer: 'The text of the consent.',
  },
  {
    id: 'consent-refusal-eea',
    requires: 'Where cookies can be accepted, they can be refused by a button beside it.',
    countries: EEA,
    source: {
      act: 'Directive 2002/58/EC on privacy and electronic communications; GDPR',
      article: 'directive, article 5(3); GDPR, articles 4(11) and 7',
      url: 'https://eur-lex.europa.eu/eli/dir/2002/58/2009-12-19/eng',
    },
    national: {
      SE: 'lagen (2022:482) om elektronisk kommunikation, chapter 9, 28 §',
      NO: 'ekomloven (2024-12-13-76) § 3-15',
      DK: 'cookiebekendtgørelsen (no. 1148 of 2011)',
      FI: 'laki sähköisen viestinnän palveluista (917/2014), section 205',
      SK: 'zákon č. 452/2021 Z. z. o elektronických komunikáciách, § 109',
    },
    since: '2018-05-25',
    until: null,
    where: { pages: null, part: 'consent', when: [] },
    must: [REFUSAL],
    dictionary: ['consentRejectAll', 'consentAcceptAll'],
    lawyer: 'That both buttons are alike in size and colour, which this rule does not see.',
  },
  {
    id: 'consent-refusal-gb',
    requires: 'Where cookies can be accepted, they can be refused by a button beside it.',
    countries: ['GB'],
    source: {
      act: 'Privacy and Electronic Communications Regulations 2003 (SI 2003/2426)',
      article: 'regulation 6',
      url: 'https://www.legislation.gov.uk/uksi/2003/2426',
    },
    national: { GB: 'Data (Use and Access) Act 2025, section 112 and schedule 12' },
    since: '2018-05-25',
    until: null,
    where: { pages: null, part: 'consent', when: [] },
    must: [REFUSAL],
    dictionary: ['consentRejectAll', 'consentAcceptAll'],
    lawyer: 'Which cookies need no consent since the act of 2025.',
  },
  {
    id: 'consent-withdrawal',
    requires: 'Every page has a link with which consent is withdrawn as easily as it was given.',
    countries: ['SE', 'NO', 'DK', 'FI', 'SK', 'GB'],
    source: { ...GDPR, article: 'article 7(3)' },
    national: { GB: 'UK GDPR, article 7(3)' },
    since: '2018-05-25',
    until: null,
    where: { pages: null, part: 'footer', when: [] },
    must: [COOKIE_SETTINGS],
    dictionary: ['cookieSettings'],
    lawyer: 'Nothing but the wording of the link.',
  },
  {
    id: 'privacy-link-footer',
    requires: 'Every page links the privacy notice.',
    countries: ['SE', 'NO', 'DK', 'FI', 'SK', 'GB'],
    source: { ...GDPR, article: 'article 12(1)' },
    national: { GB: 'UK GDPR, article 12(1)' },
    since: '2018-05-25',
    until: null,
    where: { pages: null, part: 'footer', when: [] },
    must: [LINK],
    dictionary: [],
    lawyer: 'Nothing but the wording of the link.',
  },
];
