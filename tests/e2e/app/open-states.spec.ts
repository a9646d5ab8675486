import { galleryStates } from '../../../scripts/looks/states/gallery';
import { shellStates } from '../../../scripts/looks/states/shell';
import { socialStates } from '../../../scripts/looks/states/social';
import { workspaceStates } from '../../../scripts/looks/states/workspace';
import { changeSettings } from '../../support/browser/change-settings';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { waitForCards, waitUntilStill } from '../../support/browser/wait';
import { OPEN_STATES } from '../../support/browser/walk/walk-controls';

const all = process.env['PLAZA_ALL'] !== undefined;
const states = [...shellStates, ...socialStates, ...workspaceStates, ...galleryStates];
/** One state in so many without `PLAZA_ALL`. */
const STEP = 24;

test.describe.configure({ mode: 'parallel' });

for (const [index, { path, state, width, open }] of states.entries()) {
  if (!all && index % STEP !== 0) continue;
  for (const narrow of width === undefined ? [false, true] : [width === 360]) {
    if (!all && narrow) continue;
    test(`${path}: ${state ?? ''} has no axe violations (${narrow ? 360 : 1280} px)`, async ({ visit }) => {
      const page = await visit(path, { who: 'demo', narrow, reducedMotion: true });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 });
      await waitForCards(page);
      // Keys and menus of the shell load after the first paint.
      await waitUntilStill(() => page.locator('*').count());
      await open?.(page);
      await expectAccessible(page);
      await changeSettings(page, { theme: 'dark' });
      await expectAccessible(page);
      // Once in each scheme.
      test.info().annotations.push({ type: OPEN_STATES, description: '2' });
    });
  }
}
