import { z } from 'zod'

/** Of bodies that anybody may send: a field that people neither see nor reach, and that no browser fills in. */
export const trapShape = { topic: z.string().max(400).nullish() }
