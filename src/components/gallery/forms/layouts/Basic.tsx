import { Field } from '@/components/kits/form/field/Field';
import { Readout } from '../Readout';
import { useSubmitted } from './use-submitted';

export function Basic() {
  const { sent, onSubmit } = useSubmitted();
  return (
    <>
      <form className="stack-4" onSubmit={onSubmit} aria-label="Ask for a stall">
        <Field label="Name" help="Of the person running the stall">
          {(control) => <input {...control} name="Name" className="form-control" autoComplete="off" />}
        </Field>
        <Field label="What you sell" help="A few words are enough">
          {(control) => <textarea {...control} name="Goods" rows={2} className="form-control" />}
        </Field>
        <div>
          <button type="submit" className="btn btn-primary">
            Ask for a stall
          </button>
        </div>
      </form>
      <Readout label="Sent">{sent}</Readout>
    </>
  );
}
