import { expect, test } from '../support/browser/fixtures';
import { visitedRoutes } from '../support/browser/visited-routes';

test('every page comes with the strict policy and the headers', async ({ request }) => {
  for (const { path } of visitedRoutes()) {
    const answer = await request.get(`/webapp${path}`);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe-|\*/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test('an answer of the service opened as a page can do nothing', async ({ request }) => {
  for (const path of ['/api/v1/health', '/api/v1/me', '/api/v1/media/none', '/api/v1/openapi.json']) {
    const headers = (await request.get(path, { headers: { accept: 'text/html' } })).headers();
    expect(headers['content-security-policy'], path).toMatch(/default-src 'none'.*sandbox/);
    expect(headers['content-type'], path).not.toContain('html');
  }
});
