import type { Page } from '@playwright/test'
import { waitForMail } from './find-mail.ts'

/** Follows the link of the newest mail to this address, which is the one that confirms it, and sends its form. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  const { text } = await waitForMail(page, email, 'token=')
  const { pathname, search } = new URL(/https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '')
  await page.goto(pathname + search)
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL((url) => !url.search.includes('token'))
}
