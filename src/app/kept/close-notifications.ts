import { NOTIFIER_SCOPE } from '#src/contract/inbox/notification-paths.ts'

/** Closes notifications, because they name people. Never throws, so that the deletion continues. */
export async function closeNotifications(): Promise<void> {
  try {
    const notifier = await navigator.serviceWorker?.getRegistration(NOTIFIER_SCOPE)
    for (const shown of (await notifier?.getNotifications()) ?? []) shown.close()
  } catch {
    // Not supported by some browsers.
  }
}
