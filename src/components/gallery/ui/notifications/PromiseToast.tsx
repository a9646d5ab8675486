import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { showToast } from '@/lib/overlays/toast';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const id = 'baking';

const bake = (fails: boolean) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(() => (fails ? reject(new Error('The oven went out.')) : resolve()), 1500);
  });

export function PromiseToast() {
  const [fails, setFails] = useState(false);
  const start = async () => {
    showToast({ id, type: 'info', title: 'Baking', text: 'It takes a moment.', durationSeconds: 0 });
    try {
      await bake(fails);
      showToast({ id, type: 'success', title: 'The bread is ready', text: 'Still warm.' });
    } catch (error) {
      showToast({
        id,
        type: 'error',
        title: 'No bread today',
        text: error instanceof Error ? error.message : '',
      });
    }
  };
  return (
    <>
      <OptionBar>
        <ToggleOption label="The oven goes out" checked={fails} onChange={setFails} />
      </OptionBar>
      <button type="button" className="btn btn-primary" onClick={() => void start()}>
        Bake
      </button>
    </>
  );
}
