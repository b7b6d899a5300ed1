import type { TotalCostConfig } from '../../config/totalCostConfig.ts';

/**
 * What the total costs of the sample are calculated from, by country. The taxes are those of the law; all other values are examples of the invented
 * groups. A group checks each of them, and states its day and source, before it shows a total.
 */
type Tables = Omit<TotalCostConfig, 'path'>;

/** Shares of the price that a car loses in 12 months, by its age. The same rate for distance as in the price indicator. */
const LOSSES = {
  byAge: [
    { underYears: 1, low: 0.15, high: 0.24 },
    { underYears: 3, low: 0.12, high: 0.18 },
    { underYears: 6, low: 0.09, high: 0.14 },
    { underYears: 100, low: 0.06, high: 0.11 },
  ],
  kilometres: 15000,
  per10000Km: 0.018,
};

const DIESEL_STEP = { above: 0, perGram: 13.52 };
const BASIC_STEP = { above: 111, perGram: 22 };

/** The raised tax of the first three years, by the first registration, then the tax of all others. */
const SWEDISH_TAX: NonNullable<Tables['tax']>['value'] = [
  { fuels: ['electric'], perYear: 360 },
  ...malus('2022-06-01', [75, 125], [107, 132]),
  ...malus('2021-04-01', [90, 130], [107, 132]),
  { fuels: ['diesel'], from: '2018-07-01', perYear: 610, steps: [DIESEL_STEP, BASIC_STEP] },
  { fuels: ['diesel'], from: '2008-01-01', perYear: 360 * 2.37 + 250, steps: [{ above: 111, perGram: 22 * 2.37 }] },
  { fuels: ['petrol', 'plugin'], from: '2006-01-01', perYear: 360, steps: [BASIC_STEP] },
];

function malus(from: string, [low, high]: [number, number], [first, second]: [number, number]) {
  const steps = [
    { above: low, perGram: first },
    { above: high, perGram: second - first },
  ];
  return [
    { fuels: ['diesel' as const], from, underYears: 3, perYear: 610, steps: [DIESEL_STEP, ...steps] },
    { fuels: ['petrol' as const, 'plugin' as const], from, underYears: 3, perYear: 360, steps },
  ];
}

/** A value of the groups with its source, as all of them were checked on one day. */
const checked = <Value>(value: Value, source: string) => ({ value, date: '2026-11-15', source });

/** Real consumption as a share of the stated one, by the same report in each language. */
const realConsumption = (source: string) => ({ value: { low: 1, high: 1.24 }, date: '2024-03-18', source });

/** Litres for 100 km of a plug-in hybrid that does not drive on electricity. */
const EMPTY_BATTERY = { low: 5.5, high: 8 };

/** Sweden, in kronor and mil. */
const sweden: Tables = {
  fuels: { petrol: ['Bensin', 'Elhybrid'], diesel: ['Diesel'], electric: ['El'], plugin: ['Laddhybrid'] },
  distance: checked(1500, 'vårt antagande'),
  petrol: checked(16.5, 'listpriser vid bensinstationer, enligt vår kontroll'),
  diesel: checked(17.6, 'listpriser vid bensinstationer, enligt vår kontroll'),
  electricity: checked(2, 'rörligt elavtal med nätavgift och skatter, enligt vår kontroll'),
  charging: checked(5.5, 'snabbladdning utan abonnemang, enligt vår kontroll'),
  home: checked(0.8, 'vårt antagande'),
  electric: checked(0.5, 'vårt antagande'),
  overStated: realConsumption('EU-kommissionens rapport COM(2024) 122 om verklig förbrukning'),
  pluginLitres: checked(EMPTY_BATTERY, 'vår egen bedömning av tomt batteri'),
  insurance: checked(
    { PC: { low: 5000, high: 9000 }, LCV: { low: 6500, high: 12000 } },
    'vårt urval av offerter på helförsäkring',
  ),
  service: checked(
    {
      engine: { PC: { low: 3500, high: 5500 }, LCV: { low: 4200, high: 6800 } },
      electric: { PC: { low: 2000, high: 3500 }, LCV: { low: 2600, high: 4300 } },
    },
    'prislistan i våra egna verkstäder',
  ),
  tires: checked(
    { set: { PC: { low: 7000, high: 12000 }, LCV: { low: 8500, high: 14000 } }, kilometres: 40000 },
    'vår egen prislista, med montering',
  ),
  tax: { value: SWEDISH_TAX, date: '2022-06-01', source: 'vägtrafikskattelagen (2006:227)' },
  depreciation: checked(LOSSES, 'vår egen bedömning av inbytespriser'),
};

