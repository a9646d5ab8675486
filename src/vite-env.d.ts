/// <reference types="vite/client" />

/** One style of a set of icons, as the build has put it aside. */
declare module 'virtual:icon-files/*' {
  const files: readonly { suffix: string; count: number; url: string }[];
  export default files;
}
