import type { Call } from '../http/call.ts'
import type { FreeAnswer } from './availability.ts'

/** API of one-act links. Only their page imports it. */
export const createActApi = (call: Call) => ({
  getAct: (secret: string) => call('GET /server/act/{secret}', { params: { secret } }),
  answerAct: (secret: string, answer: FreeAnswer) =>
    call('POST /server/act/{secret}', { params: { secret }, body: { answer } }),
})
