import { NOTIFIER_SCOPE } from '#src/contract/inbox/notification-paths.ts'

/** Notifications that are still shown name someone: anyone who takes the phone next does not read them. Never fails, for what wipes must continue. */
export async function closeNotifications(): Promise<void> {
  try {
    const notifier = await navigator.serviceWorker?.getRegistration(NOTIFIER_SCOPE)
    for (const shown of (await notifier?.getNotifications()) ?? []) shown.close()
  } catch {
    // Some browsers list none.
  }
}
