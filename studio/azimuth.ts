/** Degrees between a car's front and the camera in a frame of the 360 view, 0 to 360, increasing towards the car's left side. */
export const azimuthOfFrame = (view: string): number => (40 + Number(view.replace('turn-', '')) * 10) % 360;
