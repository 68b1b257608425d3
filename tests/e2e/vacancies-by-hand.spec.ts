import { expect, signIn, test, waitForApp } from '../support/browser.ts'
import { messagesOf } from '../support/messages.ts'
import { begin, field, isSaved, openPreview, press, publish, typeRest } from './support/type-vacancy.ts'

const t = messagesOf('en')
const PHONE = { width: 360, height: 740 }

test('a company types a vacancy that saves itself, previews and publishes it; an admin reads it, and a guest finds it', async ({
  page,
  browser,
}) => {
  test.slow()
  const word = `zephyr${Date.now() % 1_000_000}`
  await signIn(page, 'company@demo.example')
  // A ship that no other journey of this company publishes for: nearly the same one would be asked about.
  await begin(page, 'bosun', 'tug')
  await typeRest(page, word)
  await isSaved(page)
  await page.reload()
  await waitForApp(page)
  await expect(field(page, 'payMin')).toHaveValue('2,400')
  await field(page, 'texts.0.text').fill(`Registration fee of 100 USD. Bosun with crane experience wanted, ${word}.`)
  await openPreview(page)
  await expect(page.getByText(t('vacancy-form.publish.waits'))).toBeVisible()
  await press(page, 'vacancy-form.publish.act')
  await expect(page.locator('#publish-clause-error')).toBeVisible()
  await publish(page)
  await expect(page.getByText(t('vacancy-form.done.sent'))).toBeVisible()
  const id = /vacancy\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''

  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'admin@demo.example')
  await office.goto('/admin/vacancies')
  await waitForApp(office)
  await office.locator(`a[href*="${id}"]`).click()
  await expect(office.locator('mark')).toContainText('Registration fee')
  await office.getByText(t('moderation.refuse.act')).first().click()
  await field(office, 'reason').selectOption('fee')
  await office
    .getByRole('button', { name: t('moderation.refuse.act'), exact: true })
    .last()
    .click()
  await expect(office.getByText(t('moderation.done.refuse'))).toBeVisible()

  await page.goto(`/vacancy/${id}/edit`)
  await waitForApp(page)
  await expect(page.getByText(t('moderation.mend.fee'))).toBeVisible()
  await typeRest(page, word)
  await isSaved(page)
  await openPreview(page)
  await publish(page)
  await expect(page.getByText(t('vacancy-form.done.sent'))).toBeVisible()
  await office.goto(`/admin/vacancies/${id}`)
  await waitForApp(office)
  await press(office, 'moderation.approve.act')
  await expect(office.getByText(t('moderation.done.approve'))).toBeVisible()
  await office.context().close()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/vacancy?q=${word}`)
  await expect(guest.locator(`a[href*="${id}"]`).first()).toBeVisible()
  await guest.context().close()
})

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: PHONE })

  test('nothing is wider than the page, and what is missing leads to its field', async ({ page }) => {
    const ar = messagesOf('ar')
    await signIn(page, 'company@demo.example')
    await begin(page)
    await page.goto(`/ar${new URL(page.url()).pathname}`)
    await waitForApp(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await page.getByRole('link', { name: ar('vacancy-form.field.payMin') }).click()
    await expect(page).toHaveURL(/#cv-payMin$/)
    await page.goto(`${new URL(page.url()).pathname}?view=preview`)
    await expect(page.getByText(ar('vacancy-form.preview.missing'))).toBeVisible()
  })
})

test('with the keyboard alone a vacancy is typed, previewed and published; a line that is cut at publishing publishes once', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'company@demo.example')
  await begin(page, 'bosun', 'ahts')
  const word = `gale${Date.now() % 1_000_000}`
  await typeRest(page, word)
  await isSaved(page)
  const link = page.getByRole('button', { name: t('vacancy-form.preview.link') })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=preview/)
  await field(page, 'clause').focus()
  await page.keyboard.press('Space')
  // The server acts, and its answer never comes.
  let calls = 0
  await page.route('**/server/vacancy/*/publish', async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const act = page.getByRole('button', { name: t('vacancy-form.publish.act'), exact: true })
  await act.focus()
  await page.keyboard.press('Enter')
  // Pressed before this is said, it would be the same try.
  await expect(page.getByText(t('form.message.offline'))).toBeVisible()
  expect(calls).toBe(1)
  await act.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('vacancy-form.done.published'))).toBeVisible()
  const id = /vacancy\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  await page.goto(`/vacancy?q=${word}`)
  await expect(page.locator('.vacancy-row h3 a')).toHaveCount(1)
  await expect(page.locator(`.vacancy-row h3 a[href*="${id}"]`)).toBeVisible()
})
