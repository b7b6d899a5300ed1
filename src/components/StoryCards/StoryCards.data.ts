import { guidOf } from '../../contracts/guid.ts';
import type { SectionLoader } from '../../contracts/loader.ts';
import { recordOf } from '../../contracts/record.ts';
import { latestStories, type TeaserData } from '../../features/stories/latestStories.data.ts';
import { parentIndex, selectedIndex } from '../../features/stories/selectedIndex.ts';
import { storyField } from '../../features/stories/storyFields.ts';

/** The latest other stories of the index above the page, or of the one that an editor chose (F029). */
export const loader: SectionLoader<TeaserData | null> = {
  load: async ({ fields }, context) => {
    const { language, route, page } = context;
    const place = selectedIndex(storyField(recordOf(fields), 'Index'), language.prefix) ?? parentIndex(route.path);
    return latestStories(place, context, guidOf(page.itemId));
  },
};
