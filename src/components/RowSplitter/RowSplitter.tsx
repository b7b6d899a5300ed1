import { splitNumbers } from '../../content/params.ts';
import type { ComponentProps } from '../../content/views.ts';
import { partClasses } from '../../sections/frameClasses.ts';
import { Placeholder } from '../../sections/Placeholder.tsx';

/** Renders the platform's rows: the enabled placeholders, one below the other, with the styles of `Styles1` … . */
export function RowSplitter({ rendering, params }: ComponentProps) {
  return splitNumbers(params).map((number) => {
    const name = `row-${number}-${params.DynamicPlaceholderId ?? ''}`;
    const className = partClasses(params[`Styles${number}`]);
    if (!className) return <Placeholder key={number} name={name} rendering={rendering} />;
    return (
      <div key={number} className={className}>
        <Placeholder name={name} rendering={rendering} />
      </div>
    );
  });
}
