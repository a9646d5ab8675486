import { useRouter } from '@tanstack/react-router';
import { CopyButton } from '@/components/ui/CopyButton';
import { useFaults } from './use-faults';

/** Another tester who opens the link gets the same faults. */
export function FaultLink() {
  const faults = useFaults();
  const router = useRouter();
  const hasFaults = Object.keys(faults).length > 0;
  const { href } = router.buildLocation({
    to: '/devtools',
    search: hasFaults ? { faults } : {},
  });
  const link = new URL(router.history.createHref(href), location.href).href;
  return (
    <div className="row-2 flex-wrap mb-3">
      <a href={link}>{hasFaults ? 'Link to these faults' : 'Link to this page'}</a>
      <CopyButton text={link} label="Copy link" />
    </div>
  );
}
