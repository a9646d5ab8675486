import { expect, it } from 'vitest';
import { createMenuLine, createPageFiles } from '@/components/gallery/pages/starter/page-template';
import { createDataPageFiles } from '../../../scripts/lib/gallery/data-page-files';

it('writes route, page and test under the address', () => {
  const files = createPageFiles('apps/street-map');
  expect(files.map((file) => file.path)).toEqual([
    'src/routes/_shell/apps/street-map.tsx',
    'src/components/workspace/street-map/StreetMapPage.tsx',
    'tests/pages/workspace/street-map.test.tsx',
  ]);
  expect(files[0]?.text).toContain("createFileRoute('/_shell/apps/street-map')");
  expect(files[0]?.text).toContain("title: 'Street map'");
  expect(createMenuLine('apps/street-map')).toBe("['Street map', '/apps/street-map'],");
});

it('writes sample data, its query and a loading route for a noun', () => {
  const files = createDataPageFiles('apps/notes', 'field-note');
  expect(files.map((file) => file.path)).toEqual([
    'src/data/field-note/schema.ts',
    'src/data/field-note/seed.ts',
    'src/data/field-note/collection.ts',
    'src/queries/workspace/field-note.ts',
    'src/routes/_shell/apps/notes.tsx',
    'src/components/workspace/field-note/NotesPage.tsx',
    'tests/pages/workspace/field-note.test.tsx',
  ]);
  const [, , , query, route, page] = files;
  expect(query?.text).toContain("(await import('@/data/field-note/collection')).listFieldNotes(latency)");
  expect(route?.text).toContain('context: () => ({ fieldNotes: fieldNotesOptions() })');
  expect(route?.text).toContain("staticData: { title: 'Notes', sample: 'always' }");
  expect(page?.text).toContain('useSuspenseQuery(route.useRouteContext().fieldNotes)');
});
