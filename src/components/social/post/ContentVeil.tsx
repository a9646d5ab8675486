import type { ReactNode } from 'react';
import IconEyeOff from '~icons/tabler/eye-off';
import { postText } from '@/messages/social/post';

interface Props {
  revealed: boolean;
  onToggle: () => void;
  /** Why the content is covered. */
  children: ReactNode;
}

/** In the place of content that readers uncover themselves. */
export function ContentVeil({ revealed, onToggle, children }: Props) {
  return (
    <div className="content-veil dashed rounded-card row-3 p-3">
      <IconEyeOff />
      <div className="fill">{children}</div>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-expanded={revealed}
        onClick={onToggle}
      >
        {revealed ? postText.hide : postText.show}
      </button>
    </div>
  );
}
