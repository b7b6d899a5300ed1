import { createHash } from 'node:crypto';
import { TEST_DRIVE_SCENARIOS } from '../testDrives/testDrives.ts';
import type { CounterState } from './counters.ts';
import { EDITOR_PATH, type Editor, editorLinks } from './editor.ts';
import { FAULT_KINDS, type FaultKind } from './faults.ts';
import { type Html, html } from './html.ts';
import { PAGE_STYLES } from './pageStyles.ts';
import type { ReceivedEventsState } from './receivedEvents.ts';
import type { SandboxState, SiteState, UpstreamState } from './state.ts';

const STYLE_HASH = createHash('sha256').update(PAGE_STYLES).digest('base64');

/** Allows one style sheet and forms to the same origin. */
export const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const FAULT_LABELS: Readonly<Record<FaultKind, string>> = {
  none: 'healthy',
  delay: 'delay',
  error: 'error status',
  hang: 'no response',
  reset: 'connection reset',
  half: 'half a response',
  empty: 'empty body',
  lost: 'response lost',
  refuse: 'field refused',
  streamSilent: 'stream falls silent',
  streamBroken: 'stream breaks off',
  streamHalf: 'half an event',
  streamNosites: 'stream without workshops',
  streamError: 'error event',
  streamHuge: 'huge event',
  streamFlood: 'endless stream',
};

/** Renders the control page: sites, faults and counters. It works without script. */
export function controlPage(state: SandboxState): string {
  return document(
    'Sandbox',
    html`
<header>
<h1>Sandbox</h1>
<p>Replaces every upstream of the sites, with invented data from seed ${state.seed}. The key of every upstream is <code>${state.key}</code>.</p>
<p class="quiet">Running since <time datetime="${state.startedAt}">${state.startedAt.slice(0, 19).replace('T', ' ')} UTC</time>. <a href="/__sandbox/state.json">This page as JSON</a></p>
</header>
<main>
<h2 id="sites">Sites</h2>
${siteTable(state)}
<h2 id="booking">Service booking</h2>
${bookingScenarios(state.booking)}
<h2 id="tirehotel">Tire hotel</h2>
${tireHotelScenarios(state.tirehotel)}
<h2 id="testdrives">Test drives</h2>
${testDrives(state.testDrives)}
<h2 id="outbox">Outbox</h2>
${outboxList(state.outbox)}
<h2 id="upstreams">Upstreams and faults</h2>
<form method="post" action="/__sandbox/reset"><button>Remove all faults and reset the counters</button></form>
<div class="cards">${Object.entries(state.upstreams).map(([name, upstream]) => upstreamCard(name, upstream))}</div>
</main>`,
  );
}

/** Renders a list of all pages with links that open them in the product as editors see them. */
export function editorPage(editor: Editor): string {
  return document(
    'Pages to edit',
    html`<header><h1>Pages to edit</h1><p><a href="/__sandbox">Sandbox</a></p></header><main>${editor.list()}</main>`,
  );
}

function document(title: string, body: Html): string {
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>`;
  return `<!doctype html><html lang="en"><head>${head.text}<style>${PAGE_STYLES}</style></head><body>${body.text}</body></html>`;
}

function siteTable({ sites, imageCount, editing }: SandboxState): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Sites"><table>
<caption>Pages per language, cars and dealers per site. ${imageCount} images; those of cars exist in every paint.</caption>
<thead><tr><th scope="col">Site</th><th scope="col">Pages</th><th scope="col" class="number">Cars</th><th scope="col" class="number">Dealers</th>${editing ? html`<th scope="col">Start page</th>` : ''}</tr></thead>
<tbody>${sites.map((site) => siteRow(site, editing))}</tbody></table></div>
${
  editing
    ? html`<p><a href="${EDITOR_PATH}">All pages to edit and preview</a></p>`
    : html`<p class="quiet">Pages can be edited and previewed when the product is started with <code>SITECORE_EDITING_SECRET</code>.</p>`
}`;
}

