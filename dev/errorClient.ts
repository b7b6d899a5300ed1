/// <reference types="vite/client" />

/** The script of a page with an error: loads the page anew when a source has changed, or a process has started. */
const reload = () => location.reload();

for (const event of ['forecourt:reload', 'forecourt:markup', 'forecourt:styles', 'forecourt:error']) {
  import.meta.hot?.on(event, reload);
}

export {};
