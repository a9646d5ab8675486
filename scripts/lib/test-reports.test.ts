import { describe, expect, it } from 'vitest';
import { playwrightReport, vitestReport } from './test-reports';

describe('reports of test runs', () => {
  it('name the Vitest test that failed before it passed, and count it as passed', () => {
    const { tally, flaky } = vitestReport({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        {
          name: 'tests/pages/feed.test.tsx',
          startTime: 0,
          endTime: 1000,
          assertionResults: [
            { fullName: 'feed shows posts', status: 'passed', failureMessages: [] },
            { fullName: 'feed likes a post', status: 'passed', failureMessages: ['Error: no heart'] },
            { fullName: 'feed reposts', status: 'failed', failureMessages: ['Error: no arrow'] },
          ],
        },
      ],
    });
    expect(tally).toEqual({ passed: 2, failed: 1 });
    expect(flaky).toEqual(['tests/pages/feed.test.tsx: feed likes a post']);
  });

  it('name the browser test that failed before it passed', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ status, results: [{ duration: 5 }] }],
    });
    const { flaky } = playwrightReport({
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      suites: [{ file: 'feed.spec.ts', specs: [spec('likes', 'flaky'), spec('reads', 'expected')] }],
    });
    expect(flaky).toEqual(['feed.spec.ts: likes']);
  });

  it('sum the numbers that browser tests annotate', () => {
    const spec = (states: string) => ({
      title: 'presses',
      tests: [
        {
          status: 'expected',
          annotations: [{ type: 'open states', description: states }, { type: 'slow' }],
          results: [{ duration: 5 }],
        },
      ],
    });
    const { counts } = playwrightReport({
      suites: [
        { file: 'a.spec.ts', specs: [spec('4')], suites: [{ file: 'a.spec.ts', specs: [spec('8')] }] },
      ],
    });
    expect([...counts]).toEqual([['open states', 12]]);
  });
});
