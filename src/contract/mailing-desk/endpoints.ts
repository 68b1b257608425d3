import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { mailingIdSchema } from '../mailing/order-schemas.ts'
import { ADMIN_MAILINGS, FAILED_LETTERS, MAIL_DOMAINS, SUPPRESSIONS } from './list.ts'
import {
  adminMailingSchema,
  adminMailingsSchema,
  failedLettersSchema,
  letterStreamSchema,
  mailDnsSchema,
  mailDomainsSchema,
  pauseInputSchema,
  removalInputSchema,
  resumptionInputSchema,
  suppressionsSchema,
} from './schemas.ts'

const TAG = 'Mailings'
const PATH = '/server/admin/mailing'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.mailings } as const
const READ = { ...WHO, method: 'get', tag: TAG, impersonation: 'never' } as const

export const readAdminMailings = declareEndpoint({
  ...READ,
  path: PATH,
  summary: 'List mailings of all seafarers with what became of their letters, the newest first',
  query: listQuerySchema(ADMIN_MAILINGS),
  answer: adminMailingsSchema,
})

export const readAdminMailing = declareEndpoint({
  ...READ,
  path: `${PATH}/{id}`,
  summary: 'A mailing with every agency: state, reason and price of its letter',
  params: mailingIdSchema,
  answer: adminMailingSchema,
})

export const readLetterStream = declareEndpoint({
  ...READ,
  path: `${PATH}-stream`,
  summary: 'How letters leave: pauses, what is due, and the figures of the last seven days',
  answer: letterStreamSchema,
})

export const readMailDomains = declareEndpoint({
  ...READ,
  path: `${PATH}-domain`,
  summary: 'List mail domains of recipients with their pace, bounces and complaints',
  query: listQuerySchema(MAIL_DOMAINS),
  answer: mailDomainsSchema,
})

export const readFailedLetters = declareEndpoint({
  ...READ,
  path: `${PATH}-letter`,
  summary: 'List letters that did not leave or whose fate is unknown, with their text and the error',
  query: listQuerySchema(FAILED_LETTERS),
  answer: failedLettersSchema,
})

export const readSuppressions = declareEndpoint({
  ...READ,
  path: `${PATH}-suppression`,
  summary: 'List suppressed addresses as digests; an address is found by typing it',
  query: listQuerySchema(SUPPRESSIONS),
  answer: suppressionsSchema,
})

export const readMailDns = declareEndpoint({
  ...READ,
  path: `${PATH}-dns`,
  summary: 'The SPF, DKIM and DMARC records of the sender domains, compared with what DNS over HTTPS answers',
  answer: mailDnsSchema,
})

export const postLetterPause = declareEndpoint({
  ...WHO,
  method: 'post',
  path: `${PATH}-stream/pause`,
  tag: TAG,
  summary: 'Pause all letters, or those to one company, from the next letter on; `conflict` if they are paused',
  form: 'pause',
  body: pauseInputSchema,
  answer: z.null(),
  errors: ['conflict'],
})

export const postLetterResumption = declareEndpoint({
  ...WHO,
  method: 'post',
  path: `${PATH}-stream/resumption`,
  tag: TAG,
  summary: 'End a pause of all letters, or of those to one company; `conflict` if they are not paused',
  form: 'resumption',
  body: resumptionInputSchema,
  answer: z.null(),
  errors: ['conflict'],
})

export const postSuppressionRemoval = declareEndpoint({
  ...WHO,
  method: 'post',
  path: `${PATH}-suppression/removal`,
  tag: TAG,
  summary: 'Let mail to a suppressed address leave again; `conflict` if it is not suppressed',
  form: 'suppression',
  body: removalInputSchema,
  answer: z.null(),
  errors: ['conflict'],
})
