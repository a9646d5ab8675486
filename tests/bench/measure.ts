import type { Page } from '@playwright/test';

declare global {
  interface Window {
    plazaBench: {
      /** Milliseconds of every task over 50 since the last look. */
      tasks: number[];
      /** Milliseconds from a press or key to the frame that answers it, since the last look; 16 or more. */
      answers: number[];
      /** When something was last going on, as `performance.now()` has it. */
      busyAt: number;
      /** Milliseconds from the click on a link to the frame with the new page. */
      arrived: Promise<number>;
    };
  }
}

// What runs in the page holds no named functions: the compiler's helper for their names is not there.

/** Keeps, in the page itself, what the browser says about its own work. Once for each document. */
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

/** Waits until nothing was loaded and no task was long for so many milliseconds. */
export const waitUntilIdle = async (page: Page, quiet = 800): Promise<void> => {
  await page.waitForTimeout(quiet);
  await page.waitForFunction((ms) => performance.now() - window.plazaBench.busyAt > ms, quiet, {
    polling: 100,
  });
};

/** What one deed cost, in milliseconds; 0 where the browser found nothing to tell. */
export interface Cost {
  /** Its longest task, where one was over 50. */
  task: number;
  /** From the press to the frame that answered it. */
  answer: number;
}

/** Does something in a page at rest and waits for what follows from it. */
export async function measureCost(page: Page, deed: () => Promise<unknown>): Promise<Cost> {
  await waitUntilIdle(page);
  await page.evaluate(() => {
    window.plazaBench.tasks = [];
    window.plazaBench.answers = [];
  });
  await deed();
  await waitUntilIdle(page);
  return page.evaluate(() => ({
    task: Math.max(0, ...window.plazaBench.tasks),
    answer: Math.max(0, ...window.plazaBench.answers),
  }));
}

/** A way from one page to another, in milliseconds from the click. */
export interface NavigationCost {
  /** The first frame with the other page's heading and its content. */
  page: number;
  /** The next frame of all, which answers the click. */
  answer: number;
}

/** Clicks a link to another page; `content` is a selector of what that page is about. */
export async function measureNavigation(
  page: Page,
  heading: string,
  content: string,
  click: () => Promise<unknown>,
): Promise<NavigationCost> {
  await page.evaluate(
    ([words, selector]) => {
      window.plazaBench.answers = [];
      window.plazaBench.arrived = new Promise((resolve) => {
        let clickedAt = 0;
        document.addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), {
          capture: true,
          once: true,
        });
        new MutationObserver((_, observer) => {
          const stands =
            document.querySelector('main h1')?.textContent === words && document.querySelector(selector);
          if (clickedAt === 0 || !stands) return;
          observer.disconnect();
          // A message posted in a frame comes after it has been painted.
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
  await click();
  const arrived = await page.evaluate(() => window.plazaBench.arrived);
  await waitUntilIdle(page);
  return page.evaluate(
    (stood) => ({ page: stood, answer: Math.max(0, ...window.plazaBench.answers) }),
    arrived,
  );
}
