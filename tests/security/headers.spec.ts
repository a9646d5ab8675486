import { expect, test } from '../support/browser/fixtures';
import { visitedRoutes } from '../support/browser/visited-routes';

test('every page has the strict policy and headers', async ({ request }) => {
  for (const { path } of visitedRoutes()) {
    const response = await request.get(`/webapp${path}`);
    const headers = response.headers();
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

test('API responses opened as a page are sandboxed', async ({ request }) => {
  for (const path of ['/api/v1/health', '/api/v1/me', '/api/v1/media/none', '/api/v1/openapi.json']) {
    const headers = (await request.get(path, { headers: { accept: 'text/html' } })).headers();
    expect(headers['content-security-policy'], path).toMatch(/default-src 'none'.*sandbox/);
    expect(headers['content-type'], path).not.toContain('html');
  }
});
