import { fileURLToPath } from 'node:url';
import { SITES } from '../config/sites.ts';
import { faultText, loadTables } from '../server/redirects/tables.ts';

/** `npm run redirects`: looks after the redirect tables. */

const folder = fileURLToPath(new URL('../redirects', import.meta.url));

function check(): number {
  const { faults, notes, bySite } = loadTables(folder, SITES);
  for (const note of notes) console.log(`note   ${faultText(note)}`);
  for (const fault of faults) console.log(`fault  ${faultText(fault)}`);
  const rules = [...bySite].map(([site, table]) => `${site} ${table.rules.length}`).join(', ');
  console.log(`${faults.length} faults, ${notes.length} notes; rules: ${rules}`);
  return faults.length > 0 ? 1 : 0;
}

process.exitCode = check();
