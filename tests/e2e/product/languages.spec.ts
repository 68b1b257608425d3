import type { Page } from '@playwright/test'
import { becomeNewcomer, enterAs } from '../../support/accounts.ts'
import { expect, registerNewcomer, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { chooseLanguage } from '../support/choose-language.ts'

const MAILS = '/account/notifications'

const accountLanguage = async (page: Page): Promise<string> =>
  (await (await page.request.get('/server/security/auth/session')).json()).language

const cookieLanguage = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value

/** Ids such as `layout.nav.help` are shown where a message is missing. */
const expectNoIds = async (page: Page) =>
  expect(await page.locator('body').innerText()).not.toMatch(
    /\b(layout|account|ui|form|notifications|company|formats)\.[a-z]+\.[a-z]/,
  )

async function open(page: Page): Promise<void> {
  await becomeNewcomer(page)
  await page.goto(MAILS)
  await waitForApp(page)
}

/** Holds the answers of an address back until they are let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** What an answer that is there changes on the page is changed after that. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

test('of two language changes in a row the later one wins, on the page, in the cookie and in the account', async ({
  page,
}) => {
  await open(page)
  const release = await hold(page, '**/_i18n/**/uk.json*')
  const late = page.waitForResponse(/uk\.json/)
  const saved = page.waitForResponse(/user\/language\/fr/)
  await chooseLanguage(page, 'uk')
  await chooseLanguage(page, 'fr')
  await page.waitForURL(`**/fr${MAILS}`)
  await saved
  release()
  await (await late).finished()
  await settle(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  expect(new URL(page.url()).pathname).toBe(`/fr${MAILS}`)
  expect([await accountLanguage(page), await cookieLanguage(page)]).toEqual(['fr', 'fr'])
})

test('a language that comes when the person has walked on is spoken on the page where they are', async ({ page }) => {
  await open(page)
  const release = await hold(page, '**/_i18n/**/uk.json*')
  await chooseLanguage(page, 'uk')
  await page.locator('main nav a[href$="/security"]').first().click()
  await expect(page.locator('#devices')).toBeVisible()
  release()
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk-UA')
  await settle(page)
  await page.waitForURL('**/uk/account/security')
  await expect(page.locator('#devices')).toBeVisible()
  await expectNoIds(page)
})

test('a choice whose answer comes after a newer one changes nothing any more', async ({ page }) => {
  await open(page)
  const release = await hold(page, '**/server/user/language/uk*')
  await chooseLanguage(page, 'uk')
  await page.waitForURL(`**/uk${MAILS}`)
  const newer = page.waitForResponse(/user\/language\/fr/)
  await chooseLanguage(page, 'fr')
  await newer
  const older = page.waitForResponse(/user\/language\/uk/)
  release()
  expect(await (await older).json()).toEqual({ language: 'fr' })
  await page.waitForURL(`**/fr${MAILS}`)
  expect([await accountLanguage(page), await cookieLanguage(page)]).toEqual(['fr', 'fr'])
})

test('going back to the language that is shown gives up one that is still on its way', async ({ page }) => {
  await open(page)
  const release = await hold(page, '**/_i18n/**/uk.json*')
  const late = page.waitForResponse(/uk\.json/)
  await chooseLanguage(page, 'uk')
  await chooseLanguage(page, 'en')
  release()
  await (await late).finished()
  await settle(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect.poll(() => accountLanguage(page)).toBe('en')
  expect(await cookieLanguage(page)).toBe('en')
})

test('a language whose messages do not come changes nothing, and the person is told so', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await open(page)
  await page.route('**/_i18n/**/ar.json*', (route) => route.abort())
  await chooseLanguage(page, 'ar')
  const words = messagesOf('en')('layout.language.missing').replace('{language}', 'العربية')
  await expect(page.locator('.toast')).toContainText(words.slice(words.indexOf(':')))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  expect(new URL(page.url()).pathname).toBe(MAILS)
  await expectNoIds(page)
  expect([await accountLanguage(page), await cookieLanguage(page)]).toEqual(['en', undefined])
  expect(warnings.join('\n')).toContain('Failed to load messages for locale ar')
  await page.unroute('**/_i18n/**/ar.json*')
  await chooseLanguage(page, 'ar')
  await page.waitForURL(`**/ar${MAILS}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('where the messages do not come with the first page, what the server wrote stays and works', async ({ page }) => {
  await registerNewcomer(page)
  await page.route('**/_i18n/**', (route) => route.abort())
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('Failed to load messages for locale'),
  )
  await page.goto(`/uk${MAILS}`)
  await warned
  const t = messagesOf('uk')
  await expect(page.locator('main h1')).toHaveText(t('account.notifications.title'))
  await expectNoIds(page)
  await page.locator('main [name=product_updates]').check()
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/done=save/)
  await expectNoIds(page)
})

test('where the messages of another page do not come, the server writes that page', async ({ page }) => {
  await enterAs(page, 'company@demo.example')
  await page.goto('/company/notifications')
  await waitForApp(page)
  await page.route('**/_i18n/**', (route) => route.abort())
  const loaded = page.waitForEvent('load')
  await page.locator('.own-nav a[href="/company/vacancy"]').first().click()
  await loaded
  await page.waitForURL('**/company/vacancy')
  await expect(page.locator('main table')).toBeVisible()
  await expectNoIds(page)
})
