export const faceUrl = (name: string): string => `${import.meta.env.BASE_URL}art/faces/${name}.svg`;

/** The scene `plaza` is 640 x 360 px, the others 400 x 300. */
export const sceneUrl = (name: string): string => `${import.meta.env.BASE_URL}art/scenes/${name}.svg`;