function siteRow({ site, url, pages, cars, dealers }: SiteState, editing: boolean): Html {
  const counts = Object.entries(pages).map(([language, count]) => `${language} ${count}`);
  return html`<tr><th scope="row"><a href="${url}">${site}</a></th><td>${counts.join(', ')}</td><td class="number">${cars.toLocaleString('en')}</td><td class="number">${dealers}</td>${editing ? html`<td>${Object.keys(pages).map((language) => html`${language} ${editorLinks(site, language, '/')} `)}</td>` : ''}</tr>`;
}

function bookingScenarios({ plates, url, bookings }: SandboxState['booking']): Html {
  const rows = Object.entries(plates).map(
    ([scenario, plate]) =>
      html`<tr><th scope="row">${scenario}</th><td><a href="${url}?regNo=${plate}">${plate}</a></td></tr>`,
  );
  return html`<details><summary>Plates by scenario: ${rows.length}</summary><div class="scroll" tabindex="0" role="region" aria-label="Plates of the service booking"><table>
<caption>The links open the booking page with the plate. Every other plate is an ordinary car; ZZ… is in no register.</caption>
<thead><tr><th scope="col">Scenario</th><th scope="col">Plate</th></tr></thead><tbody>${rows}</tbody></table></div></details>
${bookings.length === 0 ? html`<p class="quiet">No bookings yet.</p>` : ''}
${bookings
  .slice(-MAX_SHOWN)
  .map(
    ({ id, state, timeSlot, departmentId, manageUrl }) =>
      html`<p>${id}, ${state}, ${timeSlot}, ${departmentId}: <a href="${manageUrl}">the customer’s page</a></p>`,
  )}`;
}

function tireHotelScenarios({ plates, url, scenario, bookings, reviews }: SandboxState['tirehotel']): Html {
  const rows = Object.entries(plates).map(
    ([name, plate]) => html`<tr><th scope="row">${name}</th><td><a href="${url}?regNo=${plate}">${plate}</a></td></tr>`,
  );
  const options = ['none', ...Object.keys(plates)].map((name) => selectable(name, name, scenario ?? 'none'));
  return html`<form method="post" action="/__sandbox/tirehotel" aria-label="Scenario of the tire hotel">
<label>Scenario of all plates <select name="scenario">${options}</select></label><button>Set the scenario</button></form>
<p class="quiet">Codes are in the outbox. Bookings: ${bookings.length}, reviews: ${reviews.length}</p>
<details><summary>Plates by scenario: ${rows.length}</summary><div class="scroll" tabindex="0" role="region" aria-label="Plates of the tire hotel"><table>
<caption>The links open the tire hotel with the plate. DHT001 to DHT079 are ordinary vehicles; no other plate has an agreement.</caption>
<thead><tr><th scope="col">Scenario</th><th scope="col">Plate</th></tr></thead><tbody>${rows}</tbody></table></div></details>`;
}

function testDrives({ scenario, bookings }: SandboxState['testDrives']): Html {
  const options = ['none', ...TEST_DRIVE_SCENARIOS].map((name) => selectable(name, name, scenario ?? 'none'));
  return html`<form method="post" action="/__sandbox/testdrives" aria-label="Scenario of test drives">
<label>Scenario of all test drives <select name="scenario">${options}</select></label><button>Set the scenario</button></form>
<p class="quiet">slotTaken: a time is taken when it is booked. noTimes: no dealer has a free time.</p>
${bookings.length === 0 ? html`<p class="quiet">No test drives yet.</p>` : ''}
${bookings
  .slice(-MAX_SHOWN)
  .map(
    ({ id, state, timeSlot, departmentId, manageUrl }) =>
      html`<p>${id}, ${state}, ${timeSlot}, ${departmentId}: <a href="${manageUrl}">the customer’s page</a></p>`,
  )}`;
}

