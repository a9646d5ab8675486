import path from 'node:path';
import type { Plugin } from 'vite';
import { readExample } from '../lib/gallery/chart-example.ts';

const MARK = '\0example:';

/** `import code from './Basic.tsx?code'`: the example as one module that can be pasted into any page. */
export const exampleCode = (): Plugin => {
  let root = '';
  return {
    name: 'plaza:example-code',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    async resolveId(id, importer) {
      if (!id.endsWith('?code')) return null;
      const file = await this.resolve(id.slice(0, -'?code'.length), importer, { skipSelf: true });
      return file && `${MARK}${file.id}`;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const { text, files } = readExample(path.relative(root, id.slice(MARK.length)));
      for (const file of files) this.addWatchFile(path.join(root, file));
      return `export default ${JSON.stringify(text)};`;
    },
  };
};
