import { z } from 'zod'

/** Contracts that were applied for and are still ahead, the first to join first; dates are plain, the last day is at the longest. */
export const appliedContractsSchema = z.object({
  items: z.array(
    z.object({
      vacancyId: z.string(),
      rank: z.string(),
      vesselType: z.string(),
      company: z.string(),
      joinFrom: z.string(),
      lastDay: z.string(),
    }),
  ),
})

export type AppliedContracts = z.output<typeof appliedContractsSchema>

/** Since when there is a calendar, UTC ms; `path` is its address, told when it is made and never again. */
export const calendarStateSchema = z.object({ createdAt: z.int().nullable(), path: z.string().nullable() })

export type CalendarState = z.output<typeof calendarStateSchema>
