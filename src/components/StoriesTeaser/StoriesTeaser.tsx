import { BlockHeading } from '../../content/BlockHeading.tsx';
import { isEmptyField } from '../../content/fields.ts';
import type { ComponentProps } from '../../content/views.ts';
import type { TeaserData } from '../../features/stories/latestStories.data.ts';
import { StoryRow } from '../../features/stories/StoryRow.tsx';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';

/**
 * Renders the three latest stories of an index (F029). Without stories only heading and link. Renders nothing when the index is
 * missing (S1 §8).
 */
export function StoriesTeaser({ fields, data }: ComponentProps<TeaserData | null | undefined>) {
  const translate = useTranslate();
  if (!data) return null;
  const hasTitle = !isEmptyField(fields.Title);
  const toIndex = data.index && { value: { href: data.index, text: translate('storiesAll') } };
  const link = isEmptyField(fields.Link) ? toIndex : fields.Link;
  if (data.stories.length === 0 && !hasTitle) return null;
  return (
    <section className={classes(container, section)}>
      <BlockHeading fields={fields} link={link} />
      <StoryRow stories={data.stories} settings={data.settings} level={hasTitle ? 3 : 2} />
    </section>
  );
}
