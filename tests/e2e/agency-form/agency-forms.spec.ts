import { packForm, paragraph } from '../../security/support/hostile-forms.ts'
import { enterAs } from '../../support/accounts.ts'
import { expect, test } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const t = messagesOf('en')

test('a company’s form is refused with macros, taken without, and filled by a seafarer', async ({ page }) => {
  const give = async (bytes: Uint8Array) => {
    await page.locator('[name=file]').setInputFiles({
      name: 'Our form.docx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    })
    await page.getByRole('button', { name: t('agency-form.upload.submit'), exact: true }).click()
  }
  await enterAs(page, 'company@demo.example')
  await page.goto('/company/forms')
  await give(packForm(undefined, { 'word/vbaProject.bin': new Uint8Array(8) }))
  await expect(page.getByText(t('agency-form.refused.macros')).first()).toBeVisible()
  await give(packForm(`${paragraph('[[surname]]')}${paragraph('[[shoe]] size')}`))
  await expect(page.getByText(t('agency-form.done.uploaded'))).toBeVisible()
  await expect(page.getByText('shoe, line 2: [[shoe]] size')).toBeVisible()
  await page.context().clearCookies()
  await enterAs(page, 'seaman@demo.example')
  await page.goto('/seaman/cv/forms?q=north')
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: t('agency-form.choose.fill') })
    .first()
    .click()
  expect((await download).suggestedFilename()).toBe('cv-zielinski-marek.docx')
})
