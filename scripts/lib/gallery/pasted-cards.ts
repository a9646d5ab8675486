import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readExample } from './chart-example';
import { createPageFiles } from '../../../src/components/gallery/pages/starter/page-template';

export interface PastedCard {
  /** The card's file below the gallery's folder. */
  file: string;
  /** The code that the card shows. */
  code: string;
  component: string;
}

const GALLERY = 'src/components/gallery';

const filesOf = (folder: string, recursive: boolean): string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

const exampleFiles = (): string[] =>
  filesOf(GALLERY, true).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const shown = [...source.matchAll(/^import .* from '([^']+)\?code';/gm)].map(([, name = '']) => name);
    const [, glob] = /import\.meta\.glob<string>\('([^'*]+)\*\.tsx', \{ query: '\?code'/.exec(source) ?? [];
    return [
      ...shown.map((name) => path.join(path.dirname(file), name)),
      ...(glob ? filesOf(path.join(path.dirname(file), glob), false) : []),
    ];
  });

/** The code of every card of the gallery, as its copy button hands it out. */
export const pastedCards = (): PastedCard[] =>
  [...new Set(exampleFiles())].toSorted().map((file) => {
    const { text: code } = readExample(file);
    const [, component = ''] = /^export (?:const|(?:async )?function) ([A-Z]\w*)/m.exec(code) ?? [];
    return { file: path.relative(GALLERY, file), code, component };
  });

/**
 * Writes a TypeScript project with a page per card as `npm run new:page` does, with the card's code beside it, into `folder`. Returns the
 * addresses of the pages by the cards' files.
 */
export function writePastedPages(folder: string, cards: readonly PastedCard[]): Map<string, string> {
  rmSync(folder, { recursive: true, force: true });
  const pages = new Map(
    cards.map(({ file, code, component }) => {
      const noun = file.replace(/\.tsx?$/, '').replaceAll(/[^a-zA-Z]+/g, '-');
      const page = createPageFiles(`pasted/${noun.toLowerCase()}`).find(({ path: name }) =>
        name.endsWith('Page.tsx'),
      );
      const at = path.join(folder, page?.path ?? '');
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(path.join(path.dirname(at), 'Pasted.tsx'), code);
      const text = (page?.text ?? '')
        .replace('\n\n', `\nimport { ${component} } from './Pasted';\n\n`)
        .replace(/=> (<PageHeader [^>]*\/>);/, `=> (\n  <>\n    $1\n    <${component} />\n  </>\n);`);
      writeFileSync(at, text);
      return [file, at];
    }),
  );
  const up = path.relative(folder, '.');
  const config = {
    extends: `${up}/tsconfig.app.json`,
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: [`${up}/src`, `${up}/contract`, './src'],
    exclude: [`${up}/src/**/*.test.ts`, `${up}/src/**/*.test.tsx`],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  return pages;
}
