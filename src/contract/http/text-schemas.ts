import { z } from 'zod'
import { countCharacters } from '#src/domain/text/text.ts'

/** A text that a form asks for. Missing or null counts as empty, so that the rule returns its message. */
export const asked = (text: z.ZodType<string>): z.ZodType<string, string> =>
  z.preprocess((value) => value ?? '', text) as unknown as z.ZodType<string, string>

/** A part of a body with required fields: without it each of them is missing. */
export const askedPart = <Part extends z.ZodObject>(part: Part): Part =>
  z.preprocess((value) => value ?? {}, part) as unknown as Part

/** Text written by people. A server rule rejects more than `most` with a message; the limit appears in the description. */
export const typed = (most: number, text: z.ZodString = z.string()) =>
  asked(text.meta({ maxLength: most, description: `At most ${most} code points, as stored.` }))

/** Text written by programs, or looked up: more than `most` code points fail validation. */
export const limited = (most: number, text: z.ZodString = z.string()) =>
  text.refine((value) => value.length <= most || countCharacters(value) <= most).meta({ maxLength: most })
