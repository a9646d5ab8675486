import { compile, type CompileResult, Logger } from 'sass-embedded';

/** A stylesheet compiled as the build does; `styles` holds the shared ones. */
export const compileStyles = (file: string, styles = 'src/styles'): CompileResult =>
  compile(file, {
    loadPaths: ['node_modules', styles],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    logger: Logger.silent,
  });

/** Class names in the selectors. */
export const classesIn = (css: string): Set<string> =>
  new Set(
    [...css.replaceAll(/\{[^{}]*\}/g, '{}').matchAll(/\.((?:[a-z_-])(?:[\w-]|\\.)*)/gi)].map(
      ([, name = '']) => name.replaceAll('\\', ''),
    ),
  );
