import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import IconMaximize from '~icons/tabler/arrows-maximize';
import IconX from '~icons/tabler/x';
import { isOfComposition } from '@/lib/keys/composition';
import { settingsStore, updateSettings } from '@/lib/settings/settings';
import { showToast } from '@/lib/overlays/toast';
import { useAuthActions } from '@/lib/auth/use-auth';
import { customizerText } from '@/messages/shell/customizer';
import { leaveTrial } from './leave-trial';

const enterBrowserFullscreen = () => {
  document.documentElement.requestFullscreen().catch(() => {
    showToast({
      type: 'info',
      title: customizerText.noFullScreen,
      text: customizerText.noFullScreenReason,
    });
  });
};

export function FullscreenExit() {
  const navigate = useNavigate();
  const auth = useAuthActions();
  const layoutInUrl = useSearch({ strict: false, select: ({ layout }) => layout !== undefined });
  const leave = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    if (settingsStore.get().isPreviewing)
      void navigate(leaveTrial(layoutInUrl, auth.getState().user !== null));
    else updateSettings({ mainMenu: { size: 'default' } });
  }, [layoutInUrl, auth, navigate]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isOfComposition(event)) return;
      if (!document.querySelector('dialog[open]')) leave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [leave]);
  return (
    <aside
      className="fullscreen-exit d-print-none d-flex gap-1 p-1 hairline rounded-card bg-surface shadow-pop"
      aria-label={customizerText.fullScreen}
    >
      <button
        type="button"
        className="icon-button"
        aria-label={customizerText.browserFullScreen}
        onClick={enterBrowserFullscreen}
      >
        <IconMaximize />
      </button>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={leave}>
        <IconX />
        {customizerText.exitFullScreen}
      </button>
    </aside>
  );
}
