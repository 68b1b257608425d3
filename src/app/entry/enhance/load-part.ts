/** Loads a part on demand: passkeys, encryption of drafts, filter counts, deletion of local data after sign-out, data from another build. */
type Parts = {
  passkeys: typeof import('./passkeys/ask.ts')
  seal: typeof import('../../kept/sealed-text.ts')
  count: typeof import('./filter-count.ts')
  leaving: typeof import('../../kept/leaving.ts')
  aside: typeof import('../../kept/aside/show-guest-aside.ts')
}

/** Read at once: a page restored from the service worker is rendered again, together with its script. */
const addresses = globalThis.document?.querySelector<HTMLElement>('script[data-leaving]')?.dataset

/**
 * Loads a part by the address in the page's script element: the build's dynamic import would weigh more than most parts. Rejects on failure,
 * for example offline.
 */
export const loadPart = async <Name extends keyof Parts>(name: Name): Promise<Parts[Name]> =>
  import(/* @vite-ignore */ addresses?.[name] ?? '')

const PATIENCE = 5000

/** Whether the file of a part no longer exists, as after a release. False without a connection. */
export const isGone = (name: keyof Parts): Promise<boolean> =>
  fetch(addresses?.[name] ?? '', { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ status }) => status === 404,
    () => false,
  )
