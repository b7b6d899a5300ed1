import { BlockHeading } from '../../content/BlockHeading.tsx';
import { isEmptyField, itemsValue } from '../../content/fields.ts';
import type { ComponentProps } from '../../content/views.ts';
import { Prerendered } from '../../delivery/Prerendered.tsx';
import { isCardEmpty } from '../../features/cards/CardParts.tsx';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { Card } from './Card.tsx';
import { grid } from './CardList.styles.ts';

/** Renders links as cards (F025), in three or four columns (F026). Renders nothing without cards. */
export function CardList({ fields, params }: ComponentProps) {
  const cards = itemsValue(fields.Cards).filter((card) => !isCardEmpty(card.fields));
  if (cards.length === 0) return null;
  const level = isEmptyField(fields.Title) || params.TitleTag === 'h1' ? 2 : 3;
  return (
    <section className={classes(container, section)}>
      <BlockHeading fields={fields} link={fields.Link} kind={params.TitleTag === 'h1' ? 'page' : 'section'} />
      <ul className={grid} data-columns={params.Columns === '4' ? '4' : '3'} data-images={params.Images || undefined}>
        {cards.map((card, position) => (
          <Prerendered key={card.id || position} as="li" view={Card} viewProps={{ fields: card.fields, level }} />
        ))}
      </ul>
    </section>
  );
}
