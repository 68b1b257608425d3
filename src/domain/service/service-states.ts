import type { ServiceKind } from './services.ts'

/**
 * States of an ordered service. `open`: it is to be delivered. `delivered`: a form was filled in, and a correction can be requested.
 * `correcting`: a correction was requested. `done`: delivered and charged. `late`: not delivered by the promised time. `missed`: we missed
 * the consultation. `absent`: the seafarer missed it, which is charged. `cancelled`: ended by its buyer before the rest was delivered.
 */
export const SERVICE_STATES = [
  ...(['open', 'delivered', 'correcting', 'done', 'absent'] as const),
  ...(['late', 'missed', 'cancelled'] as const),
] as const
export type ServiceState = (typeof SERVICE_STATES)[number]

/** `accept`: the seafarer accepted the form, or requested no correction in time. `lapse`: the promised time is over. */
export const SERVICE_EVENTS = [
  ...(['deliver', 'ask-correction', 'accept', 'lapse', 'finish', 'miss', 'stay-away', 'cancel'] as const),
] as const
export type ServiceEvent = (typeof SERVICE_EVENTS)[number]

type Moves = Readonly<Partial<Record<ServiceState, Readonly<Partial<Record<ServiceEvent, ServiceState>>>>>>

/** The next state of each state and event, by kind. A state without moves is final. */
export const SERVICE_MOVES: Readonly<Record<ServiceKind, Moves>> = {
  form: {
    open: { deliver: 'delivered', lapse: 'late', cancel: 'cancelled' },
    delivered: { 'ask-correction': 'correcting', accept: 'done' },
    correcting: { deliver: 'done', lapse: 'late' },
  },
  consultation: {
    open: { finish: 'done', 'stay-away': 'absent', miss: 'missed', lapse: 'missed', cancel: 'cancelled' },
  },
  premium: { open: { finish: 'done', cancel: 'cancelled' } },
}

/** States in which something is to be delivered, or can be corrected. */
export const OPEN_SERVICE_STATES: readonly ServiceState[] = ['open', 'delivered', 'correcting']

/** States in which the price was charged. */
export const CHARGED_SERVICE_STATES: readonly ServiceState[] = ['done', 'absent']
