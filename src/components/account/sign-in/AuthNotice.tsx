import type { ReactNode } from 'react';
import IconAlert from '~icons/tabler/alert-triangle';
import IconCheck from '~icons/tabler/circle-check';
import IconMail from '~icons/tabler/mail';

const icons = { done: IconCheck, mail: IconMail, problem: IconAlert };
const variants = { done: 'success', mail: 'info', problem: 'warning' };

interface Props {
  look: keyof typeof icons;
  title: string;
  children?: ReactNode;
}

export const AuthNotice = ({ look, title, children }: Props) => {
  const Icon = icons[look];
  return (
    <div
      className={`auth-notice d-flex gap-3 p-4 variant-${variants[look]}`}
      role={look === 'problem' ? 'alert' : 'status'}
    >
      <span className="auth-notice-icon rounded-arch centre bg-surface">
        <Icon />
      </span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
};
