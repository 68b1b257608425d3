import { toPlainDate } from '#src/domain/time.ts'
import { read, write } from '../../../support/accounts.ts'
import { type Admins, openAdmins } from '../pay-by-transfer.ts'
import { askBack, payerOf, payIn } from './balance-rows.ts'
import { becomeSeafarer } from './people.ts'
import type { Row, Visit } from './row.ts'
import { enterOffice } from './transfer-rows.ts'

const PATH = '/admin/payments/paybacks'
const ACT = '/server/admin/payback'
const BOOKED = 'The bank booked it'

type Prepare = (admins: Admins, id: string) => Promise<unknown>

const prepare: Prepare = ({ first }, id) => write(first, 'POST', `${ACT}/${id}/preparation`)

const propose: Prepare = async (admins, id) => {
  await prepare(admins, id)
  const body = { outcome: 'sent', day: toPlainDate(Date.now()), reason: BOOKED }
  await write(admins.first, 'POST', `${ACT}/${id}/proposal`, body)
}

/** A seafarer has asked for USD 40.00 to be paid back, and admins have begun. */
const openPayback =
  (begin?: Prepare, which: '' | '2' = '') =>
  async (visit: Visit) => {
    await becomeSeafarer(visit)
    const admins = await openAdmins(visit.page)
    await payIn(visit, admins)
    const id = await askBack(visit)
    await begin?.(admins, id)
    await admins.close()
    await enterOffice(visit, which)
    return PATH
  }

/** A seafarer has paid in; their payment can be returned. */
async function openPaid(visit: Visit): Promise<string> {
  await becomeSeafarer(visit)
  const admins = await openAdmins(visit.page)
  await payIn(visit, admins)
  await admins.close()
  const { items } = await read<{ items: { reference: string }[] }>(visit.page.request, '/server/seaman/top-up')
  visit.made = items[0]?.reference ?? 'none'
  await enterOffice(visit)
  return '/admin/payments/refunds'
}

const inRow = (form: string) => (visit: Visit) => `main tr:has-text("${payerOf(visit)}") ${form}`
const row = (act: string) => inRow(`form:has([value=${act}])`)

/** What admins do with money that leaves balances. */
export const paybackRows: readonly Row[] = [
  {
    endpoint: 'post /server/admin/payback/{id}/preparation',
    who: 'admin',
    open: openPayback(),
    form: row('prepare'),
    answer: { id: 'refund.done.prepare' },
  },
  {
    endpoint: 'post /server/admin/payback/{id}/release',
    who: 'admin',
    open: openPayback(prepare),
    form: row('release'),
    answer: { id: 'refund.done.release' },
  },
  {
    endpoint: 'post /server/admin/payback/{id}/proposal',
    who: 'admin',
    open: openPayback(prepare),
    form: inRow('details'),
    fill: async (form) => {
      await form.locator('summary').click()
      await form.locator('[name=day]').fill(toPlainDate(Date.now()))
      await form.locator('[name=reason]').fill(BOOKED)
    },
    answer: { id: 'transfer.done.propose' },
  },
  {
    endpoint: 'post /server/admin/payback/proposal/{id}/confirmation',
    who: 'admin',
    open: openPayback(propose, '2'),
    form: row('confirm'),
    answer: { id: 'transfer.done.confirm' },
  },
  {
    endpoint: 'post /server/admin/payback/proposal/{id}/refusal',
    who: 'admin',
    open: openPayback(propose),
    form: row('decline'),
    answer: { id: 'proposal.done.decline' },
  },
  {
    endpoint: 'post /server/admin/refund',
    who: 'admin',
    open: openPaid,
    form: 'main form:has([value=refund])',
    fill: async (form, { made = '' }) => {
      await form.locator('[name=reference]').fill(made)
      await form.locator('[name=amount]').fill('12.50')
      await form.locator('[name=reason]').fill('Paid by mistake')
    },
    answer: { id: 'transfer.done.propose' },
  },
]
