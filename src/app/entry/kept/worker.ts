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
/** Put in by the build: its id, and the files that the own pages are made of. */
declare const __BUILD__: string
declare const __FILES__: readonly string[]

/** Seconds that a line may say nothing. */
const PATIENCE = 3

const PAGES_STORAGE_KEY = 'gangway-pages'
setCacheNameDetails({ prefix: PAGES_STORAGE_KEY })

// A worker is registered for the own pages of one language.
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

/** Without its words it would be an empty page; then the browser says itself that there is no line. */
const answerShell = async (): Promise<Response | undefined> =>
  (await matchPrecache(words)) ? matchPrecache(SHELL_PATH) : undefined

// The line first, and never a page of a person in any cache: what stands in for it is the same for everyone.
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
