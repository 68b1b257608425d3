import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Miniflare } from 'miniflare'
import { DEMO_PASSWORD, getDatabase, migrate, seed } from '../../scripts/database.ts'
import { createRuntime } from '../../scripts/runtime.ts'
import { expect, signIn, test, waitForApp } from '../support/browser.ts'
import { messagesOf } from '../support/messages.ts'
import { plugAuthenticator } from '../support/virtual-authenticator.ts'

const PORT = 8794
const origin = `http://localhost:${PORT}`
const STATE = '.wrangler/admin-passkey'
const ADMIN = 'admin@demo.example'
const t = messagesOf('en')

let runtime: Miniflare

test.use({ baseURL: origin })

test.beforeAll(async () => {
  // A fleet of its own takes its time on a busy machine.
  test.setTimeout(180_000)
  rmSync(STATE, { recursive: true, force: true })
  const vars = { edge: { ORIGIN: origin }, server: { ORIGIN: origin, ADMIN_TWO_STEP: 'on' } }
  runtime = createRuntime({ port: PORT, state: STATE, vars })
  await runtime.ready
  const database = await getDatabase(runtime)
  await migrate(database)
  await seed(database, { vacancies: 60 })
})

test.afterAll(() => runtime.dispose())

const expectUsers = (page: Page) => expect(page.locator('main h1')).toHaveText(t('admin.users.title'))

test('where every admin must have a passkey, the password lets in only to add one; then both are asked for', async ({
  page,
}) => {
  const authenticator = await plugAuthenticator(page)
  await signIn(page, ADMIN)
  await page.goto('/admin/users')
  await page.waitForURL('**/admin/security**')
  await expect(page.locator('main')).toContainText(t('passkey.section.needed'))

  await waitForApp(page)
  await page.getByRole('button', { name: t('passkey.add'), exact: true }).click()
  await expect(page.locator('#passkeys li')).toHaveCount(1)
  await page.goto('/admin/users')
  await expectUsers(page)

  await page.context().clearCookies()
  await authenticator.setPresence(false)
  await page.goto('/auth/login?redirect=%2Fadmin%2Fusers')
  await waitForApp(page)
  await page.locator('main [name=email]').fill(ADMIN)
  await page.locator('main [name=password]').fill(DEMO_PASSWORD)
  await page.locator('main form button.go[type=submit]').click()
  await page.waitForURL('**/auth/second-step**')
  await authenticator.setPresence(true)
  await page.getByRole('button', { name: t('passkey.second-step.button') }).click()
  await page.waitForURL('**/admin/users')
  await expectUsers(page)
})
