/**
 * State of a history entry whose URL is shown in a dialog over another page, the background page. When the same URL is loaded
 * directly, it is a page without a dialog.
 */
interface DialogState {
  background: { pathname: string; search: string };
}

/** Returns the history state of a dialog over the page at this URL. */
export const dialogState = ({ pathname, search }: DialogState['background']): DialogState => ({
  background: { pathname, search },
});

/** Returns the URL of the background page; undefined for an entry without a dialog. */
export function backgroundPageOf({ state }: { state: unknown }): DialogState['background'] | undefined {
  return (state as Partial<DialogState> | null)?.background;
}
