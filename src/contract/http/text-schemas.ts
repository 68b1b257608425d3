import { z } from 'zod'
import { countCharacters } from '#src/domain/text/text.ts'

/** What a form asks for. Left out or null it counts as empty: then the rule that refuses an empty text answers, with its message. */
export const asked = (text: z.ZodType<string>): z.ZodType<string, string> =>
  z.preprocess((value) => value ?? '', text) as unknown as z.ZodType<string, string>

/** A part of a body with fields that a form asks for: without it each of them is missing. */
export const askedPart = <Part extends z.ZodObject>(part: Part): Part =>
  z.preprocess((value) => value ?? {}, part) as unknown as Part

/** What people write. A rule of the server refuses more than `most` with a message of its own; what is taken is told here. */
export const typed = (most: number, text: z.ZodString = z.string()) =>
  asked(text.meta({ maxLength: most, description: `At most ${most} code points, as the text is kept.` }))

/** What programs write and what is looked up: more than `most` code points have not the shape of it. */
export const limited = (most: number, text: z.ZodString = z.string()) =>
  text.refine((value) => value.length <= most || countCharacters(value) <= most).meta({ maxLength: most })
