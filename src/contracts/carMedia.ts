import { array, boolean, type InferType, object, string } from 'yup';

/** Films and turning pictures of one car (S2 §3 "Media data"), as the car media upstream gives them and browsers get them. */

/** A rooted address of ours or one with https; anything else could lead a browser elsewhere. */
const ADDRESS = /^(?:https:\/\/[^\s\\@]+|\/(?![/\\])[^\s\\]*)$/;
const address = () => string().max(2_048).matches(ADDRESS);
/** A turn has 36 of them; ten times as many are still a turn. */
const MAX_FRAMES = 360;

export const carMediaSchema = object({
  videoUrl: address().nullable().defined(),
  /** Frames of one turn around the car, in the order in which they are shown. */
  images360: array(address().required()).max(MAX_FRAMES).required(),
  /** One equirectangular picture of the inside. */
  internal360: address().nullable().defined(),
  hasVideo: boolean().required(),
  hasInternal360: boolean().required(),
  has360: boolean().required(),
});
export type CarMedia = InferType<typeof carMediaSchema>;
