import { z } from 'zod'
import { countCharacters } from '../text.ts'

/** What people write. A rule of the server refuses more than `most` with a message of its own; what is taken is told here. */
export const typed = (most: number, text: z.ZodString = z.string()) =>
  text.meta({ maxLength: most, description: `At most ${most} code points, as the text is kept.` })

/** What programs write and what is looked up: more than `most` code points have not the shape of it. */
export const limited = (most: number, text: z.ZodString = z.string()) =>
  text.refine((value) => value.length <= most || countCharacters(value) <= most).meta({ maxLength: most })
