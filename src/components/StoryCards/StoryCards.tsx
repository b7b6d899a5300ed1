import { checkboxValue, isEmptyField } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { TeaserData } from '../../features/stories/latestStories.data.ts';
import { StoryRow } from '../../features/stories/StoryRow.tsx';
import { classes } from '../../lib/classes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { more, narrow } from './StoryCards.styles.ts';

/**
 * Renders other stories as cards side by side or, with `Variant` 2, as rows (F029). 'Show more' links to their index.
 * `ShowDate` shows the dates.
 */
export function StoryCards({ fields, params, data }: ComponentProps<TeaserData | null | undefined>) {
  const translate = useTranslate();
  if (!data) return null;
  const hasTitle = !isEmptyField(fields.Title);
  if (data.stories.length === 0 && !hasTitle) return null;
  const settings = { ...data.settings, showDates: checkboxValue(fields.ShowDate) };
  const isRows = params.Variant === '2';
  return (
    <section className={classes(container, section)}>
      <SectionHeading title={hasTitle ? <Text field={fields.Title} /> : translate('storiesOthers')} />
      <div className={isRows ? narrow : undefined}>
        <StoryRow stories={data.stories} settings={settings} level={3} compact={isRows} />
      </div>
      {data.index && (
        <p className={more}>
          <ButtonLink kind="secondary" href={data.index}>
            {translate('storiesAll')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
