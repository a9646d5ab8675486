import { runAdmin } from '../server/admin/run-admin';
import { configOrExit } from './lib/environment';

// The commands of `node dist/server/admin.js`, on the configuration of npm start.
const output = { print: console.log, printError: console.error };
process.exitCode = await runAdmin(configOrExit(), process.argv.slice(2), output);
