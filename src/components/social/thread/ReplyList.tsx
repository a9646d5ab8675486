import { type ReactNode, useState } from 'react';
import IconMinus from '~icons/tabler/circle-minus';
import IconPlus from '~icons/tabler/circle-plus';
import { threadText } from '@/messages/social/thread';
import type { ReplyNode } from './reply-tree';

/** Deeper replies keep this indent, so that text fits on a phone. */
const MAX_INDENT = 4;

interface Props {
  nodes: readonly ReplyNode[];
  post: (id: string) => ReactNode;
  depth?: number;
}

export const ReplyList = ({ nodes, post, depth = 0 }: Props) => (
  <ul className={depth > 0 && depth <= MAX_INDENT ? 'replies edge ms-4 ps-0' : 'replies'}>
    {nodes.map((node) => (
      <ReplyBranch key={node.id} node={node} post={post} depth={depth} />
    ))}
  </ul>
);

function ReplyBranch({ node, post, depth }: Omit<Required<Props>, 'nodes'> & { node: ReplyNode }) {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <li>
      {post(node.id)}
      {node.descendantCount > 0 && (
        <button
          type="button"
          className="btn btn-quiet btn-sm ms-12"
          aria-expanded={!collapsed}
          onClick={() => setCollapsed(!collapsed)}
        >
          {collapsed ? <IconPlus className="icon icon-sm" /> : <IconMinus className="icon icon-sm" />}
          {collapsed
            ? threadText.showReplies(node.descendantCount)
            : threadText.hideReplies(node.descendantCount)}
        </button>
      )}
      {node.children.length > 0 && !collapsed && (
        <ReplyList nodes={node.children} post={post} depth={depth + 1} />
      )}
    </li>
  );
}
