import { createRandom, type Random } from '../../../lib/random.ts';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import { type HistoryEntry, TESTED_PARTS, type TestProtocol } from '../../../src/contracts/car/condition.ts';
import { fill } from '../texts/indexTexts.ts';
import type { RemarkName } from '../texts/language.ts';
import type { Draft } from './draft.ts';
import { batteryHealth, FIRST_INSPECTION } from './story.ts';

/** What is claimed about the condition and the history of a used car: in agreement with its description, and some of it without a document. */

type Condition = Pick<
  CarRecord,
  'car_test_protocol' | 'car_history' | 'car_owners' | 'car_next_inspection' | 'car_battery_health'
>;
type Remark = TestProtocol['remarks'][number];

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;
/** Share of documents that are there, and shares of cars with a protocol or a history although the description has no word of it. */
const DOCUMENTED = 0.8;
const TESTED = 0.7;
const WITH_HISTORY = 0.75;
/** Share of plug-in hybrids whose battery has been measured; that of every electric car has. */
const MEASURED = 0.5;
/** Share of the remarks that no image shows. */
const WITHOUT_IMAGE = 0.2;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Sample documents of the media edge by kind and language (`sandbox/media/sheets/evidenceSheets.ts`). */
type DocumentKind = 'test' | 'service' | 'inspection' | 'register' | 'battery';
const documentUrl = (kind: DocumentKind, { site }: Draft): string => `/-/media/files/${kind}-${site.language}.pdf`;

/** Returns the fields of a used car; none for others. They have random numbers of their own, so that no other field changes. */
export function conditionFields(draft: Draft, car: CarRecord): Partial<Condition> {
  const { kind, type, registered, choice, site } = draft;
  if (kind !== 'used' || type === 'MC' || registered === null) return {};
  const random = createRandom(`${site.id}/${draft.id}/condition`);
  const description = car.car_description ?? '';
  const [complete, onSchedule, oneOwner, , tested] = draft.texts.story.history.map((sentence) =>
    description.includes(sentence.split('{')[0]?.trim() ?? sentence),
  );
  const isTested = tested || random.chance(TESTED);
  const owners = oneOwner ? 1 : random.int(1, Math.max(1, Math.min(4, Math.ceil(draft.age / 2))));
  const hasHistory = complete || onSchedule || oneOwner || random.chance(WITH_HISTORY);
  const isMeasured = choice.variant.fuel === 'electric' || (choice.variant.battery > 0 && random.chance(MEASURED));
  return {
    car_test_protocol: isTested ? protocolOf(draft, car, random) : null,
    ...(hasHistory && historyOf(draft, registered, owners, random)),
    car_battery_health: isMeasured ? batteryOf(draft, random) : null,
  };
}

/** Where a remark is, on which view, by shares of its width and height. A mirrored view has it on the other side. */
const PLACES: Readonly<
  Record<RemarkName, { part: Remark['part']; severity: Remark['severity']; view?: RegExp; at?: [x: number, y: number] }>
> = {
  chips: { part: 'body', severity: 'minor', view: /\/front\.jpg$/, at: [0.5, 0.48] },
  dent: { part: 'body', severity: 'moderate', view: /\/side(?:-right)?\.jpg$/, at: [0.45, 0.6] },
  rims: { part: 'wheels', severity: 'minor', view: /\/side(?:-right)?\.jpg$/, at: [0.21, 0.69] },
  bumper: { part: 'body', severity: 'minor', view: /\/rear(?:-left)?\.jpg$/, at: [0.25, 0.68] },
  wheel: { part: 'interior', severity: 'minor', view: /\/cockpit(?:-right)?\.jpg$/, at: [0.32, 0.7] },
  discs: { part: 'brakes', severity: 'moderate' },
};

