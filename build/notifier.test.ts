import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { buildNotifier } from './shell-plugin.ts'

const about = { path: '/seaman/inbox?thread=a', address: '/uk/seaman/inbox?thread=a' }

/** A page of this name; one that shows the inbox answers. */
type Page = { name: string; answers: boolean }

/** Presses a notification while pages are open. Returns the outcome of them, in order. */
async function press(...open: Page[]): Promise<unknown[]> {
  const done: unknown[] = []
  const pages = open.map(({ name, answers }) => ({
    postMessage: (words: unknown, [worker]: MessagePort[]) => {
      done.push([name, words])
      if (answers) worker?.postMessage('shown')
    },
    focus: async () => done.push([name, 'is in front']),
  }))
  const events = new EventTarget()
  const clients = { matchAll: async () => pages, openWindow: async (address: string) => done.push(address) }
  const self = { clients, MessageChannel, setTimeout, addEventListener: events.addEventListener.bind(events) }
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

test('a notification that is pressed leads to its thread in the inbox that is open, and asks no further page', async () => {
  const pages = ['list', 'inbox', 'another inbox'].map((name) => ({ name, answers: name.includes('inbox') }))
  expect(await press(...pages)).toEqual(['is closed', ['list', about], ['inbox', about], ['inbox', 'is in front']])
})

test('and opens it where none is open any more', async () => {
  expect(await press({ name: 'list', answers: false })).toEqual(['is closed', ['list', about], about.address])
})
