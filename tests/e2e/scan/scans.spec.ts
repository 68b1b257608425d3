import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import encodeQR from 'qr'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { takePhoto } from '../support/photo.ts'

const t = messagesOf('en')

test.use({ viewport: { width: 360, height: 740 } })

async function openPassport(page: Page): Promise<void> {
  await page.goto('/seaman/cv?tab=documents')
  await waitForApp(page)
  await page.locator('.cv-open').first().click()
  await expect(page.getByText(t('scan.choose'))).toBeVisible()
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('.cv-drop input[type=file]').first().setInputFiles(file)

const pages = (page: Page) => page.locator('ol.cv-scans > li')

/** Fails some of the pieces as a line does that is cut, and says at once that it is back. */
async function cutPieces(page: Page, cuts: number): Promise<() => number> {
  let sent = 0
  let left = cuts
  await page.route('**/server/upload/**', async (route) => {
    sent += 1
    if (left === 0 || sent % 2 === 1) return route.continue()
    left -= 1
    await route.abort('internetdisconnected')
    await page.evaluate(() => setTimeout(() => dispatchEvent(new Event('online')), 100))
  })
  return () => sent
}

test('a scan of six megabytes arrives although the connection is lost ten times, and nothing of it is sent twice', async ({
  page,
}) => {
  await becomeSeafarer(page)
  await openPassport(page)
  const countSent = await cutPieces(page, 10)
  const filling = Buffer.alloc(6_000_000, ' ')
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), filling, Buffer.from('\n%%EOF\n')])
  await choose(page, { name: 'passport.pdf', mimeType: 'application/pdf', buffer })
  await expect(pages(page)).toHaveCount(1, { timeout: 20_000 })
  expect(countSent()).toBe(23 + 10)
  await expect(page.locator('.cv-editor .state').first()).toHaveText(t('scan.level.scanned'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pages(page).getByText(t('scan.download')).click(),
  ])
  expect(await readFile(await download.path())).toEqual(buffer)
})

test('a photo of a paper is looked at, what is no picture is refused, and a page is taken away after a question', async ({
  page,
}) => {
  await becomeSeafarer(page)
  await openPassport(page)
  await choose(page, { name: 'page.svg', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText(t('scan.refused'))).toBeVisible()
  await page.getByRole('button', { name: t('scan.dismiss') }).click()
  await choose(page, await takePhoto(page))
  await pages(page)
    .getByRole('button', { name: t('scan.look') })
    .click()
  await expect
    .poll(() => page.locator('img.cv-scan').evaluate((picture: HTMLImageElement) => picture.naturalHeight))
    .toBe(2200)
  await pages(page)
    .getByRole('button', { name: t('scan.remove') })
    .click()
  await pages(page)
    .getByRole('button', { name: t('scan.remove') })
    .click()
  await expect(pages(page)).toHaveCount(0)
  await expect(page.locator('.cv-editor .state').first()).toHaveText(t('scan.level.typed'))
})

test('the radar names what ends soon as it is typed, and what the rank lacks is begun with its name', async ({
  page,
}) => {
  await becomeSeafarer(page)
  await openPassport(page)
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await page.locator('[name="documents.0.validDate"]').fill(soon)
  await expect(page.locator('section[aria-labelledby=cv-radar] .state.warn')).toHaveText('20 days left')
  await expect(page.locator('.cv-radar-line')).toContainText('1 document expires within 180 days.')
  await page.locator('section[aria-labelledby=cv-needs] .cv-care button').first().click()
  await expect(page.locator('[name="documents.5.name"]')).not.toHaveValue('')
  await page.getByText(t('document.calendar.title')).click()
  await page.getByRole('button', { name: t('document.calendar.make') }).click()
  const address = new URL(await page.locator('.cv-address bdi').innerText())
  const feed = await page.request.get(address.pathname)
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
})

test('the code of an electronic certificate is read from a photo, shown, and filled in where it was ticked', async ({
  page,
}) => {
  await becomeSeafarer(page)
  await openPassport(page)
  const address = 'https://verify.example/check?certNo=COP-2024-118823'
  const picture = encodeQR(address, 'gif', { scale: 8 })
  await page
    .locator('label', { hasText: t('document.code.read') })
    .locator('input')
    .setInputFiles({ name: 'code.gif', mimeType: 'image/gif', buffer: Buffer.from(picture) })
  await expect(page.locator('.cv-code')).toContainText('COP-2024-118823')
  await page.locator('.cv-code').getByText(t('cv.field.documents.issuedBy')).click()
  await page.getByRole('button', { name: t('document.code.fill') }).click()
  await page.locator('.cv-editor summary').last().click()
  await expect(page.locator('[name="documents.0.trackingNumber"]')).toHaveValue('COP-2024-118823')
  await expect(page.locator('[name="documents.0.verifyAddress"]')).toHaveValue(address)
  await expect(page.locator('[name="documents.0.issuedBy"]')).toHaveValue('')
})
