import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** 0 is empty, 1 is easy to guess, 4 is strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

const SEPARATORS = ['', ' ', '-', '.', '_'];

function spellings(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return [text, ...words, ...SEPARATORS.map((separator) => words.join(separator))];
}

/**
 * Estimates how hard a password is to guess. `personal` holds texts an attacker may know, such as the name and email.
 * Import this module lazily: the word lists weigh about 200 kB compressed.
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  if (password === '') return 0;
  const { score } = estimator.check(password, ['plaza', ...personal.flatMap(spellings)]);
  return score === 0 ? 1 : score;
}
