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
      className={`variant-tinted rounded-card d-flex gap-3 p-4 variant-${variants[look]}`}
      role={look === 'problem' ? 'alert' : 'status'}
    >
      <Icon />
      <div className="stack-1 fill wrap-anywhere">
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
};
