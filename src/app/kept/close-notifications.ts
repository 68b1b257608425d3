import { NOTIFIER_SCOPE } from '#src/contract/notification-paths.ts'

/** Notifications that are still shown name somebody: whoever takes the phone next does not read them. */
export async function closeNotifications(): Promise<void> {
  const notifier = await navigator.serviceWorker?.getRegistration(NOTIFIER_SCOPE).catch(() => undefined)
  for (const shown of (await notifier?.getNotifications()) ?? []) shown.close()
}
