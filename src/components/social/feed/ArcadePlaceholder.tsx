/** Empty doorways until the people come. Silent: the list of posts below says that the page loads. */
export const ArcadePlaceholder = () => (
  <ul className="d-flex py-3 px-2 overflow-hidden" aria-hidden="true">
    {Array.from({ length: 8 }, (_, place) => (
      <li key={place}>
        <i className="doorway-arch rounded-arch bg-sunken" />
        <i className="skeleton-line w-50 mx-auto" />
      </li>
    ))}
  </ul>
);
