import type { Fault } from './bridge';

/** The service refuses or fails with a problem document, before anything has happened. */
export const refused =
  (status: number, code: string, more: { detail?: string; fields?: Record<string, string> } = {}): Fault =>
  () =>
    Response.json(
      { type: 'about:blank', title: code, status, code, requestId: 'req-test', ...more },
      { status, headers: { 'Content-Type': 'application/problem+json' } },
    );

/** The service is not reached. */
export const down: Fault = () => {
  throw new TypeError('Failed to fetch');
};

/** Only when `until` resolves the request is let through. */
export const late =
  (until: Promise<unknown>): Fault =>
  async (pass) => {
    await until;
    return pass();
  };
