import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { listenForShortcuts, registerShortcuts } from '@/lib/keys/shortcut-listener';
import { setOverlays } from '@/lib/overlays/overlay-store';

/** The keys that count on every page with the shell, and the listener for all of them. */
export function useShellKeys(): void {
  const navigate = useNavigate();
  // Before the effects of the parts inside the shell: what they offer is later, and goes first.
  useLayoutEffect(() => {
    const palette = () => setOverlays({ palette: true });
    const stopOffer = registerShortcuts({
      help: () => setOverlays({ keys: true }),
      palette,
      // Where no search field stands on the page.
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
