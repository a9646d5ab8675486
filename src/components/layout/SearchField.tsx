import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import IconSearch from '~icons/tabler/search';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Searches people and posts; "/" goes to it from anywhere but a field. */
export function SearchField({ className }: { className: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      // Hidden on a narrow window, where a button stands instead.
      if (!field.current?.offsetParent) return;
      event.preventDefault();
      field.current.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const q = field.current?.value.trim() ?? '';
        if (q) void navigate({ to: '/explore', search: { q } });
      }}
    >
      <IconSearch />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label="Search Plaza"
        placeholder="Search Plaza"
        maxLength={100}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  );
}
