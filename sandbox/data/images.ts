import type { IndexImage } from '../../src/contracts/car/car.ts';
import { type DealerIllustration, illustrationUrl } from '../media/illustrations/illustrationPath.ts';
import { carImageUrl, hasView, type StillView } from '../media/images.ts';
import { SHADE_COUNT, shadeOf } from '../media/paints.ts';
import { isMotorcycle, type ShapeName, shapeFor } from '../media/shapes.ts';
import { CHOICES, type Choice } from './models/catalogue.ts';

/** Returns the shape of a model's pictures, with or without an engine. */
export function shapeOf({ model, variant }: Choice): ShapeName {
  return model.shape ?? shapeFor(model.body, variant.fuel === 'electric' ? 'electric' : 'engine', model.size);
}

const modelOf = ({ make, model }: Choice): string => `${make.name} ${model.name}`;

/** Names of the models that are shown with each shape, in the order of the catalogue. */
const modelsOfShape = new Map(
  [...Map.groupBy(CHOICES, shapeOf)].map(([shape, choices]) => [shape, [...new Set(choices.map(modelOf))]]),
);

/** How the pictures of a model differ from those of others with its shape: the side that is seen, and the shade of the paint. */
export interface Look {
  readonly shape: ShapeName;
  /** Six hex digits. */
  readonly paint: string;
  readonly mirrored: boolean;
}

/** Returns the look of a car in a paint (six hex digits). No two models have the same one. */
export function lookOf(choice: Choice, paint: string): Look {
  const shape = shapeOf(choice);
  const at = (modelsOfShape.get(shape) ?? []).indexOf(modelOf(choice));
  return {
    shape,
    paint: shadeOf(paint, Math.floor(at / 2) % SHADE_COUNT),
    mirrored: at % 2 === 1,
  };
}

const LEFT = ['side', 'rear', 'front'] as const;
const RIGHT = ['side-right', 'rear-left', 'front'] as const;

/** Returns the views of a look: the first from the front and the side, then the others that its shape has. */
const viewsOf = ({ shape, mirrored }: Look, driver: DriverSide): readonly [StillView, ...StillView[]] => {
  const cockpit = driver === 'right' && !isMotorcycle(shape) ? 'cockpit-right' : 'cockpit';
  const others = [...(mirrored ? RIGHT : LEFT), cockpit, mirrored ? 'detail-right' : 'detail'] as const;
  return [mirrored ? 'front-right' : 'front-left', ...others.filter((view) => hasView(shape, view))];
};

export type DriverSide = 'left' | 'right';

/** The images of a car in its paint, the first from the front. */
export interface CarImages {
  readonly primary: IndexImage;
  readonly all: IndexImage[];
  /** Without the last view. */
  readonly short: IndexImage[];
}

/**
 * Returns the images of a look with its driver on one side.
 *
 * @returns records without placeholders: the search upstream adds these when it sends the images
 */
export function carImages(look: Look, driver: DriverSide): CarImages {
  const imageOf = (view: StillView) => ({
    ...indexImage(carImageUrl(look.shape, look.paint, view)),
    is_illustration: true,
  });
  const [first, ...others] = viewsOf(look, driver);
  const primary = imageOf(first);
  const all = [primary, ...others.map(imageOf)];
  return { primary, all, short: all.slice(0, -1) };
}

/** Returns the picture of a dealer: its front in its surroundings. */
export const dealerImage = (dealer: DealerIllustration): IndexImage => indexImage(illustrationUrl(dealer));

const indexImage = (url: string): IndexImage => ({ thumbnail_url: url, original: url, blur_data_url: null });
