import type { Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { OwnMailings } from '#src/contract/mailing/order-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { becomeSeafarer, read } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'
import { confirmAddress } from '../support/confirm-address.ts'
import { waitForMail } from '../support/find-mail.ts'
import { addTankerContract, findLaterAgency, TANKERS } from '../support/own-mailing.ts'

const SERVICES = '/seaman/services'
const ORDER = `${SERVICES}/${TANKERS}`
/** In the place of the ids of a letter. */
const BLANK = 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'

const figure = (page: Page) => page.locator('#reach .figure')
const act = (page: Page, name: string) => page.locator(`#order-form [name=act][value=${name}]`)
const answer = (page: Page) => page.locator('[data-answer=done]')

async function enter(page: Page, locale: LocaleCode): Promise<string> {
  const { email } = await becomeSeafarer(page, locale)
  await confirmAddress(page, email)
  await addTankerContract(page.request)
  return email
}

/** Ticks one agency by name, and what every order needs. */
async function choose(page: Page, slug: string): Promise<void> {
  await page.locator('#order-agencies summary').click()
  await page.locator(`#order-agencies-${slug}`).check()
  await page.locator('#order-residence').selectOption('PT')
}

const listOwn = async (page: Page) => (await read<OwnMailings>(page.request, '/server/seaman/mailing')).items

test('a seafarer chooses an agency, gets the letter first, orders within the free letters, and cancels', async ({
  page,
}) => {
  const t = messagesOf('en')
  const email = await enter(page, 'en')
  const slug = await findLaterAgency(page.request)
  await page.goto(SERVICES)
  await waitForApp(page)
  await expect(page.locator('main')).toContainText(t('mailing-order.not.placement'))
  await expectNoFaults(page, 'en')
  await page.locator(`main a[href="${ORDER}"]`).click()
  await page.waitForURL(`**${ORDER}`)
  const all = await figure(page).textContent()
  await choose(page, slug)
  await expect(figure(page)).not.toHaveText(all ?? '')
  await expect(figure(page)).toHaveText(/^1\s/)
  await act(page, 'letter').click()
  await expect(answer(page)).toContainText(t('mailing-order.done.letter'))
  expect((await waitForMail(page, email, BLANK)).text).toContain(BLANK)
  await expect(page.locator(`#order-agencies-${slug}`)).toBeChecked()
  await expectNoFaults(page, 'en')
  await act(page, 'order').click()
  await expect(page.locator('#order-form [data-answer=failed]')).toContainText(t('letter.wrong.countries'))
  await page.locator('#order-isCountriesChosen').check()
  await act(page, 'order').click()
  await page.waitForURL(`**${SERVICES}/mailing/*`)
  const [ordered] = await listOwn(page)
  expect(ordered).toMatchObject({ slug: 'tankers', stoppedAt: null, counts: { letters: 1, free: 1 } })
  await page.goto(SERVICES)
  await waitForApp(page)
  await page.locator('#own form button[type=submit]').click()
  await expect(answer(page)).toContainText(t('mailing-order.done.cancelled'))
  await expect(page.locator('#own')).toContainText(t('mailing-order.state.stopped'))
  expect((await listOwn(page))[0]).toMatchObject({ counts: { released: 1 } })
})

test.describe('without scripting', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a button counts, the order leads to the report, and the next one needs a balance', async ({ page }) => {
    const t = messagesOf('ar')
    await enter(page, 'ar')
    const slug = await findLaterAgency(page.request)
    await page.goto(localizePath('ar', ORDER))
    const all = await figure(page).textContent()
    await choose(page, slug)
    await act(page, 'count').click()
    await expect(figure(page)).not.toHaveText(all ?? '')
    await expect(page.locator(`#order-agencies-${slug}`)).toBeChecked()
    await expect(page.locator('#order-residence')).toHaveValue('PT')
    await act(page, 'order').click()
    await expect(page.locator('#order-form [data-answer=failed]')).toContainText(t('letter.wrong.countries'))
    await page.locator('#order-isCountriesChosen').check()
    await act(page, 'order').click()
    await page.waitForURL(`**${SERVICES}/mailing/*`)
    expect(await listOwn(page)).toMatchObject([{ slug: 'tankers', counts: { letters: 1, free: 1 } }])
    await page.goto(localizePath('ar', ORDER))
    await expect(page.locator('#order-form')).toContainText(t('mailing-order.pay.rule'))
    await expect(page.locator('#order-form a[href$="/seaman/profile/balance"]')).toHaveText(
      t('mailing-order.pay.top-up'),
    )
    await expect(act(page, 'order')).toHaveCount(0)
  })
})
