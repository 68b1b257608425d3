import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { begin } from '../support/type-vacancy.ts'

/** Of each reader its own: they read one register, at the same time. */
const lawOf = (country: string) => `Crew Nationality Act 2020, section 4, https://law.example/crew/${country}`
const PATH = '/admin/nationality'

const READERS: { locale: LocaleCode; scripting: boolean; country: string }[] = [
  { locale: 'en', scripting: true, country: 'LR' },
  { locale: 'ar', scripting: false, country: 'MH' },
]

for (const { locale, scripting, country } of READERS) {
  test.describe(`in ${locale}, scripting ${scripting ? 'on' : 'off'}, at 360 px`, () => {
    test.use({ javaScriptEnabled: scripting, viewport: { width: 360, height: 740 } })

    test('an admin enters a country by its law, is refused a second entry, and ends the first', async ({ page }) => {
      const t = messagesOf(locale)
      await signIn(page, 'admin@demo.example', { locale, scripting })
      await page.goto(localizePath(locale, '/admin/vacancies'))
      await waitForApp(page, scripting)
      await page.locator(`main a[href$="${PATH}"]`).click()
      await page.waitForURL(new RegExp(PATH))
      await waitForApp(page, scripting)
      const form = page.locator('form:has([name=country])')
      const enter = async () => {
        await form.locator('[name=country]').selectOption(country)
        await form.locator('[name=from]').fill('2026-01-01')
        await form.locator('[name=source]').fill(lawOf(country))
        await form.locator('button[type=submit]').click()
      }
      await enter()
      await expect(page.getByText(t('nationality.done.enter'))).toBeVisible()
      const row = page
        .locator('main tbody tr')
        .filter({ hasText: lawOf(country) })
        .first()
      await expect(row).toContainText(t('nationality.state.holds'))
      await form.locator('[name=country]').selectOption(country)
      await form.locator('[name=source]').fill('Another act')
      await form.locator('button[type=submit]').click()
      await expect(form.locator('.field .error')).toHaveText(t('nationality.wrong.overlap'))
      await row.locator('summary').click()
      await row.locator('[name=until]').fill('2026-01-31')
      await row.locator('button[type=submit]').click()
      await expect(page.getByText(t('nationality.done.end'))).toBeVisible()
      await expect(row).toContainText(t('nationality.state.over'))
      await expect(row.locator('form')).toHaveCount(0)
      if (scripting) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
}

test('a company is told why it may not ask for a nationality, in the place of the field', async ({ page }) => {
  const t = messagesOf('en')
  await signIn(page, 'company@demo.example')
  await begin(page)
  await expect(page.getByText(t('vacancy-form.nationality.why'))).toBeVisible()
  await expect(page.locator('#cv-nationalities')).toHaveCount(0)
})
