/** A reply with those that answer it, in the order the service gave. */
export interface ReplyNode {
  id: string;
  children: ReplyNode[];
  /** How many stand below it, at any depth. */
  descendantCount: number;
}

/** Builds the tree of replies to `rootId`. A reply whose parent is missing hangs under the root, so that none is lost. */
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
