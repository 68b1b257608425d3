import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { serviceFileParamsSchema, serviceMessageInputSchema } from '../service/form-schemas.ts'
import { SERVICE_ORDERS } from './list.ts'
import {
  assignmentInputSchema,
  deliveryInputSchema,
  deskIdSchema,
  deskOrderSchema,
  deskOrdersSchema,
  extensionInputSchema,
  figuresQuerySchema,
  figuresSchema,
  lapseInputSchema,
} from './schemas.ts'

const PATH = '/server/admin/service'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.services, tag: 'Services' } as const
const READ = { ...WHO, method: 'get', impersonation: 'never' } as const

export const readDeskOrders = declareEndpoint({
  ...READ,
  path: PATH,
  summary: 'List ordered services by promised time',
  query: listQuerySchema(SERVICE_ORDERS),
  answer: deskOrdersSchema,
})

export const readServiceFigures = declareEndpoint({
  ...READ,
  path: '/server/admin/service-figure',
  summary: 'What was ordered in a period, delivered in time, late and refunded, by service',
  query: figuresQuerySchema,
  answer: figuresSchema,
})

export const readDeskOrder = declareEndpoint({
  ...READ,
  path: `${PATH}/{id}`,
  summary: 'An ordered service; its files and messages for the admin who fulfils it',
  params: deskIdSchema,
  answer: deskOrderSchema,
})

export const readDeskFile = declareEndpoint({
  ...READ,
  path: `${PATH}/{id}/file/{file}`,
  summary: 'A file of an order that the caller fulfils; the reading is recorded',
  params: serviceFileParamsSchema,
  kind: 'stream',
  errors: ['not-found'],
})

export const readDeskCv = declareEndpoint({
  ...READ,
  path: `${PATH}/{id}/cv`,
  summary: 'The CV of the seafarer as a Word file, for an order that the caller fulfils; the reading is recorded',
  params: deskIdSchema,
  kind: 'stream',
  limits: ['cv-file-account'],
  errors: ['not-found'],
})

export const postAssignment = declareEndpoint({
  ...WHO,
  method: 'post',
  path: `${PATH}/{id}/assignment`,
  summary: 'Take an order, also from another admin; `conflict` if it changed or has ended',
  params: deskIdSchema,
  form: 'assignment',
  body: assignmentInputSchema,
  answer: z.null(),
  errors: ['not-found', 'conflict'],
})

export const postDelivery = declareEndpoint({
  ...WHO,
  method: 'post',
  path: `${PATH}/{id}/delivery`,
  summary: 'Deliver an uploaded form; `conflict` after the promised time',
  params: deskIdSchema,
  form: 'file',
  body: deliveryInputSchema,
  answer: z.null(),
  errors: ['not-found', 'conflict'],
})

export const postDeskMessage = declareEndpoint({
  ...WHO,
  method: 'post',
  path: `${PATH}/{id}/message`,
  summary: 'Write to the seafarer of an order that the caller fulfils',
  params: deskIdSchema,
  form: 'message',
  body: serviceMessageInputSchema,
  answer: z.null(),
  errors: ['not-found', 'conflict'],
})

export const postLapse = declareEndpoint({
  ...WHO,
  method: 'post',
  path: `${PATH}/{id}/lapse`,
  summary: 'Give up a form that cannot be filled in; its price is refunded',
  params: deskIdSchema,
  form: 'lapse',
  body: lapseInputSchema,
  answer: z.null(),
  errors: ['not-found', 'conflict'],
})

export const postExtension = declareEndpoint({
  ...WHO,
  method: 'post',
  path: `${PATH}/{id}/extension`,
  summary: 'Extend premium by days, free of charge; `conflict` if it changed or has not begun',
  params: deskIdSchema,
  form: 'extension',
  body: extensionInputSchema,
  answer: z.null(),
  errors: ['not-found', 'conflict'],
})
