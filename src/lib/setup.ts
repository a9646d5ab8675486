import { config } from 'zod/mini';

// zod compiles parsers with `new Function`, which the Content-Security-Policy forbids. Must run before any parse.
config({ jitless: true });
