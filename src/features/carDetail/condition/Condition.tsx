import { classes } from '../../../lib/classes.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as facts from '../CarFacts.styles.ts';
import { ClaimLine, Evidence } from './Claim.tsx';
import * as styles from './Condition.styles.ts';
import type { ConditionView } from './conditionView.ts';
import { Protocol } from './Protocol.tsx';

/** Renders what is claimed about the condition and the history of a used car, each claim with its document. It needs no script. */
export function Condition({ condition }: { condition: ConditionView }) {
  const translate = useTranslate();
  const { protocol, history, battery, missing, contradiction } = condition;
  return (
    <section id="condition" className={facts.section}>
      <Heading level={2} size="block">
        {translate('conditionTitle')}
      </Heading>
      {condition.facts.length > 0 && (
        <dl className={facts.overview}>
          {condition.facts.map(([label, text, document]) => (
            <div key={label}>
              <dt>{translate(label)}</dt>
              <dd>{text}</dd>
              <dd className={styles.evidence}>
                <Evidence document={document} name={translate(label)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {contradiction && (
        <p className={classes(facts.notice, styles.contradiction)} data-contradiction="">
          <Icon name="info" />
          <span>{contradiction}</span>
        </p>
      )}
      <div className={styles.parts}>
        {protocol && <Protocol protocol={protocol} />}
        {history.length > 0 && <History history={history} />}
        {battery && <Battery battery={battery} />}
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map((label) => (
              <li key={label}>{translate(label)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function History({ history }: Pick<ConditionView, 'history'>) {
  const translate = useTranslate();
  return (
    <div className={styles.part}>
      <Heading level={3} size="small">
        {translate('conditionHistory')}
      </Heading>
      <ol className={styles.history}>
        {history.map(({ kind, date, reading, issuer, document }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two entries may be the same
          <li key={index}>
            <strong>{kind}</strong>
            <ClaimLine texts={[date, reading]} issuer={issuer} document={document} name={`${kind}, ${date}`} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Battery({ battery: { text, date, issuer, document } }: { battery: NonNullable<ConditionView['battery']> }) {
  const translate = useTranslate();
  const name = translate('conditionBattery');
  return (
    <div className={styles.part}>
      <Heading level={3} size="small">
        {name}
      </Heading>
      <p>
        <strong>{text}</strong>
      </p>
      <p>{translate('conditionBatteryMeaning')}</p>
      <ClaimLine texts={[date]} issuer={issuer} document={document} name={name} />
    </div>
  );
}
