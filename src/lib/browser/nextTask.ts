type Scheduling = Window & { scheduler?: { yield?: () => Promise<void> } };

/** Resolves in another task, so that the browser can paint and handle inputs before the work goes on. Browser only. */
export function nextTask(): Promise<void> {
  return (window as Scheduling).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
