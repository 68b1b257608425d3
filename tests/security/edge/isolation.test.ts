import { afterAll, expect, test } from 'vitest'
import type { SessionUser } from '#src/contract/http/session.ts'
import { createRenderer } from '#src/worker/handlers/create-renderer.ts'
import { createEdge } from '../../edge/support/edge.ts'
import { createUser } from '../../edge/support/fake-server.ts'
import { IS_FULL } from '../../support/full.ts'
import { printFigure } from '../support/figures.ts'

/** In the full form ten thousand requests of each. */
const USERS = 50
const EACH = IS_FULL ? 10_000 : 10
const PAGES = IS_FULL ? 10_000 : 100
/** So many are under way at once. */
const AT_ONCE = 100

const PATIENCE = { timeout: 3_600_000 }

const figures: string[] = []
afterAll(() => {
  for (const line of figures) printFigure('T9', line)
})

const canaryOf = (user: number): string => `canary-${user}-of-isolation`

/** A server that knows fifty people, and answers each after another while. */
function serve(edge: ReturnType<typeof createEdge>): void {
  edge.server.behave(async (request) => {
    const user = /__Host-sid=u(\d+)/.exec(request.headers.get('cookie') ?? '')?.[1]
    for (let turns = Number(user ?? 0) % 7; turns > 0; turns -= 1) await Promise.resolve()
    if (!request.url.endsWith('/session')) return Response.json(null)
    const canary = canaryOf(Number(user))
    const person = { ...createUser('seaman'), id: canary, email: `${canary}@x.example`, displayName: canary }
    return Response.json(user ? person : null, {
      headers: { 'x-csrf-token': `token-${canary}` },
    })
  })
}

/** Runs so many at a time. */
async function runAll(count: number, run: (index: number) => Promise<void>): Promise<void> {
  for (let start = 0; start < count; start += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) => run(start + index)))
}

test('T9: of many people whose requests are mixed, none reads a word of another one', PATIENCE, async () => {
  const edge = createEdge({ renderer: { renderApp: nameThePerson, renderDocument: nameThePerson } })
  serve(edge)
  let leaks = 0
  await runAll(USERS * EACH, async (index) => {
    const user = (index * 7) % USERS
    const isGuest = index % 11 === 0
    const text = await (await edge.visit('/vacancy', isGuest ? {} : { as: `u${user}` })).text()
    const found = text.match(/canary-\d+-of-isolation/g) ?? []
    const isWhole = isGuest ? found.length === 0 : found.length > 0 && found.every((one) => one === canaryOf(user))
    if (!isWhole) leaks += 1
    edge.server.calls.length = 0
  })
  figures.push(`${USERS} people × ${EACH} requests mixed with those of guests: ${leaks} leaks`)
  expect(leaks).toBe(0)
})

const nameThePerson = async ({ session, csrfToken }: { session: SessionUser | null; csrfToken?: string }) => ({
  status: 200,
  body: `<html>${session?.displayName ?? 'guest'} ${session?.email ?? ''} ${csrfToken ?? ''}</html>`,
  headers: new Headers({ 'content-type': 'text/html' }),
})

test('T9: every page of the app has a nonce of its own, in the policy and in the page', PATIENCE, async () => {
  const edge = createEdge({ renderer: createRenderer('Gangway') })
  serve(edge)
  const nonces = new Set<string>()
  await runAll(PAGES, async (index) => {
    const response = await edge.visit('/seaman/inbox', { as: `u${index % USERS}` })
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? []
    expect(nonce).not.toBe('')
    expect(await response.text()).toContain(`nonce="${nonce}"`)
    nonces.add(nonce)
    edge.server.calls.length = 0
  })
  figures.push(`${PAGES} pages of the app, ${nonces.size} nonces`)
  expect(nonces.size).toBe(PAGES)
})
