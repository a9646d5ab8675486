import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { Size } from '../../../scripts/looks/options';
import { openProfile, steadyFlags } from '../../../scripts/looks/profiles';
import { openCamera, type Camera } from '../../../scripts/looks/shoot';
import { signIn } from '../../../scripts/looks/sign-in';
import { browserFlags } from '../../support/browser/find-browser';
import { freshFolder, startProduct } from '../../support/browser/start-product';
import { MOMENT, shiftDates } from './seed-clock';

/** A freshly seeded product and the browser that photographs it. */
interface Studio {
  address: string;
  openCamera: (member: boolean, size: Size) => Promise<Camera>;
}

/** The members of other tests write, so pictures have a product of their own. */
export const test = base.extend<{ studio: Studio }>({
  studio: [
    async ({ browser }, provide) => {
      const dataDir = freshFolder();
      const product = await startProduct({ dataDir });
      const { address } = product;
      const side = { moment: MOMENT, member: await signIn(browser, address) };
      await provide({
        address,
        async openCamera(member, size) {
          const context = await openProfile(browser, side, member, size);
          await shiftDates(context, address);
          return openCamera(context);
        },
      });
      await product.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { timeout: 180_000 },
  ],
});

const executablePath = process.env['PLAZA_CHROMIUM'];
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [...browserFlags, ...steadyFlags],
};
