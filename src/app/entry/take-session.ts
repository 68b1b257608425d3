import type { SessionUser } from '#src/contract/http/session.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { fetchMessages } from './browser-messages.ts'
import { isAnyWaiting, whenFormsSettle } from './enhance/forms/wait.ts'
import { controlsAddress } from './messages-address.ts'
import type { AppStore } from './router/router-context.ts'

/** Loads the control words of the interface locale that a person chose; without them the page's are used. */
export const loadControlWords = async (build: string, session: SessionUser | null): Promise<Messages | undefined> =>
  session?.formats ? fetchMessages(controlsAddress(build, session.formats), session.formats) : undefined

/** Applies a new session; formats and control words change with it. */
export async function takeSession(store: AppStore, session: SessionUser | null): Promise<void> {
  const { build, session: before, controls } = store.get()
  const same = session?.formats === before?.formats
  const words = same ? controls : await loadControlWords(build, session)
  // A newer session arrived while the words loaded.
  if (store.get().session === before) store.set({ session, controls: words })
}

/**
 * The current session, null for a guest; undefined while a form is being sent, because its answer carries the changes. Waits for requests
 * that replace the session, such as adding a passkey, so that the new cookie is used. Throws without an answer.
 */
export async function fetchSession(store: AppStore): Promise<SessionUser | null | undefined> {
  const { api, session: before } = store.get()
  await whenFormsSettle()
  const session = await api.getSession()
  const isSending = isAnyWaiting() || document.querySelector('form[aria-busy=true]') !== null
  return isSending || store.get().session !== before ? undefined : session
}
