import { ConnectionError } from '#src/contract/api.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { messagesAddress, type WordsPlace, wordsAddress } from './messages-address.ts'
import type { AppStore } from './router/router-context.ts'

/** Milliseconds, as for a call of the API: a line that stands still gives no answer either. */
const TIMEOUT = 30_000

/** Loads messages from an address of `/_i18n`; undefined when they do not come, and anyone who asks carries on with what is there (SPEC 8). */
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

/** Loads what pages say. */
export const loadBrowserMessages = (place: WordsPlace): Promise<Messages | undefined> =>
  fetchMessages(wordsAddress(place), place.locale)

/** Loads the messages of some areas, for a page that cannot say a part of itself without them. */
export async function demandMessages(place: Parameters<typeof messagesAddress>[0]): Promise<Messages> {
  const messages = await fetchMessages(messagesAddress(place), place.locale)
  if (!messages) throw new ConnectionError({ part: true, cause: 'Messages are missing' })
  return messages
}

/** Brings what a page says and the tab does not have yet; gives whether all is there. */
export async function addMissingMessages(store: AppStore, page: string): Promise<boolean> {
  const { spoken, intl, build, locale } = store.get()
  if (spoken.includes(page)) return true
  const messages = await loadBrowserMessages({ build, locale, pages: [page], but: spoken })
  // The language changed meanwhile: what came is of the one before.
  if (store.get().intl !== intl) return addMissingMessages(store, page)
  if (!messages) return false
  intl.addMessages(messages)
  store.set({ spoken: [...new Set([...store.get().spoken, page])] })
  return true
}
