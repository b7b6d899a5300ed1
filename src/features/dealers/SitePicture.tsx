import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { picture } from './dealers.styles.ts';
import type { DealerContact } from './dealerView.ts';

/** Pixels of a dealer's picture in its largest form. */
const WIDTH = 1920;
const HEIGHT = 1080;

/** The picture of a dealer's house, 16:9. The name stands beside it, so it says nothing more. */
export function SitePicture({
  dealer,
  sizes,
  priority,
}: {
  dealer: Pick<DealerContact, 'image' | 'blur'>;
  sizes: string;
  priority?: boolean;
}) {
  return (
    <span className={picture}>
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
