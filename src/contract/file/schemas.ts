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

/** Further data of a file, for purposes that need it. */
export const completionInputSchema = z.object({
  /** The sender's file name. */
  name: limited(300).optional(),
  /** The id of what the file replaces, such as a feed, or shows, such as a paper. */
  target: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,36}$/)
    .optional(),
})

/** The key of a picture or the id of the result, and data for the next page. */
export const completionAnswerSchema = z.object({
  became: z.string(),
  feed: feedDetailSchema.optional(),
  forms: ownFormsSchema.optional(),
})

/** Progress of an upload: after an interruption the client asks and sends the missing pieces. */
export const fileStateSchema = z.object({
  id: z.string(),
  purpose: z.enum(PURPOSES),
  size: z.int(),
  state: z.enum(['arriving', 'stored']),
  pieceBytes: z.int(),
  pieces: z.int(),
  /** Numbers of the stored pieces, from 0. */
  present: z.array(z.int()),
})

/** The key of the current public picture. */
export const pictureAnswerSchema = z.object({ picture: z.string().nullable() })

export type CompletionInput = z.output<typeof completionInputSchema>
export type CompletionAnswer = z.output<typeof completionAnswerSchema>
export type FileInput = z.output<typeof fileInputSchema>
export type FileState = z.output<typeof fileStateSchema>
