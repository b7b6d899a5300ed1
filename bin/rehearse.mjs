/** `npm run rehearse`: the deploy kit with real programs, three processes and faults; `-- --help`. */
import { checkNodeVersion, ensureBuilt, ensureInstalled, ensurePrograms, runScript } from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
const paths = await ensurePrograms('REDIS_SERVER_PATH', 'HAPROXY_PATH', 'VARNISHD_PATH', 'OPENSSL_PATH');
Object.assign(process.env, paths);
ensureBuilt();
runScript('bin/rehearse.ts');
