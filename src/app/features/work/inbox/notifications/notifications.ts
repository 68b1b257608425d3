import { LEAVING } from '#src/app/kept/leaving-event.ts'
import { registerWorker } from '#src/app/register-worker.ts'
import { NOTIFIER_PATH, NOTIFIER_SCOPE } from '#src/contract/inbox/notification-paths.ts'

/** The thread of a notification: its path without locale prefix, and its address in the page's language. */
export type Notified = { path: string; address: string }

const TAG = 'inbox'

/** A worker only shows notifications when active; one that fails to install never is. */
const isActive = ({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> =>
  new Promise((resolve) => {
    const worker = active ? undefined : (installing ?? waiting)
    if (!worker) return resolve(active !== null)
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true)
      if (worker.state === 'redundant') resolve(false)
    })
  })

/** Undefined if the browser allows no worker, as in some private windows and in development. */
async function findNotifier(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await registerWorker(NOTIFIER_PATH, NOTIFIER_SCOPE)
  return found && (await isActive(found)) ? found : undefined
}

/** By the page itself, which phones do not support. */
function showFromPage(title: string, onPress: () => void): boolean {
  try {
    const shown = new Notification(title, { tag: TAG })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onPress()
    }
    return true
  } catch {
    return false
  }
}

/** Shows a browser notification in place of the previous one. Returns false if it cannot. */
export async function showNotification(title: string, about: Notified, onPress: () => void): Promise<boolean> {
  let hasLeft = false
  const leave = () => {
    hasLeft = true
  }
  window.addEventListener(LEAVING, leave, { once: true })
  const notifier = await findNotifier()
  window.removeEventListener(LEAVING, leave)
  // The person signed out meanwhile.
  if (hasLeft) return false
  if (!notifier) return showFromPage(title, onPress)
  return notifier.showNotification(title, { tag: TAG, data: about }).then(
    () => true,
    () => false,
  )
}

/** Handles clicks on notifications, and tells the worker that this page shows the thread. Returns a function that unsubscribes. */
export function onNotificationClick(onPress: (about: Notified) => void): () => void {
  const hear = ({ data, ports: [worker] }: MessageEvent<Notified | undefined>) => {
    if (!data?.path || !worker) return
    worker.postMessage('shown')
    onPress(data)
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  return () => navigator.serviceWorker?.removeEventListener('message', hear)
}

/** Whether the person wants notifications and the page is hidden. */
export const mayNotify = (): boolean => document.hidden && globalThis.Notification?.permission === 'granted'
