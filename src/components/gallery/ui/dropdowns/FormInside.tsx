import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import { Popover } from '@/components/ui/overlay/Popover';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function FormInside() {
  const [place, setPlace] = useState('');
  const [watched, setWatched] = useState('');
  return (
    <>
      <Popover
        label="Watch a place"
        className="btn btn-primary mb-4"
        trigger={
          <>
            Watch a place
            <IconChevron />
          </>
        }
      >
        {(close) => (
          <form
            className="d-grid gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              setWatched(place);
              close();
            }}
          >
            <label className="form-label m-0" htmlFor="menu-form-place">
              Place
            </label>
            <input
              id="menu-form-place"
              className="form-control"
              value={place}
              onChange={(event) => setPlace(event.target.value)}
              required
              autoComplete="off"
            />
            <button type="submit" className="btn btn-primary">
              Watch
            </button>
          </form>
        )}
      </Popover>
      <p role="status">{watched ? `Watching ${watched}` : 'Not watching a place'}</p>
    </>
  );
}
