import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { delay, SAMPLE_DELAY_MS } from '@/lib/storage/sample-delay';
import { sampleQuery } from './sample';

test('the simulated delay passes while the code of the accessor downloads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  // The query listens to other tabs.
  vi.stubGlobal('addEventListener', () => undefined);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const arrived = vi.fn<(boats: string[]) => void>();
  const boats = sampleQuery(['boats'], async (latency) => {
    await delay(SAMPLE_DELAY_MS + 1);
    await latency;
    return ['Ada'];
  });
  void new QueryClient().query(boats).then(arrived);
  await vi.advanceTimersByTimeAsync(SAMPLE_DELAY_MS + 1);
  expect(arrived).toHaveBeenCalledWith(['Ada']);
});
