import { writeEpcCode } from '#src/domain/payment/epc-code.ts'
import type { Config } from '#src/server/platform/services.ts'
import type { AskedPayment, Checkout, PaymentProvider } from './provider.ts'

/** The code for banking apps exists for euro alone. */
const writeCode = ({ name, iban, bic }: { name: string; iban: string; bic: string }, payment: AskedPayment) =>
  payment.asked.currency === 'EUR'
    ? writeEpcCode({ name, iban, bic, amount: payment.asked, reference: payment.reference })
    : null

function createCheckout({ bankAccounts }: Config, payment: AskedPayment): Checkout {
  const account = bankAccounts.find(({ currency }) => currency === payment.asked.currency)
  if (!account) throw new Error(`no bank account for ${payment.asked.currency}`)
  const { currency: _, ...details } = account
  return { kind: 'transfer', reference: payment.reference, ...details, epc: writeCode(account, payment) }
}

/** The default: a bank transfer with a reference. Admins report what arrived, by statement or by hand. */
export const invoiceProvider: PaymentProvider = {
  name: 'invoice',
  currencies: ({ bankAccounts }) => bankAccounts.map(({ currency }) => currency),
  createCheckout,
}
