import { ConfigError, readConfig } from './ops/config';
import { jsonLog } from './ops/log';
import { builtAppDir, startServer } from './server';

/** The service as it is deployed: a real database and a real project, configured by the environment alone. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.firebase || !config.databaseUrl) {
    throw new ConfigError([
      ...(config.databaseUrl ? [] : ['DATABASE_URL is missing']),
      ...(config.firebase ? [] : ['VITE_FIREBASE_API_KEY and the rest of the project are missing']),
      'To run on this machine alone, without either, use npm start',
    ]);
  }
  const product = await startServer({
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
    await product.close();
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
