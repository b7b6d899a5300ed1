/** Size of the largest rendition of a car's image, in pixels. Every size is 16:10. */
export const CAR_IMAGE_WIDTH = 1920;
export const CAR_IMAGE_HEIGHT = 1200;
