import { plainText } from '../../../contracts/search/valueTexts.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { fallbackSrc, srcSetOf } from '../../../ui/imageSources.ts';
import { Localized } from '../../../ui/Localized.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { frame, image as imageStyle } from '../../car/CarImage.styles.ts';
import { CAR_IMAGE_HEIGHT, CAR_IMAGE_WIDTH } from '../../car/carImageSize.ts';
import { ClaimLine } from './Claim.tsx';
import * as styles from './Condition.styles.ts';
import type { FigureView, ProtocolView } from './conditionView.ts';

/** Widest first: two images of a wide window are in one row. */
const SIZES = '(min-width: 64rem) 30vw, (min-width: 40rem) 48vw, 100vw';
const BEST_GRADE = 5;

const remarkId = (number: number) => `remark-${number}`;
const spotId = (number: number) => `remark-spot-${number}`;

/** Renders the test of a car: grades, and remarks with their spots on its images. */
export function Protocol({ protocol }: { protocol: ProtocolView }) {
  const translate = useTranslate();
  const { number, date, issuer, document, grades, figures } = protocol;
  const name = translate('conditionProtocol');
  return (
    <div className={styles.part}>
      <Heading level={3} size="small">
        {name}
      </Heading>
      <ClaimLine
        texts={[translate('conditionNumber', { number }), date]}
        issuer={issuer}
        document={document}
        name={`${name} ${number}`}
      />
      <dl className={styles.grades}>
        {grades.map(({ part, grade, text, points }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>
              <span className={styles.scale} aria-hidden="true" data-grade={grade}>
                <span style={{ width: `${(grade / BEST_GRADE) * 100}%` }} />
              </span>
              <span>{text}</span>
              {points && <span className={styles.points}>{points}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Heading level={4} size="small">
        {translate(protocol.remarks.length > 0 ? 'conditionRemarks' : 'conditionNoRemarks')}
      </Heading>
      {figures.length > 0 && <Figures figures={figures} />}
      {protocol.remarks.length > 0 && <Remarks remarks={protocol.remarks} />}
    </div>
  );
}

/** Renders the images with numbered spots. A spot is a link to its remark, and the remark links back: the browser moves focus and highlight. */
function Figures({ figures }: { figures: readonly FigureView[] }) {
  const translate = useTranslate();
  const hasIllustration = figures.some(({ image }) => image.isIllustration);
  return (
    <>
      <div className={styles.figures}>
        {figures.map(({ image, alt, spots }) => (
          <div key={image.src} className={styles.figure}>
            <span className={frame}>
              <img
                className={imageStyle}
                loading="lazy"
                decoding="async"
                sizes={SIZES}
                srcSet={srcSetOf(image.src, CAR_IMAGE_WIDTH)}
                src={fallbackSrc(image.src, CAR_IMAGE_WIDTH)}
                alt={alt}
                width={CAR_IMAGE_WIDTH}
                height={CAR_IMAGE_HEIGHT}
              />
            </span>
            {spots.map(({ number, text, x, y }) => (
              <a
                key={number}
                id={spotId(number)}
                className={styles.spot}
                href={`#${remarkId(number)}`}
                aria-label={translate('conditionMark', { number, text: plainText(text) })}
                style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              >
                {number}
              </a>
            ))}
          </div>
        ))}
      </div>
      {hasIllustration && <p className={styles.note}>{translate('conditionIllustration')}</p>}
    </>
  );
}

function Remarks({ remarks }: { remarks: ProtocolView['remarks'] }) {
  const translate = useTranslate();
  return (
    <ol className={styles.remarks}>
      {remarks.map(({ number, text, part, severity, isOnImage }) => (
        <li key={number}>
          {isOnImage ? (
            <a
              id={remarkId(number)}
              className={styles.number}
              href={`#${spotId(number)}`}
              aria-label={translate('conditionShow', { number })}
            >
              {number}
            </a>
          ) : (
            <span className={styles.number}>{number}</span>
          )}
          <span className={styles.remark}>
            <Localized text={text} />
            <span className={styles.note}>
              {[part, severity, isOnImage ? '' : translate('conditionNoImage')].filter(Boolean).join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
