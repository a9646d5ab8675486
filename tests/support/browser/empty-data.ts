import { rm } from 'node:fs/promises';

// Loaded before the product starts: browser tests begin without what an earlier run has left.
await rm(process.env['PLAZA_DATA'] ?? '', { recursive: true, force: true });
