import { ConnectionError } from '#src/contract/api.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { messagesAddress, type WordsPlace, wordsAddress } from './messages-address.ts'
import type { AppStore } from './router/router-context.ts'

/** Milliseconds, as for an API call: a stalled connection does not answer either. */
const TIMEOUT = 30_000

/** Loads messages from an address of `/_i18n`; undefined on failure, in which case callers continue with what they have (SPEC 8). */
export async function fetchMessages(address: string, locale: string): Promise<Messages | undefined> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin', signal: AbortSignal.timeout(TIMEOUT) })
    if (!answer.ok) throw new Error(`Failed loading locale: ${answer.status}`)
    return await answer.json()
  } catch (error) {
    console.warn('Failed to load messages for locale', locale, error)
    return undefined
  }
}

/** Loads the messages of pages. */
export const loadBrowserMessages = (place: WordsPlace): Promise<Messages | undefined> =>
  fetchMessages(wordsAddress(place), place.locale)

/** Loads the messages of some areas for a page that cannot render a part without them. Throws on failure. */
export async function demandMessages(place: Parameters<typeof messagesAddress>[0]): Promise<Messages> {
  const messages = await fetchMessages(messagesAddress(place), place.locale)
  if (!messages) throw new ConnectionError({ part: true, cause: 'Messages are missing' })
  return messages
}

/** Loads the messages of a page that the tab lacks. Returns true if all are loaded. */
export async function addMissingMessages(store: AppStore, page: string): Promise<boolean> {
  const { spoken, intl, build, locale } = store.get()
  if (spoken.includes(page)) return true
  const messages = await loadBrowserMessages({ build, locale, pages: [page], but: spoken })
  // The language changed meanwhile: the loaded messages are of the previous one.
  if (store.get().intl !== intl) return addMissingMessages(store, page)
  if (!messages) return false
  intl.addMessages(messages)
  store.set({ spoken: [...new Set([...store.get().spoken, page])] })
  return true
}
