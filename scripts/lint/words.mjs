import { relative, sep } from 'node:path';

/** Where people see words. Examples of the gallery are code that people copy; developer tools are English. */
const SHOWN = /^src\/(?:components|routes)\//;
const ENGLISH =
  /\.test\.tsx?$|^src\/components\/(?:gallery\/(?!demo\/|pages\/|theme\/|icons\/|charts\/page\/)|gallery\/(?:demo\/strip|theme\/ThemeSample|pages\/starter\/page-template)|shell\/devtools\/)/;

/** Attributes and properties of the product's parts that are read or spoken. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|placeholder|title|label|description|lead|hint|help|legend|caption|heading|what)$/;

/** Text that is the same in every language. */
const SAME = /^(?:Plaza|Aa|px|SHA-256|HTML|JSON|CSV|PDF|https?:.*)$/;

/** @param {unknown} text */
function isWords(text) {
  if (typeof text !== 'string') return false;
  const words = text.replaceAll(/&[a-z]+;/g, ' ').trim();
  return /\p{L}{2}/u.test(words) && !SAME.test(words);
}

/** Elements whose text is code or a name of a key. */
const CODE = /^(?:code|kbd|Kbd|pre|style)$/;

const MESSAGE = 'Say it in src/messages/<area>/<noun>.ts, so that other languages can: docs/architecture.md.';

/**
 * The parts of a linter's rule that are used here.
 * @typedef {{
 *   type: string,
 *   value?: unknown,
 *   parent?: Node,
 *   name?: { name?: unknown },
 *   openingElement?: { name?: { name?: unknown } },
 *   expression?: Node,
 *   consequent?: Node,
 *   alternate?: Node,
 *   right?: Node,
 *   quasis?: readonly { value: { cooked: string } }[],
 * }} Node
 * @typedef {{ filename: string, cwd: string, report(problem: { node: object, message: string }): void }} Context
 */

/**
 * The texts that an expression gives: `open ? 'Hide' : 'Show'`, `shown && 'New'`.
 * @param {Node | undefined} node
 * @returns {unknown[]}
 */
function textsOf(node) {
  if (!node) return [];
  if (node.type === 'Literal') return [node.value];
  if (node.type === 'TemplateLiteral') return (node.quasis ?? []).map(({ value }) => value.cooked);
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return textsOf(node.right);
  return node.type === 'JSXExpressionContainer' ? textsOf(node.expression) : [];
}

export const wordsRule = {
  meta: { type: 'problem', docs: { description: 'Refuses words of the interface outside src/messages' } },
  /** @param {Context} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (!SHOWN.test(file) || ENGLISH.test(file)) return {};
    /** @param {Node} node @param {readonly unknown[]} texts */
    const check = (node, texts) => {
      if (texts.some(isWords)) context.report({ node, message: MESSAGE });
    };
    /** @param {Node} node */
    const isCode = ({ parent }) => CODE.test(String(parent?.openingElement?.name?.name ?? ''));
    return {
      /** @param {Node} node */
      JSXText(node) {
        if (!isCode(node)) check(node, [node.value]);
      },
      /** @param {Node} node */
      JSXExpressionContainer(node) {
        if (node.parent?.type !== 'JSXAttribute' && !isCode(node)) check(node, textsOf(node));
      },
      /** @param {Node & { value?: Node }} node */
      JSXAttribute(node) {
        // The gallery's pages hold the English of their cards, which its frame translates.
        const isTranslated = /^(?:DemoCard|DemoPage|ChartPage)$/.test(String(node.parent?.name?.name ?? ''));
        if (!isTranslated && SPOKEN.test(String(node.name?.name))) check(node, textsOf(node.value));
      },
    };
  },
};
