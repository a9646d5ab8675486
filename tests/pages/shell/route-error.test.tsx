import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { injectFaults } from '@/components/shell/devtools/fault-injection';
import { ALL_SAMPLE_ACCESSORS, clearFaults, setFault } from '@/components/shell/devtools/faults';
import { expectConsole } from '../../support/dom/console-guard';
import { renderApp } from '../../support/pages/render-app';

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  clearFaults();
});

test.each(['500', 'offline'] as const)('a page whose data failed (%s) opens by Retry', async (answer) => {
  expectConsole(/Error in route match|Injected/);
  stop = injectFaults();
  setFault(ALL_SAMPLE_ACCESSORS, { answer });
  const { user } = await renderApp('/apps/file-manager');
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  clearFaults();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'File manager' })).toBeVisible();
});
