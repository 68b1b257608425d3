import {
  type Buyer,
  type DocumentRecord,
  type InvoiceLine,
  RECORD_VERSION,
  type Texts,
} from '#src/contract/billing-document/record.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { amountOf } from '#src/domain/money/amount.ts'

const usd = (minor: number) => amountOf(minor, 'USD')
const textsOf = (text: string): Texts => Object.fromEntries(LOCALE_CODES.map((code) => [code, `${text}`])) as Texts

export const SELLER = {
  ...{ name: 'Gangway Services OÜ', address: 'Sadama 7, 10111 Tallinn', country: 'EE', register: 'Register 16990417' },
  ...{ taxNumber: 'EE109990417', email: 'billing@gangway.example' },
}

export const PERSON: Buyer = { kind: 'person', name: 'Marek Zielinski', country: 'PL', address: '', taxNumber: '' }
export const COMPANY: Buyer = {
  ...{ kind: 'company', name: 'North Strand Crewing Sp. z o.o.', country: 'PL' },
  ...{ address: 'ul. Portowa 12, Gdynia', taxNumber: 'PL5860000000' },
}

const AT = Date.UTC(2026, 11, 1, 9)
const ORDER = { reference: 'K7QF29XHTM', at: AT, priceVersion: 17 }
const TAX = { percent: '23', wording: 'VAT of Poland', source: 'Council Directive 2006/112/EC', version: 3 }

const LINE: InvoiceLine = {
  ...{ texts: textsOf('CV mailing “Tankers, worldwide”'), ordered: 138, quantity: 131, discount: null },
  ...{ unitPrice: usd(20), amount: usd(2620) },
}

/** An invoice with as many lines. */
export const invoiceOf = (lines = 1): Extract<DocumentRecord, { kind: 'invoice' }> => ({
  ...{ kind: 'invoice', version: RECORD_VERSION, seller: SELLER, order: ORDER, tax: TAX },
  supplied: { from: AT, until: AT + 7 * 864e5 },
  lines: Array.from({ length: lines }, () => LINE),
  totals: { net: usd(2130 * lines), tax: usd(490 * lines), gross: usd(2620 * lines) },
  paid: { bonus: usd(500), balance: usd(2620 * lines - 500) },
})

export const RECEIPT: Extract<DocumentRecord, { kind: 'receipt' }> = {
  ...{ kind: 'receipt', version: RECORD_VERSION, seller: SELLER, amount: usd(2620) },
  paid: { order: ORDER, bonus: usd(500), balance: usd(2120) },
}

export const CREDIT_NOTE: Extract<DocumentRecord, { kind: 'credit-note' }> = {
  ...{ kind: 'credit-note', version: RECORD_VERSION, seller: SELLER, order: ORDER, reason: 'goodwill' },
  tax: { none: 'small-business', law: '§ 19 UStG' },
  invoice: { number: 'INV-2026-000417', at: AT + 7 * 864e5 },
  lines: [{ texts: LINE.texts, amount: usd(100) }],
  totals: { net: usd(100), tax: usd(0), gross: usd(100) },
  returned: { bonus: usd(0), balance: usd(100) },
}
