import { loadavg } from 'node:os';
import { launchBrowser } from '../support/browser/browser.ts';
import { financedCars } from '../support/data/financedCars.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type LoadChoice, measureLoads, type PageLoads } from './loads.ts';
import { PRESETS, type PresetName } from './presets.ts';
import { PAGE_NAMES, type PageName, SITES, type SiteName } from './sites.ts';
import {
  type ClickFigures,
  createVisitor,
  type InteractionFigures,
  measureClicks,
  measureInteractions,
} from './visits.ts';

const PARTS = ['loads', 'clicks', 'interactions'] as const;
type Part = (typeof PARTS)[number];

export interface BrowserChoice extends LoadChoice {
  /** Size of the largest index. */
  cars: number;
  parts: readonly Part[];
}

export interface BrowserFigures {
  choice: BrowserChoice;
  loads: readonly PageLoads[];
  clicks: ClickFigures | null;
  interactions: InteractionFigures | null;
  /** Processes that waited for a processor at the end. With more of them than cores the figures are too high. */
  machineLoad: number;
}

/** Measures what `choice` names in Chromium, in one run. */
export async function measureBrowser(choice: BrowserChoice): Promise<BrowserFigures> {
  const { cars, parts } = choice;
  const product = await startProduct({ cars });
  const browser = await launchBrowser({ optimised: true });
  try {
    const loads = parts.includes('loads') ? await measureLoads(browser, product, choice) : [];
    const visits = parts.some((part) => part !== 'loads') ? await createVisitor(browser, product) : null;
    const clicks = visits && parts.includes('clicks') ? await measureClicks(visits, 10) : null;
    const interactions =
      visits && parts.includes('interactions') ? await measureInteractions(visits, await quotedCar(product)) : null;
    return { choice, loads, clicks, interactions, machineLoad: loadavg()[0] ?? 0 };
  } finally {
    await browser.close();
    await product.close();
  }
}

/** Returns the path of a car of marlow-uk with quotes. */
async function quotedCar(product: Product): Promise<string> {
  const [car] = (await financedCars(product, 20_000)).cars;
  if (!car) throw new Error('marlow-uk has no car with quotes');
  return `/buy-car/${car.car_id}/${car.slug}`;
}

/** The options of the command line: lists with commas, numbers as text. */
type Options = Partial<Record<'sites' | 'pages' | 'presets' | 'parts', string>> & { rounds: string; cars: string };

/**
 * Reads what to measure; by default everything.
 * @throws when an option names something unknown
 */
export function readBrowserChoice({ sites, pages, presets, parts, rounds, cars }: Options): BrowserChoice {
  return {
    sites: listed<SiteName>('sites', sites, Object.keys(SITES) as SiteName[]),
    pages: listed<PageName>('pages', pages, PAGE_NAMES),
    presets: listed<PresetName>('presets', presets, Object.keys(PRESETS) as PresetName[]),
    parts: listed<Part>('parts', parts, pages ? ['loads'] : PARTS, PARTS),
    rounds: Number(rounds),
    cars: Number(cars),
  };
}

function listed<Name extends string>(option: string, text = '', fallback: readonly Name[], all = fallback): Name[] {
  const names = text.split(',').filter(Boolean);
  const unknown = names.filter((name) => !all.includes(name as Name));
  if (unknown.length > 0) throw new Error(`--${option} has ${unknown.join(', ')}; known are ${all.join(', ')}`);
  return names.length > 0 ? (names as Name[]) : [...fallback];
}

/** Whether the choice is everything, so that the document may be written. */
export const isComplete = ({ sites, pages, presets, parts }: BrowserChoice): boolean =>
  sites.length === Object.keys(SITES).length &&
  pages.length === PAGE_NAMES.length &&
  presets.length === Object.keys(PRESETS).length &&
  parts.length === PARTS.length;
