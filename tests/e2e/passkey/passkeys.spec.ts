import type { Page } from '@playwright/test'
import { becomeNewcomer } from '../../support/accounts.ts'
import { expect, giveCredentials, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { plugAuthenticator } from '../../support/virtual-authenticator.ts'

const t = messagesOf('en')
const SECURITY = '/account/security'

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForApp(page)
}

async function addPasskey(page: Page) {
  await open(page, SECURITY)
  await page.getByRole('button', { name: t('passkey.add'), exact: true }).click()
  await expect(page.getByText(t('passkey.add.done')).first()).toBeVisible()
  await expect(page.locator('#passkeys li')).toHaveCount(1)
}

async function signOut(page: Page) {
  await open(page, '/auth/logout')
  await page.locator('main form button.primary[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
}

async function whoIs(page: Page): Promise<{ email: string } | null> {
  const answer = await page.request.get('/server/security/auth/session')
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

async function signInByPassword(page: Page, email: string) {
  await open(page, '/auth/login')
  await giveCredentials(page, email)
}

test('a passkey is added, and signs in by the button, leading to where the person came from', async ({ page }) => {
  const authenticator = await plugAuthenticator(page)
  // A person takes one of the two ways; this authenticator would take both at once.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const { email } = await becomeNewcomer(page)
  await addPasskey(page)
  expect(await authenticator.countPasskeys()).toBe(1)
  await signOut(page)
  await open(page, `/auth/login?redirect=${encodeURIComponent('/vacancy?rank=master')}`)
  await page.getByRole('button', { name: t('passkey.sign-in') }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/auth/login'))
  expect((await whoIs(page))?.email).toBe(email)
})

test('a passkey signs in from the field of the address, without a click', async ({ page }) => {
  const authenticator = await plugAuthenticator(page)
  const { email } = await becomeNewcomer(page)
  await addPasskey(page)
  await signOut(page)
  expect(await authenticator.countPasskeys()).toBe(1)
  // Read by itself: the page may be left before it can be looked at.
  expect(await (await page.request.get('/auth/login')).text()).toMatch(/autocomplete="username webauthn"/i)
  await page.goto('/auth/login')
  await page.waitForURL((url) => !url.pathname.endsWith('/auth/login'))
  expect((await whoIs(page))?.email).toBe(email)
})

test('with two-step sign-in the password leads to the passkey, and the last one cannot be removed', async ({
  page,
}) => {
  const authenticator = await plugAuthenticator(page)
  const { email } = await becomeNewcomer(page)
  await addPasskey(page)
  await page.getByRole('button', { name: t('passkey.two-step.turn-on') }).click()
  await expect(page.getByText(t('passkey.two-step.on'))).toBeVisible()

  await page.getByText(t('passkey.remove'), { exact: true }).click()
  await page.getByRole('button', { name: t('passkey.remove.submit') }).click()
  await expect(page.locator('#passkeys form').getByText(t('error.code.last-way-in'))).toBeVisible()

  await authenticator.setPresence(false)
  await signOut(page)
  await signInByPassword(page, email)
  await page.waitForURL(/auth\/second-step/)
  expect(await whoIs(page)).toBe(null)
  await waitForApp(page)
  await authenticator.setPresence(true)
  await page.getByRole('button', { name: t('passkey.second-step.button') }).click()
  await page.waitForURL(/select-role/)
  expect((await whoIs(page))?.email).toBe(email)
})

test('a passkey confirms who is signed in, is renamed and removed', async ({ page }) => {
  await plugAuthenticator(page)
  await becomeNewcomer(page)
  await addPasskey(page)
  await open(page, `/auth/confirm?redirect=${encodeURIComponent(SECURITY)}`)
  await page.getByRole('button', { name: t('passkey.confirm') }).click()
  await page.waitForURL((url) => url.pathname.endsWith(SECURITY))
  await page.getByText(t('passkey.rename'), { exact: true }).click()
  await page.locator('#passkeys [name=name]').fill('Bridge laptop')
  await page.getByRole('button', { name: t('passkey.rename.submit') }).click()
  await expect(page.locator('#passkeys h3')).toHaveText('Bridge laptop')
  await page.getByText(t('passkey.remove'), { exact: true }).click()
  await page.getByRole('button', { name: t('passkey.remove.submit') }).click()
  await expect(page.getByText(t('passkey.section.none'))).toBeVisible()
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('the second step says that it needs a browser with scripting', async ({ page }) => {
    await page.goto('/auth/second-step')
    // Playwright takes the words inside for no text, although the browser shows them.
    expect(await page.locator('main noscript').innerHTML()).toContain(t('passkey.no-scripting'))
    await expect(page.getByRole('link', { name: t('passkey.second-step.back') })).toBeVisible()
  })
})
