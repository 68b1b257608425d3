import type { Locator, Page } from '@playwright/test'
import { accountPath } from '#src/contract/http/account-pages.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import { expect, waitForApp } from '../../../support/browser.ts'
import { messagesOf } from '../../../support/messages.ts'
import { CONDITIONS, type Condition, type Row, type Visit } from './row.ts'

const TITLE = /<[^>]*>/g
const VALUE = /\{[^{}]*\}/g
const ESCAPED = /[.*+?^$()|[\]\\]/g

/** The words of a message with anything in the places of its values. */
const wordsOf = (message: string): RegExp =>
  new RegExp(
    message
      .replace(TITLE, '')
      .split(VALUE)
      .map((part) => part.replace(ESCAPED, '\\$&'))
      .join('[^]*'),
  )

/** What a person sees of the fields: all that is typed, chosen or ticked. */
const readFields = (form: Locator): Promise<string> =>
  form.evaluate((node) =>
    JSON.stringify(
      [...node.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),select,textarea')].map((field) =>
        field.type === 'file' ? field.files?.length : [field.name, field.checked, field.value],
      ),
    ),
  )

const formOf = ({ form }: Row, visit: Visit): string => (typeof form === 'string' ? form : form(visit))

/** From another page of the site, by a link: the app goes there itself where it can. */
async function arriveByLink(page: Page, row: Row, address: string, visit: Visit): Promise<void> {
  const section = address.includes('/notifications') ? 'formats' : 'notifications'
  const from = row.who === 'guest' ? '/auth/forgot-password' : accountPath(row.who, section)
  await page.goto(localizePath(visit.locale, address.includes('/auth/forgot-password') ? '/auth/login' : from))
  await waitForApp(page)
  const left = await page.locator('main h1').innerText()
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, address)
  // The address changes before the page does.
  await expect(page.locator('main h1')).not.toHaveText(left)
}

/** The request never comes through; what was typed stays, the reason is said, and trying again is all that is needed. */
async function cutAndRetry(page: Page, row: Row, form: Locator, press: Locator, visit: Visit): Promise<void> {
  const typed = await readFields(form)
  // A page of the app calls the endpoint itself; a form of a document goes to its own page.
  const path = row.endpoint.split(' ')[1]?.replace(/\{\w+\}/g, '[^/]+')
  const here = new URL(page.url()).pathname
  const isCut = ({ pathname }: URL) => pathname === here || new RegExp(`^${path}$`).test(pathname)
  await page.route(isCut, (route) => route.abort('internetdisconnected'))
  await press.click()
  const answer = page.locator(row.failsIn ?? formOf(row, visit)).locator('[data-answer=failed]')
  await expect(answer).toBeInViewport()
  await expect(answer).toContainText(visit.t('form.message.offline'))
  expect(await readFields(form), 'what was typed').toBe(typed)
  await page.unroute(isCut)
  const retry = answer.locator('[data-retry]')
  await ((await retry.count()) > 0 ? retry : press).click()
}

/** The plain answer, in the page's language, without a scroll; what is an answer and nothing else has the focus. */
async function expectAnswer(page: Page, row: Row, visit: Visit): Promise<void> {
  const t = row.answeredIn ? messagesOf(row.answeredIn) : visit.t
  const said = 'id' in row.answer ? wordsOf(t(row.answer.id)) : row.answer.text(visit)
  const place = page
    .locator(row.at ?? 'main [data-answer]')
    .filter({ hasText: said })
    .first()
  await expect(place).toBeInViewport({ ratio: 0.5 })
  if (!row.at && visit.scripting) await expect(place).toBeFocused()
}

let visits = 0

/** Does what one row of the table says, under one condition. */
export async function walk(page: Page, row: Row, condition: Condition): Promise<void> {
  const { scripting, locale } = CONDITIONS[condition]
  visits += 1
  const number = process.pid * 1000 + visits
  const visit: Visit = { page, condition, scripting, locale, t: messagesOf(locale), email: '', number }
  const address = localizePath(locale, await row.open(visit))
  if (condition === 'after a client navigation') await arriveByLink(page, row, address, visit)
  else await page.goto(address)
  await waitForApp(page, scripting)
  const form = page.locator(formOf(row, visit)).first()
  await form.waitFor({ state: 'attached' })
  await row.fill?.(form, visit)
  const press = form.locator(row.button ?? '[type=submit]').first()
  if (condition === 'on a line that is cut before the answer') await cutAndRetry(page, row, form, press, visit)
  else await press.click()
  await expectAnswer(page, row, visit)
}
