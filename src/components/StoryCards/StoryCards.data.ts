import { guidOf } from '../../../lib/guid.ts';
import { recordOf } from '../../../lib/record.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { latestStories, type TeaserData } from '../../features/stories/latestStories.data.ts';
import { parentIndex, selectedIndex } from '../../features/stories/selectedIndex.ts';
import { storyField } from '../../features/stories/storyFields.ts';

/** Loads the latest other stories of the selected index, else of the page's parent index (F029). */
export const loader: SectionLoader<TeaserData | null> = {
  load: async ({ fields }, context) => {
    const { language, route, page } = context;
    const index = selectedIndex(storyField(recordOf(fields), 'Index'), language.prefix) ?? parentIndex(route.path);
    return latestStories(index, context, guidOf(page.itemId));
  },
};
