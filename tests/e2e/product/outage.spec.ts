import { rmSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { createRuntime } from '../../../scripts/runtime.ts'
import { stateOf } from '../../../scripts/test-folder.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { PORTS } from '../support/ports.ts'
import { copySmallFleet } from '../support/small-fleet.ts'

const { outageEdge: EDGE_PORT, outageServer: SERVER_PORT } = PORTS
const origin = `http://localhost:${EDGE_PORT}`
const STATE = stateOf('outage')
const SECRET = 'outage-secret'

const startServer = async (): Promise<Miniflare> => {
  const vars = { server: { ORIGIN: origin, EDGE_SECRET: SECRET } }
  const server = createRuntime({ port: 0, serverPort: SERVER_PORT, state: STATE, vars })
  await server.ready
  return server
}

let edge: Miniflare
let server: Miniflare | undefined

async function stopServer() {
  await server?.dispose()
  server = undefined
}

test.beforeAll(async () => {
  // A fleet of its own takes its time on a busy machine.
  test.setTimeout(180_000)
  rmSync(`${STATE}-edge`, { recursive: true, force: true })
  await copySmallFleet(STATE)
  server = await startServer()
  const vars = { edge: { ORIGIN: origin, SERVER_ORIGIN: `http://127.0.0.1:${SERVER_PORT}`, EDGE_SECRET: SECRET } }
  edge = createRuntime({ port: EDGE_PORT, state: `${STATE}-edge`, vars })
  await edge.ready
})

test.afterAll(async () => {
  await Promise.all([edge.dispose(), stopServer()])
})

test('while the server is away kept pages stay up, others say so, and nothing is confirmed that was not saved', async ({
  page,
}) => {
  // Anyone who asks a server that is away waits for it first.
  test.slow()
  await page.goto(`${origin}/vacancy`)
  await expect(page.locator('.vacancy-row')).not.toHaveCount(0)
  await page.goto(`${origin}/auth/registration`)
  await waitForApp(page)
  await page.locator('main [name=email]').fill('crew@test.example')
  await page.locator('main [name=password]').fill('anchor chain locker 7')
  await page.locator('main [name=passwordConfirm]').fill('anchor chain locker 7')

  await stopServer()
  await page.locator('main form button.primary[type=submit]').click()
  await expect(page.locator('main [data-answer=failed]')).toBeVisible()
  await expect(page.locator('main [name=email]')).toHaveValue('crew@test.example')

  const kept = await page.goto(`${origin}/vacancy`)
  expect(kept?.status()).toBe(200)
  await expect(page.locator('.vacancy-row')).not.toHaveCount(0)

  const cold = await page.goto(`${origin}/uk/vacancy?q=zz`)
  expect(cold?.status()).toBe(503)
  expect(cold?.headers()['retry-after']).toMatch(/^\d+$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk-UA')
  await expect(page.locator('main')).toContainText(messagesOf('uk')('error-page.unavailable.title'))

  server = await startServer()
  const back = await page.goto(`${origin}/uk/vacancy?q=zz`)
  expect(back?.status()).toBe(200)
})
