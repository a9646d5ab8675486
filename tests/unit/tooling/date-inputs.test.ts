import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// Text, because a field may sit in a dialog that no test opens.
const BROWSER_INPUT = /\btype(?:=|: )(?:\{\s*)?['"](?:date|time|datetime-local|month|week)['"]/;

/** Shows the inputs of the browser by name. */
const EXAMPLES = 'components/gallery/forms/basic/InputTypes.tsx';

it('uses the date and time fields of the form kit, never those of the browser', () => {
  const offenders = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && name.replaceAll(path.sep, '/') !== EXAMPLES)
    .filter((name) => BROWSER_INPUT.test(readFileSync(path.join('src', name), 'utf8')));
  expect(offenders).toEqual([]);
});
