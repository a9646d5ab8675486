import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError, readConfig, type Config } from '../../server/ops/config';

/** Reads .env and .env.local beside package.json into the environment; what is set already stays. */
function loadEnvFiles(): void {
  for (const name of ['.env.local', '.env']) {
    if (!existsSync(name)) continue;
    for (const [key, value] of Object.entries(parseEnv(readFileSync(name, 'utf8'))))
      process.env[key] ??= value;
  }
}

/** The checked configuration; ends the process with the list of what is wrong. */
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
