import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser.ts'
import { LAYOUT_LOCALES } from '../../support/languages.ts'

const PHONE = { width: 360, height: 640 }
test.use({ viewport: PHONE })

const prefixOf = (code: string) => (code === 'en' ? '' : `/${code}`)
const topOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? NaN

async function firstOf(page: Page, list: string): Promise<{ id: string }> {
  return (await (await page.request.get(list)).json()).items[0]
}

/** Words of labels and of the heads of rows that are on more than one line. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dt, tbody th')].flatMap((label) => {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      const cut: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
          if (lines.size > 1 && !/\p{Script=Han}/u.test(word)) cut.push(word)
        }
      return cut
    }),
  )

test('no label of a fact is cut inside a word, in any language', async ({ page }) => {
  test.setTimeout(120_000)
  const paths = [
    `/vacancy/${(await firstOf(page, '/server/vacancy')).id}`,
    `/seamans/${(await firstOf(page, '/server/seamans')).id}`,
    '/crewing/pl/north-strand-crewing',
  ]
  for (const code of LAYOUT_LOCALES)
    for (const path of paths) {
      await page.goto(prefixOf(code) + path)
      expect(await cutWords(page), `${code} ${path}`).toEqual([])
    }
})

test('no page is wider than a phone, in any language', async ({ page }) => {
  test.setTimeout(240_000)
  const paths = [
    '/',
    // More chips than fit beside each other.
    '/vacancy?rank=master,chief-officer&fleet=tanker-fleet&payFrom=3000&joinFrom=2026-12-01&sort=salary',
    `/vacancy/${(await firstOf(page, '/server/vacancy')).id}`,
    '/crewing?fleet=tanker-fleet&verified=1&sort=name',
    '/crewing/pl/north-strand-crewing',
    '/seamans?rank=master&fleet=tanker-fleet&inRank=12',
    `/seamans/${(await firstOf(page, '/server/seamans')).id}`,
    '/position/chief-officer/oil-chemical-tanker',
    '/pay',
    '/blog',
    '/docs/vacancy-feeds',
    '/cookies',
    '/auth/registration',
  ]
  for (const code of LAYOUT_LOCALES)
    for (const path of paths) {
      await page.goto(prefixOf(code) + path)
      const width = await page.evaluate(() => document.scrollingElement?.scrollWidth)
      expect(width, `${code} ${path}`).toBe(PHONE.width)
    }
})

test.describe('under a thumb', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the folds of the filters are as tall as buttons', async ({ page }) => {
    await page.goto('/vacancy')
    await page.locator('label[for=filters-open]').tap()
    for (const fold of await page.locator('.facet > summary').all())
      expect((await fold.boundingBox())?.height, (await fold.textContent()) ?? '').toBeGreaterThanOrEqual(44)
  })
})

test('the first screen has the rank and the button that finds, and the rest one tap away', async ({ page }) => {
  for (const code of LAYOUT_LOCALES) {
    await page.goto(prefixOf(code) || '/')
    const button = await page.locator('.find .primary').boundingBox()
    expect((button?.y ?? PHONE.height) + (button?.height ?? 0), code).toBeLessThanOrEqual(PHONE.height)
    await expect(page.locator('#find-from'), code).toBeHidden()
  }
  await page.locator('label[for=find-more]').click()
  await expect(page.locator('#find-from')).toBeVisible()
  await expect(page.locator('#find-fleet')).toBeVisible()
})

test('filters and order share a row, and the first vacancy is in the upper half', async ({ page }) => {
  for (const code of LAYOUT_LOCALES) {
    await page.goto(`${prefixOf(code)}/vacancy`)
    expect(await topOf(page, '.filters .sorts'), code).toBeCloseTo(await topOf(page, '.filters .show'), 0)
    expect(await topOf(page, '.vacancy-row'), code).toBeLessThan(PHONE.height / 2)
  }
})

test('another order is chosen from the menu', async ({ page }) => {
  await page.goto('/vacancy?rank=master')
  await page.locator('.sorts summary').click()
  await page.locator('.sorts a[href*="sort=salary"]').click()
  await expect(page).toHaveURL('/vacancy?rank=master&sort=salary')
})

test('the button says how many the choices would find, and nothing is said twice', async ({ page }) => {
  await page.goto('/vacancy')
  await page.locator('label[for=filters-open]').click()
  const button = page.locator('.filters .send button')
  await expect(button).toHaveText('Show vacancies')
  await page.getByLabel(/^Master/).check()
  await expect(button).toHaveText(/^Show \d+ vacancies$/)
  const said = (await button.textContent()) ?? ''
  await button.click()
  await expect(page).toHaveURL('/vacancy?rank=master')
  await expect(page.locator('.page-head .muted')).toContainText(said.match(/\d+/)?.[0] ?? '?')
})

test('a misspelt rank leads to the right one without scripting', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/vacancy?q=second+enginer')
  await page.getByRole('link', { name: 'Second Engineer' }).click()
  await expect(page).toHaveURL('/vacancy?rank=second-engineer')
  await expect(page.locator('.vacancy-row').first()).toBeVisible()
  await context.close()
})
