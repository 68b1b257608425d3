import { z } from 'zod'
import { FILE_PURPOSES, type FilePurpose } from '../files.ts'

const PURPOSES = Object.keys(FILE_PURPOSES) as [FilePurpose, ...FilePurpose[]]

export const fileInputSchema = z.object({
  purpose: z.enum(PURPOSES),
  size: z.int().min(1).max(100_000_000),
  /** SHA-256 of the whole file, in hexadecimal. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
})

export const fileParamsSchema = z.object({ id: z.uuid() })

export const pieceParamsSchema = fileParamsSchema.extend({ number: z.string().regex(/^\d{1,4}$/) })

export const purposeParamsSchema = z.object({ purpose: z.enum(PURPOSES) })

/** How far a file has come; whoever was cut off asks, and sends the other pieces. */
export const fileStateSchema = z.object({
  id: z.string(),
  purpose: z.enum(PURPOSES),
  size: z.int(),
  state: z.enum(['arriving', 'stored']),
  pieceBytes: z.int(),
  pieces: z.int(),
  /** Numbers of those that are there, from 0. */
  present: z.array(z.int()),
})

/** The key of what is shown now among the public pictures. */
export const pictureAnswerSchema = z.object({ picture: z.string().nullable() })

export type FileInput = z.output<typeof fileInputSchema>
export type FileState = z.output<typeof fileStateSchema>
