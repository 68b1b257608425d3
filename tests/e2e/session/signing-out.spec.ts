import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../../scripts/database.ts'
import { expect, giveCredentials, registerNewcomer, signIn, test, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'
import { plugAuthenticator } from '../../support/virtual-authenticator.ts'
import { pressSignOut } from '../support/press-sign-out.ts'
import { signInThere } from '../support/provider-pages.ts'

const t = messagesOf('en')
const SECURITY = '/account/security'
const isFront = (url: URL) => url.pathname === '/'

const whoIs = async (page: Page): Promise<unknown> => (await page.request.get('/server/security/auth/session')).json()

/** At the first press no one is signed in. */
async function signOut(page: Page): Promise<void> {
  await pressSignOut(page)
  await page.waitForURL(isFront)
  expect(await whoIs(page)).toBe(null)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

async function addPasskey(page: Page): Promise<void> {
  await open(page, SECURITY)
  await page.getByRole('button', { name: t('passkey.add'), exact: true }).click()
  await expect(page.getByText(t('passkey.add.done')).first()).toBeVisible()
}

async function changePassword(page: Page): Promise<void> {
  await open(page, SECURITY)
  for (const name of ['password', 'passwordConfirm'])
    await page.locator(`#password [name=${name}]`).fill('deep water anchorage 9')
  await page.locator('#password form button[type=submit]').click()
  await expect(page.getByText(t('recovery.password.done'))).toBeVisible()
}

async function becomeSeaman(page: Page): Promise<void> {
  await registerNewcomer(page)
  await open(page, '/auth/select-role')
  await page.locator('main [name=role][value=seaman]').first().check()
  await page.locator('main [name=firstname]').fill('Ivan')
  await page.locator('main [name=surname]').fill('Koval')
  await page.locator('main [name=citizenship]').first().selectOption('UA')
  await page.locator('main [name=positionMain]').first().selectOption('chief-officer')
  await page.locator('main form:has([name=firstname]) button[type=submit]').click()
  await page.waitForURL(/\/seaman\/cv/)
}

async function confirm(page: Page): Promise<void> {
  await registerNewcomer(page)
  await open(page, `/auth/confirm?redirect=${encodeURIComponent(SECURITY)}`)
  await page.locator('main [name=password]').fill(DEMO_PASSWORD)
  await page.locator('main form button.primary[type=submit]').click()
  await page.waitForURL((url) => url.pathname === SECURITY)
}

async function registerBySocial(page: Page): Promise<void> {
  await open(page, '/auth/login')
  await page.getByRole('button', { name: 'Continue with Crew ID' }).click()
  await signInThere(page, `leaver-${process.pid}-${Date.now().toString(36)}`)
  await page.waitForURL('**/auth/registration')
  await waitForApp(page)
  await page.getByRole('button', { name: 'Create account with Crew ID' }).click()
  await page.waitForURL('**/auth/select-role')
}

/** What is asked before a passkey is: by the field as the page opens, and by the button. */
const PASSKEY_OPTIONS = '**/server/webauthn/authenticate/options**'

async function signInByPasskey(page: Page): Promise<void> {
  const authenticator = await plugAuthenticator(page)
  await registerNewcomer(page)
  await addPasskey(page)
  await authenticator.setPresence(false)
  await signOut(page)
  const offered = page.waitForResponse(PASSKEY_OPTIONS)
  await open(page, '/auth/login')
  await offered
  // Present only now: the field would take the passkey before the button is pressed.
  await page.route(PASSKEY_OPTIONS, async (route) => {
    await authenticator.setPresence(true)
    await route.continue()
  })
  await page.getByRole('button', { name: t('passkey.sign-in') }).click()
  await page.waitForURL(/select-role/)
  await page.unroute(PASSKEY_OPTIONS)
}

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'signing in by password': (page) => signIn(page, 'newcomer@demo.example'),
  'signing in by passkey': signInByPasskey,
  registering: registerNewcomer,
  'registering by a social account': registerBySocial,
  'choosing a role': becomeSeaman,
  'confirming who one is': confirm,
  'changing the password': async (page) => {
    await registerNewcomer(page)
    await changePassword(page)
  },
  'adding a passkey': async (page) => {
    await plugAuthenticator(page)
    await registerNewcomer(page)
    await addPasskey(page)
  },
}

/** A session that begins, one that changes its role and one that is replaced; the long form has all. */
const DAILY = ['signing in by password', 'choosing a role', 'changing the password']

for (const [way, act] of Object.entries(WAYS)) {
  if (!IS_FULL && !DAILY.includes(way)) continue
  test(`after ${way} the first press on Sign out signs out`, async ({ page }) => {
    await act(page)
    await signOut(page)
  })
}

if (IS_FULL)
  test('after beginning to act for someone the first press on End ends it', async ({ page }) => {
    await signIn(page, 'admin@demo.example')
    await open(page, '/admin/users?q=training%40')
    await page.locator('main tbody a.name').click()
    await page.waitForURL(/\/admin\/users\/[0-9a-f-]{36}/)
    const form = page.locator('form:has([name=reason])')
    await form.locator('[name=reason]').fill('The journey of an admin in a test')
    await form.locator('[name=password]').fill(DEMO_PASSWORD)
    await form.locator('button[type=submit]').click()
    await page.waitForURL(/\/training-center\/profile/)
    await page.locator('.acting form button').click()
    await page.waitForURL(/\/admin\/users\/[0-9a-f-]{36}/)
    await expect(page.locator('.acting')).toHaveCount(0)
  })

test('a press on Sign out counts though the page is left for another before its answer', async ({ page }) => {
  await registerNewcomer(page)
  await open(page, '/account/notifications')
  const pressed = Promise.withResolvers<void>()
  const goesOn = Promise.withResolvers<void>()
  await page.route('**/auth/logout', async (route) => {
    pressed.resolve()
    await goesOn.promise
    await route.fallback()
  })
  await pressSignOut(page)
  await pressed.promise
  await page.evaluate(() => document.querySelector('header')?.remove())
  goesOn.resolve()
  await page.waitForURL(isFront)
  expect(await whoIs(page)).toBe(null)
})

for (const [kind, path] of [
  ['an app page', '/account/notifications'],
  ['a document', '/docs'],
] as const) {
  // Without scripting the document is pressed every day.
  if (!IS_FULL && kind === 'a document') continue
  test(`${kind} that was drawn for an earlier session signs out at the first press`, async ({ page }) => {
    await registerNewcomer(page)
    await page.goto(path)
    const tab = await page.context().newPage()
    await changePassword(tab)
    await signOut(page)
  })
}

test('a form of a document goes again with a token of the session that is open now', async ({ page }) => {
  const email = await registerNewcomer(page)
  await page.goto('/vacancy')
  await page.goto((await page.locator('.vacancy-row h3 a').first().getAttribute('href')) ?? '')
  await page.goto((await page.locator('main a[href*="/report?"]').first().getAttribute('href')) ?? '')
  const tab = await page.context().newPage()
  await tab.goto('/auth/logout')
  await waitForApp(tab)
  await tab.locator('main form button.primary[type=submit]').click()
  await tab.waitForURL(isFront)
  await open(tab, '/auth/login')
  await giveCredentials(tab, email)
  await tab.waitForURL(/select-role/)
  await page.locator('main [name=reason]').first().check()
  await page.locator('main textarea').fill('Written before the session was renewed.')
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('main [data-answer=done]')).toContainText(t('report.done.text'))
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('a page that was drawn for an earlier session signs out at the first press', async ({ page }) => {
    await registerNewcomer(page, { scripting: false })
    await page.goto('/docs')
    const tab = await page.context().newPage()
    await tab.goto(`/auth/confirm?redirect=${encodeURIComponent('/docs')}`)
    await tab.locator('main [name=password]').fill(DEMO_PASSWORD)
    await tab.locator('main form button.primary[type=submit]').click()
    await tab.waitForURL((url) => url.pathname === '/docs')
    await signOut(page)
  })
})
