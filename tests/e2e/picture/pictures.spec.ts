import type { Locator, Page } from '@playwright/test'
import { countPieces } from '#src/contract/file/file.ts'
import { DENSITIES, formatsOf, IMAGES, type ImageKind, imagePath } from '#src/contract/file/images.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { becomeNewcomer } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'
import { openBadLine, retryUpload } from '../support/bad-line.ts'
import { NOTED, takePhoto } from '../support/photo.ts'
import { createPng, pngFile } from '../support/picture-files.ts'
import { pressSignOut } from '../support/press-sign-out.ts'

const AVATAR = '/account/picture'

const LOGO = '/company/profile/edit'

const formOf = (page: Page): Locator => page.locator('main form:has([name=picture])')
const saveOf = (page: Page): Locator => formOf(page).locator('[type=submit]')

async function open(page: Page, locale: LocaleCode = 'en', scripting = true): Promise<void> {
  await becomeNewcomer(page, locale)
  await page.goto(localizePath(locale, AVATAR))
  await waitForApp(page, scripting)
}

/** A new company before its own page. */
async function openCompany(page: Page): Promise<void> {
  await becomeNewcomer(page)
  await page.goto('/auth/select-role?role=company')
  await waitForApp(page)
  const form = page.locator('main form:has([name=role][value=company])')
  await form.locator('[name=name]').fill('North Crewing')
  await form.locator('[name=country]').selectOption('PH')
  await form.locator('[name=city]').fill('Manila')
  await form.locator('[type=submit]').click()
  await page.waitForURL('**/company/profile')
  await page.goto(LOGO)
  await waitForApp(page)
}

async function choose(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await formOf(page).locator('[type=file]').setInputFiles(file)
  await expect(page.locator('.crop canvas')).toBeVisible()
}

async function expectSaved(page: Page, locale: LocaleCode = 'en', timeout = 30_000): Promise<Locator> {
  const answer = page.locator('main [data-answer=done]')
  await expect(answer).toContainText(messagesOf(locale)('form.done.saved'), { timeout })
  await expect(answer).toBeInViewport()
  // The logo is also in the preview beside its form.
  return page.locator('main picture img').first()
}

/** Every file that is made of the picture: nothing of what the camera noted is in any. */
async function expectNothingNoted(page: Page, shown: Locator, kind: ImageKind = 'avatar'): Promise<void> {
  const key = /\/img\/\w+\/(\w+)-/.exec((await shown.getAttribute('src')) ?? '')?.[1] ?? ''
  for (const width of IMAGES[kind].places.flatMap((place) => DENSITIES.map((density) => place * density)))
    for (const format of formatsOf(kind)) {
      const answer = await page.request.get(imagePath({ kind, key, width, format }))
      expect(answer.status(), `${width}.${format}`).toBe(200)
      const body = await answer.body()
      expect(NOTED.filter((words) => body.includes(words, 0, 'latin1'))).toEqual([])
    }
}

/** Red and blue of the shown picture at a share of its width. */
const colourAt = (shown: Locator, share: number): Promise<{ red: number; blue: number }> =>
  shown.evaluate(async (node, at) => {
    const image = node as HTMLImageElement
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 })
    const paper = canvas.getContext('2d')
    paper?.drawImage(image, 0, 0, 16, 16)
    const [red = 0, , blue = 0] = paper?.getImageData(Math.round(at * 15), 8, 1, 1).data ?? []
    return { red, blue }
  }, share)

async function expectUpright(shown: Locator): Promise<void> {
  const [left, right] = [await colourAt(shown, 0.3), await colourAt(shown, 0.7)]
  expect(left.blue, 'the left side').toBeGreaterThan(left.red)
  expect(right.red, 'the right side').toBeGreaterThan(right.blue)
}

