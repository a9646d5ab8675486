import type { Plugin } from 'vite';

const WORDS = /^\s*(?:summary|tag):\s*'(?:[^'\\\n]|\\.)*',\n/gm;

/** Leaves out of the browser what the contract says for the OpenAPI document alone. */
export const withoutContractWords = (): Plugin => ({
  name: 'plaza-without-contract-words',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/[\w-]+\.ts$/ },
    handler: (code) => ({
      code: code.replaceAll(WORDS, (lines) => lines.replaceAll(/[^\n]/g, '')),
      map: null,
    }),
  },
});
