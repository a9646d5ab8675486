import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { PartDocs, PartProp } from '../../../src/data/gallery-docs.ts';

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];

/** The body of a type declared in the module, or undefined where it has none of its own. */
function findMembers(program: Program, name: string) {
  for (const node of program.body) {
    const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (inner?.type === 'TSInterfaceDeclaration' && inner.id.name === name) return inner.body.body;
    if (inner?.type === 'TSTypeAliasDeclaration' && inner.id.name === name) {
      const shape = inner.typeAnnotation;
      const parts = shape.type === 'TSIntersectionType' ? shape.types : [shape];
      return parts.flatMap((part) => (part.type === 'TSTypeLiteral' ? part.members : []));
    }
  }
  return undefined;
}

/** The type of the first parameter of the exported component. */
function findPropsType(node: Statement, name: string) {
  const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
  const made =
    inner?.type === 'FunctionDeclaration' && inner.id?.name === name
      ? inner
      : inner?.type === 'VariableDeclaration'
        ? inner.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init
        : undefined;
  if (made?.type !== 'FunctionDeclaration' && made?.type !== 'ArrowFunctionExpression') return undefined;
  const [first] = made.params;
  return first && 'typeAnnotation' in first ? first.typeAnnotation?.typeAnnotation : undefined;
}

/** Props of the component `name` in `file`; undefined where the file exports no such component. */
export function readPart(file: string, name: string): PartDocs | undefined {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const type = program.body.map((node) => findPropsType(node, name)).find(Boolean);
  const types = type?.type === 'TSIntersectionType' ? type.types : type ? [type] : [];
  const members = types.flatMap((part) => {
    if (part.type === 'TSTypeLiteral') return part.members;
    if (part.type !== 'TSTypeReference' || part.typeName.type !== 'Identifier') return [];
    return findMembers(program, part.typeName.name) ?? [];
  });
  let end = 0;
  const props = members.flatMap((member): PartProp[] => {
    const before = comments.findLast(
      (comment) =>
        comment.end <= member.start &&
        comment.start >= end &&
        source.slice(comment.end, member.start).trim() === '',
    );
    ({ end } = member);
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
    if (!('name' in member.key)) return [];
    const text = (before?.value ?? '')
      .replaceAll(/^\*|^\s*\*\s?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const shape =
      member.type === 'TSMethodSignature'
        ? source.slice(member.key.end, member.end)
        : source.slice(
            member.typeAnnotation?.typeAnnotation.start,
            member.typeAnnotation?.typeAnnotation.end,
          );
    const written = shape.replace(/;$/, '').replaceAll(/\s+/g, ' ');
    return [{ name: String(member.key.name), type: written, optional: member.optional, text }];
  });
  return { name, file: file.replace('src/components/', ''), props };
}
