import type { APIRequestContext } from '@playwright/test'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { read, write } from '../../../support/accounts.ts'
import { addLine, openAdmins, proposeCredit, REASON, statementOf } from '../pay-by-transfer.ts'
import { payerOf, startTopUp } from './balance-rows.ts'
import { becomeSeafarer, signIn, signOut } from './people.ts'
import type { Row, Visit } from './row.ts'

const PATH = '/admin/payments/transfers'
const reasonOf = ({ number }: Visit) => `Entry ${number} of the bank was made twice.`

/** One of two admins is before the page. */
export async function enterOffice(visit: Visit, which: '' | '2' = ''): Promise<void> {
  await signOut(visit)
  await signIn(visit, `admin${which}@demo.example`)
}

/** A seafarer has started a payment of USD 40.00; gives its reference. */
async function start(visit: Visit): Promise<string> {
  await becomeSeafarer(visit)
  await startTopUp(visit)
  const path = '/server/seaman/top-up'
  return (await read<{ items: { reference: string }[] }>(visit.page.request, path)).items[0]?.reference ?? 'none'
}

/** Money has arrived for the payment, and maybe an admin has proposed to credit it. */
const openLine =
  (more: { which?: '2'; propose?: boolean; text?: string } = {}) =>
  async (visit: Visit) => {
    const reference = await start(visit)
    const { first, close } = await openAdmins(visit.page)
    const line = await addLine(first, more.text ?? reference, '40', payerOf(visit))
    if (more.propose) await proposeCredit(first, line)
    await close()
    visit.made = reference
    await enterOffice(visit, more.which)
    return PATH
  }

const inRow = (form: string) => (visit: Visit) => `main tr:has-text("${payerOf(visit)}") ${form}`

const proposeAdjustment = (admin: APIRequestContext, visit: Visit): Promise<unknown> =>
  write(admin, 'POST', '/server/admin/adjustment', {
    ...{ find: visit.email, account: 'available', currency: 'USD', amount: '12.50', reason: reasonOf(visit) },
  })

const openAdjustment = (which: '' | '2') => async (visit: Visit) => {
  await becomeSeafarer(visit)
  const { first, close } = await openAdmins(visit.page)
  await proposeAdjustment(first, visit)
  await close()
  await enterOffice(visit, which)
  return '/admin/payments'
}

const adjustmentIn = (act: string) => (visit: Visit) =>
  `main tr:has-text("${reasonOf(visit)}") form:has([value=${act}])`

/** What admins do with money that arrives, and with balances. */
export const transferRows: readonly Row[] = [
  {
    endpoint: 'post /server/admin/transfer',
    who: 'admin',
    open: async (visit) => {
      await enterOffice(visit)
      return PATH
    },
    form: 'main form:has([name=bankId])',
    fill: async (form, { number }) => {
      await form.locator('[name=bankId]').fill(`typed-${number}`)
      await form.locator('[name=day]').fill(toPlainDate(Date.now() - DAY))
      await form.locator('[name=amount]').fill('12.50')
    },
    answer: { id: 'transfer.done.type' },
  },
  {
    endpoint: 'post /server/admin/transfer/statement',
    who: 'admin',
    open: async (visit) => {
      await enterOffice(visit)
      return PATH
    },
    form: 'main form:has([name=file])',
    fill: async (form, visit) => {
      const buffer = Buffer.from(statementOf(`note ${visit.number}`, '12.50', payerOf(visit)))
      await form.locator('[name=file]').setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer })
    },
    answer: { id: 'transfer.done.upload' },
  },
  {
    endpoint: 'put /server/admin/transfer/{id}/assignment',
    who: 'admin',
    open: openLine({ text: 'Without a reference' }),
    form: inRow('details'),
    fill: async (form, { made = '' }) => {
      await form.locator('summary').click()
      await form.locator('[name=reference]').fill(made)
    },
    button: 'form:has([name=reference]) [type=submit]',
    answer: { id: 'transfer.done.assign' },
  },
  {
    endpoint: 'post /server/admin/transfer/{id}/proposal',
    who: 'admin',
    open: openLine(),
    form: inRow('details'),
    fill: async (form) => {
      await form.locator('summary').click()
      await form.locator('[name=reason]').fill(REASON)
    },
    button: 'form:has([name=outcome]) [type=submit]',
    answer: { id: 'transfer.done.propose' },
  },
  {
    endpoint: 'post /server/admin/transfer/proposal/{id}/confirmation',
    who: 'admin',
    open: openLine({ which: '2', propose: true }),
    form: inRow('form:has([value=confirm])'),
    answer: { id: 'transfer.done.confirm' },
  },
  {
    endpoint: 'post /server/admin/transfer/proposal/{id}/refusal',
    who: 'admin',
    open: openLine({ propose: true }),
    form: inRow('form:has([value=decline])'),
    answer: { id: 'proposal.done.decline' },
  },
  {
    endpoint: 'post /server/admin/adjustment',
    who: 'admin',
    open: async (visit) => {
      await becomeSeafarer(visit)
      await enterOffice(visit)
      return `/admin/payments/ledger?find=${encodeURIComponent(visit.email)}`
    },
    form: 'main form:has([name=account])',
    fill: async (form, visit) => {
      await form.locator('[name=amount]').fill('12.50')
      await form.locator('[name=reason]').fill(reasonOf(visit))
    },
    answer: { id: 'payments.done.propose' },
  },
  {
    endpoint: 'post /server/admin/ledger/entry/{id}/reversal',
    who: 'admin',
    open: async (visit) => {
      await becomeSeafarer(visit)
      const { first, second, close } = await openAdmins(visit.page)
      const { id } = (await proposeAdjustment(first, visit)) as { id: string }
      await write(second, 'POST', `/server/admin/adjustment/${id}/confirmation`)
      await close()
      await enterOffice(visit)
      return `/admin/payments/ledger?find=${encodeURIComponent(visit.email)}`
    },
    form: 'main details:has([value=reverse])',
    fill: async (form, visit) => {
      await form.locator('summary').click()
      await form.locator('[name=reason]').fill(reasonOf(visit))
    },
    answer: { id: 'payments.done.reverse' },
  },
  {
    endpoint: 'post /server/admin/adjustment/{id}/confirmation',
    who: 'admin',
    open: openAdjustment('2'),
    form: adjustmentIn('confirm'),
    answer: { id: 'payments.done.confirm' },
  },
  {
    endpoint: 'post /server/admin/adjustment/{id}/refusal',
    who: 'admin',
    open: openAdjustment(''),
    form: adjustmentIn('decline'),
    answer: { id: 'proposal.done.decline' },
  },
  {
    endpoint: 'post /server/admin/ledger/reconciliation',
    who: 'admin',
    open: async (visit) => {
      await enterOffice(visit)
      return '/admin/payments/books'
    },
    form: 'main form:has([value=check])',
    answer: { id: 'payments.done.check' },
  },
]
