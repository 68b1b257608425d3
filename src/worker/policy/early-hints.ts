/**
 * The modules that a page needs first, as a Link header: the platform sends it ahead of the page while the page is still being made.
 * Paths of this site only.
 */
export const writeHints = (modules: readonly string[]): string =>
  modules.map((path) => `<${path}>; rel=modulepreload`).join(', ')
