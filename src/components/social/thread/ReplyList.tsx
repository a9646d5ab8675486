import { useState } from 'react';
import IconMinus from '~icons/tabler/circle-minus';
import IconPlus from '~icons/tabler/circle-plus';
import { PostCard } from '@/components/social/post/PostCard';
import { counted } from '@/lib/text/format';
import type { ReplyNode } from './reply-tree';

/** Deeper replies stay at this indent, so that words keep their room on a phone. */
const DEEPEST = 4;

interface Props {
  nodes: readonly ReplyNode[];
  depth?: number;
}

/** Replies as a tree; each branch can be folded. */
export const Replies = ({ nodes, depth = 0 }: Props) => (
  <ul className={depth > 0 && depth <= DEEPEST ? 'replies is-in' : 'replies'}>
    {nodes.map((node) => (
      <Branch key={node.id} node={node} depth={depth} />
    ))}
  </ul>
);

function Branch({ node, depth }: { node: ReplyNode; depth: number }) {
  const [folded, setFolded] = useState(false);
  return (
    <li>
      <PostCard postId={node.id} inThread />
      {node.below > 0 && (
        <button type="button" className="fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? <IconPlus className="ic ic-sm" /> : <IconMinus className="ic ic-sm" />}
          {folded ? 'Show' : 'Hide'} {counted(node.below, 'reply', 'replies')}
        </button>
      )}
      {node.children.length > 0 && !folded && <Replies nodes={node.children} depth={depth + 1} />}
    </li>
  );
}
