import { limited } from './text-schemas.ts'

/** Of bodies that anyone may send: a field that people neither see nor reach, and that no browser fills in. */
export const honeypotShape = { topic: limited(400).nullish() }
