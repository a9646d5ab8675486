// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { ApiError } from '@/lib/api/errors';

const schema = z.object({
  email: z.string().check(z.email({ error: 'Enter an address such as name@example.org.' })),
  password: z.string().check(z.minLength(8, { error: 'Use at least 8 characters.' })),
  size: z.string().check(z.minLength(1, { error: 'Choose a size.' })),
  note: z.string(),
  amount: z.nullable(z.number()),
  terms: z.boolean().check(z.refine((on) => on, { error: 'Please accept the terms.' })),
  loud: z.boolean(),
});

interface Props {
  onSubmit: (values: z.output<typeof schema>) => Promise<void> | void;
}

function Sample({ onSubmit }: Props) {
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '', password: '', size: '', note: '', amount: null, terms: false, loud: false },
    onSubmit,
  });
  return (
    <Form form={form} label="Sample">
      <form.FormError />
      <form.AppField name="email">
        {(field) => <field.TextField label="Email" help="Nobody sees it." />}
      </form.AppField>
      <form.AppField name="password">
        {(field) => <field.PasswordField label="Password" autoComplete="new-password" />}
      </form.AppField>
      <form.AppField name="size">
        {(field) => (
          <field.SelectField label="Size" placeholder="Choose" options={[{ value: 's', label: 'Small' }]} />
        )}
      </form.AppField>
      <form.AppField name="note">{(field) => <field.TextareaField label="Note" optional />}</form.AppField>
      <form.AppField name="amount">{(field) => <field.NumberField label="Amount" optional />}</form.AppField>
      <form.AppField name="terms">{(field) => <field.CheckField label="I accept" />}</form.AppField>
      <form.AppField name="loud">{(field) => <field.SwitchField label="Loud" />}</form.AppField>
      <form.SubmitButton busy="Sending">Send</form.SubmitButton>
    </Form>
  );
}

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('Email'), 'teo@plaza.test');
  await user.type(screen.getByLabelText('Password'), 'a long one');
  await user.selectOptions(screen.getByLabelText('Size'), 'Small');
  await user.type(screen.getByLabelText('Note (optional)'), 'By the fountain');
  await user.type(screen.getByLabelText('Amount (optional)'), '12.5');
  await user.click(screen.getByRole('checkbox', { name: 'I accept' }));
  await user.click(screen.getByRole('switch', { name: 'Loud' }));
};

describe('form kit', () => {
  test('lets the browser fill in what a field names, and nothing else', () => {
    render(<Sample onSubmit={vi.fn<Props['onSubmit']>()} />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'off');
  });

  test('shows no errors before the first submission, then one for each field, and focuses the first', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn<Props['onSubmit']>();
    render(<Sample onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText('Email'), 'nobody');
    await user.tab();
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Enter an address such as name@example.org. Nobody sees it.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Use at least 8 characters.');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms.');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(email);
    await user.type(email, 'teo@plaza.test');
    expect(email).not.toHaveAttribute('aria-invalid');
  });

  test('submits the parsed values and is busy meanwhile', async () => {
    const user = userEvent.setup();
    let finish = () => {};
    const onSubmit = vi.fn<Props['onSubmit']>(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    render(<Sample onSubmit={onSubmit} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const button = await screen.findByRole('button', { name: 'Sending' });
    await user.click(button);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      email: 'teo@plaza.test',
      password: 'a long one',
      size: 's',
      note: 'By the fountain',
      amount: 12.5,
      terms: true,
      loud: true,
    });
    finish();
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('shows a field error of the service and submits again', async () => {
    const user = userEvent.setup();
    const refused = new ApiError(
      {
        type: 'about:blank',
        title: 'Refused',
        status: 422,
        code: 'validation',
        requestId: 'r1',
        fields: { email: 'Somebody has this address.' },
      },
      null,
    );
    const onSubmit = vi.fn<() => Promise<void>>().mockRejectedValueOnce(refused).mockResolvedValue();
    render(<Sample onSubmit={onSubmit} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Somebody has this address.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('Somebody has this address.')).toBeNull();
  });

  test('shows an error of the whole form once, with the request id', async () => {
    const user = userEvent.setup();
    const broken = new ApiError(
      {
        type: 'about:blank',
        title: 'The kitchen is closed',
        status: 503,
        code: 'unavailable',
        requestId: 'r2',
      },
      null,
    );
    render(<Sample onSubmit={() => Promise.reject(broken)} />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The kitchen is closedrequest r2');
  });

  test('shows and hides a password and warns of Caps Lock', async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={() => {}} />);
    const password = screen.getByLabelText('Password');
    await user.click(password);
    await user.keyboard('{CapsLock}A');
    expect(screen.getByText('Caps Lock is on.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(screen.queryByText('Caps Lock is on.')).toBeNull();
  });
});
