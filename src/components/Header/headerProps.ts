import type { ComponentProps } from '../../content/views.ts';
import type { HeaderData } from './Header.data.ts';

/** What the header gets of its section: the same objects at every render of a page. */
export type HeaderProps = Pick<ComponentProps<HeaderData | undefined>, 'fields' | 'data'>;
