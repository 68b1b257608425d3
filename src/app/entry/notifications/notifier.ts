import type { Notified } from '#src/app/features/work/inbox/notifications/notifications.ts'

type OpenPage = { focus: () => Promise<unknown>; postMessage: (words: Notified, ports: MessagePort[]) => void }
type Pressed = Event & { notification: Notification; waitUntil: (end: Promise<unknown>) => void }

declare const self: {
  addEventListener: (name: 'notificationclick', listener: (event: Pressed) => void) => void
  clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<OpenPage[]>
    openWindow: (address: string) => Promise<unknown>
  }
}

/** Milliseconds that a page may take to answer; one without an inbox does not. */
const PATIENCE = 400

/** Whether a page shows the subject of a notification: the worker does not know where a page is by now. */
const isShownBy = (page: OpenPage, notified: Notified): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), PATIENCE)
    page.postMessage(notified, [port2])
  })

/** Opens the subject of a notification in an open inbox, or in a new page. */
async function show(notified: Notified): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    if (await isShownBy(page, notified)) return void (await page.focus())
  await self.clients.openWindow(notified.address)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})
