import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import IconSearch from '~icons/tabler/search';
import { registerShortcuts } from '@/lib/keys/shortcut-listener';
import { headerText } from '@/messages/shell/header';
import { PaletteButton } from './PaletteButton';

export function SearchField() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(
    () =>
      registerShortcuts({
        search: () => {
          // Hidden on narrow windows, where "/" opens the palette instead.
          if (!field.current?.offsetParent) return false;
          field.current.focus();
          return true;
        },
      }),
    [],
  );
  return (
    <form
      role="search"
      className="top-nav-search d-none d-xl-flex align-items-center gap-2 min-w-0 min-h-md me-2"
      onSubmit={(event) => {
        event.preventDefault();
        const q = field.current?.value.trim() ?? '';
        if (q) void navigate({ to: '/explore', search: { q } });
      }}
    >
      <IconSearch />
      <input
        className="fill min-h-sm p-0 plain text-shell-ink"
        autoComplete="off"
        ref={field}
        type="search"
        name="q"
        aria-label={headerText.searchPlaza}
        placeholder={headerText.searchPlaza}
        maxLength={100}
      />
      <PaletteButton className="flex-none p-0 plain text-inherit" />
    </form>
  );
}
