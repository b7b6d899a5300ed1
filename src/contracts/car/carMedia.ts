import { array, boolean, type InferType, object, string } from 'yup';

/** Videos, 360° images and interior view of one car (S2 §3 "Media data"). The car media upstream and our API use the same shape. */

/** A root-relative path or an https URL. Other forms are refused: they could send a browser to another origin. */
const MEDIA_URL = /^(?:https:\/\/[^\s\\@]+|\/(?![/\\])[^\s\\]*)$/;
const mediaUrl = () => string().max(2_048).matches(MEDIA_URL);
/** Upper limit for the frames of a 360° view. A usual one has 36. */
const MAX_FRAMES = 360;

export const carMediaSchema = object({
  videoUrl: mediaUrl().nullable().defined(),
  /** Frames of the 360° view, in display order. */
  images360: array(mediaUrl().required()).max(MAX_FRAMES).required(),
  /** One equirectangular image of the interior. */
  internal360: mediaUrl().nullable().defined(),
  hasVideo: boolean().required(),
  hasInternal360: boolean().required(),
  has360: boolean().required(),
});
export type CarMedia = InferType<typeof carMediaSchema>;
