import { describe, expect, test } from 'vitest';
import { type InlinePart, parseMessage, summarizeMessage } from './message-markdown';

/** A block or part as one line: "strong(two em(words))". */
const show = (parts: readonly InlinePart[]): string =>
  parts
    .map((part) => {
      if ('parts' in part) return `${part.kind}(${show(part.parts)})`;
      if (part.kind === 'plain') return part.text;
      return part.kind === 'link' ? `link(${part.href})` : `${part.kind}(${part.text})`;
    })
    .join('');
const shown = (text: string): string[] =>
  parseMessage(text).map((block) => {
    if (block.kind === 'code') return `pre(${block.text})`;
    if (block.kind === 'text') return show(block.parts);
    return `${block.ordered ? 'ol' : 'ul'}(${block.items.map(show).join('|')})`;
  });

describe('marks of a message', () => {
  test.each([
    ['**two *words* here**', ['strong(two em(words) here)']],
    ['_so_ and `a*b*c`', ['em(so) and code(a*b*c)']],
    ['2*3*4, snake_case_name, a_b_', ['2*3*4, snake_case_name, a_b_']],
    ['** not bold ** and *', ['** not bold ** and *']],
    ['see https://a.test/_x_/b', ['see link(https://a.test/_x_/b)']],
    ['hi @ines_m', ['hi mention(@ines_m)']],
    ['Bring:\n- bread\n- **oil**\nThanks', ['Bring:', 'ul(bread|strong(oil))', 'Thanks']],
    ['1. first\n2) second', ['ol(first|second)']],
    ['```\nlet a = *b*;\n```', ['pre(let a = *b*;)']],
    ['an open ``` fence', ['an open ', '``` fence']],
    ['one\ntwo', ['one\ntwo']],
  ])('%j', (text, blocks) => {
    expect(shown(text)).toEqual(blocks);
  });

  test('makes links of http addresses only', () => {
    expect(shown('[x](javascript:alert(1)) <b>')).toEqual(['[x](javascript:alert(1)) <b>']);
  });

  test('leaves marks and line breaks out of a summary', () => {
    expect(summarizeMessage('**Bring** `it`:\n- bread\n- _oil_\nThanks')).toBe('Bring it: bread, oil Thanks');
  });
});
