import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

const people = { demo: 'demo@plaza.test', ada: 'ada@plaza.test', mod: 'mod@plaza.test' } as const;
/** The three local sign-ins. */
export type Person = keyof typeof people;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Fixtures {
  /**
   * Names a console message that a test expects (a wrong password logs a 400), matched against its text and
   * URL. Any other console, page or CSP error fails the test.
   */
  expectConsole: (pattern: RegExp) => void;
  /** Signs in the page's context; does not navigate. */
  signIn: (page: Page, who: Person) => Promise<void>;
  /** A page in another browser context, also watched for errors; signed in if `who` is given. */
  openAnother: (who?: Person) => Promise<Page>;
  /**
   * Loads an address below /webapp in a page that this worker reuses, with its cache and storage: for tests that
   * change nothing beyond the document. 1280 px wide, light and left to right unless `look` says otherwise.
   */
  visit: (path: string, look?: Look) => Promise<Page>;
}
interface WorkerFixtures {
  /** Storage states of this worker, created once per account. */
  signedIn: (who: Person) => Promise<State>;
  /** Reused pages of this worker: one signed out, one for each account. */
  visitor: (who: Person | null) => Promise<Visitor>;
}
interface Visitor {
  page: Page;
  watch: Watch;
}
interface Look {
  who?: Person;
  theme?: 'light' | 'dark';
  /** 360 px. */
  narrow?: boolean;
  reducedMotion?: boolean;
  /** Follows the address as a link does: the document stays, which takes a third of the processor time of a load. */
  inApp?: boolean;
}
interface Watch {
  expected: RegExp[];
  seen: string[];
}

function watch(context: BrowserContext, { seen }: Watch): void {
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`error: ${error.error().stack ?? error.error().message}`));
}

/** Browser storage key of the layout and colours. */
export const THEME_KEY = 'plaza.theme-config';

const watches = new WeakMap<BrowserContext, Watch>();

/** Follows an address as a link does; resolves when the heading of the page before has left. */
export async function navigate(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return void (await page.goto(address));
  const heading = await page.getByRole('heading', { level: 1 }).first().elementHandle();
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await heading?.waitForElementState('hidden', { timeout: 15_000 });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  signedIn: [
    async ({ browser }, provide, { project }) => {
      const kept = new Map<Person, State>();
      await provide(async (who) => {
        const known = kept.get(who);
        if (known) return known;
        const { baseURL } = project.use;
        const context = await browser.newContext({
          ...(baseURL ? { baseURL } : {}),
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        await page.goto('/webapp/auth/login');
        await page.getByLabel('Email').fill(people[who]);
        await page.getByLabel('Password', { exact: true }).fill('plaza-demo');
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await page.waitForURL((url) => !url.pathname.includes('/auth/'));
        const state = await context.storageState({ indexedDB: true });
        await context.close();
        kept.set(who, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser, signedIn }, provide, { project }) => {
      const visitors = new Map<Person | null, Promise<Visitor>>();
      const open = async (who: Person | null): Promise<Visitor> => {
        const { baseURL, locale, timezoneId } = project.use;
        const context = await browser.newContext({
          ...(baseURL ? { baseURL } : {}),
          ...(locale ? { locale } : {}),
          ...(timezoneId ? { timezoneId } : {}),
          serviceWorkers: 'block',
          ...(who ? { storageState: await signedIn(who) } : {}),
        });
        const own: Watch = { expected: [], seen: [] };
        watch(context, own);
        const page = await context.newPage();
        await page.goto('/webapp/about');
        return { page, watch: own };
      };
      await provide((who) => {
        const visitor = visitors.get(who) ?? open(who);
        visitors.set(who, visitor);
        return visitor;
      });
      for (const visitor of visitors.values()) await (await visitor).page.context().close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ visitor }, provide) => {
    const visited = new Set<Visitor>();
    await provide(async (path, look = {}) => {
      const { who, theme = 'light', narrow = false, reducedMotion = false, inApp = false } = look;
      const one = await visitor(who ?? null);
      visited.add(one);
      const { page } = one;
      await page.setViewportSize(narrow ? { width: 360, height: 780 } : { width: 1280, height: 900 });
      await page.emulateMedia({ reducedMotion: reducedMotion ? 'reduce' : null });
      await page.evaluate(
        ([key, newValue, stays]) => {
          localStorage.setItem(key, newValue);
          // An open document applies settings when another tab changes them.
          if (stays) window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
        },
        [THEME_KEY, JSON.stringify({ theme }), inApp] as const,
      );
      await (inApp ? navigate(page, `/webapp${path}`) : page.goto(`/webapp${path}`));
      return page;
    });
    for (const { watch: own } of visited) expect(own.seen.splice(0), 'the console stays silent').toEqual([]);
  },
  context: async ({ context }, provide) => {
    const own: Watch = { expected: [], seen: [] };
    watch(context, own);
    watches.set(context, own);
    await provide(context);
    const unexpected = own.seen.filter((line) => !own.expected.some((pattern) => pattern.test(line)));
    expect(unexpected, 'the console stays silent').toEqual([]);
  },
  expectConsole: async ({ context }, provide) => {
    await provide((pattern) => void watches.get(context)?.expected.push(pattern));
  },
  signIn: async ({ signedIn }, provide) => {
    await provide(async (page, who) => page.context().setStorageState(await signedIn(who)));
  },
  openAnother: async ({ browser, context, signedIn, baseURL, serviceWorkers }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (who) => {
      const other = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        // Allowed, the worker would store every page.
        serviceWorkers,
        ...(who ? { storageState: await signedIn(who) } : {}),
      });
      const own = watches.get(context);
      if (own) watch(other, own);
      opened.push(other);
      return other.newPage();
    });
    await Promise.all(opened.map((other) => other.close()));
  },
});

/**
 * Axe violations of the current page, or `within` the elements of a selector, a line each; of `rules` alone, if
 * given, which may be some that axe leaves out otherwise.
 */
export async function axeViolations(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  // Wait for fade-ins, which have low contrast; detached animations never finish.
  await page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => setTimeout(resolve, 2_000)),
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000)
          .map(({ finished }) => finished),
      ),
    ]),
  );
  // No frames here have content of other origins: without the default mode's second page, and with the violations alone
  // sent back, a large page takes a third of the time.
  // An empty source: axe is loaded once a document unless frames need it too. No enabled rule reads style sheets.
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'null' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  if (within) builder.include(within);
  if (rules) builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `    ${node.html}`).join('\n')}`,
  );
}

/** Asserts no axe violations on the current page, or `within` the elements of a selector. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await axeViolations(page, within), 'axe finds nothing').toEqual([]);
}

export { expect } from '@playwright/test';
