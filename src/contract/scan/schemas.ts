import { z } from 'zod'

/** Scans of the own papers, page after page as they came, and the bytes of all of them. */
export const scansSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      /** The paper of the CV that it shows. */
      entryId: z.string(),
      type: z.enum(['webp', 'pdf']),
      size: z.int(),
      addedAt: z.int(),
    }),
  ),
  bytes: z.int(),
})

export type Scans = z.output<typeof scansSchema>
export type Scan = Scans['items'][number]
