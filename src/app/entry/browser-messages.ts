import type { Messages } from '../../i18n/intl.ts'
import { messagesAddress } from './messages-address.ts'
import type { AppStore } from './router-context.ts'

/** Loads messages from an address of `/_i18n`; on failure the pages carry on with what they have (SPEC 8). */
export async function fetchMessages(address: string, locale: string): Promise<Messages> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin' })
    if (!answer.ok) throw new Error(`Failed loading locale: ${answer.status}`)
    return await answer.json()
  } catch (error) {
    console.warn('Failed to load messages for locale', locale, error)
    return {}
  }
}

/** Loads the messages of some areas. */
export const loadBrowserMessages = (place: {
  build: string
  locale: string
  areas: readonly string[]
}): Promise<Messages> => fetchMessages(messagesAddress(place), place.locale)

/** Brings the areas that a page needs and the tab does not have yet. */
export async function addMissingMessages(store: AppStore, areas: readonly string[]): Promise<void> {
  const { areas: known, intl, build, locale } = store.get()
  const missing = areas.filter((area) => !known.includes(area))
  if (missing.length === 0) return
  intl.addMessages(await loadBrowserMessages({ build, locale, areas: missing }))
  store.set({ areas: [...known, ...missing] })
}
