import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { DEMO_PASSWORD } from '../../../scripts/database.ts'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const PERSON = 'training@demo.example'

const READERS: { locale: LocaleCode; scripting: boolean }[] = [
  { locale: 'en', scripting: true },
  { locale: 'ar', scripting: false },
]

for (const { locale, scripting } of READERS) {
  test.describe(`in ${locale}, scripting ${scripting ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripting })

    test('an admin finds an account, acts for it, switches the write mode on, and comes back', async ({ page }) => {
      test.slow()
      const t = messagesOf(locale)
      await signIn(page, 'admin@demo.example', { locale, scripting })
      // Signing in led to the language of the account.
      await page.goto(localizePath(locale, '/admin/users'))
      await waitForApp(page, scripting)
      await page.locator('main [name=q]').fill('training@')
      await page.locator('main form[method=get] button[type=submit]').click()
      await page.waitForURL(/q=training/)
      await expect(page.locator('main tbody tr')).toHaveCount(1)
      await page.locator('main tbody a.name').click()
      await page.waitForURL(/\/admin\/users\/[0-9a-f-]{36}/)
      await waitForApp(page, scripting)
      const form = page.locator('form:has([name=reason])')
      await form.locator('[name=password]').fill(DEMO_PASSWORD)
      await form.locator('button[type=submit]').click()
      await expect(form.locator('.field .error')).toBeVisible()
      await form.locator('[name=reason]').fill('The journey of an admin in a test')
      await form.locator('[name=password]').fill(DEMO_PASSWORD)
      await form.locator('button[type=submit]').click()
      await page.waitForURL(/\/training-center\/profile/)
      const bar = page.locator('.acting')
      await expect(bar).toContainText('Sirena Maritime Training')
      await expect(bar).toContainText(t('layout.impersonation.read'))
      await bar.locator('a').click()
      await page.waitForURL(/\/auth\/impersonation/)
      await waitForApp(page, scripting)
      await expect(page.locator('main')).toContainText(PERSON)
      await page.locator('form:has([name=act][value=write]) button[type=submit]').last().click()
      await page.waitForURL(/\/training-center\/profile/)
      await expect(bar).toContainText(t('layout.impersonation.write'))
      await page.goto(localizePath(locale, '/auth/impersonation'))
      await waitForApp(page, scripting)
      await page.locator('main form:has([name=act][value=stop]) button[type=submit]').click()
      await page.waitForURL(/\/admin\/users\/[0-9a-f-]{36}/)
      await expect(bar).toHaveCount(0)
      await expect(page.locator('main')).toContainText(PERSON)
    })
  })
}
