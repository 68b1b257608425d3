import { z } from 'zod'
import { matchCountSchema } from '../application/match-schemas.ts'
import { COMPANY_STATES } from '../company-check/company-check.ts'
import { voyageShape } from '../verification/voyage-schemas.ts'

const vacancyRowSchema = z.object({
  id: z.string(),
  rank: z.string(),
  vesselType: z.string(),
  vesselName: z.string().nullable(),
})

const newApplicationsSchema = vacancyRowSchema.extend({
  count: z.int(),
  /** When the oldest of them was sent. */
  since: z.int(),
  /** The most requirements that one of them met when it was sent; null if none was compared, or if there are many. */
  best: matchCountSchema.pick({ met: true, of: true }).nullable(),
  joinFrom: z.iso.date(),
  joinTo: z.iso.date(),
  port: z.object({ name: z.string(), country: z.string() }).nullable(),
})

const endingSchema = vacancyRowSchema.extend({ expiresAt: z.int(), applications: z.int(), shortlisted: z.int() })

const draftSchema = z.object({
  id: z.string(),
  rank: z.string().nullable(),
  vesselType: z.string().nullable(),
  vesselName: z.string().nullable(),
  /** `new`: never published; `change`: unpublished changes; `refused`: a moderator refused it or took it down. */
  kind: z.enum(['new', 'change', 'refused']),
  /** The member who created it; null if unknown, or if an admin created it for a member. */
  author: z.object({ email: z.string(), isSelf: z.boolean() }).nullable(),
  updatedAt: z.int(),
})

const unreadThreadSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  rank: z.string().nullable(),
  preview: z.string(),
  files: z.int(),
  sentAt: z.int(),
})

const askedVoyageSchema = z.object({ id: z.string(), name: z.string(), ...voyageShape, askedAt: z.int() })

const disputedLineSchema = z.object({
  vacancyId: z.string(),
  applicationId: z.string(),
  name: z.string(),
  line: z.string(),
  rank: z.string(),
  at: z.int(),
})

const declinedSchema = z.object({
  id: z.string(),
  /** As in the crew list; null once the card is hidden. */
  seafarer: z.object({ id: z.string(), name: z.string().nullable(), rank: z.string().nullable() }).nullable(),
  rank: z.string(),
  vesselType: z.string(),
  at: z.int(),
})

/** Feeds that could not be read, and those with a report to confirm. */
const feedSchema = z.object({ id: z.string(), name: z.string(), failure: z.string().nullable(), at: z.int() })

/** The first rows, and the number of all. */
const some = <Row extends z.ZodType>(row: Row) => z.object({ total: z.int(), items: z.array(row) })

/** What needs a company's attention, by kind. */
export const companyDeskSchema = z.object({
  company: z.object({
    name: z.string(),
    state: z.enum(COMPANY_STATES),
    licenceNumber: z.string().nullable(),
    licenceExpires: z.iso.date().nullable(),
  }),
  /** In any state, also paused or over; without drafts that were never published. */
  hasVacancies: z.boolean(),
  moderation: z.int(),
  /** Vacancies with applications that no one has read, the longest wait first. */
  applications: some(newApplicationsSchema),
  /** Conversations; `total` counts messages. */
  messages: some(unreadThreadSchema),
  voyages: some(askedVoyageSchema),
  disputes: some(disputedLineSchema),
  declined: some(declinedSchema),
  ending: some(endingSchema),
  drafts: some(draftSchema),
  feeds: some(feedSchema),
})

export type CompanyDesk = z.infer<typeof companyDeskSchema>
