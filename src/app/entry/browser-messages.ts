import { ConnectionError } from '#src/contract/api.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { messagesAddress } from './messages-address.ts'
import type { AppStore } from './router/router-context.ts'

/** Milliseconds, as for a call of the API: a line that stands still gives no answer either. */
const TIMEOUT = 30_000

/** Loads messages from an address of `/_i18n`; undefined when they do not come, and whoever asks carries on with what is there (SPEC 8). */
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

/** Loads the messages of some areas. */
export const loadBrowserMessages = (place: {
  build: string
  locale: string
  areas: readonly string[]
}): Promise<Messages | undefined> => fetchMessages(messagesAddress(place), place.locale)

/** The same for a page that cannot say a part of itself without them. */
export async function demandMessages(place: Parameters<typeof loadBrowserMessages>[0]): Promise<Messages> {
  const messages = await loadBrowserMessages(place)
  if (!messages) throw new ConnectionError({ part: true, cause: 'Messages are missing' })
  return messages
}

/** Brings the areas that a page needs and the tab does not have yet; gives whether all are there. */
export async function addMissingMessages(store: AppStore, areas: readonly string[]): Promise<boolean> {
  const { areas: known, intl, build, locale } = store.get()
  const missing = areas.filter((area) => !known.includes(area))
  if (missing.length === 0) return true
  const messages = await loadBrowserMessages({ build, locale, areas: missing })
  // The language changed meanwhile: what came is of the one before.
  if (store.get().intl !== intl) return addMissingMessages(store, areas)
  if (!messages) return false
  intl.addMessages(messages)
  store.set({ areas: [...new Set([...store.get().areas, ...missing])] })
  return true
}
