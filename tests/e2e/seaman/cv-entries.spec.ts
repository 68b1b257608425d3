import type { Page } from '@playwright/test'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const t = messagesOf('en')
const PHONE = { width: 360, height: 740 }

async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto(`/seaman/cv?tab=${tab}`)
  await waitForApp(page)
}

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`)
const rows = (page: Page) => page.locator('main tbody tr')
const names = (page: Page) => page.locator('main tbody .cv-open').allInnerTexts()
const press = (page: Page, id: string) => page.getByRole('button', { name: t(id), exact: true }).click()
const goTo = (page: Page, tab: string) =>
  page
    .locator('nav.tabs')
    .getByRole('link', { name: t(`seaman.tab.${tab}`) })
    .click()

/** New contracts are first. */
async function addContract(page: Page, vessel: string, told: Record<string, string> = {}): Promise<void> {
  await press(page, 'cv.add.experience')
  await expect(page.getByRole('heading', { name: t('cv.entry.new-experience') })).toBeVisible()
  await field(page, 'experience.0.fleetVesselName').fill(vessel)
  for (const [name, typed] of Object.entries(told)) await field(page, `experience.0.${name}`).fill(typed)
  await press(page, 'cv.entry.done')
}

async function act(page: Page, vessel: string, id: string): Promise<void> {
  const row = rows(page).filter({ hasText: vessel }).first()
  await row.locator('summary').click()
  await row.getByRole('button', { name: t(`cv.entry.${id}`) }).click()
}

test('a save that is refused leads from another part to the first wrong field of the entry, which is marked', async ({
  page,
}) => {
  await becomeSeafarer(page)
  await openTab(page, 'experience')
  await addContract(page, 'Wrong Way', { startDate: '2026-02-01', endDate: '2026-01-01' })
  for (const vessel of ['One', 'Two', 'Three']) await addContract(page, vessel)
  await goTo(page, 'additional')
  await press(page, 'cv.save.act')
  await expect(field(page, 'experience.3.endDate')).toBeFocused()
  await expect(page).toHaveURL(/tab=experience/)
  await expect(page.locator('.cv-bar')).toHaveAttribute('data-shaken', '1')
  const marked = rows(page).filter({ has: page.locator('.state.bad') })
  await expect(marked).toHaveCount(1)
  await expect(marked).toContainText('Wrong Way')
  await act(page, 'One', 'delete')
  await expect(marked).toContainText('Wrong Way')
  await press(page, 'cv.save.act')
  await expect(page.locator('.cv-bar')).toHaveAttribute('data-shaken', '0')
})

test('what is no whole number is told at its field, and a number with its thousands parted is one', async ({
  page,
}) => {
  await becomeSeafarer(page)
  await openTab(page, 'additional')
  await field(page, 'biometric.height').fill('1.82')
  await press(page, 'cv.save.act')
  await expect(page.getByText(t('cv.number.whole'))).toBeVisible()
  await expect(field(page, 'biometric.height')).toBeFocused()
  await field(page, 'biometric.height').fill('१८२')
  await press(page, 'cv.save.act')
  await expect(page.getByText(t('cv.save.done'))).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('contracts are put in order by dragging and with the arrow keys; nothing moves once the handle is let go', async ({
    page,
  }) => {
    await becomeSeafarer(page)
    await openTab(page, 'experience')
    await addContract(page, 'Third')
    const added = await rows(page).first().locator('.cv-open').boundingBox()
    const bar = await page.locator('.cv-bar').boundingBox()
    expect((added?.y ?? 0) + (added?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await addContract(page, 'Second', {
      company: 'A company with a long name, so that its entry is a high one',
      position: 'C/O',
    })
    await addContract(page, 'First')
    expect(await names(page)).toEqual(['First', 'Second', 'Third'])
    const handle = rows(page).first().locator('.cv-handle')
    await handle.scrollIntoViewIfNeeded()
    const at = await handle.boundingBox()
    const last = await rows(page).last().boundingBox()
    if (!at || !last) throw new Error('Nothing to drag')
    expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(44)
    await page.mouse.move(at.x + 20, at.y + 20)
    await page.mouse.down()
    await page.mouse.move(at.x + 20, last.y + last.height - 6, { steps: 12 })
    await expect.poll(() => names(page)).toEqual(['Second', 'Third', 'First'])
    // Let go beside the list.
    await page.mouse.move(2, last.y + last.height - 6)
    await page.mouse.up()
    await page.mouse.move(at.x + 20, at.y + 20, { steps: 6 })
    expect(await names(page)).toEqual(['Second', 'Third', 'First'])
    await rows(page).last().locator('.cv-handle').focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => names(page)).toEqual(['First', 'Second', 'Third'])
    await expect(rows(page).first().locator('.cv-handle')).toBeFocused()
  })

  test('the order changes behind an open entry without taking the focus; anyone who is done is back at its row', async ({
    page,
  }) => {
    await becomeSeafarer(page)
    await openTab(page, 'experience')
    await addContract(page, 'Second')
    await addContract(page, 'First')
    await page.getByRole('button', { name: 'First', exact: true }).click()
    await expect(field(page, 'experience.0.position')).toBeFocused()
    await rows(page).first().locator('.cv-handle').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => names(page)).toEqual(['Second', 'First'])
    await expect(rows(page).last().locator('.cv-handle')).toBeFocused()
    await expect(field(page, 'experience.1.fleetVesselName')).toHaveValue('First')
    await press(page, 'cv.entry.done')
    await expect(page.getByRole('button', { name: 'First', exact: true })).toBeFocused()
    await goTo(page, 'documents')
    await rows(page).first().locator('.cv-open').click()
    await field(page, 'documents.0.number').fill('AB 12345678')
    await press(page, 'cv.entry.done')
    const number = await rows(page).first().getByText('AB 12345678').boundingBox()
    const handle = await rows(page).first().locator('.cv-handle').boundingBox()
    expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThanOrEqual(handle?.x ?? 0)
  })
})

test('a copy is first or last without its days, and is not saved; the ring is drawn as far as the CV has come', async ({
  page,
}) => {
  await becomeSeafarer(page)
  await openTab(page, 'experience')
  await addContract(page, 'Halcyon Reach', { startDate: '2025-02-01', endDate: '2025-06-30' })
  await addContract(page, 'Other')
  await act(page, 'Other', 'down')
  await press(page, 'cv.save.act')
  await expect(page.getByText(t('cv.save.done'))).toBeVisible()
  const [drawn = 0, round = 0] = ((await page.locator('.ring .value').getAttribute('stroke-dasharray')) ?? '')
    .split(' ')
    .map(Number)
  expect(drawn / round).toBeCloseTo(0.5)
  await act(page, 'Halcyon Reach', 'copy-last')
  expect(await names(page)).toEqual(['Halcyon Reach', 'Other', 'Halcyon Reach'])
  await expect(field(page, 'experience.2.startDate')).toHaveValue('')
  await act(page, 'Other', 'copy-first')
  expect(await names(page)).toEqual(['Other', 'Halcyon Reach', 'Other', 'Halcyon Reach'])
  await expect(page.locator('form[data-cv]')).toHaveAttribute('data-unsaved', '')
})

test('a copied contract that gets the number of another ship names what is left of the ship before, and clears it', async ({
  page,
}) => {
  await becomeSeafarer(page)
  await openTab(page, 'experience')
  await addContract(page, 'Halcyon Reach', { fleetVesselImo: '9074729' })
  await act(page, 'Halcyon Reach', 'copy-first')
  await page.getByText(t('cv.more.experience')).click()
  await field(page, 'experience.0.fleetVesselName').fill('Arctic Lady')
  await field(page, 'experience.0.grossTonnage').fill('12 500')
  await press(page, 'cv.entry.next')
  await press(page, 'cv.entry.previous')
  await field(page, 'experience.0.fleetVesselImo').fill('9631424')
  await press(page, 'cv.ship.clear')
  await expect(field(page, 'experience.0.fleetVesselName')).toHaveValue('')
  await expect(field(page, 'experience.0.grossTonnage')).toHaveValue('')
  await expect(field(page, 'experience.0.fleetVesselImo')).toHaveValue('9631424')
})

test('what was deleted or discarded is brought back, also from another part of the CV', async ({ page }) => {
  await becomeSeafarer(page)
  await openTab(page, 'experience')
  await addContract(page, 'Halcyon Reach')
  await act(page, 'Halcyon Reach', 'delete')
  await goTo(page, 'additional')
  await field(page, 'contact.mobile').fill('+48 600 100 200')
  await goTo(page, 'experience')
  await press(page, 'cv.entry.undo')
  expect(await names(page)).toEqual(['Halcyon Reach'])
  await press(page, 'cv.save.discard')
  await expect(rows(page)).toHaveCount(0)
  await press(page, 'cv.save.bring-back')
  expect(await names(page)).toEqual(['Halcyon Reach'])
  await goTo(page, 'additional')
  await expect(field(page, 'contact.mobile')).toHaveValue('+48 600 100 200')
})

test('a browser that keeps nothing says so, and what is typed stays from part to part', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await becomeSeafarer(page)
  await page.goto('/seaman/cv/additional')
  await waitForApp(page)
  await field(page, 'contact.mobile').fill('+48 600 100 200')
  await expect(page.locator('.cv-bar')).toContainText(t('cv.save.not-kept'))
  await goTo(page, 'personal')
  await expect(field(page, 'profileData.firstname')).toBeVisible()
  await goTo(page, 'additional')
  await expect(field(page, 'contact.mobile')).toHaveValue('+48 600 100 200')
})
