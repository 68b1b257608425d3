import { expect, type Page } from '@playwright/test'

/** One press on the button in the masthead's menu, which is opened again where a page that came meanwhile has closed it. */
export async function pressSignOut(page: Page): Promise<void> {
  const menu = page.locator('header details:has(form[action$="/auth/logout"])').first()
  const button = menu.locator('form[action$="/auth/logout"] button')
  await expect(async () => {
    if (!(await button.isVisible())) await menu.locator('summary').click({ timeout: 2000 })
    await button.click({ timeout: 2000 })
  }).toPass()
}
