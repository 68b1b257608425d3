import { type Browser, expect as check, type Page } from '@playwright/test'
import { enterAs, newEmail } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { signInThere } from '../support/provider-pages.ts'
import { PROVIDER_ORIGIN } from '../support/provider-settings.ts'

const newName = (): string => newEmail().split('@')[0] as string
const emailOf = (name: string): string => `${name}@crew.example`

const begin = (page: Page, name = 'Crew ID') => page.getByRole('button', { name: `Continue with ${name}` }).click()

async function register(page: Page, name: string, provider = 'Crew ID', scripting = true): Promise<void> {
  await page.goto('/auth/login')
  await waitForApp(page, scripting)
  await begin(page, provider)
  await signInThere(page, name)
  await page.waitForURL('**/auth/registration')
  await waitForApp(page, scripting)
  await expect(page.locator('main')).toContainText(emailOf(name))
  await page.getByRole('button', { name: `Create account with ${provider}` }).click()
  await page.waitForURL(/\/auth\/select-role/)
}

async function onNewDevice(browser: Browser, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext()
  await act(await context.newPage())
  await context.close()
}

test('a person registers by a provider in one press and signs in by it again on another device', async ({
  page,
  browser,
}) => {
  const name = newName()
  await register(page, name)
  await onNewDevice(browser, async (other) => {
    await other.goto('/auth/login')
    await waitForApp(other)
    await begin(other)
    await signInThere(other, name)
    await other.waitForURL('**/auth/select-role')
    await other.goto('/account/security')
    await check(other.locator('#social')).toContainText(emailOf(name))
  })
})

test('a provider that posts its answer from its own site is understood', async ({ page }) => {
  await register(page, newName(), 'Crew Form')
})

test('who turns back at the provider is told so and has a way on', async ({ page }) => {
  await page.goto('/auth/login?redirect=%2Fvacancy')
  await waitForApp(page)
  await begin(page)
  await page.waitForURL(`${PROVIDER_ORIGIN}/**`)
  await page.getByRole('link', { name: /cancel/i }).click()
  await page.waitForURL('**/auth/callback/crew-id?outcome=cancelled**')
  await expect(page.locator('main h1')).toHaveText('You cancelled at Crew ID')
  await page.locator('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/auth/login?redirect=%2Fvacancy')
})

test('a person with a password links an account, signs in by it, and unlinks it', async ({ page, browser }) => {
  const name = newName()
  await enterAs(page, 'newcomer@demo.example')
  await page.goto('/account/security')
  await waitForApp(page)
  await page.getByRole('button', { name: 'Link Crew ID' }).click()
  await signInThere(page, name)
  await page.waitForURL('**/account/security?social=linked')
  await expect(page.locator('#social')).toContainText(emailOf(name))
  await onNewDevice(browser, async (other) => {
    await other.goto('/auth/login')
    await waitForApp(other)
    await begin(other)
    await signInThere(other, name)
    await other.waitForURL('**/auth/select-role')
  })
  await waitForApp(page)
  await page.getByRole('button', { name: 'Unlink Crew ID' }).click()
  await expect(page.locator('#social')).not.toContainText(emailOf(name))
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('registering by a provider works the same', async ({ page }) => {
    await register(page, newName(), 'Crew ID', false)
  })

  test('in the language of the page it began on', async ({ page }) => {
    await page.goto('/uk/auth/login')
    await page.getByRole('button', { name: 'Crew ID' }).click()
    await page.waitForURL(`${PROVIDER_ORIGIN}/**`)
    await page.getByRole('link', { name: /cancel/i }).click()
    await page.waitForURL('**/uk/auth/callback/crew-id?outcome=cancelled')
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk-UA')
  })
})
