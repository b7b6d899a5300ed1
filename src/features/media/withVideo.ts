import { recordOf } from '../../../lib/record.ts';
import type { Hydration, SectionContent } from '../../content/views.ts';

/** Returns the hydration of a component that is interactive only with a video. */
export const withVideo = ({ data }: SectionContent): Hydration => (recordOf(data).video ? 'visible' : 'static');
