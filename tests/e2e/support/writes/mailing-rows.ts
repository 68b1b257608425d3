import type { MailingControl } from '#src/contract/mailing/control-schemas.ts'
import { read, write } from '../../../support/accounts.ts'
import { addTankerContract, orderMailing, TANKERS } from '../own-mailing.ts'
import { becomeCompany, becomeSeafarer, verify } from './people.ts'
import type { Row, Visit } from './row.ts'

const PAGE = '/mailing/control'
const CONTROL = '/server/mailing/control'

const open: Row['open'] = async (visit) => {
  await becomeCompany(visit)
  return PAGE
}

/** A page with a saved rule. */
async function openSaved(visit: Visit): Promise<string> {
  await becomeCompany(visit)
  const { request } = visit.page
  const { rule, version } = await read<MailingControl>(request, CONTROL)
  await write(request, 'PUT', CONTROL, { ...rule, version })
  return PAGE
}

/** A page with an address that was asked. */
async function openAsked(visit: Visit): Promise<string> {
  await becomeCompany(visit)
  const body = { email: `reader${visit.number}@agency.example`, language: visit.locale }
  await write(visit.page.request, 'POST', `${CONTROL}/address`, body)
  return PAGE
}

async function becomeSender(visit: Visit): Promise<void> {
  await becomeSeafarer(visit)
  await verify(visit)
  await addTankerContract(visit.page.request)
}

/** The page that orders a mailing. */
async function openOrder(visit: Visit): Promise<string> {
  await becomeSender(visit)
  return `/seaman/services/${TANKERS}`
}

/** A page with a mailing whose letter was not sent yet. */
async function openOrdered(visit: Visit): Promise<string> {
  await becomeSender(visit)
  await orderMailing(visit.page)
  return '/seaman/services'
}

/** The rules by which a company receives CVs, the addresses of their letters, and the mailings of a seafarer. */
export const mailingRows: readonly Row[] = [
  {
    endpoint: 'put /server/mailing/control',
    who: 'company',
    open,
    form: '#save-form',
    fill: (form) => form.locator('[name=monthsInRank]').fill('12'),
    button: '[name=act][value=save]',
    answer: { id: 'mailing-control.done.saved' },
  },
  {
    endpoint: 'put /server/mailing/control/pause',
    who: 'company',
    open: openSaved,
    form: '#pause-form',
    answer: { id: 'mailing-control.done.paused' },
  },
  {
    endpoint: 'post /server/mailing/control/address',
    who: 'company',
    open,
    form: '#add-form',
    fill: (form, { number }) => form.locator('[name=email]').fill(`reader${number}@agency.example`),
    answer: { id: 'mailing-control.done.added' },
  },
  {
    endpoint: 'post /server/mailing/control/address/{id}/question',
    who: 'company',
    open: openAsked,
    form: 'main form:has([name=act][value=ask])',
    answer: { id: 'mailing-control.done.asked' },
  },
  {
    endpoint: 'delete /server/mailing/control/address/{id}',
    who: 'company',
    open: openAsked,
    form: 'main form:has([name=act][value=remove])',
    answer: { id: 'mailing-control.done.removed' },
  },
  {
    endpoint: 'post /server/seaman/mailing-letter',
    who: 'seaman',
    open: openOrder,
    form: '#order-form',
    button: '[name=act][value=letter]',
    answer: { id: 'mailing-order.done.letter' },
  },
  {
    endpoint: 'post /server/seaman/mailing/{id}/cancellation',
    who: 'seaman',
    open: openOrdered,
    form: 'main form:has([name=act][value=cancel])',
    answer: { id: 'mailing-order.done.cancelled' },
  },
]
