declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * The dialog's scroll lock writes a style element of its own; it takes the page's nonce from this global,
 * which is the only way in that the library reads without being imported.
 */
export function allowInjectedStyles(): void {
  if (globalThis.__webpack_nonce__ || typeof document === 'undefined') return
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (nonce) globalThis.__webpack_nonce__ = nonce
}
