import { expect, it } from 'vitest'
import { SEARCHED_AT_ONCE } from '#src/contract/inbox/inbox.ts'
import type { InboxSearch } from '#src/contract/inbox/schemas.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import type { Client } from '#tests/server/support/client.ts'
import { send } from '#tests/server/support/files.ts'
import { createPdf } from '#tests/server/support/hostile-scans.ts'
import { fillThread, INBOX, listSeafarer, startThread, write } from '#tests/server/support/inbox.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { inboxDomain } from './index.ts'

const startServer = serverOf(inboxDomain, fileDomain)

const server = startServer()

/** Runs all steps of a search, as the page does. */
async function search(client: Client, q: string): Promise<{ steps: InboxSearch[]; texts: string[] }> {
  const steps: InboxSearch[] = []
  let next: string | null = ''
  while (next !== null) {
    const query = new URLSearchParams({ q, ...(next && { before: next }) })
    const body = (await client.get(`${INBOX}/search?${query}`)).body as InboxSearch
    steps.push(body)
    next = body.next
  }
  return { steps, texts: steps.flatMap(({ items }) => items.map(({ message }) => message.text)) }
}

it('ten thousand sealed messages are searched in bounded steps, by words in any order, case and accent', async () => {
  const thread = await startThread(server)
  const say = (number: number) => {
    if (number === 40) return 'Ihre Überfahrt nach Rotterdam'
    return number % 100 === 0 ? `Joining in Rotterdam, number ${number}` : `A plain word ${number}`
  }
  await fillThread(server, thread, 9999, say)
  const { seafarer, company } = thread
  const all = await search(seafarer, 'rotterdam')
  expect([all.texts.length, new Set(all.texts).size]).toEqual([101, 101])
  expect(all.texts[0]).toBe('Joining in Rotterdam, number 10000')
  expect(Math.max(...all.steps.map(({ searched }) => searched))).toBeLessThanOrEqual(SEARCHED_AT_ONCE)
  expect((await search(company, 'ROTTERDAM uberfahrt')).texts).toEqual(['Ihre Überfahrt nach Rotterdam'])
  const begun = performance.now()
  const none = await search(seafarer, 'nowhere')
  process.stdout.write(
    `10,000 messages searched in ${Math.round(performance.now() - begun)} ms, ${none.steps.length} steps\n`,
  )
  expect([none.texts, none.steps.reduce((sum, { searched }) => sum + searched, 0)]).toEqual([[], 10_000])
  expect((await search(await listSeafarer(server), 'rotterdam')).texts).toEqual([])
})

it('a search of nothing finds nothing', async () => {
  const { seafarer } = await startThread(server)
  expect((await search(seafarer, ' \n ')).steps).toEqual([{ items: [], searched: 0, next: null }])
})

it('a message is found by what its file is called, for both sides', async () => {
  const { seafarer, company, threadId } = await startThread(server)
  const { became } = (await send(company, createPdf(), { purpose: 'attachment' })).body
  await write(company, threadId, { text: 'As agreed.', files: [became], names: ['Überführung Rotterdam.pdf'] })
  await write(company, threadId, { text: 'Rotterdam it is.' })
  for (const client of [seafarer, company])
    expect((await search(client, 'rotterdam uberfuhrung')).texts).toEqual(['As agreed.'])
})
