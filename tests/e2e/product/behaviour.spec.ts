import type { Page } from '@playwright/test'
import { enterAs } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { chooseLanguage } from '../support/choose-language.ts'

test('switching the language of a document keeps the page and is remembered', async ({ page, context }) => {
  await page.goto('/vacancy?fleet=tanker-fleet')
  await chooseLanguage(page, 'uk')
  await page.waitForURL('**/uk/vacancy?fleet=tanker-fleet')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk-UA')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe('uk')
  await page.goto('/')
  await page.waitForURL('**/uk')
})

test('switching the language in the app changes texts and direction without loading the page again, and is saved to the account', async ({
  page,
}) => {
  await enterAs(page, 'company@demo.example')
  await page.goto('/company/vacancy')
  await waitForApp(page)
  await page.evaluate(() => Object.assign(window, { sameTab: true }))
  const saved = page.waitForResponse((answer) => answer.url().includes('/server/user/language/ar'))
  await chooseLanguage(page, 'ar')
  await page.waitForURL('**/ar/company/vacancy')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect((await saved).ok()).toBe(true)
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true)
  const back = page.waitForResponse((answer) => answer.url().includes('/server/user/language/en'))
  await chooseLanguage(page, 'en')
  await back
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a link to a part of the page ${reducedMotion === 'reduce' ? 'jumps where less motion is wanted' : 'scrolls smoothly'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/docs/find-and-apply')
    const places = page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          const seen: number[] = []
          addEventListener('scroll', () => seen.push(scrollY))
          addEventListener('scrollend', () => done(seen))
        }),
    )
    await page
      .locator('.prose h2 a')
      .last()
      .evaluate((link: HTMLElement) => link.click())
    expect(new Set(await places).size > 2).toBe(reducedMotion === 'no-preference')
  })
}

test('the main job can be done with the keyboard alone', async ({ page }) => {
  await page.goto('/vacancy')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.locator('.vacancy-row h3 a').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/vacancy\/[0-9a-f-]{36}/)
  await page.locator('#apply form button[type=submit]').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/auth\/login/)
  await waitForApp(page)
  await page.locator('main [name=email]').focus()
  await page.keyboard.type('newcomer@demo.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('all hands on deck')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/auth\/select-role/)
})

for (const [width, prefix, direction] of [
  [360, '', 1],
  [1280, '/ar', -1],
] as const) {
  test(`the keyboard walks the masthead in the order it is seen ${prefix || 'in English'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${prefix}/vacancy`)
    await page.locator('header .brand').focus()
    const places: number[] = []
    for (let place = await placeInMasthead(page); place !== null; place = await placeInMasthead(page)) {
      places.push(place * direction)
      await page.keyboard.press('Tab')
    }
    expect(places.length).toBeGreaterThan(2)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
}

/** Where the focus stands from left to right, while it is in the masthead. */
const placeInMasthead = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.closest('.masthead') ? activeElement.getBoundingClientRect().x : null
  })

test('an unknown address shows one of the cats, the way home and the way back', async ({ page }) => {
  await page.goto('/vacancy')
  await page.goto('/no/such/page')
  await expect(page.locator('main svg').first()).toBeVisible()
  await page.locator('main [data-back]').click()
  await page.waitForURL('**/vacancy')
})

test('a seafarer who opens a company page is told which account it needs', async ({ page }) => {
  await enterAs(page, 'seaman@demo.example')
  const answer = await page.goto('/company/vacancy')
  expect(answer?.status()).toBe(403)
  await expect(page.locator('main a[href*="/seaman/cv"]').first()).toBeVisible()
})

test('filters keep every box that was ticked and leave empty fields out of the address', async ({ page }) => {
  await page.goto('/vacancy?fleet=tanker-fleet')
  const ranks = page.locator('.filters input[name=rank]')
  await ranks.nth(0).check()
  await ranks.nth(2).check()
  const chosen = await ranks.evaluateAll((boxes) =>
    boxes.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.value] : [])),
  )
  await page.locator('.filters .send button').click()
  await page.waitForURL((url) => url.searchParams.getAll('rank').length === 2)
  const search = new URL(page.url()).searchParams
  expect(search.getAll('rank')).toEqual(chosen)
  expect(search.getAll('fleet')).toEqual(['tanker-fleet'])
  expect([...search.values()]).not.toContain('')
})
