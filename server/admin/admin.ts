import { readConfig } from '../ops/config';
import { ConfigError } from '../ops/start-error';
import { runAdmin } from './run-admin';

/** The deployed commands, configured by the environment of the service: `node dist/server/admin.js`. */
async function main(): Promise<void> {
  const output = {
    print: (line: string) => void process.stdout.write(`${line}\n`),
    printError: (line: string) => void process.stderr.write(`${line}\n`),
  };
  process.exitCode = await runAdmin(readConfig(process.env), process.argv.slice(2), output);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
