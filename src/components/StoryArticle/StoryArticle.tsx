import { Fragment } from 'react';
import { DateText } from '../../content/DateText.tsx';
import { isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import { formatStoryQuery } from '../../contracts/stories/storyQuery.ts';
import { tagsInLayout } from '../../contracts/stories/storyTags.ts';
import { storyField } from '../../features/stories/storyFields.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Placeholder } from '../../sections/Placeholder.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { BackLink } from './BackLink.tsx';
import type { StoryArticleData } from './StoryArticle.data.ts';
import * as styles from './StoryArticle.styles.ts';
import { StoryNeighbourLinks } from './StoryNeighbourLinks.tsx';

const SIZES = '(min-width: 64rem) 50rem, 94vw';

/**
 * Renders a story (F030): back link, text and image, author and date, links to the previous and next story. The story is the
 * page itself or the component's data source. The placeholder `story-{n}` is below its text, or beside it with the parameter
 * `Sections`: for a diagram or another part that is narrow.
 */
export function StoryArticle({
  rendering,
  fields: componentFields,
  params,
  data,
}: ComponentProps<StoryArticleData | undefined>) {
  const { route } = usePage();
  const isPlaced = Object.keys(componentFields).length > 0;
  const fields = isPlaced ? componentFields : route.fields;
  const title = storyField(fields, 'title');
  const premble = storyField(fields, 'premble');
  const image = storyField(fields, 'image');
  const text = storyField(fields, 'text');
  if (isPlaced && [title, premble, image, text].every(isEmptyField)) return null;
  const hasImage = !isEmptyField(image);
  const isAside = params.Sections === 'Aside';
  const sections = <Placeholder name={`story-${params.DynamicPlaceholderId ?? ''}`} rendering={rendering} />;
  return (
    <article className={styles.article}>
      <div className={classes(container, styles.opening)} data-pictured={hasImage || undefined}>
        <header className={styles.head}>
          <BackLink index={data?.index?.path ?? null} />
          <Heading level={isPlaced ? 2 : 1} size="page" className={styles.title}>
            {isEmptyField(title) ? !isPlaced && route.displayName : <Text field={title} />}
          </Heading>
          {!isEmptyField(premble) && (
            <p className={styles.lead}>
              <Text field={premble} />
            </p>
          )}
          <Byline fields={fields} index={data?.index?.path ?? null} />
        </header>
        {hasImage && (
          <figure className={styles.figure}>
            <Image field={image} sizes={SIZES} priority={!isPlaced} className={styles.image} />
          </figure>
        )}
      </div>
      <div className={classes(container, styles.body)}>
        <RichText field={text} className={styles.prose} />
        <div className={styles.aside}>
          {isAside && sections}
          {data && <StoryNeighbourLinks {...data} />}
        </div>
      </div>
      {!isAside && sections}
    </article>
  );
}

/** Renders author, publish date, and tags as links to the filtered list. */
function Byline({ fields, index }: { fields: Fields; index: string | null }) {
  const translate = useTranslate();
  const author = storyField(fields, 'author');
  const date = storyField(fields, 'date');
  const tags = tagsInLayout(fields);
  if (isEmptyField(author) && isEmptyField(date) && tags.length === 0) return null;
  const [before = '', after = ''] = translate('storyAuthor', { author: '\n' }).split('\n');
  return (
    <p className={styles.byline}>
      {!isEmptyField(author) && (
        <span>
          <span>{before}</span>
          <Text field={author} />
          <span>{after}</span>
        </span>
      )}
      {!isEmptyField(date) && (
        <span>
          <DateText field={date} />
        </span>
      )}
      {tags.length > 0 && (
        <span>
          {tags.map(({ id, key, value }, position) => (
            <Fragment key={id}>
              {position > 0 && <span>, </span>}
              {index === null ? (
                <span>{value}</span>
              ) : (
                <a href={`${index}?${formatStoryQuery({ tags: [key], page: 1 })}`}>{value}</a>
              )}
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}
