import type { AppStore } from './router/router-context.ts'

/** Reports the browser's time zone for an account whose time zone is unknown. The account's owner can change it under “Formats”. */
export async function reportTimeZone(store: AppStore): Promise<void> {
  const { session, api } = store.get()
  if (!session || session.timeZone !== null || session.impersonator || session.eraseAt !== undefined) return
  if (session.passkeyNeeded || session.twoStepNeeded) return
  // The server refuses a name that it does not know; digests then keep UTC.
  const saved = await api.saveTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone, true).catch(() => undefined)
  const now = store.get().session
  if (saved && now?.id === session.id) store.set({ session: { ...now, ...saved } })
}
