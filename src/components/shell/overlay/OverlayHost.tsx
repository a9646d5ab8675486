import { type ComponentType, useEffect, useState } from 'react';
import type { ConfirmProps } from '@/components/ui/overlay/ConfirmDialog';
import { type ConfirmRequest, registerConfirmHost } from '@/lib/overlays/confirm';
import { onToastHostNeeded } from '@/lib/overlays/toast';

const loadToasts = () => import('./Toasts').then(({ Toasts }) => Toasts);
const loadConfirm = () =>
  import('@/components/ui/overlay/ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog);

/**
 * What belongs to every page, with the shell and without: toasts and questions. Their code comes with the first press
 * or key, so that it is there when the connection is not.
 */
export function OverlayHost() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const [Confirm, setConfirm] = useState<ComponentType<ConfirmProps> | null>(null);
  const [questions, setQuestions] = useState<readonly ConfirmRequest[]>([]);

  useEffect(() => {
    // Out of reach: the toasts wait, and the next one tries again.
    const toasts = () =>
      void loadToasts().then(
        (loaded) => setToasts(() => loaded),
        () => undefined,
      );
    const confirm = () =>
      void loadConfirm().then(
        (loaded) => setConfirm(() => loaded),
        // Rather a plain question than none.
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
