import { ResponsiveImage, type ResponsiveImageProps } from '../ui/ResponsiveImage.tsx';
import { fieldWithChrome } from './EditingChromeContext.ts';
import { imageValue } from './fields.ts';

type ImageProps = Omit<ResponsiveImageProps, 'src' | 'alt' | 'width' | 'height' | 'cutOut'> & { field: unknown };

/** Renders an image field. Renders nothing without a URL. */
export function Image({ field, ...rest }: ImageProps) {
  const image = imageValue(field);
  return fieldWithChrome(field, image && <ResponsiveImage {...image} {...rest} />, 'image', rest.className);
}