function upstreamCard(name: string, { url, fault, calls, received }: UpstreamState): Html {
  return html`<section class="card" id="${name}" aria-labelledby="${name}-name">
<header><h3 id="${name}-name">${name}</h3><span class="state" data-fault="${fault.kind}">${FAULT_LABELS[fault.kind]}${faultDetail(fault)}</span><code>${url}</code></header>
<form method="post" action="/__sandbox/faults" aria-label="Fault of ${name}">
<input type="hidden" name="upstream" value="${name}">
<label>Fault <select name="kind">${FAULT_KINDS.map((kind) => option(kind, fault.kind))}</select></label>
<label>Share of calls (0–1) <input name="share" type="number" min="0" max="1" step="any" value="${fault.share}"></label>
<label>Delay in ms <input name="delayMs" type="number" min="0" max="120000" value="${fault.delayMs}"></label>
<label>Error status <input name="status" type="number" min="400" max="599" value="${fault.status}"></label>
<label>Calls, 0 for all <input name="times" type="number" min="0" max="1000" value="${fault.times}"></label>
<label>Refused field <input name="field" value="${fault.field}"></label>
<button>Set for ${name}</button>
</form>
${callTables(name, calls)}
${received ? receivedTable(name, received) : ''}
</section>`;
}

function faultDetail({ kind, share, delayMs, status, times, field }: UpstreamState['fault']): string {
  if (kind === 'none') return '';
  const details: Partial<Record<FaultKind, string>> = {
    delay: ` of ${delayMs} ms`,
    error: ` ${status}`,
    refuse: ` ${field}`,
  };
  return `${details[kind] ?? ''}, ${Math.round(share * 100)} % of calls${times > 0 ? `, ${times} times` : ''}`;
}

const option = (kind: FaultKind, selected: FaultKind): Html => selectable(kind, FAULT_LABELS[kind], selected);

function selectable(value: string, label: string, selected: string): Html {
  return value === selected
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;
}

function callTables(name: string, { total, open, byStatus, byOperation, last }: CounterState): Html {
  const statuses = Object.entries(byStatus).map(([status, count]) => `${count} × ${status}`);
  const summary = [`${total} calls`, ...(open > 0 ? [`${open} open`] : []), ...statuses].join(', ');
  if (total === 0) return html`<p class="quiet">Not called yet.</p>`;
  const operations = Object.entries(byOperation).sort(([, a], [, b]) => b - a);
  return html`<p>${summary}</p>
<details><summary>By operation</summary><div class="scroll" tabindex="0" role="region" aria-label="Calls to ${name} by operation"><table>
<thead><tr><th scope="col">Operation</th><th scope="col" class="number">Calls</th></tr></thead>
<tbody>${operations.map(([operation, count]) => html`<tr><th scope="row">${operation}</th><td class="number">${count}</td></tr>`)}</tbody></table></div></details>
<details><summary>Last ${last.length} calls</summary><div class="scroll" tabindex="0" role="region" aria-label="Last calls to ${name}"><table>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">Operation</th><th scope="col">Status</th><th scope="col" class="number">ms</th><th scope="col">Fault</th></tr></thead>
<tbody>${last.map((call) => html`<tr><td>${call.at.slice(11, 23)}</td><td>${call.operation}</td><td>${call.status}</td><td class="number">${call.durationMs}</td><td>${call.fault === 'none' ? '' : call.fault}</td></tr>`)}</tbody></table></div></details>`;
}

function receivedTable(name: string, received: NonNullable<UpstreamState['received']>): Html {
  const { total, last } = 'total' in received ? received : newestOf(received);
  if (total === 0) return html`<p class="quiet">Nothing received yet.</p>`;
  return html`<details><summary>Received: ${total}, the last ${last.length}</summary><div class="scroll" tabindex="0" role="region" aria-label="Received by ${name}">
${last.map((entry) => html`<pre>${JSON.stringify(entry, null, 1)}</pre>`)}</div></details>`;
}

/** Entries of a list on the page, newest first. */
const MAX_SHOWN = 50;

const newestOf = (entries: readonly object[]): ReceivedEventsState => ({
  total: entries.length,
  last: entries.slice(-MAX_SHOWN).reverse(),
});

function outboxList(outbox: SandboxState['outbox']): Html {
  if (outbox.length === 0) return html`<p class="quiet">Nothing sent yet.</p>`;
  const newest = outbox.slice(-MAX_SHOWN).reverse();
  return html`<p>Sent: ${outbox.length}, the last ${newest.length}</p>
${newest.map(
  ({ channel, to, subject, text, calendar }) =>
    html`<details><summary>${channel} to ${to}: ${subject}</summary><pre>${text}</pre>${
      calendar ? html`<p>${calendar.name}</p><pre>${calendar.text}</pre>` : ''
    }</details>`,
)}`;
}
