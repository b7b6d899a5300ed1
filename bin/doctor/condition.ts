import type { CarDetail } from '../../src/contracts/car/car.ts';
import type { TestProtocol } from '../../src/contracts/car/condition.ts';
import { type OdometerIssue, type OdometerReading, odometerIssues } from '../../src/contracts/car/odometer.ts';
import type { Findings } from './finding.ts';

/** The fields that the examination of a car's condition reads. */
export const CONDITION_FIELDS = [
  ...['car_history', 'car_odometer', 'car_odometer_unit', 'indexed_at', 'car_test_protocol', 'car_images'],
] as const satisfies readonly (keyof CarDetail)[];

type Examined = Pick<CarDetail, (typeof CONDITION_FIELDS)[number] | 'car_id'>;

/** Adds a car's odometer readings that contradict each other, those that are unlikely, and remarks on images that the car does not have. */
export function examineCondition(car: Examined, page: string, findings: Findings): void {
  const issues = odometerIssues(car);
  const contradictions = issues.filter(({ kind }) => kind !== 'jump').map(contradictionText);
  const jumps = issues.filter(({ kind }) => kind === 'jump').map(pairText);
  if (contradictions.length > 0) findings.add('odometer', car.car_id, { page, detail: contradictions.join('; ') });
  if (jumps.length > 0) findings.add('odometerJump', car.car_id, { page, detail: jumps.join('; ') });
  const lost = remarksWithoutImage(car);
  if (lost.length > 0)
    findings.add('remarkImage', car.car_id, { page, detail: `${lost.join(', ')}: listed without a mark` });
}

const contradictionText = (issue: OdometerIssue): string => {
  const { misread } = issue;
  return pairText(issue) + (misread ? `: ${misread.reading.value} agrees with the others in ${misread.unit}` : '');
};

const pairText = ({ earlier, later }: OdometerIssue): string => `${readingText(earlier)}, then ${readingText(later)}`;

const readingText = ({ date, kind, value, unit }: OdometerReading): string =>
  [date, kind === 'present' ? 'car_odometer' : kind, value, unit].filter((part) => part !== '').join(' ');

/** Returns the ids of remarks that name an image which the car does not have. */
function remarksWithoutImage({ car_test_protocol: protocol, car_images: images }: Examined): string[] {
  const urls = new Set((images ?? []).flatMap(({ original, thumbnail_url }) => [original, thumbnail_url]));
  const isLost = ({ image }: TestProtocol['remarks'][number]) => Boolean(image) && !urls.has(image);
  return (protocol?.remarks ?? []).filter(isLost).map(({ id }) => id);
}
