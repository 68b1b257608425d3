import type { Locator } from '@playwright/test'
import { PRELOAD_DELAY } from '#src/contract/http/constants.ts'
import { becomeNewcomer, enterAs } from '../../support/accounts.ts'
import { expect, signIn, test, WITH_MOTION, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'
import { chooseLanguage } from '../support/choose-language.ts'

test.use(WITH_MOTION)

const say = messagesOf('en')

if (IS_FULL)
  test('a part of the app that is gone after a release is fetched by loading the page again', async ({ page }) => {
    await enterAs(page, 'company@demo.example')
    await page.goto('/company/profile')
    await waitForApp(page)
    await page.route('**/_build', (route) => route.fulfill({ json: { build: 'a-newer-one' } }))
    await page.route('**/assets/vacancies-*.js', (route) => route.abort(), { times: 1 })
    const loaded = page.waitForEvent('load')
    await page.locator('.own-nav a[href="/company/vacancy"]').first().click()
    await loaded
    await page.waitForURL('**/company/vacancy')
    await expect(page.locator('main table').filter({ visible: true })).toBeVisible()
  })

const PRESSES = {
  mouse: (link: Locator) => link.click(),
  finger: (link: Locator) => link.tap(),
  keyboard: (link: Locator) => link.press('Enter'),
}

for (const [name, press] of Object.entries(PRESSES)) {
  if (!IS_FULL && name !== 'finger') continue
  test.describe(() => {
    test.use({ hasTouch: name === 'finger' })
    test(`after a release under an open page what is pressed opens by one load of the page: ${name}`, async ({
      page,
    }) => {
      await enterAs(page, 'company@demo.example')
      await page.goto('/company/profile')
      await waitForApp(page)
      // What points at a link loads its page ahead from then on.
      await page.waitForFunction((delay) => performance.now() > delay + 500, PRELOAD_DELAY)
      let isAsked = false
      await page.route('**/_build', (route) => {
        isAsked = true
        return route.fulfill({ json: { build: 'a-newer-one' } })
      })
      await page.route('**/assets/*.js', (route) => (isAsked ? route.continue() : route.fulfill({ status: 404 })))
      const loaded = page.waitForEvent('load')
      await press(page.locator('.own-nav a[href="/company/vacancy"]').first())
      await loaded
      await page.waitForURL('**/company/vacancy')
      await expect(page.locator('main table').filter({ visible: true })).toBeVisible()
    })
  })
}

test('after a release a document is loaded again when the part behind its passkey button is gone', async ({ page }) => {
  let isReloaded = false
  const document = await (await page.request.get('/auth/login')).text()
  const part = document.match(/data-passkeys="([^"]+)"/)?.[1]
  await page.route(`**${part}`, (route) => (isReloaded ? route.continue() : route.fulfill({ status: 404 })))
  await page.goto('/auth/login')
  await waitForApp(page)
  const loaded = page.waitForEvent('load')
  await page.locator('[data-passkey] button').click()
  await loaded
  isReloaded = true
  await waitForApp(page)
  await expect(page.locator('[data-passkey] button')).toBeVisible()
  await expect(page.getByText(say('form.message.offline'))).toHaveCount(0)
})

test('a part that is missing while the site answers with the same build is not called a missing connection', async ({
  page,
}) => {
  await enterAs(page, 'company@demo.example')
  await page.goto('/company/profile')
  await waitForApp(page)
  await page.route('**/assets/vacancies-*.js', (route) => route.fulfill({ status: 404 }))
  await page.locator('.own-nav a[href="/company/vacancy"]').first().click()
  await expect(page.locator('main h1')).toHaveText(say('error-page.incomplete.title'))
})

test('moving inside the app loads no page, starts at the top and names the page in its title', async ({ page }) => {
  await enterAs(page, 'company@demo.example')
  await page.goto('/company/vacancy')
  await waitForApp(page)
  await page.evaluate(() => Object.assign(window, { sameTab: true }))
  await page.locator('main a[href*="/applicants"]').first().click()
  await page.waitForURL('**/applicants')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page).not.toHaveTitle(/My vacancies/)
  expect(await page.evaluate(() => [('sameTab' in window) as boolean, window.scrollY])).toEqual([true, 0])
  await page.goBack()
  await page.waitForURL('**/company/vacancy')
})

