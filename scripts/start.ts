import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Product from '../server/server';
import { ensureBuild } from './lib/build/build';
import { configOrExit } from './lib/environment';
import { printAddresses, runWithRuntime } from './lib/product-lifecycle';

// Database and identity start while the build runs.
const since = performance.now();
const config = configOrExit();
void runWithRuntime(config, async ({ localServices: parts, log, onStop }) => {
  const built = await ensureBuild();
  if (built) console.log('Rebuilt: sources or configuration have changed');
  const bundle = pathToFileURL(resolve('dist/server/server.js')).href;
  const { builtAppDir: builtApp, startServer: openProduct } = (await import(bundle)) as typeof Product;
  const { databaseUrl, databaseDir, identity } = await parts;
  const product = await openProduct({ config, databaseUrl, identity, log, appDir: builtApp() });
  onStop(product.close);
  printAddresses(config, databaseDir, since);
});
