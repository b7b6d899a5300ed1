import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { image } from './dealers.styles.ts';
import type { DealerContact } from './dealerView.ts';

/** Largest size of a dealer's image in pixels. */
const WIDTH = 1920;
const HEIGHT = 1080;

/** Renders the image of a dealer's building, 16:9. The name is next to it, so its alternative text is empty. */
export function DealerImage({
  dealer,
  sizes,
  priority,
}: {
  dealer: Pick<DealerContact, 'image' | 'blur'>;
  sizes: string;
  priority?: boolean;
}) {
  return (
    <span className={image}>
      <ResponsiveImage
        src={dealer.image}
        alt=""
        width={WIDTH}
        height={HEIGHT}
        sizes={sizes}
        blur={dealer.blur}
        priority={priority}
      />
    </span>
  );
}
