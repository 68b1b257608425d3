import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'

const t = messagesOf('en')
const PAGE = '/seaman/cv/verification'
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
/** What every CV begins with: the passport first, a certificate fourth. */
const SCANNED = [0, 3]

async function scanPapers(page: Page, pdfs: readonly Buffer[] = [PDF, PDF]): Promise<void> {
  for (const [index, place] of SCANNED.entries()) {
    await page.goto('/seaman/cv?tab=documents')
    await waitForApp(page)
    await page.locator('.cv-open').nth(place).click()
    await page
      .locator('.cv-drop input[type=file]')
      .first()
      .setInputFiles({ name: `paper-${place}.pdf`, mimeType: 'application/pdf', buffer: pdfs[index] ?? PDF })
    await expect(page.locator('ol.cv-scans > li')).toHaveCount(1)
  }
}

async function openPage(page: Page, path = PAGE): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

const press = (page: Page, id: string) => page.getByRole('button', { name: t(id), exact: true }).click()

async function ask(page: Page): Promise<void> {
  await openPage(page)
  await press(page, 'check.own.ask')
  await expect(page.getByText(t('check.own.ask-done'))).toBeVisible()
}

async function openRequest(office: Page, name: string): Promise<void> {
  await openPage(office, '/admin/seamen')
  await office.getByRole('link', { name }).click()
  await expect(office.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function changeSurname(page: Page, surname: string): Promise<void> {
  await openPage(page, '/seaman/cv?tab=personal')
  await page.locator('[name="profileData.surname"]').fill(surname)
  await press(page, 'cv.save.act')
  await expect(page.getByText(t('cv.save.done'))).toBeVisible()
}

test('a seafarer asks to be verified, is refused with a reason, asks again, is verified, and loses the mark with a new name', async ({
  page,
  browser,
}) => {
  test.slow()
  const surname = `Rocha ${[...String(Date.now() % 100_000)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  await becomeSeafarer(page)
  await openPage(page)
  await expect(page.getByText(t('check.own.lacks'))).toBeVisible()
  await scanPapers(page)
  await changeSurname(page, surname)
  await ask(page)

  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'admin@demo.example')
  await openRequest(office, `Ines ${surname}`)
  await office.getByText(t('check.admin.refuse-title')).click()
  await office.locator('[name=reason]').selectOption('unreadable')
  await press(office, 'check.admin.refuse')
  await expect(office.getByText(t('check.admin.refuse-done'))).toBeVisible()

  await openPage(page)
  await expect(page.locator('main')).toContainText(t('check.reason.unreadable'))
  await ask(page)
  await openRequest(office, `Ines ${surname}`)
  await press(office, 'check.admin.verify')
  await expect(office.getByText(t('check.admin.verify-done'))).toBeVisible()
  await office.context().close()

  await openPage(page, '/seaman/cv?tab=personal')
  await expect(page.locator('.page-head')).toContainText(t('check.state.verified'))
  await changeSurname(page, 'Rocha')
  await openPage(page)
  await expect(page.locator('main')).toContainText(t('check.own.expired'))
})

/** How many of a hundred points of a picture are not paper. */
const inkOf = (picture: Locator): Promise<number> =>
  picture.evaluate(async (element) => {
    const image = element as HTMLImageElement
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    const dark = data.filter((light, place) => place % 4 === 1 && light < 128).length
    return (100 * dark) / (data.length / 4)
  })

/** A page each: with a picture of a kind that is not drawn, with letters without their table, with letters of the browser’s own. */
const HARD_PDF = Buffer.from(
  [
    '%PDF-1.7',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 300 400]>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/Contents 6 0 R/Resources<</XObject<</I 8 0 R>>>>>>endobj',
    '4 0 obj<</Type/Page/Parent 2 0 R/Contents 7 0 R/Resources<</Font<</F 9 0 R>>>>>>endobj',
    '5 0 obj<</Type/Page/Parent 2 0 R/Contents 7 0 R/Resources<</Font<</F 11 0 R>>>>>>endobj',
    '6 0 obj<</Length 29>>stream\nq 300 0 0 400 0 0 cm /I Do Q \nendstream endobj',
    '7 0 obj<</Length 47>>stream\nBT /F 60 Tf 20 200 Td <4D4D4D4D4D4D> Tj ET     \nendstream endobj',
    '8 0 obj<</Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode/Length 8>>stream\nnopixels\nendstream endobj',
    '9 0 obj<</Type/Font/Subtype/Type0/BaseFont/SimSun/Encoding/GBK-EUC-H/DescendantFonts[10 0 R]>>endobj',
    '10 0 obj<</Type/Font/Subtype/CIDFontType2/BaseFont/SimSun/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>>>endobj',
    '11 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
    '',
  ].join('\n'),
)

test('an admin sees the pages of a PDF beside what the CV says, and is told where one cannot be shown', async ({
  page,
  browser,
}) => {
  test.slow()
  await becomeSeafarer(page)
  await scanPapers(page, [readFileSync('tests/cv-samples/12-constanta-dp-operator.pdf'), HARD_PDF])
  await changeSurname(page, 'Beside')
  await ask(page)
  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'admin@demo.example')
  await openRequest(office, 'Ines Beside')

  const pages = office.locator('img.cv-scan')
  await expect(pages.nth(1)).toBeVisible()
  await office.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(pages).toHaveCount(3)
  for (const page of await pages.all()) expect(await inkOf(page)).toBeGreaterThan(1)
  for (const number of ['1', '2']) {
    const text = t('check.admin.pdf-page-failed').replace('{page}', number).replace('{pages}', '3')
    await expect(office.getByText(text)).toBeVisible()
  }
  await expect(office.getByRole('link', { name: t('check.admin.pdf').replace('{page}', '1') })).toHaveCount(2)
  for (const [width, name] of [
    [360, 'phone'],
    [1280, 'desk'],
  ] as const) {
    await office.setViewportSize({ width, height: 900 })
    await office.evaluate(() => scrollTo(0, 0))
    await office.screenshot({ path: `/tmp/shots/verify-${name}.png`, fullPage: true })
  }
  await office.context().close()
})
