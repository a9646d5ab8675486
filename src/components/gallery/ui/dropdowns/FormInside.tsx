import { type FormEvent, useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';

export function FormInside() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState('');
  const [watched, setWatched] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWatched(place);
    setOpen(false);
  };
  return (
    <>
      <Dropdown show={open} onToggle={setOpen} autoClose="outside" className="mb-3">
        <Dropdown.Toggle id="menu-form" variant="primary">
          Watch a place
        </Dropdown.Toggle>
        <Dropdown.Menu role="group" className="menu-form">
          <form onSubmit={submit} className="d-grid gap-2 p-2">
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
        </Dropdown.Menu>
      </Dropdown>
      <p role="status">{watched ? `Watching ${watched}` : 'Not watching a place'}</p>
    </>
  );
}
