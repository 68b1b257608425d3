import type { Browser, Page } from '@playwright/test'
import { becomeNewcomer, enterAs } from '../../support/accounts.ts'
import { expect, giveCredentials, test, waitForApp } from '../../support/browser.ts'

const PAGE = '/account/security'

/** The same person on another device, at their security page. */
async function openElsewhere(browser: Browser, email: string, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const scripting = options.javaScriptEnabled !== false
  await enterAs(page, email)
  const line = scripting && page.waitForEvent('websocket')
  await page.goto(PAGE)
  await waitForApp(page, scripting)
  await line
  return page
}

const rows = (page: Page) => page.locator('#devices li')

test('a device that is signed out elsewhere goes to sign-in by itself, and comes back', async ({ page, browser }) => {
  const { email } = await becomeNewcomer(page)
  const other = await openElsewhere(browser, email)
  await page.goto(PAGE)
  await waitForApp(page)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: 'This device' })).toHaveCount(1)
  await rows(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(rows(page)).toHaveCount(1)
  await other.waitForURL('**/auth/login?**')
  await expect(other.getByText('You were signed out on this device')).toBeVisible()
  await waitForApp(other)
  await giveCredentials(other, email)
  await other.waitForURL('**/auth/select-role?redirect=%2Faccount%2Fsecurity')
  await other.goto(PAGE)
  await expect(other.locator('#history li').first()).toContainText('Signed in')
})

test('without scripting all other devices are signed out with one button', async ({ browser, page }) => {
  const { email } = await becomeNewcomer(page)
  const own = await openElsewhere(browser, email, { javaScriptEnabled: false })
  await expect(rows(own)).toHaveCount(2)
  await own.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(rows(own)).toHaveCount(1)
  await expect(own.locator('#history li').first()).toContainText('All other devices were signed out')
  await page.goto(PAGE)
  await page.waitForURL('**/auth/login?**')
})

test('signing out in one tab ends the others, and goes home without a word about it', async ({ page }) => {
  await becomeNewcomer(page)
  const tab = await page.context().newPage()
  const line = tab.waitForEvent('websocket')
  await tab.goto(PAGE)
  await line
  await page.goto(PAGE)
  await waitForApp(page)
  await page.locator('header summary', { hasText: 'crew-' }).click()
  await page.locator('header form[action$="/auth/logout"] button:visible').click()
  await page.waitForURL((url) => url.pathname === '/')
  await tab.waitForURL('**/auth/login?**')
})