/** Norway, in kroner and kilometres. */
const norway: Tables = {
  fuels: { petrol: ['Bensin', 'Hybrid'], diesel: ['Diesel'], electric: ['El'], plugin: ['Ladbar hybrid'] },
  distance: checked(12000, 'vår antakelse'),
  petrol: checked(21, 'listepriser på bensinstasjoner, kontrollert av oss'),
  diesel: checked(20, 'listepriser på bensinstasjoner, kontrollert av oss'),
  electricity: checked(1.5, 'spotpris med nettleie og avgifter, kontrollert av oss'),
  charging: checked(5, 'hurtiglading uten abonnement, kontrollert av oss'),
  home: checked(0.8, 'vår antakelse'),
  electric: checked(0.5, 'vår antakelse'),
  overStated: realConsumption('EU-kommisjonens rapport COM(2024) 122 om faktisk forbruk'),
  pluginLitres: checked(EMPTY_BATTERY, 'vår egen vurdering med tomt batteri'),
  insurance: checked(
    { PC: { low: 7000, high: 13000 }, LCV: { low: 8500, high: 16000 } },
    'vårt utvalg av tilbud på kaskoforsikring',
  ),
  service: checked(
    {
      engine: { PC: { low: 4500, high: 7000 }, LCV: { low: 5200, high: 8200 } },
      electric: { PC: { low: 2500, high: 4300 }, LCV: { low: 3100, high: 5200 } },
    },
    'prislisten i våre egne verksteder',
  ),
  tires: checked(
    { set: { PC: { low: 8000, high: 14000 }, LCV: { low: 9500, high: 16000 } }, kilometres: 40000 },
    'vår egen prisliste, med montering',
  ),
  tax: null,
  depreciation: checked(LOSSES, 'vår egen vurdering av innbyttepriser'),
};

/** Denmark, in kroner and kilometres. */
const denmark: Tables = {
  fuels: { petrol: ['Benzin', 'Hybrid'], diesel: ['Diesel'], electric: ['El'], plugin: ['Plug-in hybrid'] },
  distance: checked(15000, 'vores antagelse'),
  petrol: checked(14, 'listepriser på tankstationer, kontrolleret af os'),
  diesel: checked(13.3, 'listepriser på tankstationer, kontrolleret af os'),
  electricity: checked(2.6, 'variabel elpris med nettarif og afgifter, kontrolleret af os'),
  charging: checked(4.5, 'lynladning uden abonnement, kontrolleret af os'),
  home: checked(0.8, 'vores antagelse'),
  electric: checked(0.5, 'vores antagelse'),
  overStated: realConsumption('EU-Kommissionens rapport COM(2024) 122 om det faktiske forbrug'),
  pluginLitres: checked(EMPTY_BATTERY, 'vores egen vurdering med tomt batteri'),
  insurance: checked(
    { PC: { low: 5500, high: 9500 }, LCV: { low: 7000, high: 12500 } },
    'vores udvalg af tilbud på kaskoforsikring',
  ),
  service: checked(
    {
      engine: { PC: { low: 4000, high: 6500 }, LCV: { low: 4800, high: 7600 } },
      electric: { PC: { low: 2200, high: 3800 }, LCV: { low: 2800, high: 4600 } },
    },
    'prislisten i vores egne værksteder',
  ),
  tires: checked(
    { set: { PC: { low: 6000, high: 10500 }, LCV: { low: 7200, high: 12500 } }, kilometres: 40000 },
    'vores egen prisliste, med montering',
  ),
  tax: null,
  depreciation: checked(LOSSES, 'vores egen vurdering af byttepriser'),
};

/** Finland, in euros and kilometres. */
const finland: Tables = {
  fuels: { petrol: ['Bensiini', 'Hybridi'], diesel: ['Diesel'], electric: ['Sähkö'], plugin: ['Ladattava hybridi'] },
  distance: checked(15000, 'oletuksemme'),
  petrol: checked(1.8, 'huoltoasemien listahinnat, tarkistuksemme mukaan'),
  diesel: checked(1.72, 'huoltoasemien listahinnat, tarkistuksemme mukaan'),
  electricity: checked(0.16, 'pörssisähkö siirtomaksuineen ja veroineen, tarkistuksemme mukaan'),
  charging: checked(0.42, 'pikalataus ilman sopimusta, tarkistuksemme mukaan'),
  home: checked(0.8, 'oletuksemme'),
  electric: checked(0.5, 'oletuksemme'),
  overStated: realConsumption('EU:n komission kertomus COM(2024) 122 todellisesta kulutuksesta'),
  pluginLitres: checked(EMPTY_BATTERY, 'oma arviomme tyhjällä akulla'),
  insurance: checked(
    { PC: { low: 450, high: 900 }, LCV: { low: 600, high: 1200 } },
    'kokoamamme kaskovakuutustarjoukset',
  ),
  service: checked(
    {
      engine: { PC: { low: 350, high: 600 }, LCV: { low: 420, high: 720 } },
      electric: { PC: { low: 200, high: 380 }, LCV: { low: 260, high: 460 } },
    },
    'omien korjaamojemme hinnasto',
  ),
  tires: checked(
    { set: { PC: { low: 600, high: 1050 }, LCV: { low: 720, high: 1250 } }, kilometres: 40000 },
    'oma hinnastomme, asennus mukana',
  ),
  tax: null,
  depreciation: checked(LOSSES, 'oma arviomme vaihtohinnoista'),
};

