import { enterAs } from '../../support/accounts.ts'
import { expect, test } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

test('a CV is printed in another language than its page, without what is left out', async ({ page }) => {
  const [t, arabic] = [messagesOf('en'), messagesOf('ar')]
  await enterAs(page, 'seaman@demo.example')
  await page.goto('/seaman/cv/print')
  const sheet = page.locator('.cv-sheet')
  await expect(sheet).toContainText(t('cv.group.kin'))
  await page.locator('select[name=in]').selectOption('ar')
  await page.locator('input[value=kin]').check()
  await page.getByRole('button', { name: t('paper.tools.show') }).click()
  await expect(page.locator('[dir=rtl] .cv-sheet')).toContainText(arabic('paper.group.person'))
  await expect(sheet).not.toContainText(arabic('cv.group.kin'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: t('cv.print') })).toBeHidden()
  await expect(sheet.locator('thead').last()).toHaveCSS('display', 'table-header-group')
})

test('a CV is taken along as a document, as our own file and as a row of a crew list', async ({ page }) => {
  const t = messagesOf('en')
  await enterAs(page, 'seaman@demo.example')
  await page.goto('/seaman/cv/formats')
  for (const [kind, name] of [
    ['docx', /\.docx$/],
    ['export', /\.json$/],
    ['crew-list', /\.csv$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: t(`files.${kind}.act`), exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(name)
  }
})
