import { z } from 'zod'
import { ownFormsSchema } from '../agency-form/schemas.ts'
import { feedDetailSchema } from '../feed/schemas.ts'
import { limited } from '../http/text-schemas.ts'
import { FILE_PURPOSES, type FilePurpose } from './file.ts'
import { IMAGES, type ImageKind } from './images.ts'

const PURPOSES = Object.keys(FILE_PURPOSES) as [FilePurpose, ...FilePurpose[]]
const PICTURES = Object.keys(IMAGES) as [ImageKind, ...ImageKind[]]

export const fileInputSchema = z.object({
  purpose: z.enum(PURPOSES),
  size: z.int().min(1).max(100_000_000),
  /** SHA-256 of the whole file, in hexadecimal. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
})

export const fileParamsSchema = z.object({ id: z.uuid() })

export const pieceParamsSchema = fileParamsSchema.extend({ number: z.string().regex(/^\d{1,4}$/) })

export const pictureParamsSchema = z.object({ purpose: z.enum(PICTURES) })

/** What there is to say of a whole file beside its bytes, for the purposes that ask for it. */
export const completionInputSchema = z.object({
  /** What its sender calls it. */
  name: limited(300).optional(),
  /** Id of that of which it is a newer version, such as a feed, or which it shows, such as a paper. */
  target: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,36}$/)
    .optional(),
})

/** The key of a picture, or the id of what was read out of the file; and what the next page shows of it. */
export const completionAnswerSchema = z.object({
  became: z.string(),
  feed: feedDetailSchema.optional(),
  forms: ownFormsSchema.optional(),
})

/** How far a file has come; anyone who was cut off asks, and sends the other pieces. */
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

export type CompletionInput = z.output<typeof completionInputSchema>
export type CompletionAnswer = z.output<typeof completionAnswerSchema>
export type FileInput = z.output<typeof fileInputSchema>
export type FileState = z.output<typeof fileStateSchema>
