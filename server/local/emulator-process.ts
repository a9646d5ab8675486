import { rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';

/**
 * Runs only the Auth emulator of firebase-tools, without its hub and log server. It listens on a socket in a
 * private folder, not on a port, because it gives every account and password to anyone who sends "Bearer
 * owner". Exits with its parent.
 */
const [socket = '', project = ''] = process.argv.slice(2);
const require = createRequire(import.meta.url);

interface ApiSpec {
  paths: Record<string, { parameters?: readonly { $ref?: string }[] }>;
}

// Compiling all 80 operations takes four seconds, these take one; the others are unreachable.
const needed = new Set([
  ...['signUp', 'signInWithPassword', 'lookup', 'update', 'sendOobCode', 'resetPassword', 'delete'].map(
    (name) => `/v1/accounts:${name}`,
  ),
  '/v1/token',
  '/v1/projects/{targetProjectId}/accounts:batchGet',
  '/v1/projects/{targetProjectId}/accounts:batchCreate',
  '/v1/projects/{targetProjectId}/accounts:batchDelete',
  '/v2/projects/{targetProjectId}/config',
  '/emulator/v1/projects/{targetProjectId}/oobCodes',
]);
const spec = (require('firebase-tools/lib/emulator/auth/apiSpec.js') as { default: ApiSpec }).default;
// The shared parameters ("alt", "prettyPrint" ...) go unused, and compiling their checks takes half of a start.
spec.paths = Object.fromEntries(
  Object.entries(spec.paths)
    .filter(([path]) => needed.has(path))
    .map(([path, item]) => [
      path,
      { ...item, parameters: (item.parameters ?? []).filter(({ $ref }) => $ref === undefined) },
    ]),
);

const { createApp } = require('firebase-tools/lib/emulator/auth/server.js') as {
  createApp: (project: string) => Promise<RequestListener>;
};

// Ctrl-C reaches the whole process group; requests under way still need this one.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);
process.on('disconnect', () => process.exit(0));

const listen = async (): Promise<void> => {
  const app = await createApp(project);
  if (!socket.startsWith('\\\\')) rmSync(socket, { force: true });
  createServer(app).listen(socket, () => process.send?.('ready'));
};
void listen();
