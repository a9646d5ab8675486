import { useState } from 'react';
import { askToShow, noticePermission, setNotices, wantsNotices } from '@/lib/browser/browser-notifications';

/** Turns notifications of the browser on or off, for this device; permission is asked for by this press alone. */
export function BrowserNotices() {
  const [on, setOn] = useState(wantsNotices);
  const [permission, setPermission] = useState(noticePermission);
  const turn = async () => {
    if (on) {
      setNotices(false);
      setOn(false);
      return;
    }
    const answer = await askToShow();
    setPermission(answer);
    setNotices(answer === 'granted');
    setOn(answer === 'granted');
  };
  const shown = on && permission === 'granted';
  return (
    <section className="card ns" aria-labelledby="ns-browser">
      <h2 id="ns-browser">On this device</h2>
      <label className="form-check form-switch">
        <span>
          Show notifications while another tab is in front
          <small>{shown ? 'Only how many, never what was written' : 'The browser asks you first'}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={shown}
          className="form-check-input"
          checked={shown}
          disabled={permission === 'unsupported'}
          onChange={() => void turn()}
        />
      </label>
      {permission === 'denied' && (
        <p className="ns-say" role="status">
          The browser does not allow it. Change that in its settings for this site, then try again.
        </p>
      )}
      {permission === 'unsupported' && <p className="ns-say">This browser cannot show notifications.</p>}
    </section>
  );
}
