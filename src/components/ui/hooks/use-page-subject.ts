import { useEffect } from 'react';
import { pageSubject } from '@/lib/navigation/page-subject';

/** Names the tab after a subject while the page is mounted; undefined while the subject loads. */
export function usePageSubject(subject: string | undefined): void {
  useEffect(() => {
    pageSubject.set(subject ?? null);
    return () => pageSubject.set(null);
  }, [subject]);
}
