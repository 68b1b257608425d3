import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { DEMO_PASSWORD } from '../../../scripts/database.ts'
import { becomeNewcomer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { confirmAddress } from '../support/confirm-address.ts'

const READERS: { locale: LocaleCode; scripting: boolean }[] = [
  { locale: 'en', scripting: true },
  { locale: 'ar', scripting: false },
]

for (const { locale, scripting } of READERS) {
  test.describe(`in ${locale}, scripting ${scripting ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripting })

    test('someone gets a copy of their data by mail, deletes the account, and keeps it after all', async ({ page }) => {
      const t = messagesOf(locale)
      const { email } = await becomeNewcomer(page, locale)
      await confirmAddress(page, email)
      const fill = async (names: readonly string[]) => {
        await waitForApp(page, scripting)
        for (const name of names)
          await page.locator(`main [name=${name}]`).fill(name === 'email' ? email : DEMO_PASSWORD)
      }
      const send = (act?: string) =>
        page
          .locator(
            act
              ? `main form:has([name=act][value=${act}]) button[type=submit]`
              : 'main form button.primary[type=submit]',
          )
          .click()

      const own = localizePath(locale, '/account/data')
      await page.goto(own)
      await waitForApp(page, scripting)
      await expect(page.locator('main')).toContainText(t('data.agreed.terms'))
      await send('copy')
      await expect(page.locator('main .notice')).toContainText(email)
      let link = ''
      await expect(async () => {
        await page.goto('/dev/mail')
        await page
          .locator('tr', { hasText: email })
          .filter({ hasText: t('mail.copy-ready.subject') })
          .locator('a')
          .first()
          .click({ timeout: 2000 })
        await page.waitForURL(/\/dev\/mail\/./)
        link = /\/account\/data\?copy=[a-z2-7]{32}/.exec(await page.content())?.[0] ?? ''
        expect(link).not.toBe('')
      }).toPass({ timeout: 30_000 })
      await page.goto(localizePath(locale, link))
      await waitForApp(page, scripting)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: t('data.copy.download') }).click()
      expect((await download).suggestedFilename()).toMatch(/^data-.*\.zip$/)

      await page.goto(own)
      await fill(['email'])
      await send('erase')
      await expect(page.locator('main')).toContainText(t('account.closed.text'))
      await page.goto(localizePath(locale, '/auth/login'))
      await fill(['email', 'password'])
      await send()
      await page.waitForURL(/\/account\/data/)
      await waitForApp(page, scripting)
      await send('keep')
      await expect(page.locator('main form:has([name=act][value=keep])')).toHaveCount(0)
      await expect(page.locator('main form:has([name=act][value=erase])')).toHaveCount(1)
    })
  })
}

test('who closes their account sees that it is closed, and no fault of a page on the way there', async ({ page }) => {
  const { email } = await becomeNewcomer(page)
  await page.goto('/account/data')
  await waitForApp(page)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [data-answer=failed]')) document.documentElement.dataset.faulty = 'true'
    }).observe(document, { subtree: true, childList: true })
  })
  const form = page.locator('main form:has([name=act][value=erase])')
  await form.locator('[name=email]').fill(email)
  await form.locator('[type=submit]').click()
  await expect(page.locator('main')).toContainText(messagesOf('en')('account.closed.text'))
  await expect(page.locator('html[data-faulty]')).toHaveCount(0)
})
