import { limited } from './text-schemas.ts'

/** Of bodies that anybody may send: a field that people neither see nor reach, and that no browser fills in. */
export const trapShape = { topic: limited(400).nullish() }
