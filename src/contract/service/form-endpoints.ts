import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import {
  correctionInputSchema,
  formWorksSchema,
  serviceFileParamsSchema,
  serviceMessageInputSchema,
  serviceReadingSchema,
  serviceTalksSchema,
} from './form-schemas.ts'
import { orderedServiceSchema, serviceIdSchema } from './schemas.ts'

const SEAMAN = { tag: 'Services', who: ['seaman'], impersonation: 'never' } as const
const ORDER = '/server/seaman/service-order/{id}'

export const readFormWorks = declareEndpoint({
  ...SEAMAN,
  method: 'get',
  path: `${ORDER}/form`,
  summary: 'The forms of a service that the seafarer ordered, with their files and messages',
  params: serviceIdSchema,
  answer: formWorksSchema,
})

export const readServiceFile = declareEndpoint({
  ...SEAMAN,
  method: 'get',
  path: `${ORDER}/file/{file}`,
  summary: 'A file of an ordered form: as it was sent, or filled in',
  params: serviceFileParamsSchema,
  kind: 'stream',
  errors: ['not-found'],
})

export const postFormAcceptance = declareEndpoint({
  ...SEAMAN,
  method: 'post',
  path: `${ORDER}/acceptance`,
  summary: 'Accept a filled form, which charges it',
  params: serviceIdSchema,
  answer: orderedServiceSchema,
  errors: ['not-found', 'conflict'],
})

export const postFormCorrection = declareEndpoint({
  ...SEAMAN,
  method: 'post',
  path: `${ORDER}/correction`,
  summary: 'Request the one correction of a filled form',
  params: serviceIdSchema,
  form: 'correction',
  body: correctionInputSchema,
  answer: orderedServiceSchema,
  errors: ['not-found', 'conflict'],
})

export const postServiceMessage = declareEndpoint({
  ...SEAMAN,
  method: 'post',
  path: `${ORDER}/message`,
  summary: 'Write to the person who fulfils an order',
  params: serviceIdSchema,
  form: 'message',
  body: serviceMessageInputSchema,
  answer: orderedServiceSchema,
  limits: ['inbox-account'],
  errors: ['not-found', 'conflict'],
})

export const postServiceReading = declareEndpoint({
  ...SEAMAN,
  method: 'post',
  path: `${ORDER}/reading`,
  summary: 'Mark the messages of an order as read',
  params: serviceIdSchema,
  body: serviceReadingSchema,
  answer: z.null(),
})

export const readServiceTalks = declareEndpoint({
  ...SEAMAN,
  method: 'get',
  path: '/server/seaman/service-message',
  summary: 'Orders about which messages were exchanged, the latest first',
  answer: serviceTalksSchema,
})
