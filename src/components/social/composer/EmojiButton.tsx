import { lazy, Suspense } from 'react';
import IconEmoji from '~icons/tabler/mood-smile';
import { Popover } from '@/components/ui/overlay/Popover';

const EmojiPicker = lazy(() => import('./EmojiPicker').then(({ EmojiPicker }) => ({ default: EmojiPicker })));

export const EmojiButton = ({ onPick }: { onPick: (emoji: string) => void }) => (
  <Popover label="Emoji" trigger={<IconEmoji />} className="icon-button icon-button-tool" iconOnly>
    {(close) => (
      <Suspense fallback={null}>
        <EmojiPicker
          onPick={(emoji) => {
            close();
            onPick(emoji);
          }}
        />
      </Suspense>
    )}
  </Popover>
);
