export const ProfileBanner = ({ url }: { url: string | null }) => (
  <img src={url ?? `${import.meta.env.BASE_URL}art/scenes/tiles.svg`} alt="" decoding="async" />
);
