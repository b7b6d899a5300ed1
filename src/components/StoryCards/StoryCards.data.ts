import type { SectionLoader } from '../../contracts/loader.ts';
import { guidOf } from '../../contracts/storyTags.ts';
import { indexAbove, indexPlace } from '../../features/stories/indexPlace.ts';
import { latestStories, type TeaserData } from '../../features/stories/latestStories.data.ts';
import { storyField } from '../../features/stories/storyFields.ts';

/** The latest other stories of the index above the page, or of the one that an editor chose (F029). */
export const loader: SectionLoader<TeaserData | null> = {
  load: async ({ fields }, context) => {
    const { language, route, page } = context;
    const own = Array.isArray(fields) ? undefined : (fields as Readonly<Record<string, unknown>> | undefined);
    const place = indexPlace(storyField(own, 'Index'), language.prefix) ?? indexAbove(route.path);
    return latestStories(place, context, guidOf(page.itemId));
  },
};
