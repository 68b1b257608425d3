import type { Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { becomeSeafarer, enterAs, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults } from '../support/axe.ts'
import { openBothParties, publishVacancy, typeVacancy } from '../support/both-parties.ts'

const OF_A_CV = [
  '/seaman/cv?tab=personal',
  '/seaman/cv?tab=experience',
  '/seaman/cv?tab=documents',
  '/seaman/cv/versions',
  '/seaman/cv/import',
  '/seaman/cv/forms',
  '/seaman/cv/verification',
  '/seaman/cv/additional',
  '/seaman/cv/print',
  '/seaman/cv/formats',
  '/seaman/cv/share',
  '/seaman/cv/sea-service',
  '/seaman/cv/sea-service/letter',
  '/seaman/jobs',
  '/seaman/jobs/searches?save=rank=bosun',
  '/seaman/profile',
  '/seaman/profile/friends',
  '/seaman/profile/privacy',
  '/seaman/profile/balance',
  '/seaman/inbox',
]

const TEXT = 'We look for a bosun with crane experience for a supply vessel in the North Sea.'

async function expectNoFaultsAt(page: Page, locale: LocaleCode, path: string): Promise<void> {
  await page.goto(localizePath(locale, path))
  await waitForApp(page)
  await expectNoFaults(page, locale)
}

// Many pages in one test, on a machine that may be busy.
test.describe.configure({ timeout: 240_000 })

test('words that turn too pale are found on a page that was fine', async ({ page }) => {
  await page.goto('/auth/login')
  await expectNoFaults(page, 'en')
  await page.locator('main h1').evaluate((title) => {
    title.style.color = '#ccc'
  })
  await expect(expectNoFaults(page, 'en')).rejects.toThrow('color-contrast')
})

for (const locale of ['en', 'ar'] as const) {
  test(`axe finds nothing serious on pages of accounts in ${locale}`, async ({ page }) => {
    test.slow()
    await enterAs(page, 'company@demo.example')
    await page.goto(localizePath(locale, '/company/vacancy'))
    await waitForApp(page)
    const applicants = await page.locator('main a[href*="/applicants"]').first().getAttribute('href')
    await page.goto(applicants ?? '')
    await waitForApp(page)
    const applicant = await page.locator('main a[href*="/applicants/"]').first().getAttribute('href')
    for (const path of [
      localizePath(locale, '/company/vacancy'),
      applicants ?? '',
      applicant ?? '',
      localizePath(locale, '/company/profile'),
      localizePath(locale, '/company/fleet'),
      localizePath(locale, '/company/forms'),
      localizePath(locale, '/company/inbox'),
      localizePath(locale, '/company/voyages'),
      localizePath(locale, '/company/picture'),
      localizePath(locale, '/company/licence'),
      localizePath(locale, '/company/team'),
      localizePath(locale, '/company/statistics'),
      localizePath(locale, '/company/balance'),
      localizePath(locale, '/company/complaints'),
      localizePath(locale, '/mailing/control'),
    ]) {
      await page.goto(path)
      await waitForApp(page)
      await expectNoFaults(page, locale)
    }
    await page.context().clearCookies()
    await enterAs(page, 'seaman@demo.example')
    for (const path of OF_A_CV) {
      await page.goto(localizePath(locale, path))
      await waitForApp(page)
      await expectNoFaults(page, locale)
    }
    await page.goto(localizePath(locale, '/seaman/jobs'))
    await waitForApp(page)
    const own = await page.locator('main a[href*="/seaman/jobs/"]').first().getAttribute('href')
    await page.goto(own ?? '')
    await waitForApp(page)
    await expectNoFaults(page, locale)
    await page.context().clearCookies()
    await enterAs(page, 'newcomer@demo.example')
    await page.goto(localizePath(locale, '/auth/select-role'))
    await waitForApp(page)
    await expectNoFaults(page, locale)
  })
}

// From right to left these pages are laid out as those above: the long form looks at them there too.
for (const locale of IS_FULL ? (['en', 'ar'] as const) : (['en'] as const)) {
  test(`axe finds nothing serious on an earlier version of a CV in ${locale}`, async ({ page }) => {
    await becomeSeafarer(page)
    for (const mobile of ['+48 600 100 200', '+48 600 100 300']) {
      await page.goto('/seaman/cv?tab=additional')
      await waitForApp(page)
      await page.locator('[name="contact.mobile"]').fill(mobile)
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/seaman/profile') && answer.ok(),
      )
      await page.locator('.cv-bar [type=submit]').click()
      await saved
    }
    await page.goto(localizePath(locale, '/seaman/cv/versions'))
    await waitForApp(page)
    const list = await page.locator('main h1').innerText()
    await page.locator('main tbody a').first().click()
    await expect(page.locator('main h1')).not.toHaveText(list)
    await expect(page).toHaveTitle(/./)
    await expectNoFaults(page, locale)
  })

  test(`axe finds nothing serious where a seafarer and a company meet, in ${locale}`, async ({ browser }) => {
    const { seaman, office, card, close } = await openBothParties(browser)
    const { id } = await publishVacancy(office, await typeVacancy(office, `${TEXT} We ask for little, ${locale}.`))
    await write(office.request, 'POST', `/server${card}/invitation`, { vacancyId: id })
    await write(seaman.request, 'PUT', `/server/seaman/saved-vacancy/${id}`)
    await write(seaman.request, 'POST', '/server/seaman/saved-search', { query: 'rank=bosun', alert: 'daily' })
    const { items } = await read<{ items: { id: string }[] }>(seaman.request, '/server/vacancy')
    const compared = `/seaman/jobs/compare?a=${id}&b=${items.at(-1)?.id}`
    const beside = ['saved', 'searches', 'invitations'].map((one) => `/seaman/jobs/${one}`)
    for (const path of [...beside, compared, `/vacancy/${id}`]) await expectNoFaultsAt(seaman, locale, path)
    const applied = await write<{ id: string }>(seaman.request, 'POST', `/server/vacancy/${id}/application`)
    const contest = { line: 'paper passport', text: 'It is being renewed' }
    await write(seaman.request, 'PUT', `/server/seaman/application/${applied.id}/contest`, contest)
    await expectNoFaultsAt(seaman, locale, `/seaman/jobs/${applied.id}`)
    for (const path of [card, `/company/vacancy/${id}/applicants`, `/company/vacancy/${id}/applicants/${applied.id}`])
      await expectNoFaultsAt(office, locale, path)
    await office.context().clearCookies()
    await enterAs(office, 'admin@demo.example')
    await expectNoFaultsAt(office, locale, '/admin/reports?kind=contest')
    await close()
  })

  test(`axe finds nothing serious where a vacancy is typed, and where an admin reads it, in ${locale}`, async ({
    page,
  }) => {
    await enterAs(page, 'company@demo.example')
    await expectNoFaultsAt(page, locale, '/vacancy/create')
    const edited = await typeVacancy(page, `${TEXT} Registration fee of 100 USD, ${locale}.`)
    const form = `/vacancy/${edited.id}/edit`
    for (const path of [form, `${form}?view=preview`]) await expectNoFaultsAt(page, locale, path)
    await publishVacancy(page, edited)
    await expectNoFaultsAt(page, locale, form)
    await page.context().clearCookies()
    await enterAs(page, 'admin@demo.example')
    for (const path of ['/admin/vacancies', `/admin/vacancies/${edited.id}`, '/admin/nationality'])
      await expectNoFaultsAt(page, locale, path)
  })

  test(`axe finds nothing serious where seafarers are verified, in ${locale}`, async ({ page }) => {
    await enterAs(page, 'admin@demo.example')
    for (const state of ['pending', 'due', 'verified']) {
      await page.goto(localizePath(locale, `/admin/seamen?state=${state}`))
      await waitForApp(page)
      await expectNoFaults(page, locale)
    }
    const seafarer = await page.locator('tbody a.name').first().getAttribute('href')
    await page.goto(seafarer ?? '')
    await waitForApp(page)
    await expectNoFaults(page, locale)
  })

  test(`axe finds nothing serious behind a link to a CV, with a PIN and without, in ${locale}`, async ({
    page,
    browser,
  }) => {
    await becomeSeafarer(page)
    for (const pin of ['', '482913']) {
      await page.goto('/seaman/cv/share')
      await waitForApp(page)
      await page.locator('[name=pin]').fill(pin)
      await page.getByRole('button', { name: messagesOf('en')('share.make.submit') }).click()
      await expect(page.getByText(messagesOf('en')('share.done.made'))).toBeVisible()
      const { pathname } = new URL(await page.locator('.new-address bdi').first().innerText())
      const reader = await (await browser.newContext()).newPage()
      await reader.goto(localizePath(locale, pathname))
      await waitForApp(reader)
      await expectNoFaults(reader, locale)
      await reader.context().close()
    }
  })
}
