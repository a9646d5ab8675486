import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { emojis } from '@/data/emoji';
import { isOfComposition } from '@/lib/keys/composition';
import { emojiText } from '@/messages/ui/emoji';
import './emoji.scss';

/** Buttons per row; the stylesheet agrees. */
const COLUMNS = 8;

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

const search = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return wanted ? emojis.filter(({ words }) => words.some((word) => word.includes(wanted))) : emojis;
};

/** A search field over a grid; one Tab stop, arrows move between the emoji. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const [text, setText] = useState('');
  const found = search(useDeferredValue(text));
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus(), []);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const next = buttons.findIndex((button) => button === document.activeElement) + step;
    event.preventDefault();
    if (next < 0) field.current?.focus();
    else buttons[Math.min(next, buttons.length - 1)]?.focus();
  };
  return (
    <div className="emoji-picker">
      <input
        ref={field}
        type="search"
        className="form-control form-control-sm"
        autoComplete="off"
        aria-label={emojiText.findAnEmoji}
        placeholder={emojiText.findAnEmoji}
        value={text}
        maxLength={30}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (isOfComposition(event.nativeEvent)) return;
          // Of what the field says now: the grid may be one text behind.
          const [first] = search(text);
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            grid.current?.querySelector('button')?.focus();
          } else if (event.key === 'Enter' && first) {
            event.preventDefault();
            onPick(first.sign);
          }
        }}
      />
      <div
        ref={grid}
        className="emoji-picker-grid d-grid mt-2 scroll-y overscroll"
        role="group"
        aria-label={emojiText.emoji}
      >
        {found.map(({ sign, words: [name = sign] }, at) => (
          <button
            className="p-0 plain rounded-sm fs-xl hoverable"
            key={sign}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            aria-label={name.replaceAll('_', ' ')}
            onClick={() => onPick(sign)}
            onKeyDown={move}
          >
            {sign}
          </button>
        ))}
      </div>
      {found.length === 0 && <p role="status">{emojiText.noneFound}</p>}
    </div>
  );
}
