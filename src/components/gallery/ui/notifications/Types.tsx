import { showToast, type ToastType } from '@/lib/overlays/toast';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const TOASTS: readonly { type: ToastType; button: string; variant: string; title: string; text: string }[] = [
  {
    type: 'success',
    button: 'Success',
    variant: 'success',
    title: 'Post sent',
    text: 'It is now visible on the square.',
  },
  {
    type: 'info',
    button: 'Info',
    variant: 'info',
    title: 'Tram 4 turns early',
    text: 'Until Friday evening.',
  },
  {
    type: 'warning',
    button: 'Warning',
    variant: 'warning',
    title: 'Alt text is missing',
    text: 'Two pictures have no description.',
  },
  {
    type: 'error',
    button: 'Error',
    variant: 'danger',
    title: 'Not saved',
    text: 'The service refused the file type.',
  },
  { type: 'default', button: 'Default', variant: 'dark', title: 'Bench moved', text: 'Into the shade.' },
];

export const Types = () => (
  <div className="d-flex flex-wrap gap-2">
    {TOASTS.map(({ button, variant, ...toast }) => (
      <button
        key={toast.type}
        type="button"
        className={`btn btn-${variant}`}
        onClick={() => showToast(toast)}
      >
        {button}
      </button>
    ))}
  </div>
);
