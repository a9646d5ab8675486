import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Processor time of the longest task of the main thread while `open` runs, in ms. Time in which the thread waits for a
 * core does not count.
 */
export async function longestTask(browser: Browser, page: Page, open: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  const marker = `longest-task-${Math.random()}`;
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'] },
  });
  await open();
  // Other pages may share the browser: the mark names this page's thread.
  await page.evaluate((name) => performance.mark(name), marker);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const mark = events.find(({ name }) => name === marker);
  if (!mark) throw new Error('The trace has no mark of the page');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === mark.pid && tid === mark.tid,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