test('a photo of twelve megapixels becomes a small picture on the way, upright and without the place it was taken at', async ({
  page,
}) => {
  await open(page)
  const photo = await takePhoto(page)
  const started = page.waitForRequest((request) => request.url().endsWith('/server/user/file'))
  await choose(page, photo)
  await saveOf(page).click()
  const { size } = (await started).postDataJSON() as { size: number }
  expect(size).toBeLessThan(photo.buffer.length / 4)
  const shown = await expectSaved(page)
  await expectUpright(shown)
  await expectNothingNoted(page, shown)
  await expect(page.locator('header summary picture')).toBeVisible()
})

test('on a line of 512 kbit/s that is cut five times the picture arrives, with words about how far it is', async ({
  page,
}) => {
  test.slow()
  await open(page)
  await choose(page, await takePhoto(page))
  const line = await openBadLine(page, { 1: 'before', 2: 'before', 3: 'before', 4: 'before', 5: 'before' })
  await saveOf(page).click()
  await retryUpload(formOf(page), 5)
  await expect(page.locator('main progress')).toBeVisible()
  await expect(formOf(page).locator('[role=status]')).toContainText('%')
  await expectSaved(page)
  expect(line).toEqual({ sent: [0, 0, 0, 0, 0, 0], arrived: [0] })
})

if (IS_FULL)
  test('where the part that cuts it does not come the photo goes as it is, and after five cuts no piece came twice', async ({
    page,
  }) => {
    test.slow()
    await page.route('**/crop-picture-*.js', (route) => route.abort())
    await open(page)
    const photo = await takePhoto(page)
    await formOf(page).locator('[type=file]').setInputFiles(photo)
    const line = await openBadLine(page, { 2: 'before', 3: 'after', 4: 'before', 5: 'before', 6: 'after' })
    await saveOf(page).click()
    await retryUpload(formOf(page), 5)
    const shown = await expectSaved(page, 'en', 60_000)
    const all = Array.from({ length: countPieces(photo.buffer.length) }, (_, number) => number)
    expect(all.length).toBeGreaterThan(3)
    expect(line.arrived).toEqual(all)
    expect(line.sent).toEqual([0, 1, 1, 2, 2, 2, ...all.slice(3)])
    await expectUpright(shown)
    await expectNothingNoted(page, shown)
  })

test('a logo whose connection is lost five times is uploaded, shown on the company’s page, and gone once removed', async ({
  page,
}) => {
  test.slow()
  const t = messagesOf('en')
  await openCompany(page)
  await choose(page, await takePhoto(page))
  const line = await openBadLine(page, { 1: 'before', 2: 'before', 3: 'before', 4: 'before', 5: 'after' })
  await saveOf(page).click()
  await retryUpload(formOf(page), 5)
  const shown = await expectSaved(page)
  expect(line).toEqual({ sent: [0, 0, 0, 0, 0], arrived: [0] })
  await expectUpright(shown)
  await expectNothingNoted(page, shown, 'logo')
  await page.locator('main details:has([value=logo-removal]) summary').click()
  await page.locator('main details:has([value=logo-removal]) [type=submit]').click()
  await expect(page.locator('main [data-answer=done]')).toContainText(t('form.done.removed'))
  await expect(page.locator('main')).toContainText(t('picture.logo.none'))
})

test('with the keyboard alone a picture is chosen, moved to its left side, and saved', async ({ page }) => {
  // The browser is told long before the press that someone waits: told at the same time, it may learn of it too late.
  const chooser = page.waitForEvent('filechooser')
  await open(page)
  const photo = await takePhoto(page)
  await formOf(page).locator('[type=file]').focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles(photo)
  await expect(page.locator('.crop canvas')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(messagesOf('en')('picture.crop.size'))).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(messagesOf('en')('picture.crop.across'))).toBeFocused()
  await page.keyboard.press('Home')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(saveOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const shown = await expectSaved(page)
  for (const share of [0.1, 0.9]) {
    const { red, blue } = await colourAt(shown, share)
    expect(blue).toBeGreaterThan(red)
  }
})