/** Slovakia, in euros and kilometres. */
const slovakia: Tables = {
  fuels: { petrol: ['Benzín', 'Hybrid'], diesel: ['Diesel'], electric: ['Elektro'], plugin: ['Plug-in hybrid'] },
  distance: checked(13000, 'náš predpoklad'),
  petrol: checked(1.55, 'cenníkové ceny na čerpacích staniciach podľa našej kontroly'),
  diesel: checked(1.48, 'cenníkové ceny na čerpacích staniciach podľa našej kontroly'),
  electricity: checked(0.18, 'elektrina v domácnosti s distribúciou a daňami podľa našej kontroly'),
  charging: checked(0.5, 'rýchle nabíjanie bez predplatného podľa našej kontroly'),
  home: checked(0.8, 'náš predpoklad'),
  electric: checked(0.5, 'náš predpoklad'),
  overStated: realConsumption('správa Európskej komisie COM(2024) 122 o skutočnej spotrebe'),
  pluginLitres: checked(EMPTY_BATTERY, 'náš odhad s prázdnou batériou'),
  insurance: checked(
    { PC: { low: 350, high: 800 }, LCV: { low: 450, high: 1000 } },
    'náš výber ponúk povinného a havarijného poistenia',
  ),
  service: checked(
    {
      engine: { PC: { low: 250, high: 450 }, LCV: { low: 300, high: 540 } },
      electric: { PC: { low: 150, high: 300 }, LCV: { low: 200, high: 360 } },
    },
    'cenník našich vlastných servisov',
  ),
  tires: checked(
    { set: { PC: { low: 400, high: 800 }, LCV: { low: 500, high: 950 } }, kilometres: 40000 },
    'náš vlastný cenník vrátane montáže',
  ),
  tax: {
    value: [{ perYear: 0 }],
    date: '2015-01-01',
    source: 'zákon č. 361/2014 Z. z.: súkromné autá dani nepodliehajú',
  },
  depreciation: checked(LOSSES, 'náš vlastný odhad výkupných cien'),
};

/** Britain, in pounds and miles. */
const britain: Tables = {
  fuels: { petrol: ['Petrol', 'Hybrid'], diesel: ['Diesel'], electric: ['Electric'], plugin: ['Plug-in hybrid'] },
  consumption: 'british',
  distance: checked(8000, 'our assumption'),
  petrol: checked(1.36, 'pump prices, as we checked them'),
  diesel: checked(1.44, 'pump prices, as we checked them'),
  electricity: checked(0.27, 'home tariff with standing charge and VAT, as we checked it'),
  charging: checked(0.58, 'rapid charging without a subscription, as we checked it'),
  home: checked(0.8, 'our assumption'),
  electric: checked(0.5, 'our assumption'),
  overStated: realConsumption('European Commission report COM(2024) 122 on real-world consumption'),
  pluginLitres: checked(EMPTY_BATTERY, 'our own estimate with an empty battery'),
  insurance: checked(
    { PC: { low: 450, high: 900 }, LCV: { low: 600, high: 1200 } },
    'our selection of comprehensive insurance quotes',
  ),
  service: checked(
    {
      engine: { PC: { low: 260, high: 420 }, LCV: { low: 320, high: 520 } },
      electric: { PC: { low: 160, high: 280 }, LCV: { low: 210, high: 340 } },
    },
    'the price list of our own workshops',
  ),
  tires: checked(
    { set: { PC: { low: 380, high: 720 }, LCV: { low: 460, high: 860 } }, kilometres: 40000 },
    'our own price list, fitted',
  ),
  tax: {
    value: [{ from: '2017-04-01', perYear: 200 }],
    date: '2026-04-01',
    source: 'Vehicle Excise Duty: the standard rate, without the expensive car supplement',
  },
  depreciation: checked(LOSSES, 'our own estimate of part-exchange prices'),
};

export const TOTAL_COSTS = { sweden, norway, denmark, finland, slovakia, britain };
