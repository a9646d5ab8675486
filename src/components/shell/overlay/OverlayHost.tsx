import { type ComponentType, useEffect, useState } from 'react';
import type { ConfirmProps } from '@/components/ui/overlay/ConfirmDialog';
import { type ConfirmRequest, registerConfirmHost } from '@/lib/overlays/confirm';
import { onToastHostNeeded } from '@/lib/overlays/toast';

const loadToasts = () => import('./Toasts').then(({ Toasts }) => Toasts);
const loadConfirm = () =>
  import('@/components/ui/overlay/ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog);

/**
 * Toasts and confirmations. Their code loads on the first press or key, so that they work when the connection
 * drops later.
 */
export function OverlayHost() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const [Confirm, setConfirm] = useState<ComponentType<ConfirmProps> | null>(null);
  const [questions, setQuestions] = useState<readonly ConfirmRequest[]>([]);

  useEffect(() => {
    // A failed import leaves the toasts queued; the next toast retries.
    const toasts = () =>
      void loadToasts().then(
        (loaded) => setToasts(() => loaded),
        () => undefined,
      );
    const confirm = () =>
      void loadConfirm().then(
        (loaded) => setConfirm(() => loaded),
        // Falls back to the browser's own dialog when the code did not load.
        () =>
          setQuestions((all) => {
            for (const { title, resolve } of all) resolve(window.confirm(title));
            return [];
          }),
      );
    const warm = () => {
      loadToasts().catch(() => undefined);
      loadConfirm().catch(() => undefined);
    };
    const stopToasts = onToastHostNeeded(toasts);
    const stopConfirm = registerConfirmHost((question) => {
      setQuestions((all) => [...all, question]);
      confirm();
    });
    const once = { once: true, capture: true };
    document.addEventListener('pointerdown', warm, once);
    document.addEventListener('keydown', warm, once);
    return () => {
      stopToasts();
      stopConfirm();
      document.removeEventListener('pointerdown', warm, true);
      document.removeEventListener('keydown', warm, true);
    };
  }, []);

  const question = questions[0];
  const answer = (yes: boolean) => {
    setQuestions((all) => all.slice(1));
    question?.resolve(yes);
  };
  return (
    <>
      {Toasts && <Toasts />}
      {Confirm && question && <Confirm question={question} onAnswer={answer} />}
    </>
  );
}
