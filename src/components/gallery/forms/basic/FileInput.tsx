import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Field } from '@/components/kits/form/field/Field';
import { formatFileSize } from '@/lib/files/file-size';
import { pluralize } from '@/lib/text/format';
import { Readout } from '../Readout';

export function FileInput() {
  const [several, setSeveral] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Several at once" checked={several} onChange={setSeveral} />
      </OptionBar>
      <Field label="Plan of the stall" help="Pictures or PDF">
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/*,application/pdf"
            multiple={several}
            className="form-control"
            onChange={(event) => setFiles([...(event.target.files ?? [])])}
          />
        )}
      </Field>
      <Readout label="Chosen">
        {files.length === 0 ? 'Nothing' : `${pluralize(files.length, 'file')}, ${formatFileSize(bytes)}`}
      </Readout>
    </>
  );
}
