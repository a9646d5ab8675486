/** A problem document as the service sends it. */
export const problemResponse = (
  status: number,
  code: string,
  more: { detail?: string; fields?: Record<string, string> } = {},
): Response =>
  Response.json(
    { type: 'about:blank', title: code, status, code, requestId: 'req-test', ...more },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
