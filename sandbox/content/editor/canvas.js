/*
 * The sandbox's stand-in for the platform's editor, small: it finds the marks on a page, frames what is under the pointer,
 * says what it is and selects it by a click. It changes nothing.
 */
(() => {
  const STYLE =
    'position:fixed;z-index:2147483647;pointer-events:none;border:2px solid #5548d9;border-radius:2px;font:12px/1.6 system-ui,sans-serif;color:#fff';
  const LABEL = 'position:absolute;left:-2px;bottom:100%;background:#5548d9;padding:0 6px;white-space:nowrap';

  let chromes = [];
  const frame = document.createElement('div');
  frame.id = 'sandbox-canvas';
  frame.style.cssText = STYLE;
  frame.hidden = true;
  const label = frame.appendChild(document.createElement('span'));
  label.style.cssText = LABEL;

  /** Pairs of marks, the inner ones last. */
  const discover = () => {
    const open = [];
    chromes = [];
    for (const mark of document.querySelectorAll('code.scpm[type="text/sitecore"]')) {
      if (mark.getAttribute('kind') === 'open') open.push(mark);
      else chromes.unshift({ start: open.pop(), end: mark });
    }
    document.documentElement.dataset.chromes = String(chromes.length);
  };

  const between = ({ start, end }) => {
    const range = document.createRange();
    range.setStartAfter(start);
    range.setEndBefore(end);
    return range;
  };

  /** The innermost pair around an element that is not a placeholder. */
  const around = (element) =>
    chromes
      .filter(({ start }) => start.getAttribute('chrometype') !== 'placeholder')
      .filter((chrome) => between(chrome).intersectsNode(element) && between(chrome).isPointInRange(element, 0))
      .sort((a, b) => between(a).toString().length - between(b).toString().length)[0];

  const nameOf = ({ start }) => {
    if (start.getAttribute('chrometype') !== 'field') return `rendering ${start.id}`;
    const { title, fieldType } = JSON.parse(start.textContent);
    return `${title} (${fieldType})`;
  };

  const show = (element) => {
    const chrome = around(element);
    frame.hidden = !chrome;
    if (!chrome) return;
    const box = between(chrome).getBoundingClientRect();
    Object.assign(frame.style, {
      left: `${box.left - 3}px`,
      top: `${box.top - 3}px`,
      width: `${box.width + 6}px`,
      height: `${box.height + 6}px`,
    });
    label.textContent = nameOf(chrome);
  };

  window['Sitecore.Horizon.ResetChromes'] = discover;
  document.body.append(frame);
  discover();
  document.addEventListener('pointerover', ({ target }) => show(target));
  document.addEventListener('click', ({ target }) => {
    const chrome = around(target);
    if (chrome) document.documentElement.dataset.selected = nameOf(chrome);
  });
})();
