import type { APIRequestContext, Page } from '@playwright/test'
import { becomeCompany, becomeSeafarer, enterAs, read } from '../../support/accounts.ts'
import { expect, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { confirmAddress } from '../support/confirm-address.ts'
import { begin, field, isSaved, openPreview, press, publish, typeRest } from '../support/type-vacancy.ts'

const t = messagesOf('en')
const PHONE = { width: 360, height: 740 }

test('a company types a vacancy that saves itself, previews and publishes it; an admin reads it, and a guest finds it', async ({
  page,
  browser,
}) => {
  test.slow()
  const word = `zephyr${Date.now() % 1_000_000}`
  // After a refusal all vacancies of a company wait for a moderator: this one is needed by no other journey.
  const { email } = await becomeCompany(page)
  await confirmAddress(page, email)
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

type Found = { items: { id: string }[] }

/** An open vacancy of the company that asks for a nationality. */
async function findWithNationality(request: APIRequestContext, company: string): Promise<string> {
  const { items }: Found = await (await request.get(`/server/vacancy?company=${company}`)).json()
  for (const { id } of items) {
    const { nationalities } = await (await request.get(`/server/vacancy/${id}`)).json()
    if (nationalities.length > 0) return id
  }
  throw new Error('no vacancy asks for a nationality')
}

test('a vacancy with a nationality is paused and resumed as it was; no one reads it between', async ({
  page,
  browser,
}) => {
  const guest = await (await browser.newContext()).newPage()
  const id = await findWithNationality(guest.request, 'pomerania-deck-engine')
  const shown = async () => (await guest.goto(`/vacancy/${id}`))?.status()
  expect(await shown()).toBe(200)
  const before = await guest.locator('main').innerText()

  await signIn(page, 'company002@crewing.example')
  await page.goto(`/vacancy/${id}/edit`)
  await waitForApp(page)
  await press(page, 'vacancy-form.act.pause')
  await expect(page.getByText(t('vacancy-form.done.paused'))).toBeVisible()
  expect(await shown()).toBe(404)

  await page.goto('/company/vacancy?status=paused')
  await waitForApp(page)
  await page
    .locator('main tbody tr', { has: page.locator(`a[href*="${id}"]`) })
    .locator('.choice input')
    .check()
  const bar = page.locator('.bulk-bar')
  await expect(bar.getByRole('button', { name: t('vacancy-form.act.pause'), exact: true })).toHaveCount(0)
  await bar.getByRole('button', { name: t('vacancy-form.act.resume'), exact: true }).click()
  await expect(page.locator('.toasts').getByRole('button', { name: t('list.undo') })).toBeVisible()
  expect(await shown()).toBe(200)
  expect(await guest.locator('main').innerText()).toBe(before)
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

test('with the keyboard alone a vacancy is typed, previewed and published; a lost connection at publishing publishes once', async ({
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

type Edited = { form: { capacityUnit: string }; needed: string[]; problems: object }

/** An open vacancy of the company whose size is told in another measure than tonnes, and that may be published as it is. */
async function findSized({ request }: Page): Promise<string> {
  const list = '/server/company/vacancy?status=published&sort=joining'
  const first = await read<{ items: { id: string }[]; total: number }>(request, list)
  const ids = first.items.map(({ id }) => id)
  for (let at = 2; at <= Math.ceil(first.total / 20); at += 1)
    ids.push(...(await read<typeof first>(request, `${list}&page=${at}`)).items.map(({ id }) => id))
  for (const id of ids.toReversed()) {
    const { form, needed, problems } = await read<Edited>(request, `/server/vacancy/${id}/draft`)
    const isWhole = needed.length + Object.keys(problems).length === 0
    if (isWhole && ['TEU', 'm3'].includes(form.capacityUnit)) return id
  }
  throw new Error('No vacancy of the demo company has a size in TEU or cubic metres')
}

test('a vacancy whose size is told in containers or cubic metres is typed on, taken back and published, and reads as before', async ({
  page,
  browser,
}) => {
  test.slow()
  await enterAs(page, 'company@demo.example')
  const id = await findSized(page)
  const reader = await (await browser.newContext()).newPage()
  await becomeSeafarer(reader)
  const readPublic = async () => {
    await reader.goto(`/vacancy/${id}`)
    const parts = await reader.locator('main h1, main .halves.section').allInnerTexts()
    // Published again, it is open for longer.
    return parts.join('\n').replace(new RegExp(`${t('vacancy.detail.closes')}\\n.*`), '')
  }
  const before = await readPublic()
  expect(before).toMatch(/TEU|m³/)

  await page.goto(`/vacancy/${id}/edit`)
  await waitForApp(page)
  const engine = field(page, 'engine')
  const typed = await engine.inputValue()
  const isKept = async (text: string) => {
    await engine.fill(text)
    await expect
      .poll(
        async () => (await read<{ form: { engine: string } }>(page.request, `/server/vacancy/${id}/draft`)).form.engine,
      )
      .toBe(text)
  }
  await isKept(`${typed} x`)
  await isKept(typed)
  await openPreview(page)
  await expect(field(page, 'clause')).toBeVisible()
  if (await field(page, 'anyway').isVisible()) await field(page, 'anyway').check()
  await publish(page)
  await expect(page.getByText(t('vacancy-form.done.published'))).toBeVisible()
  expect(await readPublic()).toBe(before)
  await reader.context().close()
})
