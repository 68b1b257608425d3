import type { Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const t = messagesOf('en')
const ROW = 'main tbody tr[data-row]'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

/** The list of applicants that has the most, or one that has nearly as many: journeys at one time take their own. */
async function openApplicants(page: Page, place = 0): Promise<void> {
  await open(page, '/company/vacancy?sort=applications')
  await page.locator('main a[href*="/applicants"]').nth(place).click()
  await page.waitForURL('**/applicants')
  await expect(page.getByRole('table', { name: t('company.applicants.table') })).toBeVisible()
}

/** Rows may have the same name: where their links lead tells them apart. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '')

test('keys go from row to row while the table has the focus, choose and open one, and are switched off for good', async ({
  page,
}) => {
  await signIn(page, 'company@demo.example')
  await open(page, '/company/vacancy')
  const links = page.locator(`${ROW} a.name`)
  const path = page.url()
  await page.keyboard.press('KeyJ')
  expect(page.url()).toBe(path)
  await links.first().focus()
  await expect(async () => {
    await links.first().focus()
    await page.keyboard.press('KeyJ')
    expect(await focused(page)).toBe(await links.nth(1).getAttribute('href'))
  }).toPass()
  await page.keyboard.press('KeyJ')
  await page.keyboard.press('KeyK')
  expect(await focused(page)).toBe(await links.nth(1).getAttribute('href'))
  await page.keyboard.press('KeyX')
  await expect(page.locator(`${ROW} .choice input`).nth(1)).toBeChecked()
  await expect(page.locator('.bulk-bar')).toContainText('1 selected')
  await page.keyboard.press('KeyX')
  await expect(page.locator('.bulk-bar')).toHaveCount(0)
  await page.locator('.view-menu summary').click()
  await page.getByLabel(t('list.keys'), { exact: true }).uncheck()
  await page.keyboard.press('Escape')
  await open(page, '/company/vacancy')
  await page.waitForLoadState('networkidle')
  await links.first().focus()
  await page.keyboard.press('KeyJ')
  expect(await focused(page)).toBe(await links.first().getAttribute('href'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/vacancy\/[0-9a-f-]{36}/)
})

test('a column that was left out stays out, also in the page as the edge sends it', async ({ page }) => {
  await signIn(page, 'admin@demo.example')
  await open(page, '/admin/users')
  const head = page.locator('main thead')
  await expect(head).toContainText(t('admin.column.verified'))
  await page.locator('.view-menu summary').click()
  await page.getByLabel(t('admin.column.verified'), { exact: true }).uncheck()
  await expect(head).not.toContainText(t('admin.column.verified'))
  const sent = await (await page.request.get('/admin/users')).text()
  expect(sent.slice(sent.indexOf('<thead'), sent.indexOf('</thead'))).not.toContain(t('admin.column.verified'))
  await open(page, '/admin/users?sort=email')
  await expect(head).not.toContainText(t('admin.column.verified'))
  await expect(head).toContainText(t('admin.column.seen'))
})

test('the button says how many a choice would find before it is applied', async ({ page }) => {
  await signIn(page, 'admin@demo.example')
  await open(page, '/admin/users')
  await page.locator('main [name=role]').selectOption('admin')
  const button = page.locator('main form[method=get] button[type=submit]')
  await expect(button).toHaveText('Show 2')
  await button.click()
  await page.waitForURL(/role=admin/)
  await expect(page.locator(ROW)).toHaveCount(2)
})

test('several applicants are moved at once, and back', async ({ page }) => {
  test.slow()
  await signIn(page, 'company@demo.example')
  await openApplicants(page)
  const boxes = page.locator(`${ROW} .choice input`)
  await expect(boxes.first()).toBeVisible()
  const before = await page.locator(ROW).allInnerTexts()
  await boxes.first().check()
  await boxes.nth(1).click({ modifiers: ['Shift'] })
  const bar = page.locator('.bulk-bar')
  await expect(bar).toContainText('2 selected')
  const stage = t('company.stage.interview')
  const act = bar.getByRole('button', { name: t('company.applicant.move').replace('{stage}', stage) })
  await act.click()
  await expect(page.locator('.toasts')).toContainText(stage)
  await expect(bar).toHaveCount(0)
  await expect(async () => expect(await page.locator(ROW).allInnerTexts()).not.toEqual(before)).toPass()
  await page
    .locator('.toasts')
    .getByRole('button', { name: t('list.undo') })
    .click()
  await expect(page.locator('.toasts')).toContainText(t('list.undone'))
  await expect(async () => expect(await page.locator(ROW).allInnerTexts()).toEqual(before)).toPass()
})

test('applicants are not selected with a reason that is asked first; vacancies are paused from the same bar', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'company@demo.example')
  await openApplicants(page, 1)
  const bar = page.locator('.bulk-bar')
  await page.locator(`${ROW} .choice input:not(:disabled)`).first().check()
  const name = t('company.refuse.title')
  await bar.getByRole('button', { name, exact: true }).click()
  const question = bar.getByRole('form', { name })
  await expect(question.getByRole('combobox')).toBeFocused()
  await question.getByRole('button', { name }).click()
  await expect(question).toBeVisible()
  await question.getByRole('combobox').selectOption('filled')
  await question.getByRole('button', { name }).click()
  const toasts = page.locator('.toasts')
  await expect(toasts).toContainText(t('company.stage.rejected'))
  await toasts.getByRole('button', { name: t('list.undo') }).click()
  await expect(toasts).toContainText(t('list.undone'))

  await open(page, '/company/vacancy?status=published')
  await page.locator(`${ROW} .choice input`).last().check()
  const published = page.locator('.tabs [aria-current] .tally')
  const before = await published.textContent()
  await bar.getByRole('button', { name: t('vacancy-form.act.pause'), exact: true }).click()
  await expect(published).not.toHaveText(before ?? '')
})

test('the file of a list has every row of the search, in the language of the page', async ({ page }) => {
  await signIn(page, 'company@demo.example')
  // Other journeys publish and pause meanwhile: a file and a page of one moment agree.
  await expect(async () => {
    await open(page, '/company/vacancy?status=published')
    const href = await page.locator('main a[download]').getAttribute('href')
    const answer = await page.request.get(href ?? '')
    expect(answer.headers()['content-type']).toContain('text/csv')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines[0]).toContain(t('company.column.vacancy'))
    const total = Number(await page.locator('.tabs [aria-current] .tally').textContent())
    expect(lines.length - 1).toBe(total)
  }).toPass()
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is read, ordered, filtered and paged; nothing is there that would not work', async ({ page }) => {
    await signIn(page, 'company@demo.example', { scripting: false })
    await page.goto('/company/vacancy')
    await expect(page.locator(ROW)).toHaveCount(20)
    await expect(page.locator('.choice, .view-menu:visible')).toHaveCount(0)
    await page.locator('main thead a').first().click()
    await page.waitForURL(/sort=joining/)
    await page.locator('.pager a[rel=next]').click()
    await page.waitForURL(/page=2/)
    await expect(page.locator(ROW)).toHaveCount(20)
  })
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the tables of lists are rows of facts and never wider than the screen', async ({ page }) => {
    await signIn(page, 'company@demo.example', { locale: 'ar' })
    for (const path of ['/company/vacancy', '/seamans']) {
      await open(page, localizePath('ar', path))
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(360)
    }
  })
})
