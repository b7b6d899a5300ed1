const ID = 'development-error';

/** Shows an error over the page; an empty message removes it. */
export function showError(message: string): void {
  document.getElementById(ID)?.remove();
  if (message === '') return;
  const element = document.createElement('pre');
  element.id = ID;
  element.textContent = message;
  element.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60vh;overflow:auto;margin:0;padding:1rem;background:#3b0a0a;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap';
  document.documentElement.append(element);
}
