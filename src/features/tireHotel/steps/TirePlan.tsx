import type { Tire } from '../../../contracts/tireHotel/authorization.ts';
import { numberFormat } from '../../../lib/formats.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { type Corner, cornerOf, isPlan } from './tirePositions.ts';
import * as styles from './vehicle.styles.ts';

/** Renders stored tires around a car that is seen from above; as a list when their positions are no corners (F110). */
export function TirePlan({ tires }: { tires: readonly Tire[] }) {
  const corners = tires.map(({ equipmentPosition }) => cornerOf(equipmentPosition));
  const hasPlan = isPlan(corners);
  return (
    <ul className={styles.plan} data-plan={hasPlan || undefined}>
      {tires.map((tire, at) => {
        const corner = corners[at] ?? null;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two tires may have one position, and the list never changes
            key={`${at} ${tire.equipmentPosition}`}
            className={styles.tire}
            data-side={corner?.side}
            data-end={corner?.end}
            data-tire-status={tire.wheel.threadStatusId}
          >
            <TireFacts tire={tire} corner={corner} />
          </li>
        );
      })}
      {hasPlan && (
        <li aria-hidden="true" className={styles.car}>
          <CarFromAbove marked={tires.flatMap((_tire, at) => corners[at] ?? [])} />
        </li>
      )}
    </ul>
  );
}

function TireFacts({ tire: { equipmentPosition, wheel }, corner }: { tire: Tire; corner: Corner | null }) {
  const translate = useTranslate();
  const { locale, code } = usePage().language;
  const lang = languageOfSystem(code);
  const number = (value: number) => numberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const { name, threadPattern, sectionWidth, aspectRatio, rimDiameter, threadDepth } = wheel;
  const status = wheel.threadStatusMessage;
  return (
    <>
      <h4>
        {corner && <CarFromAbove marked={[corner]} isSmall />}
        <span lang={lang}>{equipmentPosition}</span>
        {wheel.threadStatusId > 0 && (
          <span className={styles.warned} data-warned="">
            <Icon name="warning" size={18} />
            <span className={visuallyHidden}>{translate('tireWarned')}</span>
          </span>
        )}
      </h4>
      <p>{name}</p>
      <dl>
        {threadPattern && (
          <div>
            <dt>{translate('tirePattern')}</dt>
            <dd lang={lang}>{threadPattern}</dd>
          </div>
        )}
        <div>
          <dt>{translate('tireSize')}</dt>
          <dd>{`${number(sectionWidth)}/${number(aspectRatio)} R${number(rimDiameter)}`}</dd>
        </div>
        <div>
          <dt>{translate('tireDepth')}</dt>
          <dd>{`${number(threadDepth)} mm`}</dd>
        </div>
        {status && (
          <div>
            <dt>{translate('tireStatus')}</dt>
            <dd lang={lang}>{status}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** Returns `lang` for texts of the tire system, which are Swedish (WCAG 3.1.2); undefined on a Swedish page. */
export const languageOfSystem = (pageLanguage: string): string | undefined =>
  pageLanguage === 'sv' ? undefined : 'sv';

const TIRE_AT: Readonly<Record<Corner['side'], number>> = { left: 3, right: 49 };
const TIRE_TOP: Readonly<Record<Corner['end'], number>> = { front: 22, rear: 86 };
const CORNERS: readonly Corner[] = [
  { side: 'left', end: 'front' },
  { side: 'right', end: 'front' },
  { side: 'left', end: 'rear' },
  { side: 'right', end: 'rear' },
];

/** Draws a car from above; the marked tires are filled. */
function CarFromAbove({ marked, isSmall = false }: { marked: readonly Corner[]; isSmall?: boolean }) {
  return (
    <svg
      viewBox="0 0 64 128"
      width={isSmall ? 20 : 96}
      height={isSmall ? 40 : 192}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth={isSmall ? 4 : 1.5}
    >
      <path d="M14 22C14 9 21 4 32 4s18 5 18 18v84c0 12-6 18-18 18s-18-6-18-18Z" />
      {!isSmall && (
        <path d="M19 46c8-5 18-5 26 0l-3 12H22ZM22 100c6 3 14 3 20 0l2 10c-7 4-17 4-24 0ZM18 56v40M46 56v40" />
      )}
      {CORNERS.map((corner) => {
        const isMarked = marked.some(({ side, end }) => side === corner.side && end === corner.end);
        if (isSmall && !isMarked) return null;
        return (
          <rect
            key={`${corner.side} ${corner.end}`}
            x={TIRE_AT[corner.side]}
            y={TIRE_TOP[corner.end]}
            width={12}
            height={26}
            rx={3}
            fill={isMarked ? 'currentColor' : 'none'}
          />
        );
      })}
    </svg>
  );
}
