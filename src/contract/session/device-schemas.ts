import { z } from 'zod'
import { FACTORS, SECURITY_EVENTS } from '../audit/security.ts'
import { limited } from '../http/text-schemas.ts'

/** A session in the list of devices. Place and device come from the request that opened it. */
export const deviceSchema = z.object({
  id: z.string(),
  device: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  createdAt: z.int(),
  lastSeenAt: z.int(),
  factor: z.enum(FACTORS),
  current: z.boolean(),
  /** Opened by an administrator who acts for the person. */
  byAdmin: z.boolean(),
})

export const deviceListSchema = z.object({ items: z.array(deviceSchema) })

export const deviceParamsSchema = z.object({ id: limited(36) })

export const securityEventSchema = z.object({
  id: z.string(),
  kind: z.enum(SECURITY_EVENTS),
  device: z.string().nullable(),
  country: z.string().nullable(),
  byAdmin: z.boolean(),
  createdAt: z.int(),
})

/** `after` is `next` of the previous page; null on the last one. */
export const securityEventQuerySchema = z.object({ after: limited(36).optional() })

export const securityEventListSchema = z.object({
  items: z.array(securityEventSchema),
  next: z.string().nullable(),
})

export type Device = z.infer<typeof deviceSchema>
export type DeviceList = z.infer<typeof deviceListSchema>
export type SecurityEvent = z.infer<typeof securityEventSchema>
export type SecurityEventList = z.infer<typeof securityEventListSchema>
