import type { Browser, Page } from '@playwright/test'
import { BROWSER_AGENT } from '../../../scripts/demo.ts'
import { becomeNewcomer } from '../../support/accounts.ts'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'

const FORMATS = '/account/formats'
const MAILS = '/account/notifications'

const send = (page: Page) => page.locator('main form:not([action="/_tables"]) button[type=submit]').click()

async function saveFormats(page: Page, { language, formats }: { language: string; formats: string }): Promise<void> {
  await page.locator('main [name=language]').selectOption(language)
  await page.locator('main [name=formats]').selectOption(formats)
  await send(page)
  await page.waitForURL(/done=save/)
}

async function openOtherDevice(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: BROWSER_AGENT, locale: 'en-GB' })
  const page = await context.newPage()
  await signIn(page, email)
  return page
}

test('the preview shows a choice before it is saved, and the app follows it in every language', async ({ page }) => {
  await becomeNewcomer(page)
  await page.goto(FORMATS)
  await waitForApp(page)
  await page.locator('main [name=formats]').selectOption('ja')
  await expect(page.locator('main dl').first()).toContainText('フィリピン')
  await expect(page.locator('a.skip-link')).toHaveText('Skip to content')
  await saveFormats(page, { language: 'uk', formats: 'ja' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk-UA')
  expect(new URL(page.url()).pathname).toBe('/uk/account/formats')
  await expect(page.locator('a.skip-link')).toHaveText('本文へ移動')
  await page.reload()
  await waitForApp(page)
  await expect(page.locator('a.skip-link')).toHaveText('本文へ移動')
  await expect(page.locator('main dl').first()).toContainText('フィリピン')
})

test('server and browser write formats alike', async ({ page }) => {
  test.slow()
  await becomeNewcomer(page, 'ar')
  await page.goto(`/ar${FORMATS}`)
  await waitForApp(page)
  for (const formats of ['pt-BR', 'be', 'th', 'fa', 'es']) {
    await saveFormats(page, { language: 'ar', formats })
    const served = await (await page.request.get(`/ar${FORMATS}`)).text()
    await page.goto(`/ar${FORMATS}`)
    await waitForApp(page)
    for (const fact of await page.locator('main dd bdi').allInnerTexts()) {
      if (!/\d:\d\d/.test(fact)) expect(served, formats).toContain(fact)
    }
  }
})

test('language and formats saved on one device are there on another at its next navigation', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email } = await becomeNewcomer(page)
  const other = await openOtherDevice(browser, email)
  await other.goto(MAILS)
  await waitForApp(other)
  await page.goto(FORMATS)
  await waitForApp(page)
  await saveFormats(page, { language: 'de', formats: 'ko' })
  await expect(async () => {
    await other.locator('main nav a').nth(2).click()
    await other.locator('main nav a').nth(1).click()
    await expect(other.locator('html')).toHaveAttribute('lang', 'de-DE', { timeout: 3000 })
  }).toPass()
  await expect(other.locator('a.skip-link')).toHaveText('본문으로 건너뛰기')
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('which mails are wanted is kept', async ({ page }) => {
    await becomeNewcomer(page)
    await page.goto(MAILS)
    await expect(page.locator('main [name=tech_updates]')).toBeChecked()
    await page.locator('main [name=tech_updates]').uncheck()
    await page.locator('main [name=product_updates]').check()
    await page.locator('main [name=mailLanguage]').selectOption('hi')
    await send(page)
    await page.waitForURL(/done=save/)
    await expect(page.locator('main [role=status]')).toContainText('Saved')
    await page.goto(MAILS)
    await expect(page.locator('main [name=tech_updates]')).not.toBeChecked()
    await expect(page.locator('main [name=product_updates]')).toBeChecked()
    await expect(page.locator('main [name=mailLanguage]')).toHaveValue('hi')
  })

  test('language and formats are kept, and the page comes back in the new language', async ({ page }) => {
    await becomeNewcomer(page)
    await page.goto(FORMATS)
    await saveFormats(page, { language: 'ar', formats: 'tr' })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(new URL(page.url()).pathname).toBe(`/ar${FORMATS}`)
    await expect(page.locator('main dl').first()).toContainText('Filipinler')
    await page.goto('/docs')
    await page.waitForURL('**/ar/docs')
  })
})
