import type { Page } from '@playwright/test'
import { enterAs } from '../../support/accounts.ts'
import { expect, giveCredentials, test, waitForApp } from '../../support/browser.ts'

const ACCOUNT = 'seaman@demo.example'

/** The page of the company at this place of the directory, so that journeys at one time do not write to the same one. */
async function openCompany(page: Page, place: number): Promise<string> {
  await page.goto('/crewing?verified=1&sort=name')
  await page.locator('tbody a.name').nth(place).click()
  await page.waitForURL(/\/crewing\/[a-z]{2}\/[a-z0-9-]+$/)
  return new URL(page.url()).pathname
}

/** Signs in on the page that a form of a guest has led to. */
async function signInThere(page: Page, scripting: boolean): Promise<void> {
  await page.waitForURL(/\/auth\/login/)
  await waitForApp(page, scripting)
  await giveCredentials(page, ACCOUNT)
}

async function writeAsGuest(page: Page, place: number, scripting: boolean): Promise<void> {
  const words = `Chief Officer, free from March. ${place} “Привіт” 船`
  const path = await openCompany(page, place)
  const company = await page.locator('h1').innerText()
  await page.locator('#contact [name=note]').fill(words)
  await page.locator('#contact form button[type=submit]').first().click()
  await signInThere(page, scripting)
  expect(decodeURIComponent(page.url())).not.toContain('Chief')
  await page.waitForURL((url) => url.pathname === path)
  expect(decodeURIComponent(page.url())).not.toContain('Chief')
  await waitForApp(page, scripting)
  await expect(page.locator('#contact [name=note]')).toHaveValue(words)
  await page.locator('#contact form button[type=submit]').click()
  await page.waitForURL(/\/seaman\/inbox\?thread=/)
  await waitForApp(page, scripting)
  await expect(page.locator('.thread-messages .message').last()).toContainText(words)
  await page.goto(path)
  await waitForApp(page, scripting)
  await page.locator('#contact').getByRole('link', { name: company }).click()
  await page.waitForURL(/\/seaman\/inbox\?thread=/)
}

async function reportAsGuest(page: Page): Promise<void> {
  await page.goto('/vacancy?verified=1')
  await page.locator('.vacancy-row h3 a').nth(3).click()
  await page.locator('a[href*="/report?kind=vacancy"]').click()
  await page.waitForURL(/\/report\?/)
  await page.locator('main textarea').fill('They asked for 500 USD.')
  await page.locator('main form button.primary[type=submit]').click()
  await expect(page.locator('fieldset:has([name=reason]) .error')).toBeVisible()
  await expect(page.locator('main textarea')).toHaveValue('They asked for 500 USD.')
  await page.locator('main [name=reason][value=fee]').check()
  await page.locator('main form button.primary[type=submit]').click()
  await page.waitForURL(/sent=fee/)
  await expect(page.locator('main [role=status] .notice')).toBeVisible()
  await expect(page.locator('main ol li').first()).toContainText('licen')
}

test('a guest writes to a company, signs in, and nothing typed is lost', async ({ page }) => {
  await writeAsGuest(page, 0, true)
})

test('a company sees its own page, and no one but seafarers can write', async ({ page }) => {
  await enterAs(page, 'company@demo.example')
  await page.goto('/crewing/pl/north-strand-crewing')
  await expect(page.locator('#contact a[href="/company/profile/edit"]')).toBeVisible()
  await openCompany(page, 2)
  await expect(page.locator('#contact form')).toHaveCount(0)
})

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest writes to a company, signs in, and nothing typed is lost', async ({ page }) => {
    await writeAsGuest(page, 1, false)
  })

  test('a guest reports a vacancy', async ({ page }) => {
    await reportAsGuest(page)
  })

  test('the directory is searched, and a country chosen in it leads to its page', async ({ page }) => {
    await page.goto('/crewing')
    await page.locator('main [name=country]').selectOption('ph')
    await page.locator('main [name=fleet][value=tanker-fleet]').check()
    await page.locator('main .filters button[type=submit]').click()
    await page.waitForURL(/\/crewing\/ph\?fleet=tanker-fleet$/)
    await expect(page.locator('tbody tr').first()).toContainText('Philippines')
    await expect(page.locator('main [name=country]')).toHaveValue('ph')
  })
})
