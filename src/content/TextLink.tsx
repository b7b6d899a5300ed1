import { buttons } from '../ui/button.styles.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { linkValue } from './fields.ts';
import { Link } from './Link.tsx';

/** Renders a link field as a text with an arrow, which says that it leads somewhere. Renders nothing without a URL or without text. */
export function TextLink({ field }: { field: unknown }) {
  const text = linkValue(field)?.text;
  return (
    <Link field={field} className={buttons.ghost}>
      {text && (
        <>
          <span>{text}</span>
          <Icon name="arrowRight" size={18} />
        </>
      )}
    </Link>
  );
}
