import { idOf } from './item.ts';

/** Names and ids by which items of the product refer to each other. */

/** Name of the product's folders on the platform. */
export const PROJECT = 'Forecourt';

/** Template of the parameters that every component has. */
export const BOX_TEMPLATE = 'Component parameters';

/** Template of the values of choices. */
export const VALUE_TEMPLATE = 'Value';

/** Template of the fields that every page has. */
export const PAGE_TEMPLATE = 'Page fields';

/** Returns the name of the template of a component's own parameters. */
export const parametersName = (component: string): string => `${component} Parameters`;

/** Returns the id of a template of the product. */
export const templateId = (name: string): string => idOf(`template/${name}`);

/** Returns the id of the rendering of a component. Pages of the platform refer to it. */
export const renderingId = (component: string): string => idOf(`rendering/${component}`);
