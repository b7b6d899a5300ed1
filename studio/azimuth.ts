/** Degrees between a car's front and the camera in a frame of the 360 view, 0 to 360, increasing towards the car's left side. Videos also use positions between frames: `turn-3.5`. */
export const azimuthOfFrame = (view: string): number => (40 + Number.parseFloat(view.replace('turn-', '')) * 10) % 360;