test('the picture is pulled with the pointer', async ({ page }) => {
  await open(page)
  await choose(page, await takePhoto(page))
  await page.getByLabel(messagesOf('en')('picture.crop.size')).fill('100')
  const box = await page.locator('.crop canvas').boundingBox()
  if (!box) throw new Error('The picture is not to be seen')
  for (let pull = 0; pull < 4; pull += 1) {
    await page.mouse.move(box.x + box.width - 4, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 4, box.y + 20, { steps: 4 })
    await page.mouse.up()
  }
  await expect(page.getByLabel(messagesOf('en')('picture.crop.across'))).toHaveValue('100')
  await saveOf(page).click()
  const { red, blue } = await colourAt(await expectSaved(page), 0.1)
  expect(red).toBeGreaterThan(blue)
})

test('what is no picture is said to be none when it is chosen, and another one mends it', async ({ page }) => {
  const t = messagesOf('en')
  await open(page)
  await saveOf(page).click()
  await expect(formOf(page).locator('[data-answer=failed]')).toContainText(t('picture.file.missing'))
  const file = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') }
  await formOf(page).locator('[type=file]').setInputFiles(file)
  await expect(formOf(page).locator('[data-answer=failed]')).toContainText(t('picture.file.unreadable'))
  await choose(page, pngFile)
  await expect(formOf(page).locator('[data-answer=failed]')).toHaveCount(0)
})

test('a picture that another one takes the place of is let go, and so is the last one when the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const close = ImageBitmap.prototype.close
    const sizes: number[] = []
    Object.assign(window, { releasedSizes: sizes })
    ImageBitmap.prototype.close = function () {
      sizes.push(this.width)
      close.call(this)
    }
  })
  const releasedSizes = () => page.evaluate(() => (window as unknown as { releasedSizes: number[] }).releasedSizes)
  await open(page)
  await choose(page, pngFile)
  await choose(page, { ...pngFile, buffer: createPng(65) })
  await expect.poll(releasedSizes).toEqual([64])
  await page.locator('nav.tabs a[href$="/data"]').click()
  await page.waitForURL(/\/account\/data/)
  await expect.poll(releasedSizes).toEqual([64, 65])
})

test('nothing of the picture is left after signing out, nor when someone else signs in there', async ({ page }) => {
  await open(page)
  await choose(page, pngFile)
  await saveOf(page).click()
  await expectSaved(page)
  await pressSignOut(page)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.locator('[src*="/img/avatar/"]')).toHaveCount(0)
  await open(page)
  await page.locator('nav.tabs a[href$="/data"]').click()
  await page.waitForURL(/\/account\/data/)
  await page.locator('nav.tabs a[href$="/picture"]').click()
  await expect(page.locator('main')).toContainText(messagesOf('en')('picture.avatar.none'))
  await expect(page.locator('[src*="/img/avatar/"]')).toHaveCount(0)
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('in Arabic, at 360 px, the photo goes as it is, and nothing that is shown holds what the camera noted', async ({
    page,
    browser,
  }) => {
    const helper = await (await browser.newContext()).newPage()
    const photo = await takePhoto(helper)
    await helper.context().close()
    await open(page, 'ar', false)
    await formOf(page).locator('[type=file]').setInputFiles(photo)
    await saveOf(page).click()
    const shown = await expectSaved(page, 'ar')
    await expectNothingNoted(page, shown)
    await saveOf(page).click()
    await expect(formOf(page).locator('[data-answer=failed]')).toContainText(messagesOf('ar')('picture.file.missing'))
    await page.locator('main details summary').click()
    await page.locator('main details [type=submit]').click()
    await expect(page.locator('main [data-answer=done]')).toContainText(messagesOf('ar')('form.done.removed'))
    await expect(page.locator('main')).toContainText(messagesOf('ar')('picture.avatar.none'))
  })
})

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('in Arabic the page is no wider than the screen while a picture is cut', async ({ page }) => {
    await open(page, 'ar')
    await choose(page, await takePhoto(page))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await saveOf(page).click()
    await expectUpright(await expectSaved(page, 'ar'))
  })
})
