import { limited } from './text-schemas.ts'

/** A hidden honeypot field in forms that anyone may send: people do not reach it and browsers do not fill it in. */
export const honeypotShape = { topic: limited(400).nullish() }
