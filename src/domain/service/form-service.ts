import { DAY, HOUR } from '../time.ts'
import type { ServiceState } from './service-states.ts'
import { FORM_SERVICE_TERMS } from './services.ts'

const { withinHours, correctionHours, correctionDays } = FORM_SERVICE_TERMS

/** Files that a seafarer may send for one form, such as pictures of its pages. */
export const MAX_FORM_FILES = 10

/** Returns the promised time of a form that is sent now, as UTC ms; nothing is delivered before the order begins. */
export const promiseForm = (now: number, beginsAt: number): number => Math.max(now, beginsAt) + withinHours * HOUR

/** Returns the promised time of a correction that is requested now. */
export const promiseCorrection = (now: number): number => now + correctionHours * HOUR

/** Returns until when a correction of a form that is delivered now can be requested. */
export const closeCorrections = (now: number): number => now + correctionDays * DAY

/** What may follow after a form was sent: it is delivered, corrected and delivered again, with a day to spare. */
const WORK_FOR = (withinHours + correctionHours) * HOUR + (correctionDays + 1) * DAY

/** Returns until when a form can be sent, so that the hold of its price covers the work. */
export const lastSending = (heldUntil: number): number => heldUntil - WORK_FOR

/** States in which the two sides write to each other. */
export const TALKING_STATES: readonly ServiceState[] = ['open', 'delivered', 'correcting']

type Sent = { state: ServiceState; dueAt: number | null }

/** Whether the seafarer may send a file of the form: the first one in time, further ones until the order ends. */
export const maySendForm = ({ state, dueAt }: Sent, heldUntil: number, now: number): boolean =>
  state === 'open' && dueAt === null ? now <= lastSending(heldUntil) : state === 'open' || state === 'correcting'

/** Whether a promise can still be kept. */
export const isInTime = ({ dueAt }: Pick<Sent, 'dueAt'>, now: number): boolean => dueAt !== null && now < dueAt
