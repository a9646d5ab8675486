import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readConfig, type Config } from '../../server/ops/config';
import { ConfigError } from '../../server/ops/start-error';

/** .env.local wins over .env; variables that are already set win over both. */
function loadEnvFiles(): void {
  for (const name of ['.env.local', '.env']) {
    if (!existsSync(name)) continue;
    for (const [key, value] of Object.entries(parseEnv(readFileSync(name, 'utf8'))))
      process.env[key] ??= value;
  }
}

/** Exits with a list of all errors if the configuration is invalid. */
export function configOrExit(): Config {
  loadEnvFiles();
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
