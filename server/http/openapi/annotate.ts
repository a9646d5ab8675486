import { fieldDescriptions } from './descriptions';

export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  minItems?: number;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
}
type Schemas = Readonly<Record<string, JsonSchema>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `MemberOutput` describes responses with the fields of `Member`. */
const ownerName = (name: string): string => name.replace(/Output$/, '');

/** Adds the description of each property below `value` that has none. */
export function describeFields(value: unknown, owner = ''): void {
  if (Array.isArray(value)) for (const part of value) describeFields(part, owner);
  if (!isRecord(value)) return;
  const { properties, ...rest } = value;
  if (isRecord(properties)) {
    for (const [name, schema] of Object.entries(properties)) {
      const description = fieldDescriptions[`${owner}.${name}`] ?? fieldDescriptions[name];
      if (isRecord(schema) && description !== undefined) schema['description'] ??= description;
      describeFields(schema, name);
    }
  }
  for (const [name, part] of Object.entries(rest)) {
    if (name === 'examples' || name === 'example') continue;
    describeFields(part, name === 'schemas' || !/^[A-Z]/.test(name) ? owner : ownerName(name));
  }
}

/** Adds the description of each parameter below `value` that has none. */
export function describeParameters(value: unknown): void {
  if (Array.isArray(value)) for (const part of value) describeParameters(part);
  if (!isRecord(value)) return;
  const { name } = value;
  if (typeof name === 'string' && typeof value['in'] === 'string')
    value['description'] ??= fieldDescriptions[name];
  for (const part of Object.values(value)) describeParameters(part);
}

const texts: Readonly<Record<string, string>> = {
  alt: 'A lamp on a kitchen table',
  bio: 'Bakes bread, reads maps.',
  detail: 'Try again in a few seconds.',
  email: 'ines@plaza.example',
  excerpt: 'The market opens at eight',
  handle: 'ines',
  key: '01980000-0000-7000-8000-000000000001',
  label: 'Market',
  name: 'Ines Marchetti',
  nextCursor: 'WyIyMDI2Il0.9f0c1f5e8d0a4a539c430d',
  note: 'The third today',
  prefix: 'in',
  q: 'market from:ines',
  reason: 'Followed by people you follow',
  sha256: '7d5f2a90c4e1b8360f9a5d2c7e4b1836a0f9c5d2e7b48163fa905c2d7e4b1a83',
  tag: 'market',
  text: 'The market opens at eight',
  type: 'text/plain',
  avatarUrl: '/api/v1/media/01980000-0000-7000-8000-000000000002',
  bannerUrl: '/api/v1/media/01980000-0000-7000-8000-000000000003',
  url: '/api/v1/media/01980000-0000-7000-8000-000000000004',
};

const INSTANT = '2026-11-23T09:30:00.000Z';

const textExample = ({ format, pattern, allOf = [] }: JsonSchema, name: string): string => {
  if (format === 'uuid') return '01980000-0000-7000-8000-000000000001';
  if (format === 'date') return INSTANT.slice(0, 10);
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].flatMap((each) => each ?? []);
  const fits = (text: string): boolean => patterns.every((each) => new RegExp(each, 'u').test(text));
  return [texts[name] ?? 'market', 'ines', INSTANT].find(fits) ?? '';
};

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

/** An example value of a schema; fields take the text of their name. */
export function exampleOf(schema: JsonSchema, schemas: Schemas, name = '', depth = 0): unknown {
  const next = (part: JsonSchema, field = name): unknown => exampleOf(part, schemas, field, depth + 1);
  if (schema.$ref !== undefined) {
    const target = schemas[schema.$ref.replace('#/components/schemas/', '')];
    return target && depth < 12 ? next(target) : null;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.oneOf ?? (schema.type === undefined ? (schema.anyOf ?? schema.allOf) : undefined);
  if (choices) {
    const choice = choices.find((each) => !isNull(each));
    return choice && depth < 12 ? next(choice) : null;
  }
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== 'null') : schema.type;
  if (type === 'array')
    return schema.items && depth < 12
      ? [...Array(schema.minItems ?? 1)].map((_, at) => {
          const item = next(schema.items ?? {});
          return at > 0 && typeof item === 'string' ? `${item} ${at + 1}` : item;
        })
      : [];
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([field, part]) => [field, next(part, field)]));
  }
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, 1);
  if (type === 'boolean') return schema.default ?? false;
  if (type === 'string') return textExample(schema, name);
  return schema.default ?? null;
}

interface Content {
  schema?: JsonSchema;
  example?: unknown;
  examples?: unknown;
}

/** Adds an example to each JSON body below `value`. */
export function addExamples(value: unknown, schemas: Schemas): void {
  if (Array.isArray(value)) for (const part of value) addExamples(part, schemas);
  if (!isRecord(value)) return;
  const content = isRecord(value['content']) ? value['content']['application/json'] : undefined;
  if (isRecord(content) && isRecord(content['schema'])) {
    const body: Content = content;
    if (body.schema) body.example ??= exampleOf(body.schema, schemas);
  }
  for (const [name, part] of Object.entries(value)) if (name !== 'content') addExamples(part, schemas);
}
