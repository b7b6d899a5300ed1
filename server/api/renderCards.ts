import type { AreaName } from '../../src/contracts/dictionary/areas.ts';
import type { EntryServer } from '../../src/contracts/page/render.ts';
import type { Labelled } from '../page/labels/labels.ts';
import { pageLabels } from '../page/labels/pageLabels.ts';
import { siteView } from '../page/siteView.ts';
import type { RequestScope } from '../page/sources.ts';

interface CardMarkup {
  build: string;
  cards: readonly string[];
}

/** Renders cards of a list as its pages do; null without cars, and when a card cannot be rendered: the browser then renders them. */
export type RenderCards = (cards: readonly unknown[], scope: RequestScope, labelled: Labelled) => CardMarkup | null;

/** Creates the renderer of cards for `POST /api/search`. */
export function createCardRenderer(options: {
  build: string;
  /** Areas of the labels that the cards have. */
  areas: readonly AreaName[];
  renderCarCards: EntryServer['renderCarCards'];
  onError: (error: unknown) => void;
}): RenderCards {
  const { build, areas, renderCarCards, onError } = options;
  return (cards, { site, language }, { labels, degraded }) => {
    // Labels of an unavailable dictionary differ each time, so that nothing would be cached by them.
    if (cards.length === 0 || degraded) return null;
    const home = language.prefix || '/';
    try {
      const context = { site: siteView(site), language, home, dictionary: pageLabels(labels, areas) };
      return { build, cards: renderCarCards(cards, context) };
    } catch (error) {
      onError(error);
      return null;
    }
  };
}
