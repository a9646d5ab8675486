import { lazy, Suspense } from 'react';
import IconEmoji from '~icons/tabler/mood-smile';
import { Popover } from '@/components/ui/overlay/Popover';
import { emojiText } from '@/messages/ui/emoji';

const EmojiPicker = lazy(() => import('./EmojiPicker').then(({ EmojiPicker }) => ({ default: EmojiPicker })));

interface Props {
  label?: string;
  className?: string;
  align?: 'start' | 'end';
  onPick: (emoji: string) => void;
}

export const EmojiButton = ({
  label = emojiText.emoji,
  className = 'icon-button icon-button-tool',
  align = 'start',
  onPick,
}: Props) => (
  <Popover label={label} trigger={<IconEmoji />} className={className} align={align} iconOnly>
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
