import { expect, it, onTestFinished, vi } from 'vitest';
import { sampleReminders } from '@/data/wallet/seed';
import { sampleTasks } from './seed';

it('dates the sample by the local day, also in an evening that is the next day in UTC', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  onTestFinished(() => void vi.unstubAllEnvs());
  const evening = new Date(2031, 2, 20, 20);
  const due = sampleTasks(evening).map(({ dueDate }) => dueDate);
  const morning = sampleTasks(new Date(2031, 2, 20, 8)).map(({ dueDate }) => dueDate);
  expect(due).toEqual(morning);
  expect(sampleReminders(evening).map(({ day }) => day)).toContain('2031-03-21');
});
