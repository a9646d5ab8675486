import { createElement, Fragment, type ReactNode } from 'react';
import { language, numberLocale } from './language';

/** Creates the formatter on first use: the first Intl object costs as much as rendering ten posts. */
export function lazyNumberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat(numberLocale, options)).format(value);
}

const whole = lazyNumberFormat({});

/** Needs no formatter: the same digits in every language. */
export const isSmallCount = (count: number): boolean => Number.isInteger(count) && Math.abs(count) < 1000;

/** 1243: "1,243". */
export const formatCount = (count: number): string => (isSmallCount(count) ? String(count) : whole(count));

let rules: Intl.PluralRules | undefined;

/** Forms by the plural categories of ICU; "#" stands for the count. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `plural(2, { one: '# post', other: '# posts' })`: "2 posts". */
export function plural(count: number, forms: PluralForms): string {
  const form = forms[(rules ??= new Intl.PluralRules(language)).select(count)] ?? forms.other;
  return form.replace('#', formatCount(count));
}

const lists = new Map<string, Intl.ListFormat>();

function listFormat(type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  let format = lists.get(type);
  // British English writes no comma before "and".
  if (!format) lists.set(type, (format = new Intl.ListFormat(language === 'de' ? 'de' : 'en-GB', { type })));
  return format;
}

/** "Ada, Grace and Linus", or with `or`: "Ada, Grace or Linus". */
export const joinList = (items: readonly string[], word: 'and' | 'or' = 'and'): string =>
  listFormat(word === 'and' ? 'conjunction' : 'disjunction').format(items);

/** As `joinList`, of elements. */
export function joinElements(items: readonly ReactNode[]): ReactNode {
  const parts = listFormat('conjunction').formatToParts(items.map((_, at) => String(at)));
  const nodes = parts.map(({ type, value }) => (type === 'element' ? items[Number(value)] : value));
  return createElement(Fragment, null, ...nodes);
}

/** A sentence around elements: phrase`Read the ${link} first.` */
export const phrase = (texts: TemplateStringsArray, ...elements: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...texts.flatMap((text, at) => [text, elements[at]]));
