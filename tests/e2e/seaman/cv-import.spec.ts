import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { writePdf } from '#src/app/features/people/seaman/cv/import/reading/write-pdf.fixture.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'

const t = messagesOf('en')
const PAGE = '/seaman/cv/import'
const TYPES: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
}
const TEXT = ['Surname: Rocha', 'First name: Ines', 'Date of birth: 14 March 1991', 'Place of birth: Lisbon'].join('\n')

const giveSample = async (page: Page, name: string) =>
  page.locator('#import-file').setInputFiles({
    name,
    mimeType: TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain',
    buffer: await readFile(new URL(`../../cv-samples/${name}`, import.meta.url)),
  })

async function openImport(page: Page, locale: LocaleCode = 'en'): Promise<void> {
  await page.goto(localizePath(locale, PAGE))
  await waitForApp(page)
}

const review = (page: Page, locale: LocaleCode = 'en') =>
  page.getByRole('form', { name: messagesOf(locale)('cv-import.review') })

const expectNoOverflow = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)

test.describe.configure({ timeout: 120_000 })

test('a CV that is to be imported leads to the page; text is read, ticked, taken into the draft and saved', async ({
  page,
}) => {
  await becomeSeafarer(page)
  await page.goto('/seaman/cv?isImport=true')
  await expect(page).toHaveURL(/\/seaman\/cv\/import$/)
  await waitForApp(page)
  await page.locator('#import-text').fill(TEXT)
  await page.getByRole('button', { name: t('cv-import.read-text') }).click()
  await expect(review(page)).toContainText('Lisbon')
  await expect(page.getByRole('checkbox', { name: t('cv.field.profileData.birthPlace'), exact: true })).toBeChecked()
  await page.getByRole('button', { name: t('cv-import.take'), exact: true }).click()
  await page.waitForURL(/tab=personal/)
  await expect(page.locator('[name="profileData.birthPlace"]')).toHaveValue('Lisbon')
  await page.getByRole('button', { name: t('cv.save.act'), exact: true }).click()
  await expect(page.getByText(t('cv.save.done'))).toBeVisible()
})

test('the focus stays on what is ticked, also by the keyboard alone', async ({ page }) => {
  await becomeSeafarer(page)
  await openImport(page)
  await page.locator('#import-text').focus()
  await page.keyboard.insertText(TEXT)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('cv-import.review-lead'))).toBeFocused()
  const box = page.getByRole('checkbox', { name: t('cv.field.profileData.birthPlace'), exact: true })
  await box.focus()
  for (const isChecked of [false, true]) {
    await page.keyboard.press('Space')
    await expect(box).toBeChecked({ checked: isChecked })
    await expect(box).toBeFocused()
  }
})

for (const [name, words] of [
  ['02-manila-bosun.docx', 'Bosun'],
  ['12-constanta-dp-operator.pdf', 'DP'],
] as const) {
  if (!IS_FULL && name.endsWith('.docx')) continue
  test(`${name} is read on a narrow phone, and what was found is beside where it was read`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await becomeSeafarer(page)
    await openImport(page)
    await giveSample(page, name)
    await expect(review(page)).toContainText(words, { timeout: 30_000 })
    await expect(review(page)).toContainText(t('cv.list.experience'))
    await expectNoOverflow(page)
  })
}

test('in Arabic the page reads from the right, and takes an Arabic CV', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await becomeSeafarer(page)
  await openImport(page, 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await giveSample(page, '10-alexandria-chief-officer.docx')
  await expect(review(page, 'ar')).toBeVisible({ timeout: 30_000 })
  await expectNoOverflow(page)
})

test('what cannot be read is refused with words, and the next file is taken', async ({ page }) => {
  await becomeSeafarer(page)
  await openImport(page)
  const give = (name: string, bytes: Uint8Array) =>
    page.locator('#import-file').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  await give('scan.pdf', writePdf(1))
  await expect(page.getByText(t('cv-import.failure.no-text'))).toBeVisible()
  await give('thick.pdf', writePdf(31))
  await expect(page.getByText(t('cv-import.failure.too-many-pages'))).toBeVisible()
  await give('locked.pdf', writePdf(1, { isLocked: true }))
  await expect(page.getByText(t('cv-import.failure.locked'))).toBeVisible()
  await giveSample(page, '07-callao-cook.txt')
  await expect(review(page)).toBeVisible()
})
