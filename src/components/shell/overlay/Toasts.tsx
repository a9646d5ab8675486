import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastContainer, type ToastContentProps, type ToastOptions, toast } from 'react-toastify/unstyled';
import IconAlert from '~icons/tabler/alert-triangle';
import IconError from '~icons/tabler/alert-circle';
import IconBell from '~icons/tabler/bell';
import IconSuccess from '~icons/tabler/circle-check';
import IconInfo from '~icons/tabler/info-circle';
import IconX from '~icons/tabler/x';
import { PHONE, useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { useSettings } from '@/lib/settings/use-settings';
import { registerToastHost, type Toast, type ToastType } from '@/lib/overlays/toast';
import { addToastLayer } from '@/lib/overlays/toast-layer';
import { commonText } from '@/messages/ui/common';
import { overlayText } from '@/messages/shell/overlay';
import './toasts.scss';

const ICONS: Record<ToastType, ComponentType> = {
  success: IconSuccess,
  info: IconInfo,
  warning: IconAlert,
  error: IconError,
  default: IconBell,
};

const VARIANTS = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'danger',
  default: 'dark',
} as const;

function ToastContent({ data, closeToast }: ToastContentProps<Toast>) {
  const Icon = ICONS[data.type];
  return (
    <>
      {data.imageUrl ? (
        <span className="avatar avatar-sm">
          <img className="d-block w-100 h-100 fit-cover" src={data.imageUrl} alt="" width={32} height={32} />
        </span>
      ) : (
        <Icon />
      )}
      <div className="fill row-2 flex-wrap">
        <div className="toast-text">
          <b className="d-block fw-semibold">{data.title}</b>
          {data.text && (
            <span className="d-block fs-md" dir="auto">
              {data.text}
            </span>
          )}
        </div>
        {data.action && (
          <button
            type="button"
            className="toast-action touch min-h-sm px-3 rounded-sm bg-none text-inherit fs-md fw-semibold"
            onClick={() => {
              closeToast(true);
              data.action?.run();
            }}
          >
            {data.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={commonText.dismiss}
        onClick={() => closeToast(true)}
      >
        <IconX />
      </button>
    </>
  );
}

/** Dismissed ids; a queued toast on this list closes as soon as it shows. */
const dismissedIds = new Set<string>();

const dismissToast = (id: string) => {
  dismissedIds.add(id);
  toast.dismiss(id);
};

const showToast = (data: Toast) => {
  const { id, dismisses, type, placement, durationSeconds } = data;
  if (dismisses !== undefined) dismissToast(dismisses);
  const options: ToastOptions<Toast> = {
    data,
    type,
    className: `toast-card position-relative overflow-hidden row-3 py-2 ps-4 pe-2 rounded-card variant-${VARIANTS[type]}`,
    // The container is a live region: with one inside it, screen readers say a toast twice.
    role: 'group',
    autoClose: durationSeconds === undefined ? 5000 : durationSeconds > 0 && durationSeconds * 1000,
    ...(placement ? { position: placement } : {}),
    ...(id === undefined ? {} : { toastId: id, onOpen: () => dismissedIds.has(id) && toast.dismiss(id) }),
  };
  if (id !== undefined && toast.isActive(id)) toast.update(id, { ...options, render: ToastContent });
  else toast(ToastContent, options);
};

const toastHost = {
  show: showToast,
  clear: () => {
    toast.clearWaitingQueue();
    toast.dismiss();
  },
};

/**
 * Top right (top left in RTL), on phones above the dock, where it leaves the heading; within a modal dialog while
 * one is open; 5 s, paused on hover and while the window has no focus; Alt+T focuses the toasts.
 */
export function Toasts() {
  const { direction } = useSettings();
  const isPhone = useMediaQuery(PHONE);
  const top = direction === 'rtl' ? 'top-left' : 'top-right';
  const [layer] = useState(() => document.createElement('div'));
  useLayoutEffect(() => addToastLayer(layer), [layer]);
  useEffect(() => registerToastHost(toastHost), []);
  return createPortal(
    <ToastContainer
      position={isPhone ? 'bottom-center' : top}
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick={false}
      draggable="touch"
      draggablePercent={80}
      theme="colored"
      newestOnTop
      limit={5}
      icon={false}
      closeButton={false}
      transition={false}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      aria-label={overlayText.notificationsWithKey}
    />,
    layer,
  );
}
