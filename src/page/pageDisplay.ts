/** When the page was displayed; milliseconds of `performance.now()`. The page of the loaded document is displayed from the start. */
let displayedAt = 0;

export const pageDisplayedAt = (): number => displayedAt;

/** Call it when a navigation in the browser displays another page. */
export function setPageDisplayed(): void {
  displayedAt = performance.now();
}
