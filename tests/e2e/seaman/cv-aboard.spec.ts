import type { Locator, Page } from '@playwright/test'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'

test.use({ viewport: { width: 360, height: 740 } })

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)

/** A line of 512 kbit/s with 600 ms there and back, as by satellite. */
async function goAboard(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: 64_000,
    uploadThroughput: 64_000,
  })
}

/** By the tab key alone, which must come there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

async function addContract(page: Page, { ship, from, to }: { ship: string; from: string; to: string }): Promise<void> {
  await expect(field(page, 'experience.0.position')).toBeFocused()
  await page.keyboard.type('Bosun')
  await tabTo(page, field(page, 'experience.0.fleetVesselName'))
  await page.keyboard.type(ship)
  for (const [name, date] of Object.entries({ startDate: from, endDate: to })) {
    await tabTo(page, field(page, `experience.0.${name}`))
    // In which order day, month and year are typed is a setting of the machine.
    await field(page, `experience.0.${name}`).fill(date)
  }
}

for (const locale of IS_FULL ? (['hi', 'ar'] as const) : (['ar'] as const)) {
  test(`on a phone and a ship’s line contracts are written, put in order and saved with the keyboard, in ${locale}`, async ({
    page,
  }) => {
    const t = messagesOf(locale)
    await becomeSeafarer(page)
    await goAboard(page)
    await page.goto(`/${locale}/seaman/cv?tab=experience`)
    await waitForApp(page)
    const add = page.getByRole('button', { name: t('cv.add.experience'), exact: true })
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await addContract(page, { ship: 'Halcyon Reach', from: '2024-02-01', to: '2024-06-30' })
    await tabTo(page, add, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await addContract(page, { ship: 'Ocean Lark', from: '2025-02-01', to: '2025-06-30' })

    const rows = page.locator('main tbody tr')
    await expect(rows).toHaveText([/Ocean Lark/, /Halcyon Reach/])
    await tabTo(page, rows.first().locator('summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, rows.first().getByRole('button', { name: t('cv.entry.down') }))
    await page.keyboard.press('Enter')
    await expect(rows).toHaveText([/Halcyon Reach/, /Ocean Lark/])

    await tabTo(page, page.getByRole('button', { name: t('cv.save.act') }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('cv.save.done'))).toBeVisible()
    await page.reload()
    await waitForApp(page)
    await expect(rows).toHaveText([/Halcyon Reach/, /Ocean Lark/])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}

test('a year of five digits is no day, and takes no page with it', async ({ page }) => {
  await becomeSeafarer(page)
  await page.goto('/seaman/cv?tab=experience')
  await waitForApp(page)
  await page.getByRole('button', { name: messagesOf('en')('cv.add.experience') }).click()
  // As where the browser holds no one to four digits.
  await field(page, 'experience.0.startDate').evaluate((input: HTMLInputElement) => {
    input.removeAttribute('max')
    input.value = '20240-03-01'
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await field(page, 'experience.0.fleetVesselName').fill('Halcyon Reach')
  await expect(page.locator('main tbody tr')).toContainText('Halcyon Reach')
})
