/** A load that was not tried because others are being made: no failure of what is loaded, and no reason to leave its key alone. */
export class LoadRefused extends Error {}
