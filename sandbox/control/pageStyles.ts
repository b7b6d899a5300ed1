/** Styles of the control page. Its content security policy allows exactly this text. */
export const PAGE_STYLES = `
:root { color-scheme: light dark; --ink: #1c2430; --quiet: #566173; --line: #d5dae2; --ground: #f6f7f9; --sheet: #fff; --mark: #0b5cad; --alarm: #a3261b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --quiet: #a5afbe; --line: #39424f; --ground: #14181e; --sheet: #1c222b; --mark: #7db7f2; --alarm: #ff9b8f; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
header, main { max-width: 72rem; margin: 0 auto; padding: 1rem 1.25rem; }
h1 { font-size: 1.75rem; margin: .5rem 0 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .75rem; }
h3 { font-size: 1.05rem; margin: 0; }
p { margin: .25rem 0; max-width: 65ch; }
a { color: var(--mark); }
tbody a { white-space: nowrap; }
form + p { margin-top: .75rem; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: var(--sheet); border: 1px solid var(--line); }
caption { text-align: left; padding: .25rem 0; color: var(--quiet); }
th, td { text-align: left; padding: .4rem .75rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th[scope="row"] { font-weight: 600; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.cards { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); margin-top: 1rem; }
.card { background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; scroll-margin-top: 1rem; }
.card > header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; max-width: none; margin: 0; padding: 0 0 .5rem; }
.state { font-weight: 600; }
.state[data-fault]:not([data-fault="none"]) { color: var(--alarm); }
form { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; }
label { display: grid; gap: .2rem; font-size: .9rem; }
select, input, button { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--quiet); border-radius: .3rem; padding: .4rem .6rem; min-height: 2.5rem; }
input { width: 8rem; }
button { cursor: pointer; background: var(--mark); color: var(--sheet); border-color: var(--mark); font-weight: 600; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
details { margin-top: .75rem; }
pre { margin: .5rem 0; padding: .75rem; border: 1px solid var(--line); border-radius: .3rem; font: .85em ui-monospace, monospace; overflow-x: auto; }
summary { cursor: pointer; min-height: 1.75rem; }
`;
