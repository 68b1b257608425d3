import type { Notified } from '#src/app/features/inbox/notifications/notifications.ts'

type OpenPage = { url: string; focus: () => Promise<unknown>; postMessage: (words: Notified) => void }
type Pressed = Event & { notification: Notification; waitUntil: (end: Promise<unknown>) => void }

declare const self: {
  addEventListener: (name: 'notificationclick', listener: (event: Pressed) => void) => void
  clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<OpenPage[]>
    openWindow: (address: string) => Promise<unknown>
  }
}

/** Shows what a notification was about: in the inbox that is open, or else in a new page. */
async function show(notified: Notified): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isSame = ({ url }: OpenPage) => new URL(url).pathname === new URL(notified.address, url).pathname
  const open = pages.find(isSame)
  if (!open) return void (await self.clients.openWindow(notified.address))
  open.postMessage(notified)
  await open.focus()
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data))
})
