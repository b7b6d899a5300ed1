/** Adds a listener to the document. The first-paint script is shorter with it. */
export const onDocument = (
  type: string,
  listener: (event: Event) => void,
  options?: AddEventListenerOptions | boolean,
) => document.addEventListener(type, listener, options);
