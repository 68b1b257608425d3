import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { buildNotifier } from './shell-plugin.ts'

const ORIGIN = 'https://gangway.example'
const about = { path: '/seaman/inbox?thread=a', address: '/uk/seaman/inbox?thread=a' }

/** Presses a notification while pages of these paths are open. Gives what became of them, in order. */
async function press(...paths: string[]): Promise<unknown[]> {
  const done: unknown[] = []
  const pages = paths.map((path) => ({
    url: ORIGIN + path,
    postMessage: (words: unknown) => done.push([path, words]),
    focus: async () => done.push([path, 'is in front']),
  }))
  const events = new EventTarget()
  const clients = { matchAll: async () => pages, openWindow: async (address: string) => done.push(address) }
  const self = { clients, URL, addEventListener: events.addEventListener.bind(events) }
  const context = createContext(self)
  Object.assign(self, { self: context })
  runInContext(await buildNotifier(process.cwd()), context)
  const waits: Promise<unknown>[] = []
  const event = Object.assign(new Event('notificationclick'), {
    notification: { data: about, close: () => done.push('is closed') },
    waitUntil: (end: Promise<unknown>) => waits.push(end),
  })
  events.dispatchEvent(event)
  await Promise.all(waits)
  return done
}

test('a notification that is pressed leads to its thread in the inbox that is open', async () => {
  const inbox = '/uk/seaman/inbox?view=settings'
  expect(await press('/uk/vacancy', inbox)).toEqual(['is closed', [inbox, about], [inbox, 'is in front']])
})

test('and opens it where none is open any more', async () => {
  expect(await press('/uk/vacancy')).toEqual(['is closed', about.address])
})
