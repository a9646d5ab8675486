export interface ReplyNode {
  id: string;
  children: ReplyNode[];
  /** At any depth. */
  descendantCount: number;
}

/** A reply whose parent is missing becomes a child of the root, so that none is lost. */
export function buildReplyTree(
  rootId: string,
  replies: readonly { id: string; replyTo: string }[],
): ReplyNode[] {
  const nodes = new Map<string, ReplyNode>(
    replies.map(({ id }) => [id, { id, children: [], descendantCount: 0 }]),
  );
  const roots: ReplyNode[] = [];
  for (const { id, replyTo } of replies) {
    const node = nodes.get(id);
    const parent = replyTo === rootId ? undefined : nodes.get(replyTo);
    if (node) (parent?.children ?? roots).push(node);
  }
  const count = (node: ReplyNode): number => {
    node.descendantCount = node.children.reduce((sum, child) => sum + 1 + count(child), 0);
    return node.descendantCount;
  };
  for (const root of roots) count(root);
  return roots;
}
