import type { Page } from '@playwright/test'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { enterAs } from '../../support/accounts.ts'
import { expect, giveCredentials, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { plugAuthenticator } from '../../support/virtual-authenticator.ts'
import { PORTS } from '../support/ports.ts'
import { copySmallFleet } from '../support/small-fleet.ts'

const PORT = PORTS.adminPasskey
const ADMIN = 'admin@demo.example'
const t = messagesOf('en')

let demo: Demo

test.use({ baseURL: `http://localhost:${PORT}` })

test.beforeAll(async () => {
  // A fleet of its own takes its time on a busy machine.
  test.setTimeout(180_000)
  demo = await startDemo('admin-passkey', PORT, { fill: copySmallFleet, server: { ADMIN_TWO_STEP: 'on' } })
})

test.afterAll(() => demo.runtime.dispose())

const expectUsers = (page: Page) => expect(page.locator('main h1')).toHaveText(t('admin.users.title'))

test('where every admin must have a passkey, the password lets in only to add one; then both are asked for', async ({
  page,
}) => {
  const authenticator = await plugAuthenticator(page)
  await enterAs(page, ADMIN)
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
  await giveCredentials(page, ADMIN)
  await page.waitForURL('**/auth/second-step**')
  await authenticator.setPresence(true)
  await page.getByRole('button', { name: t('passkey.second-step.button') }).click()
  await page.waitForURL('**/admin/users')
  await expectUsers(page)
})
