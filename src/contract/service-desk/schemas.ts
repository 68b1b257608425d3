import { z } from 'zod'
import { FIGURE_PERIODS } from '#src/domain/service/figure-periods.ts'
import { SERVICE_STATES } from '#src/domain/service/service-states.ts'
import { SERVICE_KINDS, SERVICE_SLUGS, type ServiceSlug } from '#src/domain/service/services.ts'
import { MAX_PERSON_NAME, MAX_REASON } from '#src/domain/text/text-limits.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { serviceFileSchema, serviceMessageSchema } from '../service/form-schemas.ts'
import { premiumSchema } from '../service/schemas.ts'

/** Who fulfils an order, by the name that seafarers see. */
const assigneeSchema = z.object({ name: z.string(), isMe: z.boolean() }).nullable()

const listedSchema = z.object({
  id: z.string(),
  /** Of the order that pays for it. */
  reference: z.string(),
  service: z.enum(SERVICE_SLUGS as [ServiceSlug, ...ServiceSlug[]]),
  kind: z.enum(SERVICE_KINDS),
  state: z.enum(SERVICE_STATES),
  createdAt: z.int(),
  /** After the end of a form, the promised time that it had. */
  dueAt: z.int().nullable(),
  assignee: assigneeSchema,
  /** Messages of the seafarer after the last one of the team. */
  unanswered: z.int(),
})

export const deskOrdersSchema = listAnswer(listedSchema, {})

/** Of a part of a service, counted in parts ordered in the period. `refunded`: in whole or in part. */
const figureSchema = z.object({
  service: z.enum(SERVICE_SLUGS as [ServiceSlug, ...ServiceSlug[]]),
  kind: z.enum(SERVICE_KINDS),
  ordered: z.int(),
  inTime: z.int(),
  /** Late or missed by us. */
  late: z.int(),
  refunded: z.int(),
})

const period = z.enum(FIGURE_PERIODS).default('30-days')

export const figuresSchema = z.object({ period, items: z.array(figureSchema) })

export const figuresQuerySchema = z.object({ period })

/** An order for admins. Only the admin who fulfils it reads its seafarer, files and messages, until it ends. */
export const deskOrderSchema = listedSchema.extend({
  beginsAt: z.int(),
  deliveredAt: z.int().nullable(),
  endedAt: z.int().nullable(),
  version: z.int(),
  /** The name that seafarers see of the caller; empty before the first order was taken. */
  ownName: z.string(),
  may: z.object({ take: z.boolean(), deliver: z.boolean(), lapse: z.boolean(), extend: z.boolean() }),
  /** The premium of the seafarer; null for an order of another kind. */
  premium: premiumSchema.nullable(),
  work: z
    .object({
      seafarer: z.string(),
      files: z.array(serviceFileSchema),
      messages: z.array(serviceMessageSchema),
    })
    .nullable(),
})

export const deskIdSchema = z.object({ id: limited(36) })

/** `version`: the one that the page shows. */
export const assignmentInputSchema = z.object({ version: z.int(), name: typed(MAX_PERSON_NAME) })

/** `file`: what became of the uploaded file. */
export const deliveryInputSchema = z.object({ file: limited(36) })

/** `days`: null if nothing was typed. `version`: the one that the page shows. */
export const extensionInputSchema = z.object({
  version: z.int(),
  days: z.number().nullable(),
  reason: typed(MAX_REASON),
})

export const lapseInputSchema = z.object({ reason: typed(MAX_REASON) })

export type DeskOrders = z.infer<typeof deskOrdersSchema>
export type DeskOrder = z.infer<typeof deskOrderSchema>
export type ServiceFigures = z.infer<typeof figuresSchema>
export type ServiceFigure = z.infer<typeof figureSchema>
export type AssignmentInput = z.output<typeof assignmentInputSchema>
export type ExtensionInput = z.output<typeof extensionInputSchema>
