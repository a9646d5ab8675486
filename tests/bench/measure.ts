import type { Page } from '@playwright/test';
import { withTimeLimit } from '@/lib/session/time-limit';

declare global {
  interface Window {
    plazaBench: {
      /** Durations of tasks over 50 ms since the last reset, in ms. */
      tasks: number[];
      /** Time from input to the next frame since the last reset, in ms; 16 at least. */
      answers: number[];
      /** `performance.now()` of the last long task or loaded resource. */
      busyAt: number;
      /** Time from the click to the frame with the new page, in ms. */
      arrived: Promise<number>;
    };
  }
}

// Functions evaluated in the page stay anonymous: the compiler wraps named ones in a helper that is missing there.

/** Call once per document. */
export const observePerformance = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.plazaBench = { tasks: [], answers: [], busyAt: performance.now(), arrived: Promise.resolve(0) };
    new PerformanceObserver((list) => {
      window.plazaBench.busyAt = performance.now();
      window.plazaBench.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.plazaBench.answers.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver(() => {
      window.plazaBench.busyAt = performance.now();
    }).observe({ type: 'resource' });
  });

/** Waits for `quiet` ms without loaded resources or long tasks. */
export const waitUntilIdle = async (page: Page, quiet = 800): Promise<void> => {
  await page.waitForTimeout(quiet);
  await page.waitForFunction((ms) => performance.now() - window.plazaBench.busyAt > ms, quiet, {
    polling: 100,
  });
};

/** In ms; 0 if the browser reported nothing. */
export interface Cost {
  /** Longest task over 50 ms. */
  task: number;
  /** From input to the next frame. */
  answer: number;
}

export async function measureCost(page: Page, action: () => Promise<unknown>): Promise<Cost> {
  await waitUntilIdle(page);
  await page.evaluate(() => {
    window.plazaBench.tasks = [];
    window.plazaBench.answers = [];
  });
  await action();
  await waitUntilIdle(page);
  return page.evaluate(() => ({
    task: Math.max(0, ...window.plazaBench.tasks),
    answer: Math.max(0, ...window.plazaBench.answers),
  }));
}

/** In ms after the click. */
export interface NavigationCost {
  /** First frame with heading and content of the new page. */
  page: number;
  /** Next frame. */
  answer: number;
}

/**
 * Resolves `window.plazaBench.arrived` after the next click, with the first frame that shows another `h1`, or the given
 * heading and a selector that exists only on the new page. Call before the click.
 */
export const watchArrival = (page: Page, heading: string | null, content: string): Promise<void> =>
  page.evaluate(
    ([words, selector]) => {
      const before = document.querySelector('h1');
      const text = before?.textContent;
      window.plazaBench.answers = [];
      window.plazaBench.arrived = new Promise((resolve) => {
        let clickedAt = 0;
        document.addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), {
          capture: true,
          once: true,
        });
        new MutationObserver((_, observer) => {
          const found = document.querySelector('h1');
          const isOther = found && (found !== before || found.textContent !== text);
          const isNew = words === null ? isOther : found?.textContent === words;
          if (clickedAt === 0 || !isNew || !document.querySelector(selector)) return;
          observer.disconnect();
          // A message posted within a frame arrives after that frame is painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - clickedAt);
            port2.postMessage(null);
          });
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
    },
    [heading, content] as const,
  );

/** A page that never arrives fails its measurement instead of the whole run, in ms. */
const ARRIVAL_LIMIT_MS = 30_000;

/** Time from the click to the new page, in ms. Rejects after half a minute. */
export const readArrival = (page: Page): Promise<number> =>
  withTimeLimit(
    page.evaluate(() => window.plazaBench.arrived),
    ARRIVAL_LIMIT_MS,
  );

/** `content`: selector that exists only on the new page. */
export async function measureNavigation(
  page: Page,
  heading: string,
  content: string,
  click: () => Promise<unknown>,
): Promise<NavigationCost> {
  await watchArrival(page, heading, content);
  await click();
  const arrived = await readArrival(page);
  await waitUntilIdle(page);
  return page.evaluate(
    (time) => ({ page: time, answer: Math.max(0, ...window.plazaBench.answers) }),
    arrived,
  );
}
