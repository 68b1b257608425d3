import { writeEpcCode } from '#src/domain/payment/epc-code.ts'
import type { Config } from '#src/server/platform/services.ts'
import type { AskedPayment, Checkout, PaymentProvider } from './provider.ts'

type Asked = Pick<AskedPayment, 'asked' | 'reference'>

/** The code for banking apps exists for euro alone. */
const writeCode = ({ name, iban, bic }: { name: string; iban: string; bic: string }, { asked, reference }: Asked) =>
  asked.currency === 'EUR' ? writeEpcCode({ name, iban, bic, amount: asked, reference }) : null

/** Returns where to transfer an amount, with which reference. */
export function describeTransfer({ bankAccounts }: Config, asked: Asked): Extract<Checkout, { kind: 'transfer' }> {
  const account = bankAccounts.find(({ currency }) => currency === asked.asked.currency)
  if (!account) throw new Error(`no bank account for ${asked.asked.currency}`)
  const { currency: _, ...details } = account
  return { kind: 'transfer', reference: asked.reference, ...details, epc: writeCode(account, asked) }
}

/** The default: a bank transfer with a reference. Admins report what arrived, by statement or by hand. */
export const invoiceProvider: PaymentProvider = {
  name: 'invoice',
  currencies: ({ bankAccounts }) => bankAccounts.map(({ currency }) => currency),
  createCheckout: ({ config }, payment) => describeTransfer(config, payment),
}
