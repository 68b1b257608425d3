import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import { NOTIFY_AFTER } from '#src/domain/application/notified-moves.ts'
import { JOINING_QUESTIONS } from '#src/domain/application/stage-details.ts'
import { becomeSeafarer } from '../../support/accounts.ts'
import { expect, registerNewcomer, signIn, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { confirmAddress } from '../support/confirm-address.ts'
import { waitForMail } from '../support/find-mail.ts'
import { ageMoves } from '../support/pass-time.ts'
import { begin, field, isSaved, openPreview, press, publish, typeRest } from '../support/type-vacancy.ts'

const t = messagesOf('en')
const PHONE = { width: 360, height: 740 }
const IMO = '9074729'

const idIn = (page: Page, part: string) => new RegExp(`/${part}/([0-9a-f-]{36})`).exec(page.url())?.[1] ?? ''
const steps = (page: Page) => page.locator('section[aria-labelledby=steps]')
const stagePanel = (page: Page) => page.locator('section[aria-labelledby=stage]')

const openPage = async (browser: Browser, options: BrowserContextOptions = {}) =>
  (await browser.newContext(options)).newPage()

async function reopen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
}

/** A company that no one has looked at, with an address that is its own. Returns the address. */
async function becomeCompany(page: Page): Promise<string> {
  const email = await registerNewcomer(page)
  await reopen(page, '/auth/select-role?role=company')
  const form = page.locator('main form:has([name=role][value=company])')
  await form.locator('[name=name]').fill(`Brine and Anchor ${Date.now() % 1_000_000}`)
  await form.locator('[name=country]').selectOption('PH')
  await form.locator('[name=city]').fill('Manila')
  await form.locator('[type=submit]').click()
  await page.waitForURL(/\/company\//)
  await confirmAddress(page, email)
  return email
}

/** The company types, previews and publishes: the vacancy waits to be read. Returns its id. */
async function typeVacancy(page: Page, word: string): Promise<string> {
  await begin(page)
  await typeRest(page, word)
  await isSaved(page)
  await openPreview(page)
  await expect(page.getByText(t('vacancy-form.publish.waits'))).toBeVisible()
  await publish(page)
  await expect(page.getByText(t('vacancy-form.done.sent'))).toBeVisible()
  return idIn(page, 'vacancy')
}

async function approve(office: Page, id: string): Promise<void> {
  await signIn(office, 'admin@demo.example')
  await reopen(office, '/admin/vacancies')
  await office.locator(`a[href*="${id}"]`).click()
  await press(office, 'moderation.approve.act')
  await expect(office.getByText(t('moderation.done.approve'))).toBeVisible()
}

/** The seafarer finds it by a word, reads how it fits line by line, keeps it and applies. Returns the application. */
async function findAndApply(page: Page, word: string, id: string): Promise<string> {
  await page.goto(`/vacancy?q=${word}`)
  await page.locator(`.vacancy-row h3 a[href*="${id}"]`).click()
  await page.waitForURL(/\/vacancy\/[0-9a-f-]{36}/)
  await waitForApp(page)
  await expect(page.locator('#match')).toContainText(/\d+ of \d+ met/)
  const lines = page.locator('#match .match-lines > li')
  await expect(lines.filter({ hasText: t('rank.bosun') })).toContainText(t('match.state.met'))
  await expect(lines.filter({ hasText: t('vessel.psv') })).toContainText(t('match.state.missing'))
  await page
    .locator('#saved')
    .getByRole('button', { name: t('saved.vacancy.save') })
    .click()
  await expect(page.locator('#saved')).toContainText(t('saved.vacancy.saved'))
  await page.locator('#apply form button.primary[type=submit]').click()
  await page.locator('#apply [role=status]').waitFor()
  await page.getByRole('link', { name: t('sent.page.link') }).click()
  await page.waitForURL(/\/seaman\/jobs\/[0-9a-f-]{36}/)
  return idIn(page, 'jobs')
}

async function move(page: Page, path: string, act: string, stage: string): Promise<void> {
  await reopen(page, path)
  await stagePanel(page)
    .getByRole('button', { name: t(`company.move.to-${act}`), exact: true })
    .click()
  await expect(page.locator('header.page-head')).toContainText(t(`company.stage.${stage}`))
}

async function offer(page: Page, path: string): Promise<void> {
  await reopen(page, path)
  await stagePanel(page).getByText(t('company.offer.title')).first().click()
  await field(page, 'name').fill('Saltire')
  await field(page, 'imo').fill(IMO)
  await press(page, 'company.offer.submit')
  await expect(page.locator('header.page-head')).toContainText(t('company.stage.offered'))
}

test('a new company types a vacancy, an admin lets it through, a seafarer finds it and applies, and both follow it until they joined', async ({
  page: company,
  browser,
}) => {
  test.setTimeout(240_000)
  const word = `halyard${Date.now() % 1_000_000}`
  const [office, seaman] = [await openPage(browser), await openPage(browser)]
  const address = await becomeCompany(company)
  const vacancy = await typeVacancy(company, word)
  await seaman.goto(`/vacancy?q=${word}`)
  await expect(seaman.locator(`a[href*="${vacancy}"]`)).toHaveCount(0)
  await approve(office, vacancy)
  const { text } = await waitForMail(company, address, t('mail.vacancy-approved.text'))
  expect(text).toContain(`/vacancy/${vacancy}`)

  await becomeSeafarer(seaman)
  const application = await findAndApply(seaman, word, vacancy)
  await reopen(seaman, '/seaman/jobs/saved')
  await expect(seaman.locator(`main a[href*="${vacancy}"]`).first()).toBeVisible()

  const [own, path] = [`/seaman/jobs/${application}`, `/company/vacancy/${vacancy}/applicants/${application}`]
  await reopen(company, `/company/vacancy/${vacancy}/applicants`)
  await expect(company.locator('main table')).toContainText('Ines Rocha')
  await move(company, path, 'shortlisted', 'shortlisted')
  await reopen(seaman, own)
  await expect(steps(seaman)).not.toContainText(t('sent.stage.shortlisted'))
  await ageMoves(application, NOTIFY_AFTER)
  await offer(company, path)
  await reopen(seaman, own)
  await expect(steps(seaman)).toContainText(t('sent.stage.shortlisted'))
  await expect(steps(seaman)).not.toContainText(IMO)
  await ageMoves(application, NOTIFY_AFTER)
  await reopen(seaman, own)
  await expect(steps(seaman)).toContainText(t('sent.stage.offered'))
  await expect(steps(seaman)).toContainText(IMO)

  await move(company, path, 'joined', 'joined')
  await reopen(seaman, own)
  await expect(seaman.getByText(t('sent.joining.title'))).toHaveCount(0)
  await ageMoves(application, NOTIFY_AFTER)
  await reopen(seaman, own)
  for (const question of JOINING_QUESTIONS) await field(seaman, question).selectOption('yes')
  await press(seaman, 'sent.joining.submit')
  await expect(seaman.getByText(t('sent.joining.done'))).toBeVisible()
  await reopen(seaman, own)
  for (const question of JOINING_QUESTIONS) await expect(field(seaman, question)).toHaveValue('yes')
  await Promise.all([office.context().close(), seaman.context().close()])
})

/** A new seafarer's application to a vacancy of the demo's company. Returns the applicant's address at the company. */
async function applyToFirst(page: Page, scripting = true): Promise<string> {
  await becomeSeafarer(page)
  await page.goto('/vacancy?company=north-strand-crewing&rank=chief-officer')
  await page.locator('.vacancy-row h3 a').first().click()
  await page.waitForURL(/\/vacancy\/[0-9a-f-]{36}/)
  await waitForApp(page, scripting)
  const vacancy = idIn(page, 'vacancy')
  await page.locator('#apply form button.primary[type=submit]').click()
  await page.locator('#apply [role=status]').waitFor()
  await page.getByRole('link', { name: t('sent.page.link') }).click()
  await page.waitForURL(/\/seaman\/jobs\/[0-9a-f-]{36}/)
  return `/company/vacancy/${vacancy}/applicants/${idIn(page, 'jobs')}`
}

test('with the keyboard alone an applicant is shortlisted and offered a ship, whose number is mended where it is wrong', async ({
  page,
  browser,
}) => {
  test.slow()
  const path = await applyToFirst(page)
  const office = await openPage(browser)
  await signIn(office, 'company@demo.example')
  await reopen(office, path)
  const press = async (key: string) => office.keyboard.press(key)
  await stagePanel(office)
    .getByRole('button', { name: t('company.move.to-shortlisted'), exact: true })
    .focus()
  await press('Enter')
  await expect(office.locator('header.page-head')).toContainText(t('company.stage.shortlisted'))
  const summary = stagePanel(office).locator('summary').first()
  await summary.focus()
  await press('Enter')
  await field(office, 'imo').focus()
  await office.keyboard.type(IMO.slice(0, -1))
  await press('Enter')
  await expect(field(office, 'imo')).toHaveAttribute('aria-invalid', 'true')
  await field(office, 'imo').focus()
  await press('End')
  await office.keyboard.type(IMO.slice(-1))
  await press('Enter')
  await expect(office.locator('header.page-head')).toContainText(t('company.stage.offered'))
  await office.context().close()
})

test('someone who types while a move is sent sees its result, and keeps the cursor', async ({ page, browser }) => {
  const path = await applyToFirst(page)
  const office = await openPage(browser)
  await signIn(office, 'company@demo.example')
  await reopen(office, path)
  const answers: (() => void)[] = []
  await office.route('**/server/vacancy/*/application/*/state', async (route) => {
    await new Promise<void>((answer) => answers.push(answer))
    await route.continue()
  })
  await stagePanel(office).getByText(t('company.offer.title')).first().click()
  await stagePanel(office)
    .getByRole('button', { name: t('company.move.to-shortlisted'), exact: true })
    .click()
  await expect.poll(() => answers.length).toBe(1)
  await field(office, 'name').focus()
  await office.keyboard.type('Salt')
  // Longer than the delay before a skeleton replaces a page.
  await office.route('**/server/vacancy/*/application/*', async (route) => {
    await new Promise((answer) => setTimeout(answer, 2500))
    await route.continue()
  })
  for (const answer of answers) answer()
  await expect(office.getByText(t('company.move.done'))).toBeVisible()
  await office.keyboard.type('ire')
  await expect(field(office, 'name')).toHaveValue('Saltire')
  await expect(field(office, 'name')).toBeFocused()
  await office.context().close()
})

test('without scripting a seafarer reads where applications stand, and a company moves one by plain forms', async ({
  browser,
}) => {
  test.slow()
  const plain = { javaScriptEnabled: false }
  const [seaman, office] = [await openPage(browser, plain), await openPage(browser, plain)]
  const path = await applyToFirst(seaman, false)
  await seaman.goto('/seaman/jobs')
  await expect(seaman.locator('main tbody')).toContainText(t('sent.stage.new'))
  await signIn(office, 'company@demo.example', { scripting: false })
  await office.goto(path)
  await stagePanel(office)
    .getByRole('button', { name: t('company.move.to-interview'), exact: true })
    .click()
  await expect(office.getByText(t('company.move.done'))).toBeVisible()
  await expect(office.locator('header.page-head')).toContainText(t('company.stage.interview'))
  await seaman.goto(path.replace(/.*applicants/, '/seaman/jobs'))
  await expect(steps(seaman)).not.toContainText(t('sent.stage.interview'))
  await ageMoves(path.split('/').at(-1) ?? '', NOTIFY_AFTER)
  await seaman.reload()
  await expect(steps(seaman)).toContainText(t('sent.stage.interview'))
  await Promise.all([office.context().close(), seaman.context().close()])
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: PHONE })

  const expectFits = async (page: Page, path: string) => {
    await reopen(page, localizePath('ar', path))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE.width)
  }

  test('no page of jobs is wider than the screen, nor an applicant’s', async ({ page, browser }) => {
    test.slow()
    const path = await applyToFirst(page)
    const own = `/seaman/jobs/${path.split('/').at(-1)}`
    const compared = `/seaman/jobs/compare?a=${path.split('/')[3]}`
    const beside = ['saved', 'searches', 'searches?save=rank=bosun', 'invitations'].map((one) => `/seaman/jobs/${one}`)
    for (const one of ['/seaman/jobs', own, compared, ...beside]) await expectFits(page, one)
    const office = await openPage(browser, { viewport: PHONE })
    await signIn(office, 'company@demo.example', { locale: 'ar' })
    await expectFits(office, path)
    await expectFits(office, path.slice(0, path.lastIndexOf('/')))
    await office.context().close()
  })
})
