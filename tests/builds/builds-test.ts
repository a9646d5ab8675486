import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildPrevious } from '../../scripts/lib/build/previous-build';
import { newEmail } from '../support/browser/auth-actions';
import { expect, test as base } from '../support/browser/fixtures';
import { identityToken } from '../support/browser/start-product';
import { startTwoBuilds, type TwoBuilds } from './two-builds';

/** Checking out and building the previous state, in ms. */
const BUILD_TIMEOUT_MS = 900_000;
const CURRENT = 'dist/app';

/** Shared by the tests of a worker. */
let building: ReturnType<typeof buildPrevious> | undefined;

/** Skips, with the reason, where the git history has no earlier build. */
export const test = base.extend<{ builds: TwoBuilds }>({
  builds: [
    async ({ baseURL, expectConsole }, provide, testInfo) => {
      // Builds before 2026-11-23 declare posts that have no id yet, which the service refuses.
      expectConsole(/status of 400 .*\/events\/[\w-]+\/interest/);
      building ??= buildPrevious(CURRENT);
      const previous = await building;
      if ('reason' in previous) return testInfo.skip(true, previous.reason);
      const folders = { previous: previous.appDir, current: path.resolve(CURRENT) };
      const builds = await startTwoBuilds(baseURL ?? '', folders);
      await provide(builds);
      builds.close();
    },
    { timeout: BUILD_TIMEOUT_MS },
  ],
});

// By structure and purpose: the labels of the two builds may differ.
export const composerField = (page: Page) => page.getByRole('main').getByRole('textbox').first();
export const postWith = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
export const likeButton = (page: Page, text: string) =>
  postWith(page, text).locator('button[aria-pressed]').first();

const PASSWORD = 'plaza-demo';

/** Creates an account at the local identity provider and signs in by the form. */
export async function signInAsNewMember(page: Page, origin: string): Promise<void> {
  const email = newEmail();
  await identityToken({ address: origin }, 'signUp', email, PASSWORD);
  await page.goto(`${origin}/webapp/auth/login`);
  await page.locator('input[type=email]').fill(email);
  const password = page.locator('input[autocomplete=current-password]');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
}

export const tokenOf = (address: string, email: string): Promise<string> =>
  identityToken({ address }, 'signInWithPassword', email, PASSWORD);
