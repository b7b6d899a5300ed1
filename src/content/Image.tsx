import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { imageValue } from './fields.ts';
import { markedField } from './marks.ts';

type ImageProps = Omit<PictureProps, 'src' | 'alt' | 'width' | 'height'> & { field: unknown };

/** An image field as a picture; nothing when it has no address. */
export function Image({ field, ...rest }: ImageProps) {
  const image = imageValue(field);
  return markedField(field, image && <Picture {...image} {...rest} />, 'image', rest.className);
}
