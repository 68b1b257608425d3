import type { Browser, Page } from '@playwright/test'
import { becomeSeafarer, enterAs, read, write } from '../../support/accounts.ts'
import { expect, test, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { press } from '../support/type-vacancy.ts'

const t = messagesOf('en')
const OVERTAKEN = t('company.move.overtaken')
const SHIP = { name: 'Saltire', imo: '9074729', number: '', why: '' }

type Applied = { vacancy: string; application: string; list: string; page: string }

/** A new seafarer's application to a vacancy of the demo's company. */
async function apply(page: Page): Promise<Applied> {
  await becomeSeafarer(page)
  const found = await read<{ items: { id: string }[] }>(page.request, '/server/vacancy?company=north-strand-crewing')
  const vacancy = found.items[0]?.id ?? ''
  const sent = await write<{ id: string }>(page.request, 'POST', `/server/vacancy/${vacancy}/application`)
  const list = `/company/vacancy/${vacancy}/applicants`
  return { vacancy, application: sent.id, list, page: `${list}/${sent.id}` }
}

/** Two people of one company, each in a browser of their own. */
async function openOffices(browser: Browser, javaScriptEnabled = true): Promise<[Page, Page]> {
  const open = async () => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await enterAs(page, 'company@demo.example')
    return page
  }
  return [await open(), await open()]
}

const stagePanel = (page: Page) => page.locator('section[aria-labelledby=stage]')
const stageOf = (page: Page) => page.locator('header.page-head')
const moveButton = (page: Page, to: string) =>
  stagePanel(page).getByRole('button', { name: t(`company.move.to-${to}`), exact: true })

async function open(pages: readonly Page[], path: string, scripting = true): Promise<void> {
  for (const page of pages) {
    await page.goto(path)
    await waitForApp(page, scripting)
  }
}

const leave = (pages: readonly Page[]) => Promise.all(pages.map((page) => page.context().close()))

test('of two who move one application from its page the second is told, sees the stage of the first, and what was chosen stays', async ({
  page,
  browser,
}) => {
  const applied = await apply(page)
  const [first, second] = await openOffices(browser)
  await open([first, second], applied.page)
  await stagePanel(second).getByText(t('company.refuse.title')).first().click()
  await second.locator('main [name=reason]').selectOption('visa')
  await moveButton(first, 'interview').click()
  await expect(stageOf(first)).toContainText(t('company.stage.interview'))
  const refusal = second.locator('form', { has: second.locator('[name=reason]') })
  await press(second, 'company.refuse.title')
  await expect(refusal.getByRole('alert')).toContainText(OVERTAKEN)
  await expect(stageOf(second)).toContainText(t('company.stage.interview'))
  await expect(refusal.locator('[name=reason]')).toHaveValue('visa')
  await press(second, 'company.refuse.title')
  await expect(stageOf(second)).toContainText(t('company.stage.rejected'))
  await leave([first, second])
})

for (const scripting of [true, false])
  test(`who moves an application whose new stage has no such move is told all the same, with scripting ${scripting ? 'on' : 'off'}`, async ({
    page,
    browser,
  }) => {
    const applied = await apply(page)
    const [first, second] = await openOffices(browser, scripting)
    const state = `/server/vacancy/${applied.vacancy}/application/${applied.application}/state`
    await write(first.request, 'PUT', state, { from: 'new', to: 'offered', ship: SHIP })
    await open([first, second], applied.page, scripting)
    await moveButton(first, 'joined').click()
    await expect(stageOf(first)).toContainText(t('company.stage.joined'))
    await moveButton(second, 'shortlisted').click()
    await expect(stageOf(second)).toContainText(t('company.stage.joined'))
    await expect(stagePanel(second).getByRole('alert')).toHaveText(OVERTAKEN)
    if (scripting) await expect(stagePanel(second).getByRole('alert')).toBeFocused()
    await expect(moveButton(second, 'shortlisted')).toHaveCount(0)
    await leave([first, second])
  })

test('of two who move one application in the table the second is told whose, sees the stage of the first, and it stays chosen', async ({
  page,
  browser,
}) => {
  const applied = await apply(page)
  const [first, second] = await openOffices(browser)
  await open([first, second], applied.list)
  const rowOf = (one: Page) =>
    one.locator('main tbody tr[data-row]', { has: one.locator(`a[href$="${applied.application}"]`) })
  const moveTo = (one: Page, stage: 'shortlisted' | 'interview') =>
    one
      .locator('.bulk-bar')
      .getByRole('button', { name: t('company.applicant.move').replace('{stage}', t(`company.stage.${stage}`)) })
      .click()
  for (const one of [first, second]) await rowOf(one).locator('.choice input').check()
  await moveTo(first, 'interview')
  await expect(rowOf(first)).toContainText(t('company.stage.interview'))
  await moveTo(second, 'shortlisted')
  await expect(second.locator('.bulk-bar').getByRole('alert')).toContainText(`Ines Rocha: ${OVERTAKEN}`)
  await expect(rowOf(second)).toContainText(t('company.stage.interview'))
  await expect(rowOf(second).locator('.choice input')).toBeChecked()
  await moveTo(second, 'shortlisted')
  await expect(rowOf(second)).toContainText(t('company.stage.shortlisted'))
  await leave([first, second])
})
