import { defineConfig } from 'vite';

/** The service, bundled for plain Node; packages stay in node_modules. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        server: 'server/server.ts',
        admin: 'server/admin/admin.ts',
        'picture-process': 'server/media/picture-process.ts',
      },
    },
  },
});
