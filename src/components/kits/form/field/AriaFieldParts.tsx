import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import IconAlert from '~icons/tabler/alert-circle';
import { formText } from '@/messages/ui/form';

export const AriaFieldLabel = ({ label, optional }: { label: string; optional: boolean }) => (
  <div className="field-label-row">
    <Label className="form-label">
      {label}
      {optional && <span className="form-text"> {formText.optional}</span>}
    </Label>
  </div>
);

export const AriaFieldParts = ({ help, error }: { help?: ReactNode; error: string | null }) => (
  <>
    {help && (
      <Text slot="description" elementType="div" className="form-text">
        {help}
      </Text>
    )}
    <FieldError elementType="div" className="invalid-feedback d-flex">
      <IconAlert />
      <span role="alert">{error}</span>
    </FieldError>
  </>
);
