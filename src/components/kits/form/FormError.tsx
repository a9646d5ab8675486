import { useStore } from '@tanstack/react-form';
import IconAlert from '~icons/tabler/alert-triangle';
import { statusText } from '@/messages/ui/status';
import { useFormContext } from './form-contexts';

interface FormFailure {
  message: string;
  requestId: string | null;
}

const isFailure = (value: unknown): value is FormFailure =>
  typeof value === 'object' && value !== null && 'message' in value && 'requestId' in value;

export function FormError() {
  const form = useFormContext();
  const failure: unknown = useStore(form.store, (state) => state.errorMap.onSubmit);
  if (!isFailure(failure)) return null;
  return (
    <div className="problem d-flex gap-3" role="alert">
      <IconAlert className="icon text-danger-text" />
      <div className="wrap-anywhere">
        <p>{failure.message}</p>
        {failure.requestId && (
          <code className="request-id fs-xs text-ink-2">{statusText.request(failure.requestId)}</code>
        )}
      </div>
    </div>
  );
}
