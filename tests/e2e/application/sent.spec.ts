import type { Page } from '@playwright/test'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const t = messagesOf('en')

async function applyToFirst(page: Page): Promise<string> {
  await page.goto('/vacancy?company=north-strand-crewing&rank=chief-officer')
  await page.locator('.vacancy-row h3 a').first().click()
  await page.waitForURL(/\/vacancy\/[0-9a-f-]{36}/)
  await waitForApp(page)
  await expect(page.locator('#apply')).toContainText(t('match.before'))
  await page.locator('#apply form button.primary[type=submit]').click()
  await page.locator('#apply [role=status]').waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function changeAirport(page: Page, code: string): Promise<void> {
  await page.goto('/seaman/cv?tab=personal')
  await waitForApp(page)
  await page.locator('[name="profileData.homeAirport"]').fill(code)
  await page.getByRole('button', { name: t('cv.save.act') }).click()
  await expect(page.getByText(t('cv.save.done'))).toBeVisible()
}

test('what was sent is kept: both sides see the copy, what changed since and what is missing; withdrawing takes it back', async ({
  page,
  browser,
}) => {
  await becomeSeafarer(page)
  const vacancy = await applyToFirst(page)
  await changeAirport(page, 'LIS')

  await page.goto('/seaman/jobs')
  await waitForApp(page)
  await page.locator('main tbody a').first().click()
  await page.waitForURL(/\/seaman\/jobs\/[0-9a-f-]{36}/)
  const changes = page.getByRole('table', { name: t('sent.change.cv') })
  await expect(changes.locator('tbody tr')).toHaveCount(1)
  await expect(changes).toContainText('LIS')
  const gaps = await page.locator('main ul').first().locator('li').count()
  expect(gaps).toBeGreaterThan(0)
  const address = page.url()

  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'company@demo.example')
  await office.goto(`/company/vacancy/${vacancy}/applicants`)
  await waitForApp(office)
  await office
    .getByRole('link', { name: t('sent.row.open') })
    .first()
    .click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Ines Rocha')
  await expect(office.getByRole('table', { name: t('sent.change.cv') })).toContainText('LIS')

  await page.goto(address)
  await waitForApp(page)
  await page.getByText(t('sent.withdraw.title')).click()
  await page.getByRole('button', { name: t('sent.withdraw.submit'), exact: true }).click()
  await expect(page.getByText(t('sent.withdraw.done'))).toBeVisible()
  await expect(page.getByText(t('sent.list.none-title'))).toBeVisible()
  await office.reload()
  await expect(office.locator('main')).toContainText(t('sent.page.missing'))
  await office.context().close()
})
