import { recordOf } from '../../../lib/record.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { latestStories, type TeaserData } from '../../features/stories/latestStories.data.ts';
import { selectedIndex } from '../../features/stories/selectedIndex.ts';
import { storyField } from '../../features/stories/storyFields.ts';

/** Loads the three latest stories of the selected index (F029). */
export const loader: SectionLoader<TeaserData | null> = {
  load: async ({ fields }, context) => {
    return latestStories(selectedIndex(storyField(recordOf(fields), 'Index'), context.language.prefix), context);
  },
};
