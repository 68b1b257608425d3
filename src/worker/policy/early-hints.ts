export type Hints = { styles?: readonly string[]; modules?: readonly string[]; fetches?: readonly string[] }

/**
 * What a page will need, as a Link header: the platform sends it ahead of the page while the page is still being made.
 * Paths of this site only.
 */
export const writeHints = ({ styles = [], modules = [], fetches = [] }: Hints): string =>
  [
    ...styles.map((path) => `<${path}>; rel=preload; as=style`),
    ...modules.map((path) => `<${path}>; rel=modulepreload`),
    ...fetches.map((path) => `<${path}>; rel=preload; as=fetch; crossorigin=anonymous`),
  ].join(', ')
