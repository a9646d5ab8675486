/** Address of one of our drawn faces: "ines", "teo", "m17". */
export const faceUrl = (name: string): string => `${import.meta.env.BASE_URL}art/faces/${name}.svg`;

/** Address of one of our drawn scenes; `plaza` is 640 x 360, the others are 400 x 300. */
export const sceneUrl = (name: string): string => `${import.meta.env.BASE_URL}art/scenes/${name}.svg`;
