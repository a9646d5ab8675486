import { expect } from '@playwright/test';
import { widths } from '../../../scripts/looks/options';
import { picture, present, type Scheme } from '../../../scripts/looks/shoot';
import { comparePicture } from './compare-picture';
import { screens } from './screens';
import { launchOptions, test } from './studio';

test.use({ launchOptions, trace: 'off' });
// Each width in a worker of its own.
test.describe.configure({ mode: 'parallel' });

/** One scheme at each width, by the name, so that a new screen changes no other picture. */
const schemeOf = (name: string, width: number): Scheme =>
  (name.length % 2 === 0) === (width === 360) ? 'light' : 'dark';

for (const size of widths) {
  test(`key screens look as they did (${size.width} px)`, async ({ studio }, info) => {
    // Half a minute on an idle machine.
    test.setTimeout(600_000);
    const differences: string[] = [];
    for (const member of [true, false]) {
      const camera = await studio.openCamera(member, size);
      for (const screen of screens) {
        if (screen.member !== member || (screen.width ?? size.width) !== size.width) continue;
        const scheme = schemeOf(screen.name, size.width);
        await present(camera, studio.address, screen, size, scheme);
        const file = `${size.width}/${screen.name}.webp`;
        const difference = await comparePicture(() => picture(camera, scheme), file, info);
        if (difference !== null) differences.push(difference);
      }
      await camera.page.context().close();
    }
    expect(differences).toEqual([]);
  });
}
