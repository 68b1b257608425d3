import type { Page } from '@playwright/test'
import { PROVIDER_ORIGIN } from './provider-settings.ts'

/** Signs in on the provider's own pages, which then ask what they may tell. */
export async function signInThere(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${PROVIDER_ORIGIN}/**`)
  await page.locator('[name=login]').fill(name)
  await page.locator('[name=password]').fill('anything')
  await page.locator('[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}
