import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createLocalTokenVerifier } from '../http/token-verifier';
import { createAccounts } from './accounts';
import { startEmulator } from './emulator';
import { createGuessLimit } from './guess-limit';
import {
  checkIdToken,
  IdentityRefusal,
  openRefreshCall,
  parseCall,
  presentAnswer,
  type CallBody,
} from './identity-call';
import { createMailbox } from './mailbox';
import { createTokenProof } from './token-proof';

export interface LocalIdentity {
  routes: Hono;
  isUp: () => boolean;
  /** Does nothing for a missing account. */
  deleteAccount: (uid: string) => Promise<void>;
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
const isAnonymous = ({ email, password, idToken }: CallBody): boolean =>
  idToken === undefined && (email === undefined || password === undefined);

interface Options {
  dataDir: string;
  project: string;
  /** Signs the tokens. */
  secret: Uint8Array;
  /** Multiplies the limits of password guesses. */
  limitsFactor: number;
  /** One sentence for people, about a damaged file. */
  onDamage: (text: string) => void;
  onFailure: (error: unknown) => void;
}

/**
 * Proxies only the calls the browser needs. The client's Authorization header is dropped, and responses wait
 * until the accounts are on disk.
 */
export async function startIdentity({
  dataDir,
  project,
  secret,
  limitsFactor,
  onDamage,
  onFailure,
}: Options): Promise<LocalIdentity> {
  const proof = createTokenProof(secret);
  const verifier = createLocalTokenVerifier({ project });
  const guesses = createGuessLimit(limitsFactor);
  const accounts = createAccounts(dataDir, project, onDamage);
  const mailbox = createMailbox(project);
  const emulator = await startEmulator({ dataDir, project, onUp: accounts.restore, onFailure });
  const routes = new Hono();

  /** The body to send on; throws IdentityRefusal. */
  const admit = async (path: string, body: string): Promise<string> => {
    if (path === TOKEN) return openRefreshCall(body, proof);
    const call = parseCall(body);
    if (path === `${TOOLKIT}signUp` && isAnonymous(call)) throw new IdentityRefusal('ADMIN_ONLY_OPERATION');
    if (call.idToken !== undefined) await checkIdToken(call.idToken, verifier, proof);
    if (path === `${TOOLKIT}signInWithPassword` && !guesses.take(call.email ?? ''))
      throw new IdentityRefusal('TOO_MANY_ATTEMPTS_TRY_LATER');
    return body;
  };

  routes.post(
    '*',
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.json(problem(413, 'TOO_LARGE'), 413) }),
    async (c) => {
      const changes = allowedCalls[c.req.path];
      if (changes === undefined) return c.json(problem(404, 'NOT_FOUND'), 404);
      const body = await admit(c.req.path, await c.req.text());
      const answer = await emulator.call('POST', `${c.req.path}?key=local`, body, {
        contentType: c.req.path === TOKEN ? 'application/x-www-form-urlencoded' : 'application/json',
      });
      if (c.req.path === `${TOOLKIT}signInWithPassword` && answer.status < 400)
        guesses.succeed(parseCall(body).email ?? '');
      if (changes && answer.status < 400) await accounts.save(emulator.call);
      return new Response(presentAnswer(answer.body, proof), {
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
  routes.onError((error, c) =>
    error instanceof IdentityRefusal
      ? c.json(problem(400, error.message), 400)
      : c.json(problem(503, 'UNAVAILABLE'), 503, { 'retry-after': '1' }),
  );

  return {
    routes,
    isUp: emulator.isUp,
    deleteAccount: (uid) => accounts.remove(emulator.call, uid),
    stop: emulator.stop,
  };
}

export const isIdentityPath = (path: string): boolean =>
  /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|local)(\/|$)/.test(path);
