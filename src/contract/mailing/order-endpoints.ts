import { declareEndpoint } from '../http/endpoint.ts'
import {
  letterInputSchema,
  letterQuerySchema,
  letterSchema,
  letterSentSchema,
  mailingChoiceQuerySchema,
  mailingIdSchema,
  mailingOrderSchema,
  mailingQuoteSchema,
  mailingReportSchema,
  orderedMailingSchema,
  ownDocumentsSchema,
  ownMailingsSchema,
  reportFileQuerySchema,
} from './order-schemas.ts'

const TAG = 'Mailings'
const PATH = '/server/seaman/mailing'
const SEAMAN = { who: ['seaman'], impersonation: 'never' } as const

export const readMailingQuote = declareEndpoint({
  method: 'get',
  path: '/server/seaman/mailing-quote/{id}',
  tag: TAG,
  summary: 'Whom a mailing of the price list reaches by a choice, who is left out and why, and what it costs',
  ...SEAMAN,
  params: mailingIdSchema,
  query: mailingChoiceQuerySchema,
  answer: mailingQuoteSchema,
})

export const readMailingDocuments = declareEndpoint({
  method: 'get',
  path: '/server/seaman/mailing-document',
  tag: TAG,
  summary: 'The documents of the own CV that have scans, which a mailing may let agencies open',
  ...SEAMAN,
  answer: ownDocumentsSchema,
  errors: ['not-found'],
})

export const readMailingLetter = declareEndpoint({
  method: 'get',
  path: '/server/seaman/mailing-letter',
  tag: TAG,
  summary: 'The letter that agencies get, without the id of its page',
  ...SEAMAN,
  query: letterQuerySchema,
  answer: letterSchema,
  errors: ['not-found'],
})

export const postMailingLetter = declareEndpoint({
  method: 'post',
  path: '/server/seaman/mailing-letter',
  tag: TAG,
  summary: 'Send the letter that agencies get to the own address',
  ...SEAMAN,
  form: 'mailing',
  body: letterInputSchema,
  answer: letterSentSchema,
  limits: ['mailing-letter-account'],
  errors: ['not-found', 'email-not-verified', 'too-many-mails'],
})

export const postMailing = declareEndpoint({
  method: 'post',
  path: PATH,
  tag: TAG,
  summary: 'Order a mailing: the quota of the month covers the first letters, the balance pays for the rest',
  ...SEAMAN,
  form: 'mailing',
  body: mailingOrderSchema,
  answer: orderedMailingSchema,
  status: 201,
  idempotency: 'by-key',
  errors: ['not-found', 'email-not-verified', 'balance-too-low', 'balance-owed', 'orders-stopped', 'conflict'],
})

export const readMailings = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'The mailings of the seafarer, the newest first',
  ...SEAMAN,
  answer: ownMailingsSchema,
})

export const readMailing = declareEndpoint({
  method: 'get',
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'A mailing of the seafarer with every agency: state, answer and price of its letter',
  ...SEAMAN,
  params: mailingIdSchema,
  answer: mailingReportSchema,
})

export const readMailingFile = declareEndpoint({
  method: 'get',
  path: `${PATH}/{id}/letter.csv`,
  tag: TAG,
  summary: 'Export the letters of a mailing as CSV',
  ...SEAMAN,
  limits: ['list-file-account'],
  params: mailingIdSchema,
  query: reportFileQuerySchema,
  kind: 'stream',
})

export const cancelMailing = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/cancellation`,
  tag: TAG,
  summary: 'Stop the letters of a mailing that have not left; their price returns',
  ...SEAMAN,
  params: mailingIdSchema,
  answer: mailingReportSchema,
  errors: ['conflict'],
})
