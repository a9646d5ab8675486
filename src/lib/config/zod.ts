import { config } from 'zod/mini';

// Zod compiles object parsers with `new Function`, which the content security policy forbids and reports.
// The setting is read when a schema is created, so src/app/main.tsx imports this module before any schema.
config({ jitless: true });
