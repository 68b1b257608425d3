import { read, write } from '../../../support/accounts.ts'
import { type Admins, type Owner, openAdmins, payByTransfer } from '../pay-by-transfer.ts'
import { becomeCompany, becomeSeafarer } from './people.ts'
import type { Row, Visit } from './row.ts'

export const IBAN = 'DE89 3704 0044 0532 0130 00'
const PATHS = { seaman: '/seaman/profile/balance', company: '/company/balance' } as const
const BECOME = { seaman: becomeSeafarer, company: becomeCompany } as const

/** Who pays in this act, as a bank writes it. */
export const payerOf = ({ number }: Visit): string => `Captain ${number} Rocha`

export const startTopUp = ({ page: { request } }: Visit, owner: Owner = 'seaman'): Promise<unknown> =>
  write(request, 'POST', `/server/${owner}/top-up`, { currency: 'USD', amount: '40' })

/** The owner of the browser has paid in USD 40.00. */
export async function payIn(visit: Visit, admins: Admins, owner: Owner = 'seaman'): Promise<void> {
  await startTopUp(visit, owner)
  await payByTransfer(visit.page, admins, { owner, payer: payerOf(visit) })
}

export type Offers = { offers: { amount: { minor: number } }[]; items: { id: string }[] }

/** The owner of the browser asks for all that was paid in; gives the id of the pay-back. */
export async function askBack(visit: Visit, owner: Owner = 'seaman'): Promise<string> {
  const { request } = visit.page
  const path = `/server/${owner}/payback`
  const { offers } = await read<Offers>(request, path)
  const account = { iban: IBAN, name: payerOf(visit), isOtherName: false }
  const body = { currency: 'USD', seen: offers[0]?.amount.minor, ...account }
  return (await write<Offers>(request, 'POST', path, body)).items[0]?.id ?? 'none'
}

const opened = (owner: Owner, prepare: (visit: Visit) => Promise<unknown>, search = '') => ({
  who: owner,
  open: async (visit: Visit) => {
    await BECOME[owner](visit)
    await prepare(visit)
    return PATHS[owner] + search
  },
})

const paid = (owner: Owner) => async (visit: Visit) => {
  const admins = await openAdmins(visit.page)
  await payIn(visit, admins, owner)
  await admins.close()
}

const rowsOf = (owner: Owner): Row[] => [
  {
    endpoint: `post /server/${owner}/top-up`,
    ...opened(owner, async () => undefined),
    form: 'main form:has([name=amount])',
    fill: async (form) => {
      await form.locator('[name=currency]').selectOption('USD')
      await form.locator('[name=amount]').fill('25')
    },
    answer: { id: 'top-up.done.started' },
  },
  {
    endpoint: `post /server/${owner}/top-up/{id}/cancellation`,
    ...opened(owner, (visit) => startTopUp(visit, owner)),
    form: 'main form:has([value=cancel-top-up])',
    answer: { id: 'top-up.done.cancelled' },
  },
  {
    endpoint: `post /server/${owner}/payback`,
    ...opened(owner, paid(owner), '?payback=USD'),
    form: 'main form:has([name=iban])',
    fill: async (form, visit) => {
      await form.locator('[name=iban]').fill(IBAN)
      await form.locator('[name=name]').fill(payerOf(visit))
    },
    answer: { id: 'payback.done.requested' },
  },
  {
    endpoint: `post /server/${owner}/payback/{id}/cancellation`,
    ...opened(owner, async (visit) => {
      await paid(owner)(visit)
      await askBack(visit, owner)
    }),
    form: 'main form:has([value=cancel-payback])',
    answer: { id: 'payback.done.cancelled' },
  },
]

/** What seafarers and companies do with a balance. */
export const balanceRows: readonly Row[] = [...rowsOf('seaman'), ...rowsOf('company')]
