import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createAccounts } from './accounts';
import { startEmulator } from './emulator';
import { createMailbox } from './mailbox';

export interface LocalIdentity {
  routes: Hono;
  stop: () => Promise<void>;
}

const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts:';
const TOKEN = '/securetoken.googleapis.com/v1/token';
/** Calls of the browser SDK; true for calls that change accounts. A sign-in stores its time. */
const allowedCalls: Readonly<Record<string, boolean>> = {
  [`${TOOLKIT}signUp`]: true,
  [`${TOOLKIT}signInWithPassword`]: true,
  [`${TOOLKIT}lookup`]: false,
  [`${TOOLKIT}update`]: true,
  [`${TOOLKIT}sendOobCode`]: true,
  [`${TOOLKIT}resetPassword`]: true,
  [`${TOOLKIT}delete`]: true,
  [TOKEN]: true,
};
const MAX_BODY_BYTES = 64 * 1024;

const problem = (code: number, message: string): { error: { code: number; message: string } } => ({
  error: { code, message },
});

/** The emulator creates anonymous accounts for anyone; real projects have that disabled. */
const isAnonymous = (body: string): boolean => {
  try {
    const { email, password, idToken } = JSON.parse(body) as Record<string, unknown>;
    return idToken === undefined && (typeof email !== 'string' || typeof password !== 'string');
  } catch {
    return false;
  }
};

/**
 * Proxies only the calls the browser needs. The client's Authorization header is dropped, and responses wait
 * until the accounts are on disk.
 */
export async function startIdentity(dataDir: string, project: string): Promise<LocalIdentity> {
  const accounts = createAccounts(dataDir, project);
  const mailbox = createMailbox(project);
  const emulator = await startEmulator({ dataDir, project, onUp: accounts.restore });
  const routes = new Hono();

  routes.post(
    '*',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.json(problem(413, 'TOO_LARGE'), 413) }),
    async (c) => {
      const changes = allowedCalls[c.req.path];
      if (changes === undefined) return c.json(problem(404, 'NOT_FOUND'), 404);
      const body = await c.req.text();
      if (c.req.path === `${TOOLKIT}signUp` && isAnonymous(body))
        return c.json(problem(400, 'ADMIN_ONLY_OPERATION'), 400);
      const answer = await emulator.call('POST', `${c.req.path}?key=local`, body, {
        contentType: c.req.header('content-type') ?? 'application/json',
      });
      if (changes && answer.status < 400) await accounts.save(emulator.call);
      return new Response(answer.body, {
        status: answer.status,
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      });
    },
  );
  routes.get('/local/mailbox', async (c) =>
    c.json(await mailbox.list(emulator.call, c.req.query('email') ?? null), 200, {
      'cache-control': 'no-store',
    }),
  );
  routes.all('*', (c) => c.json(problem(404, 'NOT_FOUND'), 404));
  routes.onError((_error, c) => c.json(problem(503, 'UNAVAILABLE'), 503, { 'retry-after': '1' }));

  return { routes, stop: emulator.stop };
}

export const isIdentityPath = (path: string): boolean =>
  /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|local)(\/|$)/.test(path);
