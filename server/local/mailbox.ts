import type { Emulator } from './emulator';

/** An email that a real project would have sent. */
export interface CapturedMail {
  kind: 'verify' | 'reset' | 'change';
  email: string;
  /** Path of the app route that takes the code. */
  link: string;
  /** Time of the first listing, ISO 8601. */
  at: string;
}

interface Code {
  email: string;
  /** Of a change of the email: the address that the mail goes to. */
  newEmail?: string;
  requestType: string;
  oobCode: string;
}

const KINDS: Partial<Record<string, CapturedMail['kind']>> = {
  VERIFY_EMAIL: 'verify',
  PASSWORD_RESET: 'reset',
  VERIFY_AND_CHANGE_EMAIL: 'change',
};

const linkOf = (kind: CapturedMail['kind'], email: string, code: string): string => {
  const query = `oobCode=${encodeURIComponent(code)}`;
  return kind !== 'reset'
    ? `/webapp/auth/confirm-mail/${encodeURIComponent(email)}?${query}`
    : `/webapp/auth/create-password?${query}`;
};

/** Newest first. */
export function createMailbox(project: string): {
  list: (call: Emulator['call'], email: string | null) => Promise<CapturedMail[]>;
} {
  const seen = new Map<string, string>();
  return {
    async list(call, email) {
      const { body } = await call('GET', `/emulator/v1/projects/${project}/oobCodes`);
      const codes = (JSON.parse(body) as { oobCodes?: Code[] }).oobCodes ?? [];
      const now = new Date().toISOString();
      return codes
        .flatMap(({ requestType, email, newEmail: to = email, oobCode }) => {
          const kind = KINDS[requestType];
          if (!kind) return [];
          const at = seen.get(oobCode) ?? now;
          seen.set(oobCode, at);
          return [{ kind, email: to, link: linkOf(kind, to, oobCode), at }];
        })
        .filter((mail) => email === null || mail.email.toLowerCase() === email.toLowerCase())
        .toReversed()
        .slice(0, 50);
    },
  };
}
