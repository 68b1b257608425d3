import type { Page } from '@playwright/test'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'

const t = messagesOf('en')

const field = (page: Page) => page.getByRole('combobox', { name: t('palette.find.title') })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

test('by keyboard alone: a count, a page, a vacancy, a search that fails, the search of a page and the list of shortcuts', async ({
  page,
}) => {
  await signIn(page, 'company@demo.example')
  await open(page, '/company/profile')
  await expect(page.locator('.own-nav a[href="/company/vacancy"] .count')).toHaveAccessibleName(/\d/)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expectNoFaults(page, 'en')
  await page.keyboard.type('contracts to')
  await expect(page.getByRole('option')).toHaveText([t('layout.nav.voyages')])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/company/voyages')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('chief officer')
  await expect(page.getByRole('group', { name: t('layout.nav.vacancies'), exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/company\/vacancy\/.+\/applicants|vacancy\/.+\/edit/)

  await page.route('**/server/find*', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await page.keyboard.type('team')
  await expect(page.getByText(t('palette.find.failed'))).toBeVisible()
  await expect(page.getByRole('option')).toHaveText([t('layout.nav.team')])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/company/team')

  await open(page, '/company/vacancy')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: t('list.keys') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.locator('main input[type=search]').first()).toBeFocused()
})

test('at 360 px in Arabic and Chinese the button opens it, English names find pages, and the focus returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'company@demo.example')
  for (const locale of ['ar', 'zh'] as const) {
    await open(page, `/${locale}/company/profile`)
    const button = page.locator('[data-palette]')
    await button.click()
    const input = page.getByRole('combobox')
    await expect(input).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await input.fill('inbox')
    await expect(page.getByRole('option')).toHaveText([messagesOf(locale)('layout.nav.inbox')])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${locale}/company/inbox`)
  }
})