test('what has no place of its own is told in a toast at the top of the screen, which F8 reaches and which leaves by itself', async ({
  page,
}) => {
  await becomeNewcomer(page)
  await page.goto('/account/notifications')
  await waitForApp(page)
  await page.route('**/server/user/language/uk*', (route) => route.abort())
  await chooseLanguage(page, 'uk')
  const toast = page.locator('ol.toasts .toast')
  await expect(toast).toBeVisible()
  expect((await toast.boundingBox())?.y).toBeLessThan(200)
  await page.keyboard.press('F8')
  await expect(page.locator('.toasts')).toBeFocused()
  await page.locator('main select').first().focus()
  await expect(toast).toHaveCount(0)
})

if (IS_FULL)
  test('a toast that cannot be drawn is told all the same, and leaves by itself', async ({ page }) => {
    await becomeNewcomer(page)
    await page.goto('/account/notifications')
    await waitForApp(page)
    await page.route('**/assets/toasts-*.js', (route) => route.abort())
    await page.route('**/server/user/language/uk*', (route) => route.abort())
    await chooseLanguage(page, 'uk')
    await expect(page.locator('.toasts [role=alert]')).toBeVisible()
    await expect(page.locator('.toasts [role=alert]')).toHaveCount(0)
    await expect(page.locator('main h1')).toBeVisible()
  })

test('the colour mode is chosen in the masthead and kept for the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/vacancy')
  await page.locator('header summary:has([class*=moon])').click()
  await page.locator('header [data-colour-mode=dark]:visible').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // It is set before anything is drawn.
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a page that is always light is light for a reader of the dark, and the next one is dark again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'seaman@demo.example')
  await page.evaluate(() => localStorage.setItem('color-mode', 'dark'))
  await page.goto('/seaman/cv/print')
  await waitForApp(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.locator('.own-nav a[href^="/seaman/cv"]').first().click()
  await page.waitForURL((url) => url.pathname === '/seaman/cv')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('what was typed survives a reload, and signing out asks before it is lost', async ({ page }) => {
  await enterAs(page, 'seaman@demo.example')
  await page.goto('/vacancy?rank=bosun')
  await waitForApp(page)
  await page.locator('.vacancy-row h3 a').first().click()
  await page.locator('#apply [name=note]').fill('Half a sentence')
  // Words of an account are sealed, which takes a moment.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('draft:')
  await page.reload()
  await waitForApp(page)
  await expect(page.locator('#apply [name=note]')).toHaveValue('Half a sentence')
  await page.locator('header summary', { hasText: 'Marek' }).click()
  await page.locator('header form[action$="/auth/logout"] button:visible').click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await question.locator('button.primary').click()
  await expect(question).toHaveCount(0)
  await expect(page.locator('#apply [name=note]')).toHaveValue('Half a sentence')
})

test('a page that takes long keeps its place with a skeleton inside the layout', async ({ page }) => {
  await enterAs(page, 'company@demo.example')
  await page.goto('/company/profile')
  await waitForApp(page)
  await page.route('**/server/company/vacancy*', async (route) => {
    await new Promise((done) => setTimeout(done, 3000))
    await route.continue()
  })
  await page.locator('.own-nav a[href="/company/vacancy"]').first().click()
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await expect(page.locator('header').first()).toBeVisible()
  await expect(page.locator('main table').filter({ visible: true })).toBeVisible()
})

test('a tooltip says when a vacancy ends', async ({ page }) => {
  await enterAs(page, 'company@demo.example')
  // Where all of a page are in one state, the table says it once and has no marks.
  const marks = page.locator('main tbody .state.ok')
  for (const query of ['sort=joining', 'sort=applications', 'page=2', 'page=3', 'page=4']) {
    await page.goto(`/company/vacancy?${query}`)
    if ((await marks.count()) > 0) break
  }
  await waitForApp(page)
  // The tooltip script loads when the page is idle. Before that, the browser shows its native tooltip.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await marks.first().hover()
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('a tip comes 700 ms after a pointer rests, also the first one, and at once after another', async ({ page }) => {
  await enterAs(page, 'company@demo.example')
  await page.clock.install()
  const loaded = page.waitForResponse('**/assets/watch-tips-*.js')
  await page.goto('/company/vacancy')
  await waitForApp(page)
  await loaded
  await page.clock.pauseAt(Date.now() + 60_000)
  const tip = page.getByRole('tooltip')
  const [colours, name] = [page.locator('header summary:has([class*=moon])'), page.locator('header summary bdi').last()]
  await colours.hover()
  await page.clock.runFor(690)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(tip).toHaveText((await colours.textContent()) as string)
  await name.hover()
  await page.clock.runFor(10)
  await expect(tip).toHaveText('North Strand Crewing')
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(310)
  await colours.hover()
  await page.clock.runFor(690)
  await expect(tip).toHaveCount(0)
})
