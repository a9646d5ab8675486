import type { Browser } from '@playwright/test';
import type { Size } from './options';
import { openProfile } from './profiles';
import { differing, find, labelOf, type Finding, type Missing } from './report';
import { openCamera, schemes, shoot, type Camera, type Shot, type Subject } from './shoot';
import type { Side } from './sides';

export interface Outcome {
  pictures: number;
  findings: Finding[];
  missing: Missing[];
  /** Labels of subjects that were equal only at the second attempt. */
  unsteady: string[];
}

type Pair = readonly [ref: Shot, now: Shot];
type Take = (subject: Subject, fresh: boolean) => Promise<Pair>;

/** The reason for a missing picture, or null. */
function reasonOf([ref, now]: Pair): string | null {
  if ('error' in ref) return 'error' in now ? `in both: ${ref.error}` : `in the ref: ${ref.error}`;
  return 'error' in now ? `in the working tree: ${now.error}` : null;
}

const isEqual = async ([ref, now]: Pair): Promise<boolean> =>
  !('error' in ref) && !('error' in now) && (await differing(ref.pictures, now.pictures)).length === 0;

/** Photographs both sides at once, so that both services receive the same calls in the same order. */
function taker(
  browser: Browser,
  sides: readonly [Side, Side],
  size: Size,
): { take: Take; end: () => Promise<void> } {
  const cameras = new Map<string, Camera>();
  const open = async (side: Side, member: boolean): Promise<Camera> =>
    openCamera(await openProfile(browser, side, member, size));
  const shootFresh = async (side: Side, subject: Subject): Promise<Shot> => {
    const camera = await open(side, subject.member);
    const shot = await shoot(camera, side.address, subject, size);
    await camera.page.context().close();
    return shot;
  };
  const shootReused = async (side: Side, subject: Subject): Promise<Shot> => {
    const key = `${side.name} ${subject.member}`;
    const camera = cameras.get(key) ?? (await open(side, subject.member));
    cameras.set(key, camera);
    return shoot(camera, side.address, subject, size);
  };
  const one = (side: Side, subject: Subject, fresh: boolean): Promise<Shot> =>
    (fresh ? shootFresh : shootReused)(side, subject).catch((error: unknown) => ({ error: String(error) }));
  return {
    take: (subject, fresh) => Promise.all([one(sides[0], subject, fresh), one(sides[1], subject, fresh)]),
    async end() {
      for (const { page } of cameras.values()) await page.context().close();
    },
  };
}

/** Compares one subject, retries once on a difference, and records the result. */
async function visit(take: Take, subject: Subject, label: string, outcome: Outcome): Promise<void> {
  let pair = await take(subject, false);
  if (!(await isEqual(pair))) {
    pair = await take(subject, true);
    if (await isEqual(pair)) outcome.unsteady.push(label);
  }
  const [ref, now] = pair;
  if ('error' in ref || 'error' in now) {
    const reason = reasonOf(pair) ?? '';
    outcome.missing.push({ label, reason });
    console.log(`no picture  ${label}: ${reason}`);
    return;
  }
  for (const scheme of schemes) {
    outcome.pictures += 1;
    const finding = await find(`${label} ${scheme}`, ref.pictures[scheme], now.pictures[scheme]);
    if (!finding) continue;
    outcome.findings.push(finding);
    console.log(`differs     ${finding.label}: ${finding.pixels} pixels`);
  }
}

/** Walks over all subjects, one width after the other. */
export async function walk(
  browser: Browser,
  sides: readonly [Side, Side],
  subjects: readonly Subject[],
  sizes: readonly Size[],
): Promise<Outcome> {
  const outcome: Outcome = { pictures: 0, findings: [], missing: [], unsteady: [] };
  for (const size of sizes) {
    const { take, end } = taker(browser, sides, size);
    const here = subjects.filter(({ width = size.width }) => width === size.width);
    for (const subject of here) await visit(take, subject, labelOf(subject, size), outcome);
    console.log(`${size.width} wide: ${here.length} subjects`);
    await end();
  }
  return outcome;
}
