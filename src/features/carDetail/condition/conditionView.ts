import type { CarDetail } from '../../../contracts/car/car.ts';
import type { HistoryEntry, TestProtocol } from '../../../contracts/car/condition.ts';
import { type OdometerReading, odometerIssues } from '../../../contracts/car/odometer.ts';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import type { Wording } from '../../../contracts/page/loader.ts';
import type { LocalizedText } from '../../../contracts/search/valueTexts.ts';
import { recordText } from '../../../lib/indexLanguage.ts';
import { titleOf } from '../../car/card.ts';
import { altOf, type CarImageView, imagesOf } from '../../car/carImages.ts';
import {
  type ConditionFact,
  conditionFacts,
  documentHref,
  entryReading,
  readingText,
} from '../../car/conditionFacts.ts';
import { formatDay, formatPercent } from '../../car/format.ts';

/** What the page of a car claims about its condition and history, each claim with its document or without one (decision 0226). */
export interface ConditionView {
  facts: ConditionFact[];
  protocol?: ProtocolView;
  history: HistoryView[];
  battery?: BatteryView;
  /** What there is no evidence of, as labels. */
  missing: MissingLabel[];
  /** The readings of the odometer that contradict each other. */
  contradiction?: string;
}

type MissingLabel = Extract<DictionaryKey, 'conditionNoProtocol' | 'conditionNoHistory' | 'conditionNoBattery'>;

/** A claim with who made it and when. */
interface Claim {
  /** The issuer's name, as the record has it. */
  issuer?: LocalizedText;
  date: string;
  /** URL of the document; absent without one. */
  document?: string;
}

export interface ProtocolView extends Claim {
  number: string;
  grades: { part: string; grade: number; text: string; points?: string }[];
  remarks: RemarkView[];
  figures: FigureView[];
}

interface RemarkView {
  /** From 1, as on the image. */
  number: number;
  text: LocalizedText;
  part: string;
  severity: string;
  isOnImage: boolean;
}

export interface FigureView {
  image: CarImageView;
  alt: string;
  /** Shares of the image from its top left corner. */
  spots: { number: number; text: LocalizedText; x: number; y: number }[];
}

interface HistoryView extends Claim {
  kind: string;
  reading?: string;
}

interface BatteryView extends Claim {
  text: string;
}

/** Returns what a page claims about a car; null for a car that is not used and has no claim. */
export function conditionView(car: CarDetail, wording: Wording): ConditionView | null {
  const { car_test_protocol: protocol, car_battery_health: battery } = car;
  const facts = conditionFacts(car, wording);
  const history = historyOf(car, wording);
  const hasClaims = Boolean(protocol) || facts.length > 0 || history.length > 0;
  if (!car.car_is_used && !hasClaims) return null;
  const contradiction = contradictionOf(car, wording);
  return {
    facts,
    ...(protocol && { protocol: protocolOf(protocol, car, wording) }),
    history,
    ...(battery && {
      battery: {
        ...claimOf(battery, wording),
        text: wording.translate('conditionBatteryShare', { share: formatPercent(battery.percent, wording.language) }),
      },
    }),
    missing: missingOf(car),
    ...(contradiction !== undefined && { contradiction }),
  };
}

/** Returns what a used car lacks. The battery is that of a car that is charged. */
function missingOf({
  car_test_protocol,
  car_history: history,
  car_battery_health,
  battery_size,
}: CarDetail): MissingLabel[] {
  const missing: [MissingLabel, boolean][] = [
    ['conditionNoProtocol', !car_test_protocol],
    ['conditionNoHistory', !history?.length],
    ['conditionNoBattery', Boolean(battery_size) && !car_battery_health],
  ];
  return missing.flatMap(([label, isMissing]) => (isMissing ? [label] : []));
}

interface Issued {
  date: string;
  issuer?: string | null | undefined;
  document_url?: string | null | undefined;
}

function claimOf({ date, issuer, document_url: url }: Issued, wording: Wording): Claim {
  const document = documentHref(url, wording);
  return {
    date: formatDay(date, wording.language) ?? date,
    ...(issuer && { issuer: recordText(issuer, wording) }),
    ...(document !== undefined && { document }),
  };
}

function protocolOf(protocol: TestProtocol, car: CarDetail, wording: Wording): ProtocolView {
  const { translate } = wording;
  const images = imagesOf(car);
  const remarks = protocol.remarks.map((remark, index) => ({ ...remark, number: index + 1 }));
  // An image is named by its URL, so that another order of the images moves no spot.
  const figures = images.flatMap((image, index): FigureView[] => {
    const spots = remarks.flatMap(({ number, text, image: src, x, y }) =>
      src === image.src && isShare(x) && isShare(y) ? [{ number, text: recordText(text, wording), x, y }] : [],
    );
    const name = translate('imageOf', { name: titleOf(car, wording), number: index + 1, total: images.length });
    return spots.length > 0 ? [{ image, alt: altOf(name, image, translate), spots }] : [];
  });
  const marked = new Set(figures.flatMap(({ spots }) => spots.map(({ number }) => number)));
  return {
    ...claimOf(protocol, wording),
    number: protocol.number,
    grades: protocol.grades.map(({ part, grade, points }) => ({
      part: translate(`conditionPart_${part}`),
      grade,
      text: translate('conditionGrade', { grade, text: translate(`conditionGrade${grade as 1 | 2 | 3 | 4 | 5}`) }),
      ...(points && { points: translate('conditionPoints', { count: points }) }),
    })),
    remarks: remarks.map(({ number, text, part, severity }) => ({
      number,
      text: recordText(text, wording),
      part: translate(`conditionPart_${part}`),
      severity: translate(`conditionSeverity_${severity}`),
      isOnImage: marked.has(number),
    })),
    figures,
  };
}

const isShare = (value: number | null | undefined): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** Returns the history, the latest entry first. */
function historyOf({ car_history: history }: CarDetail, wording: Wording): HistoryView[] {
  const entries = [...(history ?? [])].sort((a, b) => b.date.localeCompare(a.date));
  return entries.map((entry: HistoryEntry): HistoryView => {
    const reading = entryReading(entry, wording);
    return {
      ...claimOf(entry, wording),
      kind: wording.translate(`conditionHistory_${entry.kind}`),
      ...(reading !== undefined && { reading }),
    };
  });
}

function contradictionOf(car: CarDetail, wording: Wording): string | undefined {
  const issue = odometerIssues(car).find(({ kind }) => kind !== 'jump');
  const { translate, language } = wording;
  const textOf = (reading: OdometerReading) =>
    `${readingText(reading, wording)} (${formatDay(reading.date, language) ?? translate('conditionToday')})`;
  return issue && translate('conditionContradiction', { earlier: textOf(issue.earlier), later: textOf(issue.later) });
}
