import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { listenForShortcuts, registerShortcuts } from '@/lib/keys/shortcut-listener';
import { setOverlays } from '@/lib/overlays/overlay-store';

export function useShellKeys(): void {
  const navigate = useNavigate();
  // A layout effect: these handlers register before those of the page, which then take precedence.
  useLayoutEffect(() => {
    const palette = () => setOverlays({ palette: true });
    const stopOffer = registerShortcuts({
      help: () => setOverlays({ keys: true }),
      palette,
      // Only reached on pages without a search field.
      search: palette,
      write: () => void navigate({ to: '/post' }),
      goFeed: () => void navigate({ to: '/' }),
      goExplore: () => void navigate({ to: '/explore' }),
      goNotifications: () => void navigate({ to: '/notifications' }),
      goPost: () => void navigate({ to: '/post' }),
      goMore: () => void navigate({ to: '/more' }),
    });
    const stopListening = listenForShortcuts();
    return () => {
      stopOffer();
      stopListening();
    };
  }, [navigate]);
}
