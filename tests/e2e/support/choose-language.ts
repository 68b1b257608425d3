import type { Page } from '@playwright/test'
import type { LocaleCode } from '#src/domain/locales.ts'

/** Opens the language menu of the masthead and chooses a language. */
export async function chooseLanguage(page: Page, locale: LocaleCode): Promise<void> {
  const menu = page.locator('.masthead-tools details', { has: page.locator('a[hreflang]') }).first()
  await menu.locator('summary').click()
  await menu.locator(`a[data-locale=${locale}]`).click()
}