function protocolOf(draft: Draft, car: CarRecord, random: Random): TestProtocol {
  const names = Object.keys(PLACES) as RemarkName[];
  const remarks = random
    .sample(names, random.int(0, 4))
    .map((name, at) => remarkOf(name, `r${at + 1}`, draft, car, random));
  const share = Math.floor(draft.site.checkPoints / TESTED_PARTS.length);
  return {
    number: `T${draft.id.slice(-5)}-${draft.year % 100}`,
    date: draft.published.slice(0, 10),
    issuer: draft.texts.tests.tester,
    ...(random.chance(DOCUMENTED) && { document_url: documentUrl('test', draft) }),
    grades: TESTED_PARTS.map((part, at) => {
      const found = remarks.filter((remark) => remark.part === part);
      const isNoticeable = found.some(({ severity }) => severity !== 'minor');
      return {
        part,
        grade: isNoticeable ? 3 : found.length > 0 || draft.age > 6 ? 4 : 5,
        points: at === 0 ? draft.site.checkPoints - share * (TESTED_PARTS.length - 1) : share,
      };
    }),
    remarks,
  };
}

function remarkOf(name: RemarkName, id: string, { texts }: Draft, car: CarRecord, random: Random): Remark {
  const { part, severity, view, at } = PLACES[name];
  const remark: Remark = { id, part, severity, text: texts.tests.remarks[name] };
  const shown = random.chance(WITHOUT_IMAGE) ? undefined : imageOf(view, car);
  if (!shown || !at) return remark;
  const isMirrored = /-(?:right|left)\.jpg$/.test(shown);
  return { ...remark, image: shown, x: isMirrored ? 1 - at[0] : at[0], y: at[1] };
}

/** Returns the URL of the car's image of a view. */
const imageOf = (view: RegExp | undefined, { car_images: images }: CarRecord): string | undefined =>
  images?.find(({ original }) => view?.test(original ?? ''))?.original ?? undefined;

function historyOf(
  draft: Draft,
  registered: string,
  owners: number,
  random: Random,
): Pick<Condition, 'car_history' | 'car_owners' | 'car_next_inspection'> {
  const { site, texts, dealer, choice, format, km, age } = draft;
  const start = Date.parse(registered);
  const end = Math.max(start, Date.parse(draft.published.slice(0, 10)));
  const { workshop, inspector, register } = texts.tests;
  const garage = fill(workshop, { make: choice.make.name, city: dealer.site_city ?? '' });
  const provedBy = (kind: DocumentKind, issuer: string) => ({
    issuer,
    ...(random.chance(DOCUMENTED) && { document_url: documentUrl(kind, draft) }),
  });
  const entryAt = (kind: HistoryEntry['kind'], share: number): HistoryEntry => {
    const isBritish = site.country === 'GB';
    const driven = Math.floor(isBritish ? format.mileage(km * share * 0.99) : km * share * 0.99);
    const entry: HistoryEntry = {
      date: dayOf(start + (end - start) * share),
      kind,
      odometer: driven,
      odometer_unit: isBritish ? 'mi' : 'km',
    };
    if (kind === 'service') return { ...entry, ...provedBy(kind, garage) };
    return { ...entry, ...(kind === 'inspection' ? provedBy(kind, inspector) : provedBy('register', register)) };
  };
  const years = Math.floor((end - start) / YEAR_MS);
  const services = Array.from({ length: years }, (_, at) => entryAt('service', (at + 0.9) / (years + 0.4)));
  const changes = Array.from({ length: owners - 1 }, (_, at) => entryAt('owner', (at + 1) / owners));
  const inspections = age >= FIRST_INSPECTION ? [entryAt('inspection', 0.6), entryAt('inspection', 1)] : [];
  const registration = { date: registered, kind: 'registration', ...provedBy('register', register) } as const;
  const history = [registration, ...services, ...changes, ...inspections];
  return {
    car_history: history.sort((a, b) => a.date.localeCompare(b.date)),
    car_owners: owners,
    ...(inspections.length > 0 && { car_next_inspection: dayOf(end + 2 * YEAR_MS) }),
  };
}

function batteryOf(draft: Draft, random: Random): CarRecord['car_battery_health'] {
  const isElectric = draft.choice.variant.fuel === 'electric';
  return {
    percent: batteryHealth(draft),
    date: draft.published.slice(0, 10),
    issuer: draft.texts.tests.battery,
    ...((isElectric || random.chance(DOCUMENTED)) && { document_url: documentUrl('battery', draft) }),
  };
}
