import { build, type Plugin } from 'vite';

const ENTRY = 'src/app/early/inline.ts';

async function bundle(env: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.VITE_API_BASE_URL': JSON.stringify(env['VITE_API_BASE_URL'] ?? '') },
    build: { write: false, target: 'es2022', rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  const [output] = [result].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  if (!code) throw new Error(`${ENTRY} was not bundled`);
  return code.trim();
}

/** Puts src/app/early into index.html as an inline script: it runs before any script has arrived. */
export function earlyStart(): Plugin {
  let env: Record<string, string> = {};
  return {
    name: 'plaza:early-start',
    configResolved: (config) => {
      env = config.env;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async () => [{ tag: 'script', children: await bundle(env), injectTo: 'head' }],
    },
  };
}
