/** Loads a part on demand: passkeys, encryption of drafts, filter counts, deletion of local data after sign-out, data from another build. */
type Parts = {
  passkeys: typeof import('./passkeys/ask.ts')
  seal: typeof import('../../kept/sealed-text.ts')
  count: typeof import('./filter-count.ts')
  leaving: typeof import('../../kept/leaving.ts')
  aside: typeof import('../../kept/aside/show-guest-aside.ts')
}

/** Read at once: the page that is kept for times offline is drawn again, and its script with it. */
const addresses = globalThis.document?.querySelector<HTMLElement>('script[data-leaving]')?.dataset

/**
 * By the address that the page has for it at its script: the build's own way to fetch a part would weigh more than most of them.
 * Fails where the part does not come, as offline.
 */
export const loadPart = async <Name extends keyof Parts>(name: Name): Promise<Parts[Name]> =>
  import(/* @vite-ignore */ addresses?.[name] ?? '')

const PATIENCE = 5000

/** Whether the site answers that the file of a part does not exist any more, as after a release. False without a connection. */
export const isGone = (name: keyof Parts): Promise<boolean> =>
  fetch(addresses?.[name] ?? '', { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ status }) => status === 404,
    () => false,
  )
