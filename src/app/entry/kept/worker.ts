import { setCacheNameDetails } from 'workbox-core'
import { enable } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { localizePath, splitLocale } from '#src/contract/http/addresses.ts'
import { MANIFEST_PATH, SHELL_PATH } from '#src/contract/http/shell-paths.ts'
import { wordsAddress } from '../messages-address.ts'
import { OWN_WORDS } from './own-words.ts'

declare const self: { registration: { scope: string } }
/** Inserted by the build: its id, and the files of the person's pages. */
declare const __BUILD__: string
declare const __FILES__: readonly string[]

/** Seconds after which a silent connection counts as lost. */
const PATIENCE = 3

const PAGES_STORAGE_KEY = 'gangway-pages'
setCacheNameDetails({ prefix: PAGES_STORAGE_KEY })

// A worker is registered for the person's pages of one language.
const { locale } = splitLocale(new URL(self.registration.scope).pathname)
const words = wordsAddress({ build: __BUILD__, locale, pages: OWN_WORDS })

precacheAndRoute(
  [
    ...[...__FILES__, words].map((url) => ({ url, revision: null })),
    ...[SHELL_PATH, localizePath(locale, MANIFEST_PATH)].map((url) => ({ url, revision: __BUILD__ })),
  ],
  { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] },
)
cleanupOutdatedCaches()
enable()

/** Without messages the page would be empty; then the browser shows its own offline page. */
const answerShell = async (): Promise<Response | undefined> =>
  (await matchPrecache(words)) ? matchPrecache(SHELL_PATH) : undefined

// Network first, and no personal page in any cache: the fallback is the same for everyone.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE,
    plugins: [
      {
        handlerDidError: answerShell,
        handlerWillRespond: async ({ response }) => (response.status >= 500 && (await answerShell())) || response,
      },
    ],
  }),
)
