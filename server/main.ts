import { readConfig } from './ops/config';
import { ConfigError } from './ops/start-error';
import { dropUnreadOutput, jsonLog } from './ops/log';
import { builtAppDir, startServer } from './server';

/**
 * The deployed service: a real database and a real Firebase project, configured by environment variables only.
 */
async function main(): Promise<void> {
  dropUnreadOutput();
  const config = readConfig(process.env);
  if (!config.firebase || !config.databaseUrl) {
    throw new ConfigError([
      ...(config.databaseUrl ? [] : ['DATABASE_URL is missing']),
      ...(config.firebase ? [] : ['The VITE_FIREBASE_ variables are missing']),
      'To run locally without either, use npm start',
    ]);
  }
  const server = await startServer({
    config,
    databaseUrl: config.databaseUrl,
    identity: null,
    log: jsonLog,
    appDir: builtAppDir(),
  });
  jsonLog.info('Listening', { port: config.port });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await server.close();
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
