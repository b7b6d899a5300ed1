import { isEmptyField } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import type { Elements } from '../../lib/browser/elements.ts';
import { container } from '../../ui/layout.styles.ts';

/** Renders heading and text above the cars, the same while the cars load. */
export function CarOfTheWeekHead({ fields, children }: { fields: Fields; children: Elements }) {
  return (
    <div className={container}>
      <SectionHeading
        title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
        text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
        link={fields.Link}
      >
        {children}
      </SectionHeading>
    </div>
  );
}
