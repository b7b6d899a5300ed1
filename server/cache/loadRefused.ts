/** Thrown by a loader that did not start because too many others run. It is no failure of the source, and delays no retry. */
export class LoadRefused extends Error {}
