declare global {
  var __webpack_nonce__: string | undefined
}

const findNonce = (): string | undefined => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

/** Not on a page that is a file, and has the same policy for everyone. */
export const mayInjectStyles = (): boolean => Boolean(findNonce())

/**
 * The dialog's scroll lock writes a style element of its own; it takes the page's nonce from this global,
 * which is the only way in that the library reads without being imported.
 */
export function allowInjectedStyles(): void {
  if (globalThis.__webpack_nonce__ || typeof document === 'undefined') return
  const nonce = findNonce()
  if (nonce) globalThis.__webpack_nonce__ = nonce
}
