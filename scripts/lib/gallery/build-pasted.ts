import { readFileSync } from 'node:fs';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { compileAsync, Logger } from 'sass-embedded';
import { build, type Plugin } from 'vite';
import { iconModule } from '../../vite/icon-module';
import { scssOptions } from '../../vite/scss-options';
import { type PastedCard, writePastedPages } from './pasted-cards';

const BASE = '/webapp/';
const FOLDER = 'pasted/';
/** Address of the build, on the product's origin. */
export const PASTED_BASE = `${BASE}${FOLDER}`;
const PAGES = path.resolve('.cache/pasted/browser/pages');
const OUT = path.resolve('.cache/pasted/browser/build');
const CARDS = 'virtual:pasted-cards';
const SHEET = '\0sheet:';

const readStyles = async (file: string): Promise<string> =>
  file.endsWith('.scss')
    ? (await compileAsync(file, { ...scssOptions, logger: Logger.silent })).css
    : readFileSync(file, 'utf8');

/** The pages of the cards, by the cards' files. */
const cardModule = (pages: ReadonlyMap<string, string>): Plugin => ({
  name: 'pasted-cards',
  resolveId: (id) => (id === CARDS ? `\0${id}` : null),
  load: (id) => {
    if (id !== `\0${CARDS}`) return null;
    const names = [...pages].map(([file, page], at) => ({ file, page, name: `page${at}` }));
    const imports = names.map(({ page, name }) => `import * as ${name} from ${JSON.stringify(page)};`);
    const cards = names.map(({ file, name }) => `${JSON.stringify(file)}: ${name}`);
    return `${imports.join('\n')}\nexport default {${cards.join(',\n')}};`;
  },
});

/**
 * Takes the stylesheets out of the modules. `styles.json` holds their text, and for each card those that its page
 * imports, in the order of imports.
 */
function styleSheets(pages: ReadonlyMap<string, string>): Plugin {
  const texts = new Map<string, string>();
  return {
    name: 'pasted-styles',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!/\.s?css$/.test(id)) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && `${SHEET}${path.relative('', found.id)}.js`;
    },
    async load(id) {
      if (!id.startsWith(SHEET)) return null;
      const file = id.slice(SHEET.length, -'.js'.length);
      texts.set(id, await readStyles(file));
      return { code: 'export {};', moduleSideEffects: 'no-treeshake' };
    },
    generateBundle() {
      const known = new Map<string, readonly string[]>();
      const importsOf = (id: string): readonly string[] => {
        const info = known.has(id) ? null : this.getModuleInfo(id);
        if (info) known.set(id, [...info.importedIds, ...info.dynamicallyImportedIds]);
        return known.get(id) ?? [];
      };
      const sheetsOf = (page: string): string[] => {
        const seen = new Set<string>();
        const sheets: string[] = [];
        const visit = (id: string): void => {
          if (seen.has(id)) return;
          seen.add(id);
          for (const next of importsOf(id)) visit(next);
          if (texts.has(id)) sheets.push(id);
        };
        visit(page);
        return sheets;
      };
      const cards = [...pages].map(([file, page]) => [file, sheetsOf(page)] as const);
      const styles = { texts: Object.fromEntries(texts), cards: Object.fromEntries(cards) };
      this.emitFile({ type: 'asset', fileName: `${FOLDER}styles.json`, source: JSON.stringify(styles) });
    },
  };
}

/** Builds the pages of all cards as one program; returns the folder behind `PASTED_BASE`. */
export async function buildPasted(cards: readonly PastedCard[]): Promise<string> {
  const pages = writePastedPages(PAGES, cards);
  // A build follows the environment before its mode, and a test's is "test".
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: false,
    base: BASE,
    publicDir: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [
      styleSheets(pages),
      cardModule(pages),
      react(),
      optimizeLocales.vite({ locales: ['en-US', 'de-DE'] }),
      icons({ compiler: { compiler: iconModule }, scale: 0 }),
    ],
    build: {
      outDir: OUT,
      assetsDir: FOLDER,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: path.resolve('tests/support/browser/pasted/show-cards.tsx'),
        output: { entryFileNames: `${FOLDER}show-cards.js` },
      },
    },
  }).finally(() => {
    process.env['NODE_ENV'] = NODE_ENV ?? '';
  });
  return path.join(OUT, FOLDER);
}
