import { checkOut } from './lib/checkout';
import { readOptions, USAGE } from './looks/options';
import { launch } from './looks/profiles';
import { clearReport, writeIndex } from './looks/report';
import { startSides } from './looks/sides';
import { subjectsOf } from './looks/subjects';
import { walk } from './looks/walk';

/** `npm run looks [-- <git ref>]`: pictures of the ref and of the working tree, and what differs between them. */
const since = performance.now();
const seconds = (): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const options = readOptions(process.argv.slice(2));
if (!options) {
  console.log(USAGE);
  process.exit();
}
const { tree, commit } = await checkOut(options.ref, '.cache/looks/trees');
const subjects = await subjectsOf(options, tree);
clearReport();
const browser = await launch();
try {
  const { pair, close } = await startSides(browser, tree);
  console.log(`Both run after ${seconds()}; ${subjects.length} subjects`);
  try {
    const { pictures, findings, missing, unsteady } = await walk(browser, pair, subjects, options.sizes);
    const summary = `${pictures} pictures, ${findings.length} differ, ${missing.length} could not be taken`;
    const index = writeIndex(`${commit.slice(0, 9)} and the working tree: ${summary}`, findings, missing);
    for (const label of unsteady) console.log(`unsteady    ${label}: equal only at the second try`);
    console.log(`${summary} (${seconds()}); see ${index}`);
    process.exitCode = findings.length + missing.length > 0 ? 1 : 0;
  } finally {
    await close();
  }
} finally {
  await browser.close();
}
